/* SPDX-License-Identifier: MIT */
/*
 * a^(p-2) modulo the prime of P-256 in Montgomery form: 255 squarings and 13 multiplications by OpenSSL's own functions,
 * in the order of ecp_nistz256_mod_inverse (crypto/ec/ecp_nistz256.c), which OpenSSL uses but does not export.
 */
#define MULTIPLY ecp_nistz256_mul_mont
#define SQUARE ecp_nistz256_sqr_mont
#include "openssl_chain.h"

void bench_p256_inverse(BN_ULONG r[4], const BN_ULONG a[4])
{
    BN_ULONG p2[4], p4[4], p8[4], p16[4], p32[4], t[4]; /* pk: exponent of k one bits */
    step(p2, a, 1, a);
    step(p4, p2, 2, p2);
    step(p8, p4, 4, p4);
    step(p16, p8, 8, p8);
    step(p32, p16, 16, p16);
    step(t, p32, 32, a);
    step(t, t, 128, p32);
    step(t, t, 32, p32);
    step(t, t, 16, p16);
    step(t, t, 8, p8);
    step(t, t, 4, p4);
    step(t, t, 2, p2);
    step(r, t, 2, a);
}
