/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * One step of the reductions in secp256k1_reduce.c, in a file of its own, so that a compiler keeps it apart from their loops and it
 * can be proved by itself.
 */
#define SECP256K1_CARRY_CHAINS
#include "secp256k1_curve_internal.h"

void secp256k1_modulo_bit(secp256k1_limb *r, const secp256k1_limb *v, const secp256k1_limb *m, secp256k1_limb bit)
{
    secp256k1_limb *d = r + SECP256K1_SC_LIMBS, carry = bit, top, keep;
    secp256k1_bit borrow = 0;
    unsigned int i;

    for (i = 0; i < SECP256K1_SC_LIMBS; i++) {
        const secp256k1_limb word = v[i];
        r[i] = (secp256k1_limb)(word << 1) | carry;
        carry = word >> (SECP256K1_WORD_BITS - 1);
        borrow = secp256k1_subw(&d[i], r[i], m[i], borrow);
    }
    keep = secp256k1_maskw(secp256k1_subw(&top, carry, 0, borrow));
    for (i = 0; i < SECP256K1_SC_LIMBS; i++) {
        secp256k1_storew(&r[i], secp256k1_selectw(keep, r[i], d[i]));
    }
}
