/* SPDX-License-Identifier: MIT */
/* Inversions that OpenSSL keeps to itself, put together again from what it exports. */
#ifndef ECGEN_BENCH_OPENSSL_INVERSES_H
#define ECGEN_BENCH_OPENSSL_INVERSES_H
#include <openssl/bn.h>

void bench_p256_inverse(BN_ULONG r[4], const BN_ULONG a[4]);
void bench_25519_inverse(BN_ULONG r[4], const BN_ULONG a[4]);
#endif
