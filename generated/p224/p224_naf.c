/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and additions by their digits: what the time depends on is public.
 */
#include "p224_curve_internal.h"

void p224_naf(signed char *digits, const p224_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const p224_limb *word;

    p224_clear(digits, P224_NAF_LENGTH);
    while (position < P224_NAF_LENGTH) {
        word = v + position / P224_WORD_BITS;
        shift = position % P224_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (P224_WORD_BITS - shift));
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

void p224_add_digit(p224_point *total, const p224_point *table, int digit)
{
    p224_point negative;
    const p224_point *addend;

    if (digit == 0) {
        return;
    }
    addend = &table[(digit < 0 ? -digit : digit) >> 1];
    if (digit < 0) {
        negative = *addend;
        p224_fe_neg(&negative.y, &negative.y);
        addend = &negative;
    }
    if (p224_fe_is_zero(&addend->z)) {
        return;
    }
    if (p224_fe_is_zero(&total->z)) {
        *total = *addend;
    } else if (p224_point_add_incomplete(total, total, addend)) {
        p224_point_dbl(total, addend); /* both were the same point */
    }
}

/* total = total + addend, or total - addend where negative; addend is overwritten */
static void p224_add_affine_vartime(p224_point *total, p224_affine *addend, int negative)
{
    if (negative) {
        p224_fe_neg(&addend->y, &addend->y);
    }
    if (p224_fe_is_zero(&total->z)) {
        p224_point_from_affine(total, addend);
    } else if (p224_point_add_affine_incomplete(total, total, addend)) {
        p224_point_from_affine(total, addend); /* both were the same point */
        p224_point_dbl(total, total);
    }
}

void p224_add_base_digit(p224_point *total, const p224_affine *table, int digit)
{
    p224_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    p224_add_affine_vartime(total, &addend, digit < 0);
}
