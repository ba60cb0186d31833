/* SPDX-License-Identifier: MIT */
/* BIGNUM operands for those of OpenSSL's functions that do not take plain words. */
#ifndef ECGEN_BENCH_OPENSSL_NUMBERS_H
#define ECGEN_BENCH_OPENSSL_NUMBERS_H
#include "harness.h"
#include <openssl/bn.h>

/* One modulus in OpenSSL's terms; `less_two` is the prime minus two, the exponent of an inversion. */
typedef struct {
    BIGNUM *prime, *less_two;
    BN_MONT_CTX *montgomery;
} bench_openssl_modulus;

extern bench_openssl_modulus bench_openssl[2];
extern BN_CTX *bench_openssl_context;
extern BIGNUM *bench_number[BENCH_ELEMENTS];

/* The arena's elements as BIGNUMs; and the first of them back. Both abort the program when memory is short. */
void bench_openssl_load(unsigned modulus, const uint64_t *arena);
void bench_openssl_store(unsigned modulus, uint64_t *arena);
#endif
