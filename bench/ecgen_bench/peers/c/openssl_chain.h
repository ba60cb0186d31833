/* SPDX-License-Identifier: MIT */
/* One step of an addition chain. The file that includes this defines MULTIPLY and SQUARE, OpenSSL's functions on four words. */
#include "openssl_inverses.h"

void MULTIPLY(BN_ULONG r[4], const BN_ULONG a[4], const BN_ULONG b[4]);
void SQUARE(BN_ULONG r[4], const BN_ULONG a[4]);

/* r = a^(2^squarings) * b */
static void step(BN_ULONG r[4], const BN_ULONG a[4], unsigned squarings, const BN_ULONG b[4])
{
    BN_ULONG t[4];
    SQUARE(t, a);
    for (unsigned i = 1; i < squarings; i++) {
        SQUARE(t, t);
    }
    MULTIPLY(r, t, b);
}
