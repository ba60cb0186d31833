/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Non-adjacent forms (Solinas 2000), and iterations of a multiplication by their digits: what the time depends on is public.
 */
#include "curve25519_curve_internal.h"

void curve25519_ed25519_naf(signed char *digits, const curve25519_limb *v, unsigned int width)
{
    unsigned int position = 0, carry = 0, window, shift;
    const curve25519_limb *word;

    curve25519_clear(digits, CURVE25519_NAF_LENGTH);
    while (position < CURVE25519_NAF_LENGTH) {
        word = v + position / CURVE25519_WORD_BITS;
        shift = position % CURVE25519_WORD_BITS;
        window = (unsigned int)(word[0] >> shift);
        if (shift != 0) {
            window |= (unsigned int)(word[1] << (CURVE25519_WORD_BITS - shift));
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

void curve25519_ed25519_iteration(curve25519_ed25519 *sum, const curve25519_ed25519_cached *table, int digit, const curve25519_ed25519_niels *base, int base_digit, int last)
{
    curve25519_ed25519_cached minus;
    curve25519_ed25519_niels base_minus;

    if (digit == 0 && base_digit == 0 && !last) {
        curve25519_ed25519_dbl_projective(sum, sum);
        return;
    }
    curve25519_ed25519_dbl(sum, sum);
    if (digit > 0) {
        curve25519_ed25519_add_cached(sum, sum, &table[digit >> 1]);
    } else if (digit < 0) {
        table += -digit >> 1;
        minus.m = table->p;
        minus.p = table->m;
        minus.z = table->z;
        curve25519_fe_neg(&minus.t, &table->t);
        curve25519_ed25519_add_cached(sum, sum, &minus);
    }
    if (base_digit > 0) {
        curve25519_ed25519_add_niels(sum, sum, &base[base_digit >> 1]);
    } else if (base_digit < 0) {
        base += -base_digit >> 1;
        base_minus.m = base->p;
        base_minus.p = base->m;
        curve25519_fe_neg(&base_minus.t, &base->t);
        curve25519_ed25519_add_niels(sum, sum, &base_minus);
    }
}
