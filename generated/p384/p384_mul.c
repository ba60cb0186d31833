/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 77 signed odd digits of 5 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) and a table of 16 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "p384_curve_internal.h"

#define P384_WINDOW 5
#define P384_WINDOWS 77
#define P384_ENTRIES 16
#define P384_MARK (P384_WINDOW * P384_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define P384_WORDS (P384_MARK / P384_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int p384_digit(const p384_limb *v, unsigned int index)
{
    return p384_bits(v, P384_WINDOW * index) & ((2u << P384_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void p384_odd_multiples(p384_point *table, const p384_point *p)
{
    p384_point twice;
    unsigned int i;

    table[0] = *p;
    p384_point_dbl(&twice, p);
    for (i = 1; i < P384_ENTRIES; i++) {
        (void)p384_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void p384_point_mul(p384_point *r, const p384_sc *k, const p384_point *p)
{
    p384_limb v[P384_WORDS];
    p384_point table[P384_ENTRIES], total, addend;
    const uint64_t negate = p384_scalar_odd(v, P384_WORDS, k);
    unsigned int i, j;

    v[P384_MARK / P384_WORD_BITS] |= (p384_limb)1 << (P384_MARK % P384_WORD_BITS);
    p384_odd_multiples(table, p);
    p384_lookup(&total, table, p384_digit(v, P384_WINDOWS - 1), negate);
    for (i = P384_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < P384_WINDOW; j++) {
            p384_point_dbl(&total, &total);
        }
        p384_lookup(&addend, table, p384_digit(v, i), negate);
        if (i < 1) {
            p384_point_add(&total, &total, &addend);
        } else {
            (void)p384_point_add_incomplete(&total, &total, &addend);
        }
    }
    *r = total;
    p384_wipe(v, sizeof v);
    p384_wipe(&total, sizeof total);
    p384_wipe(&addend, sizeof addend);
    p384_wipe_stack();
}

void p384_point_mul_bytes(p384_point *r, const uint8_t k[48], const p384_point *p)
{
    p384_sc scalar;

    p384_reduce_bytes(&scalar, k, P384_SC_BYTES);
    p384_point_mul(r, &scalar, p);
    p384_wipe(&scalar, sizeof scalar);
}
