/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and additions by their digits: what the time depends on is public.
 */
#include "p192_curve_internal.h"

void p192_naf(signed char *digits, const p192_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const p192_limb *word;

    p192_clear(digits, P192_NAF_LENGTH);
    while (position < P192_NAF_LENGTH) {
        word = v + position / P192_WORD_BITS;
        shift = position % P192_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (P192_WORD_BITS - shift));
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

void p192_add_digit(p192_point *total, const p192_point *table, int digit)
{
    p192_point negative;
    const p192_point *addend;

    if (digit == 0) {
        return;
    }
    addend = &table[(digit < 0 ? -digit : digit) >> 1];
    if (digit < 0) {
        negative = *addend;
        p192_fe_neg(&negative.y, &negative.y);
        addend = &negative;
    }
    if (p192_fe_is_zero(&addend->z)) {
        return;
    }
    if (p192_fe_is_zero(&total->z)) {
        *total = *addend;
    } else if (p192_point_add_incomplete(total, total, addend)) {
        p192_point_dbl(total, addend); /* both were the same point */
    }
}

/* total = total + addend, or total - addend where negative; addend is overwritten */
static void p192_add_affine_vartime(p192_point *total, p192_affine *addend, int negative)
{
    if (negative) {
        p192_fe_neg(&addend->y, &addend->y);
    }
    if (p192_fe_is_zero(&total->z)) {
        p192_point_from_affine(total, addend);
    } else if (p192_point_add_affine_incomplete(total, total, addend)) {
        p192_point_from_affine(total, addend); /* both were the same point */
        p192_point_dbl(total, total);
    }
}

void p192_add_base_digit(p192_point *total, const p192_affine *table, int digit)
{
    p192_affine addend;

    if (digit == 0) {
        return;
    }
    addend = table[(digit < 0 ? -digit : digit) >> 1];
    p192_add_affine_vartime(total, &addend, digit < 0);
}
