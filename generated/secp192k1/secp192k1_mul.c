/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 25 signed odd digits of 4 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) for each half of the scalar and a table of 8 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "secp192k1_curve_internal.h"

#define SECP192K1_WINDOW 4
#define SECP192K1_WINDOWS 25
#define SECP192K1_ENTRIES 8
#define SECP192K1_MARK (SECP192K1_WINDOW * SECP192K1_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define SECP192K1_WORDS (SECP192K1_MARK / SECP192K1_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int secp192k1_digit(const secp192k1_limb *v, unsigned int index)
{
    return secp192k1_bits(v, SECP192K1_WINDOW * index) & ((2u << SECP192K1_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void secp192k1_odd_multiples(secp192k1_point *table, const secp192k1_point *p)
{
    secp192k1_point twice;
    unsigned int i;

    table[0] = *p;
    secp192k1_point_dbl(&twice, p);
    for (i = 1; i < SECP192K1_ENTRIES; i++) {
        (void)secp192k1_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void secp192k1_point_mul(secp192k1_point *r, const secp192k1_sc *k, const secp192k1_point *p)
{
    secp192k1_sc half[2];
    uint64_t negative[2];
    secp192k1_limb v[2][SECP192K1_WORDS] = { {0}, {0} };
    secp192k1_point table[2][SECP192K1_ENTRIES], total, addend;
    unsigned int i, j;

    secp192k1_decompose(half, negative, k);
    for (j = 0; j < 2; j++) {
        for (i = 0; i < SECP192K1_SC_LIMBS && i < SECP192K1_WORDS; i++) {
            v[j][i] = half[j].v[i];
        }
        v[j][SECP192K1_MARK / SECP192K1_WORD_BITS] |= (secp192k1_limb)1 << (SECP192K1_MARK % SECP192K1_WORD_BITS);
    }
    secp192k1_odd_multiples(table[0], p);
    for (i = 0; i < SECP192K1_ENTRIES; i++) {
        secp192k1_endomorphism(&table[1][i], &table[0][i]);
    }
    secp192k1_lookup(&total, table[0], secp192k1_digit(v[0], SECP192K1_WINDOWS - 1), negative[0]);
    secp192k1_lookup(&addend, table[1], secp192k1_digit(v[1], SECP192K1_WINDOWS - 1), negative[1]);
    (void)secp192k1_point_add_incomplete(&total, &total, &addend);
    for (i = SECP192K1_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < SECP192K1_WINDOW; j++) {
            secp192k1_point_dbl(&total, &total);
        }
        for (j = 0; j < 2; j++) {
            secp192k1_lookup(&addend, table[j], secp192k1_digit(v[j], i), negative[j]);
            if (i < 1) {
                secp192k1_point_add(&total, &total, &addend);
            } else {
                (void)secp192k1_point_add_incomplete(&total, &total, &addend);
            }
        }
    }
    *r = total;
    secp192k1_wipe(half, sizeof half);
    secp192k1_wipe(v, sizeof v);
    secp192k1_wipe(negative, sizeof negative);
    secp192k1_wipe(&total, sizeof total);
    secp192k1_wipe(&addend, sizeof addend);
    secp192k1_wipe_stack();
}

void secp192k1_point_mul_bytes(secp192k1_point *r, const uint8_t k[24], const secp192k1_point *p)
{
    secp192k1_sc scalar;

    secp192k1_reduce_bytes(&scalar, k, SECP192K1_SC_BYTES);
    secp192k1_point_mul(r, &scalar, p);
    secp192k1_wipe(&scalar, sizeof scalar);
}
