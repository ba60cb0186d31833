/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in secp224k1_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define SECP224K1_CARRY_CHAINS
#include "secp224k1_curve_internal.h"

void secp224k1_modulo_bit(secp224k1_limb *r, const secp224k1_limb *v, const secp224k1_limb *m, secp224k1_limb bit)
{
    secp224k1_limb *d = r + SECP224K1_SC_LIMBS, carry = bit, top, keep;
    secp224k1_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < SECP224K1_SC_LIMBS; i++) {
        const secp224k1_limb word = v[i];
        r[i] = (secp224k1_limb)(word << 1) | carry;
        carry = word >> (SECP224K1_WORD_BITS - 1);
        borrow = secp224k1_subw(&d[i], r[i], m[i], borrow);
    }
    keep = secp224k1_maskw(secp224k1_subw(&top, carry, 0, borrow));
    for (i = 0; i < SECP224K1_SC_LIMBS; i++) {
        secp224k1_storew(&r[i], secp224k1_selectw(keep, r[i], d[i]));
    }
}
