/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * The steps on words of secp224k1_split.c, in a file of their own, so that a compiler keeps them apart and each can be proved by
 * itself.
 */
#define SECP224K1_CARRY_CHAINS
#include "secp224k1_curve_internal.h"

void secp224k1_rounded(secp224k1_sc *r, secp224k1_limb *product, const secp224k1_sc *k, const secp224k1_limb *rounder)
{
    secp224k1_limb high, low, above;
    secp224k1_bit carry;
    unsigned int i, j;

    for (j = 0; j < SECP224K1_SC_LIMBS; j++) {
        product[j] = 0;
    }
    for (i = 0; i < SECP224K1_ROUNDER_WORDS; i++) {
        above = 0;
        for (j = 0; j < SECP224K1_SC_LIMBS; j++) {
            low = secp224k1_mulw(&high, rounder[i], k->v[j]);
            carry = secp224k1_addw(&low, low, above, 0);
            above = (secp224k1_limb)(high + carry); /* no product fills its high word */
            carry = secp224k1_addw(&product[i + j], product[i + j], low, 0);
            above = (secp224k1_limb)(above + carry);
        }
        product[i + SECP224K1_SC_LIMBS] = above;
    }
    for (i = 0, j = SECP224K1_SPLIT_SHIFT / SECP224K1_WORD_BITS; i < SECP224K1_SC_LIMBS; i++, j++) {
        r->v[i] = j < SECP224K1_SC_LIMBS + SECP224K1_ROUNDER_WORDS ? product[j] : 0;
    }
}

uint64_t secp224k1_magnitude(secp224k1_sc *k)
{
    /* the words of 2^HALF_BITS - 1 - k; those below are of ones less something. Hidden, so that no compiler compares instead. */
    unsigned int i = SECP224K1_HALF_BITS / SECP224K1_WORD_BITS;
    secp224k1_limb left = secp224k1_hidew(((secp224k1_limb)1 << (SECP224K1_HALF_BITS % SECP224K1_WORD_BITS)) - 1);
    secp224k1_bit borrow = secp224k1_subw(&left, left, k->v[i], 0);
    secp224k1_sc negative;
    uint64_t is_negative;

    while (++i < SECP224K1_SC_LIMBS) {
        borrow = secp224k1_subw(&left, 0, k->v[i], borrow);
    }
    is_negative = secp224k1_mask64(borrow);
    secp224k1_sc_neg(&negative, k);
    secp224k1_sc_select(k, is_negative, &negative, k);
    secp224k1_wipe(&negative, sizeof negative);
    return is_negative;
}
