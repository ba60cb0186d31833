/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in p224_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define P224_CARRY_CHAINS
#include "p224_curve_internal.h"

void p224_modulo_bit(p224_limb *r, const p224_limb *v, const p224_limb *m, p224_limb bit)
{
    p224_limb *d = r + P224_SC_LIMBS, carry = bit, top, keep;
    p224_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < P224_SC_LIMBS; i++) {
        const p224_limb word = v[i];
        r[i] = (p224_limb)(word << 1) | carry;
        carry = word >> (P224_WORD_BITS - 1);
        borrow = p224_subw(&d[i], r[i], m[i], borrow);
    }
    keep = p224_maskw(p224_subw(&top, carry, 0, borrow));
    for (i = 0; i < P224_SC_LIMBS; i++) {
        p224_storew(&r[i], p224_selectw(keep, r[i], d[i]));
    }
}
