/* SPDX-License-Identifier: MIT */
/*
 * a^(p-2) modulo 2^255 - 19: 254 squarings and 11 multiplications by OpenSSL's own functions, in the order of
 * fe64_invert (crypto/ec/curve25519.c), which OpenSSL uses but does not export. The result is below 2^256.
 */
#define MULTIPLY x25519_fe64_mul
#define SQUARE x25519_fe64_sqr
#include "openssl_chain.h"

void bench_25519_inverse(BN_ULONG r[4], const BN_ULONG a[4])
{
    BN_ULONG e2[4], e9[4], e11[4], p5[4], p10[4], p20[4], p50[4], p100[4], t[4]; /* ek: exponent k; pk: k one bits */
    SQUARE(e2, a);
    step(e9, e2, 2, a);
    MULTIPLY(e11, e9, e2);
    step(p5, e11, 1, e9);
    step(p10, p5, 5, p5);
    step(p20, p10, 10, p10);
    step(t, p20, 20, p20);
    step(p50, t, 10, p10);
    step(p100, p50, 50, p50);
    step(t, p100, 100, p100);
    step(t, t, 50, p50);
    step(r, t, 5, e11);
}
