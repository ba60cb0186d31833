/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 64 signed odd digits of 4 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) and a table of 8 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "p256_curve_internal.h"

#define P256_WINDOW 4
#define P256_WINDOWS 64
#define P256_ENTRIES 8
#define P256_MARK (P256_WINDOW * P256_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define P256_WORDS (P256_MARK / P256_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int p256_digit(const p256_limb *v, unsigned int index)
{
    return p256_bits(v, P256_WINDOW * index) & ((2u << P256_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void p256_odd_multiples(p256_point *table, const p256_point *p)
{
    p256_point twice;
    unsigned int i;

    table[0] = *p;
    p256_point_dbl(&twice, p);
    for (i = 1; i < P256_ENTRIES; i++) {
        (void)p256_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void p256_point_mul(p256_point *r, const p256_sc *k, const p256_point *p)
{
    p256_limb v[P256_WORDS];
    p256_point table[P256_ENTRIES], total, addend;
    const uint64_t negate = p256_scalar_odd(v, P256_WORDS, k);
    unsigned int i, j;

    v[P256_MARK / P256_WORD_BITS] |= (p256_limb)1 << (P256_MARK % P256_WORD_BITS);
    p256_odd_multiples(table, p);
    p256_lookup(&total, table, p256_digit(v, P256_WINDOWS - 1), negate);
    for (i = P256_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < P256_WINDOW; j++) {
            p256_point_dbl(&total, &total);
        }
        p256_lookup(&addend, table, p256_digit(v, i), negate);
        if (i < 1) {
            p256_point_add(&total, &total, &addend);
        } else {
            (void)p256_point_add_incomplete(&total, &total, &addend);
        }
    }
    *r = total;
    p256_wipe(v, sizeof v);
    p256_wipe(&total, sizeof total);
    p256_wipe(&addend, sizeof addend);
    p256_wipe_stack();
}

void p256_point_mul_bytes(p256_point *r, const uint8_t k[32], const p256_point *p)
{
    p256_sc scalar;

    p256_reduce_bytes(&scalar, k, P256_SC_BYTES);
    p256_point_mul(r, &scalar, p);
    p256_wipe(&scalar, sizeof scalar);
}
