/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and additions by their digits: what the time depends on is public.
 */
#include "p256_curve_internal.h"

void p256_naf(signed char *digits, const p256_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const p256_limb *word;

    p256_clear(digits, P256_NAF_LENGTH);
    while (position < P256_NAF_LENGTH) {
        word = v + position / P256_WORD_BITS;
        shift = position % P256_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (P256_WORD_BITS - shift));
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

void p256_add_digit(p256_point *total, const p256_point *table, int digit)
{
    p256_point negative;
    const p256_point *addend;

    if (digit == 0) {
        return;
    }
    addend = &table[(digit < 0 ? -digit : digit) >> 1];
    if (digit < 0) {
        negative = *addend;
        p256_fe_neg(&negative.y, &negative.y);
        addend = &negative;
    }
    if (p256_fe_is_zero(&addend->z)) {
        return;
    }
    if (p256_fe_is_zero(&total->z)) {
        *total = *addend;
    } else if (p256_point_add_incomplete(total, total, addend)) {
        p256_point_dbl(total, addend); /* both were the same point */
    }
}

/* total = total + addend, or total - addend where negative; addend is overwritten */
static void p256_add_affine_vartime(p256_point *total, p256_affine *addend, int negative)
{
    if (negative) {
        p256_fe_neg(&addend->y, &addend->y);
    }
    if (p256_fe_is_zero(&total->z)) {
        p256_point_from_affine(total, addend);
    } else if (p256_point_add_affine_incomplete(total, total, addend)) {
        p256_point_from_affine(total, addend); /* both were the same point */
        p256_point_dbl(total, total);
    }
}

void p256_add_base_digit(p256_point *total, const p256_affine *table, int digit)
{
    p256_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    p256_add_affine_vartime(total, &addend, digit < 0);
}
