/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in p384_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define P384_CARRY_CHAINS
#include "p384_curve_internal.h"

void p384_modulo_bit(p384_limb *r, const p384_limb *v, const p384_limb *m, p384_limb bit)
{
    p384_limb *d = r + P384_SC_LIMBS, carry = bit, top, keep;
    p384_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < P384_SC_LIMBS; i++) {
        const p384_limb word = v[i];
        r[i] = (p384_limb)(word << 1) | carry;
        carry = word >> (P384_WORD_BITS - 1);
        borrow = p384_subw(&d[i], r[i], m[i], borrow);
    }
    keep = p384_maskw(p384_subw(&top, carry, 0, borrow));
    for (i = 0; i < P384_SC_LIMBS; i++) {
        p384_storew(&r[i], p384_selectw(keep, r[i], d[i]));
    }
}
