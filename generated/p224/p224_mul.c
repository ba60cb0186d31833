/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 56 signed odd digits of 4 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) and a table of 8 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "p224_curve_internal.h"

#define P224_WINDOW 4
#define P224_WINDOWS 56
#define P224_ENTRIES 8
#define P224_MARK (P224_WINDOW * P224_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define P224_WORDS (P224_MARK / P224_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int p224_digit(const p224_limb *v, unsigned int index)
{
    return p224_bits(v, P224_WINDOW * index) & ((2u << P224_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void p224_odd_multiples(p224_point *table, const p224_point *p)
{
    p224_point twice;
    unsigned int i;

    table[0] = *p;
    p224_point_dbl(&twice, p);
    for (i = 1; i < P224_ENTRIES; i++) {
        (void)p224_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void p224_point_mul(p224_point *r, const p224_sc *k, const p224_point *p)
{
    p224_limb v[P224_WORDS];
    p224_point table[P224_ENTRIES], total, addend;
    const uint64_t negate = p224_scalar_odd(v, P224_WORDS, k);
    unsigned int i, j;

    v[P224_MARK / P224_WORD_BITS] |= (p224_limb)1 << (P224_MARK % P224_WORD_BITS);
    p224_odd_multiples(table, p);
    p224_lookup(&total, table, p224_digit(v, P224_WINDOWS - 1), negate);
    for (i = P224_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < P224_WINDOW; j++) {
            p224_point_dbl(&total, &total);
        }
        p224_lookup(&addend, table, p224_digit(v, i), negate);
        if (i < 1) {
            p224_point_add(&total, &total, &addend);
        } else {
            (void)p224_point_add_incomplete(&total, &total, &addend);
        }
    }
    *r = total;
    p224_wipe(v, sizeof v);
    p224_wipe(&total, sizeof total);
    p224_wipe(&addend, sizeof addend);
    p224_wipe_stack();
}

void p224_point_mul_bytes(p224_point *r, const uint8_t k[28], const p224_point *p)
{
    p224_sc scalar;

    p224_reduce_bytes(&scalar, k, P224_SC_BYTES);
    p224_point_mul(r, &scalar, p);
    p224_wipe(&scalar, sizeof scalar);
}
