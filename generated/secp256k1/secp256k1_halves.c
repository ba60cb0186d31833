/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * The steps on words of secp256k1_split.c, in a file of their own, so that a compiler keeps them apart and each can be proved by
 * itself.
 */
#define SECP256K1_CARRY_CHAINS
#include "secp256k1_curve_internal.h"

void secp256k1_rounded(secp256k1_sc *r, secp256k1_limb *product, const secp256k1_sc *k, const secp256k1_limb *rounder)
{
    secp256k1_limb high, low, above;
    secp256k1_bit carry;
    unsigned int i, j;

    for (j = 0; j < SECP256K1_SC_LIMBS; j++) {
        product[j] = 0;
    }
    for (i = 0; i < SECP256K1_ROUNDER_WORDS; i++) {
        above = 0;
        for (j = 0; j < SECP256K1_SC_LIMBS; j++) {
            low = secp256k1_mulw(&high, rounder[i], k->v[j]);
            carry = secp256k1_addw(&low, low, above, 0);
            above = (secp256k1_limb)(high + carry); /* no product fills its high word */
            carry = secp256k1_addw(&product[i + j], product[i + j], low, 0);
            above = (secp256k1_limb)(above + carry);
        }
        product[i + SECP256K1_SC_LIMBS] = above;
    }
    for (i = 0, j = SECP256K1_SPLIT_SHIFT / SECP256K1_WORD_BITS; i < SECP256K1_SC_LIMBS; i++, j++) {
        r->v[i] = j < SECP256K1_SC_LIMBS + SECP256K1_ROUNDER_WORDS ? product[j] : 0;
    }
}

uint64_t secp256k1_magnitude(secp256k1_sc *k)
{
    /* the words of 2^HALF_BITS - 1 - k; those below are of ones less something. Hidden, so that no compiler compares instead. */
    unsigned int i = SECP256K1_HALF_BITS / SECP256K1_WORD_BITS;
    secp256k1_limb left = secp256k1_hidew(((secp256k1_limb)1 << (SECP256K1_HALF_BITS % SECP256K1_WORD_BITS)) - 1);
    secp256k1_bit borrow = secp256k1_subw(&left, left, k->v[i], 0);
    secp256k1_sc negative;
    uint64_t is_negative;

    while (++i < SECP256K1_SC_LIMBS) {
        borrow = secp256k1_subw(&left, 0, k->v[i], borrow);
    }
    is_negative = secp256k1_mask64(borrow);
    secp256k1_sc_neg(&negative, k);
    secp256k1_sc_select(k, is_negative, &negative, k);
    secp256k1_wipe(&negative, sizeof negative);
    return is_negative;
}
