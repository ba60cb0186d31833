/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and additions by their digits: what the time depends on is public.
 */
#include "p521_curve_internal.h"

void p521_naf(signed char *digits, const p521_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const p521_limb *word;

    p521_clear(digits, P521_NAF_LENGTH);
    while (position < P521_NAF_LENGTH) {
        word = v + position / P521_WORD_BITS;
        shift = position % P521_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (P521_WORD_BITS - shift));
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

void p521_add_digit(p521_point *total, const p521_point *table, int digit)
{
    p521_point negative;
    const p521_point *addend;

    if (digit == 0) {
        return;
    }
    addend = &table[(digit < 0 ? -digit : digit) >> 1];
    if (digit < 0) {
        negative = *addend;
        p521_fe_neg(&negative.y, &negative.y);
        addend = &negative;
    }
    if (p521_fe_is_zero(&addend->z)) {
        return;
    }
    if (p521_fe_is_zero(&total->z)) {
        *total = *addend;
    } else if (p521_point_add_incomplete(total, total, addend)) {
        p521_point_dbl(total, addend); /* both were the same point */
    }
}

/* total = total + addend, or total - addend where negative; addend is overwritten */
static void p521_add_affine_vartime(p521_point *total, p521_affine *addend, int negative)
{
    if (negative) {
        p521_fe_neg(&addend->y, &addend->y);
    }
    if (p521_fe_is_zero(&total->z)) {
        p521_point_from_affine(total, addend);
    } else if (p521_point_add_affine_incomplete(total, total, addend)) {
        p521_point_from_affine(total, addend); /* both were the same point */
        p521_point_dbl(total, total);
    }
}

void p521_add_base_digit(p521_point *total, const p521_affine *table, int digit)
{
    p521_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    p521_add_affine_vartime(total, &addend, digit < 0);
}
