/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 48 signed odd digits of 4 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) and a table of 8 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "p192_curve_internal.h"

#define P192_WINDOW 4
#define P192_WINDOWS 48
#define P192_ENTRIES 8
#define P192_MARK (P192_WINDOW * P192_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define P192_WORDS (P192_MARK / P192_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int p192_digit(const p192_limb *v, unsigned int index)
{
    return p192_bits(v, P192_WINDOW * index) & ((2u << P192_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void p192_odd_multiples(p192_point *table, const p192_point *p)
{
    p192_point twice;
    unsigned int i;

    table[0] = *p;
    p192_point_dbl(&twice, p);
    for (i = 1; i < P192_ENTRIES; i++) {
        (void)p192_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void p192_point_mul(p192_point *r, const p192_sc *k, const p192_point *p)
{
    p192_limb v[P192_WORDS];
    p192_point table[P192_ENTRIES], total, addend;
    const uint64_t negate = p192_scalar_odd(v, P192_WORDS, k);
    unsigned int i, j;

    v[P192_MARK / P192_WORD_BITS] |= (p192_limb)1 << (P192_MARK % P192_WORD_BITS);
    p192_odd_multiples(table, p);
    p192_lookup(&total, table, p192_digit(v, P192_WINDOWS - 1), negate);
    for (i = P192_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < P192_WINDOW; j++) {
            p192_point_dbl(&total, &total);
        }
        p192_lookup(&addend, table, p192_digit(v, i), negate);
        if (i < 1) {
            p192_point_add(&total, &total, &addend);
        } else {
            (void)p192_point_add_incomplete(&total, &total, &addend);
        }
    }
    *r = total;
    p192_wipe(v, sizeof v);
    p192_wipe(&total, sizeof total);
    p192_wipe(&addend, sizeof addend);
    p192_wipe_stack();
}

void p192_point_mul_bytes(p192_point *r, const uint8_t k[24], const p192_point *p)
{
    p192_sc scalar;

    p192_reduce_bytes(&scalar, k, P192_SC_BYTES);
    p192_point_mul(r, &scalar, p);
    p192_wipe(&scalar, sizeof scalar);
}
