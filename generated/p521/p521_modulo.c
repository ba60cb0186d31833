/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in p521_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define P521_CARRY_CHAINS
#include "p521_curve_internal.h"

void p521_modulo_bit(p521_limb *r, const p521_limb *v, const p521_limb *m, p521_limb bit)
{
    p521_limb *d = r + P521_SC_LIMBS, carry = bit, top, keep;
    p521_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < P521_SC_LIMBS; i++) {
        const p521_limb word = v[i];
        r[i] = (p521_limb)(word << 1) | carry;
        carry = word >> (P521_WORD_BITS - 1);
        borrow = p521_subw(&d[i], r[i], m[i], borrow);
    }
    keep = p521_maskw(p521_subw(&top, carry, 0, borrow));
    for (i = 0; i < P521_SC_LIMBS; i++) {
        p521_storew(&r[i], p521_selectw(keep, r[i], d[i]));
    }
}
