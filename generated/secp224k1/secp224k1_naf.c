/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and additions by their digits: what the time depends on is public.
 */
#include "secp224k1_curve_internal.h"

void secp224k1_naf(signed char *digits, const secp224k1_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const secp224k1_limb *word;

    secp224k1_clear(digits, SECP224K1_NAF_LENGTH);
    while (position < SECP224K1_NAF_LENGTH) {
        word = v + position / SECP224K1_WORD_BITS;
        shift = position % SECP224K1_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (SECP224K1_WORD_BITS - shift));
        }
        if ((window & 1u) == carry) {
            position++;
            continue;
        }
        window = (window & ((1u << width) - 1)) + carry;
        carry = window >> (width - 1);
        digits[position] = (signed char)((int)window - (int)(carry << width));
        position += width;
    }
}

void secp224k1_add_digit(secp224k1_point *total, const secp224k1_point *table, int digit, uint64_t negate)
{
    secp224k1_point negative;
    const secp224k1_point *addend;

    if (digit == 0) {
        return;
    }
    addend = &table[(digit < 0 ? -digit : digit) >> 1];
    if ((digit < 0) != (negate != 0)) {
        negative = *addend;
        secp224k1_fe_neg(&negative.y, &negative.y);
        addend = &negative;
    }
    if (secp224k1_fe_is_zero(&addend->z)) {
        return;
    }
    if (secp224k1_fe_is_zero(&total->z)) {
        *total = *addend;
    } else if (secp224k1_point_add_incomplete(total, total, addend)) {
        secp224k1_point_dbl(total, addend); /* both were the same point */
    }
}

/* total = total + addend, or total - addend where negative; addend is overwritten */
static void secp224k1_add_affine_vartime(secp224k1_point *total, secp224k1_affine *addend, int negative)
{
    if (negative) {
        secp224k1_fe_neg(&addend->y, &addend->y);
    }
    if (secp224k1_fe_is_zero(&total->z)) {
        secp224k1_point_from_affine(total, addend);
    } else if (secp224k1_point_add_affine_incomplete(total, total, addend)) {
        secp224k1_point_from_affine(total, addend); /* both were the same point */
        secp224k1_point_dbl(total, total);
    }
}

void secp224k1_add_base_digit(secp224k1_point *total, const secp224k1_affine *table, int digit, uint64_t negate)
{
    secp224k1_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    secp224k1_add_affine_vartime(total, &addend, (digit < 0) != (negate != 0));
}

void secp224k1_add_image_digit(secp224k1_point *total, const secp224k1_affine *table, int digit, uint64_t negate)
{
    secp224k1_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    secp224k1_fe_mul(&addend.x, &addend.x, &secp224k1_beta);
    secp224k1_add_affine_vartime(total, &addend, (digit < 0) != (negate != 0));
}
