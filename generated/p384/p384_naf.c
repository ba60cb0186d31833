/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and additions by their digits: what the time depends on is public.
 */
#include "p384_curve_internal.h"

void p384_naf(signed char *digits, const p384_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const p384_limb *word;

    p384_clear(digits, P384_NAF_LENGTH);
    while (position < P384_NAF_LENGTH) {
        word = v + position / P384_WORD_BITS;
        shift = position % P384_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (P384_WORD_BITS - shift));
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

void p384_add_digit(p384_point *total, const p384_point *table, int digit)
{
    p384_point negative;
    const p384_point *addend;

    if (digit == 0) {
        return;
    }
    addend = &table[(digit < 0 ? -digit : digit) >> 1];
    if (digit < 0) {
        negative = *addend;
        p384_fe_neg(&negative.y, &negative.y);
        addend = &negative;
    }
    if (p384_fe_is_zero(&addend->z)) {
        return;
    }
    if (p384_fe_is_zero(&total->z)) {
        *total = *addend;
    } else if (p384_point_add_incomplete(total, total, addend)) {
        p384_point_dbl(total, addend); /* both were the same point */
    }
}

/* total = total + addend, or total - addend where negative; addend is overwritten */
static void p384_add_affine_vartime(p384_point *total, p384_affine *addend, int negative)
{
    if (negative) {
        p384_fe_neg(&addend->y, &addend->y);
    }
    if (p384_fe_is_zero(&total->z)) {
        p384_point_from_affine(total, addend);
    } else if (p384_point_add_affine_incomplete(total, total, addend)) {
        p384_point_from_affine(total, addend); /* both were the same point */
        p384_point_dbl(total, total);
    }
}

void p384_add_base_digit(p384_point *total, const p384_affine *table, int digit)
{
    p384_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    p384_add_affine_vartime(total, &addend, digit < 0);
}
