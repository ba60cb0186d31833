/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 26 signed odd digits of 5 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) for each half of the scalar and a table of 16 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "secp256k1_curve_internal.h"

#define SECP256K1_WINDOW 5
#define SECP256K1_WINDOWS 26
#define SECP256K1_ENTRIES 16
#define SECP256K1_MARK (SECP256K1_WINDOW * SECP256K1_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define SECP256K1_WORDS (SECP256K1_MARK / SECP256K1_WORD_BITS + 2)

/* The bits of v that digit `index` depends on. */
static unsigned int secp256k1_digit(const secp256k1_limb *v, unsigned int index)
{
    return secp256k1_bits(v, SECP256K1_WINDOW * index) & ((2u << SECP256K1_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void secp256k1_odd_multiples(secp256k1_point *table, const secp256k1_point *p)
{
    secp256k1_point twice;
    unsigned int i;

    table[0] = *p;
    secp256k1_point_dbl(&twice, p);
    for (i = 1; i < SECP256K1_ENTRIES; i++) {
        (void)secp256k1_point_add_incomplete(&table[i], &table[i - 1], &twice);
    }
}

void secp256k1_point_mul(secp256k1_point *r, const secp256k1_sc *k, const secp256k1_point *p)
{
    secp256k1_sc half[2];
    uint64_t negative[2];
    secp256k1_limb v[2][SECP256K1_WORDS] = { {0}, {0} };
    secp256k1_point table[2][SECP256K1_ENTRIES], total, addend;
    unsigned int i, j;

    secp256k1_decompose(half, negative, k);
    for (j = 0; j < 2; j++) {
        for (i = 0; i < SECP256K1_SC_LIMBS && i < SECP256K1_WORDS; i++) {
            v[j][i] = half[j].v[i];
        }
        v[j][SECP256K1_MARK / SECP256K1_WORD_BITS] |= (secp256k1_limb)1 << (SECP256K1_MARK % SECP256K1_WORD_BITS);
    }
    secp256k1_odd_multiples(table[0], p);
    for (i = 0; i < SECP256K1_ENTRIES; i++) {
        secp256k1_endomorphism(&table[1][i], &table[0][i]);
    }
    secp256k1_lookup(&total, table[0], secp256k1_digit(v[0], SECP256K1_WINDOWS - 1), negative[0]);
    secp256k1_lookup(&addend, table[1], secp256k1_digit(v[1], SECP256K1_WINDOWS - 1), negative[1]);
    (void)secp256k1_point_add_incomplete(&total, &total, &addend);
    for (i = SECP256K1_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < SECP256K1_WINDOW; j++) {
            secp256k1_point_dbl(&total, &total);
        }
        for (j = 0; j < 2; j++) {
            secp256k1_lookup(&addend, table[j], secp256k1_digit(v[j], i), negative[j]);
            if (i < 1) {
                secp256k1_point_add(&total, &total, &addend);
            } else {
                (void)secp256k1_point_add_incomplete(&total, &total, &addend);
            }
        }
    }
    *r = total;
    secp256k1_wipe(half, sizeof half);
    secp256k1_wipe(v, sizeof v);
    secp256k1_wipe(negative, sizeof negative);
    secp256k1_wipe(&total, sizeof total);
    secp256k1_wipe(&addend, sizeof addend);
    secp256k1_wipe_stack();
}

void secp256k1_point_mul_bytes(secp256k1_point *r, const uint8_t k[32], const secp256k1_point *p)
{
    secp256k1_sc scalar;

    secp256k1_reduce_bytes(&scalar, k, SECP256K1_SC_BYTES);
    secp256k1_point_mul(r, &scalar, p);
    secp256k1_wipe(&scalar, sizeof scalar);
}
