/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in secp192k1_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define SECP192K1_CARRY_CHAINS
#include "secp192k1_curve_internal.h"

void secp192k1_modulo_bit(secp192k1_limb *r, const secp192k1_limb *v, const secp192k1_limb *m, secp192k1_limb bit)
{
    secp192k1_limb *d = r + SECP192K1_SC_LIMBS, carry = bit, top, keep;
    secp192k1_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
        const secp192k1_limb word = v[i];
        r[i] = (secp192k1_limb)(word << 1) | carry;
        carry = word >> (SECP192K1_WORD_BITS - 1);
        borrow = secp192k1_subw(&d[i], r[i], m[i], borrow);
    }
    keep = secp192k1_maskw(secp192k1_subw(&top, carry, 0, borrow));
    for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
        secp192k1_storew(&r[i], secp192k1_selectw(keep, r[i], d[i]));
    }
}
