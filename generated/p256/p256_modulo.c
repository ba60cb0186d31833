/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in p256_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define P256_CARRY_CHAINS
#include "p256_curve_internal.h"

void p256_modulo_bit(p256_limb *r, const p256_limb *v, const p256_limb *m, p256_limb bit)
{
    p256_limb *d = r + P256_SC_LIMBS, carry = bit, top, keep;
    p256_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < P256_SC_LIMBS; i++) {
        const p256_limb word = v[i];
        r[i] = (p256_limb)(word << 1) | carry;
        carry = word >> (P256_WORD_BITS - 1);
        borrow = p256_subw(&d[i], r[i], m[i], borrow);
    }
    keep = p256_maskw(p256_subw(&top, carry, 0, borrow));
    for (i = 0; i < P256_SC_LIMBS; i++) {
        p256_storew(&r[i], p256_selectw(keep, r[i], d[i]));
    }
}
