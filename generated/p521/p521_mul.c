/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 105 signed odd digits of 5 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) and a table of 16 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "p521_curve_internal.h"

#define P521_WINDOW 5
#define P521_WINDOWS 105
#define P521_ENTRIES 16
#define P521_MARK (P521_WINDOW * P521_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define P521_WORDS (P521_MARK / P521_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int p521_digit(const p521_limb *v, unsigned int index)
{
    return p521_bits(v, P521_WINDOW * index) & ((2u << P521_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void p521_odd_multiples(p521_point *table, const p521_point *p)
{
    p521_point twice;
    unsigned int i;

    table[0] = *p;
    p521_point_dbl(&twice, p);
    for (i = 1; i < P521_ENTRIES; i++) {
        (void)p521_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void p521_point_mul(p521_point *r, const p521_sc *k, const p521_point *p)
{
    p521_limb v[P521_WORDS];
    p521_point table[P521_ENTRIES], total, addend;
    const uint64_t negate = p521_scalar_odd(v, P521_WORDS, k);
    unsigned int i, j;

    v[P521_MARK / P521_WORD_BITS] |= (p521_limb)1 << (P521_MARK % P521_WORD_BITS);
    p521_odd_multiples(table, p);
    p521_lookup(&total, table, p521_digit(v, P521_WINDOWS - 1), negate);
    for (i = P521_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < P521_WINDOW; j++) {
            p521_point_dbl(&total, &total);
        }
        p521_lookup(&addend, table, p521_digit(v, i), negate);
        (void)p521_point_add_incomplete(&total, &total, &addend);
    }
    *r = total;
    p521_wipe(v, sizeof v);
    p521_wipe(&total, sizeof total);
    p521_wipe(&addend, sizeof addend);
    p521_wipe_stack();
}

void p521_point_mul_bytes(p521_point *r, const uint8_t k[66], const p521_point *p)
{
    p521_sc scalar;

    p521_reduce_bytes(&scalar, k, P521_SC_BYTES);
    p521_point_mul(r, &scalar, p);
    p521_wipe(&scalar, sizeof scalar);
}
