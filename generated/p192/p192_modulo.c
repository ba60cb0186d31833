/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in p192_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define P192_CARRY_CHAINS
#include "p192_curve_internal.h"

void p192_modulo_bit(p192_limb *r, const p192_limb *v, const p192_limb *m, p192_limb bit)
{
    p192_limb *d = r + P192_SC_LIMBS, carry = bit, top, keep;
    p192_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < P192_SC_LIMBS; i++) {
        const p192_limb word = v[i];
        r[i] = (p192_limb)(word << 1) | carry;
        carry = word >> (P192_WORD_BITS - 1);
        borrow = p192_subw(&d[i], r[i], m[i], borrow);
    }
    keep = p192_maskw(p192_subw(&top, carry, 0, borrow));
    for (i = 0; i < P192_SC_LIMBS; i++) {
        p192_storew(&r[i], p192_selectw(keep, r[i], d[i]));
    }
}
