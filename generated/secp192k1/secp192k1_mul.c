/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:79213faef4e23804. Do not edit; make it again. */
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

/*
 * The endomorphism (x, y) -> (beta*x, y) is multiplication by lambda (Gallant, Lambert, Vanstone 2001).
 * lambda = 0x3d84f26c12238d7b4f3d516613c1759033b1a5800175d0b1
 * The short vectors (0x71169be7330b3038edb025f1, -0xb3fb3400dec5c4adceb8655c) and (0x12511cfe811d0f4e6bc688b4d, 0x71169be7330b3038edb025f1) (u, v) have u + v*lambda = 0 mod n.
 */
#define SECP192K1_HALF_BITS 97 /* of either half of a scalar */
#define SECP192K1_SHIFT 256
#if SECP192K1_WORD_BITS == 64
const secp192k1_fe secp192k1_beta = { {
    UINT64_C(0x0cb4f55b35f433c2), UINT64_C(0xd087f601554b96b8), UINT64_C(0xbb85691939b869c1),
} };
/* in Montgomery form, so that products with plain integers are plain */
static const secp192k1_sc secp192k1_minus_lambda = { {
    UINT64_C(0xb11e9acd3c7a9a58), UINT64_C(0xe1c6bc12d4721060), UINT64_C(0x8edbfc0a044fdb09),
} };
static const secp192k1_sc secp192k1_factor[2] = { { {
    UINT64_C(0x7f17aea0dd9d42c7), UINT64_C(0x4944e9af3c387d51), UINT64_C(0x4c944996f60f5441),
} }, { {
    UINT64_C(0x1c75a4688f61104a), UINT64_C(0x7aa206b47130aa1e), UINT64_C(0x2f077a11bd59f5d2),
} } };
/* plain */
static const secp192k1_sc secp192k1_start = { {
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
} };
static const secp192k1_sc secp192k1_shift1[2] = { { {
    UINT64_C(0x330b3038edb025f1), UINT64_C(0x0000000071169be7), UINT64_C(0x0000000000000000),
} }, { {
    UINT64_C(0x11d0f4e6bc688b4d), UINT64_C(0x000000012511cfe8), UINT64_C(0x0000000000000000),
} } };
static const secp192k1_sc secp192k1_shift2[2] = { { {
    UINT64_C(0x30a381bca6269831), UINT64_C(0xfffffffd72f7c816), UINT64_C(0xffffffffffffffff),
} }, { {
    UINT64_C(0x330b3038edb025f1), UINT64_C(0x0000000071169be7), UINT64_C(0x0000000000000000),
} } };
#define SECP192K1_ROUNDER_WORDS 3
static const secp192k1_limb secp192k1_rounder[2][SECP192K1_ROUNDER_WORDS] = {
    {
        UINT64_C(0xd0f885ee42a60a2e), UINT64_C(0x330b3038edb025f1), UINT64_C(0x0000000071169be7),
    },
    {
        UINT64_C(0x4c944996f60f5441), UINT64_C(0xdec5c4adceb8655d), UINT64_C(0x00000000b3fb3400),
    },
};
#elif SECP192K1_WORD_BITS == 32
const secp192k1_fe secp192k1_beta = { {
    UINT32_C(0x35f433c2), UINT32_C(0x0cb4f55b), UINT32_C(0x554b96b8), UINT32_C(0xd087f601), UINT32_C(0x39b869c1),
    UINT32_C(0xbb856919),
} };
/* in Montgomery form, so that products with plain integers are plain */
static const secp192k1_sc secp192k1_minus_lambda = { {
    UINT32_C(0x3c7a9a58), UINT32_C(0xb11e9acd), UINT32_C(0xd4721060), UINT32_C(0xe1c6bc12), UINT32_C(0x044fdb09),
    UINT32_C(0x8edbfc0a),
} };
static const secp192k1_sc secp192k1_factor[2] = { { {
    UINT32_C(0xdd9d42c7), UINT32_C(0x7f17aea0), UINT32_C(0x3c387d51), UINT32_C(0x4944e9af), UINT32_C(0xf60f5441),
    UINT32_C(0x4c944996),
} }, { {
    UINT32_C(0x8f61104a), UINT32_C(0x1c75a468), UINT32_C(0x7130aa1e), UINT32_C(0x7aa206b4), UINT32_C(0xbd59f5d2),
    UINT32_C(0x2f077a11),
} } };
/* plain */
static const secp192k1_sc secp192k1_start = { {
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} };
static const secp192k1_sc secp192k1_shift1[2] = { { {
    UINT32_C(0xedb025f1), UINT32_C(0x330b3038), UINT32_C(0x71169be7), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} }, { {
    UINT32_C(0xbc688b4d), UINT32_C(0x11d0f4e6), UINT32_C(0x2511cfe8), UINT32_C(0x00000001), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} } };
static const secp192k1_sc secp192k1_shift2[2] = { { {
    UINT32_C(0xa6269831), UINT32_C(0x30a381bc), UINT32_C(0x72f7c816), UINT32_C(0xfffffffd), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
} }, { {
    UINT32_C(0xedb025f1), UINT32_C(0x330b3038), UINT32_C(0x71169be7), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} } };
#define SECP192K1_ROUNDER_WORDS 5
static const secp192k1_limb secp192k1_rounder[2][SECP192K1_ROUNDER_WORDS] = {
    {
        UINT32_C(0x42a60a2e), UINT32_C(0xd0f885ee), UINT32_C(0xedb025f1), UINT32_C(0x330b3038), UINT32_C(0x71169be7),
    },
    {
        UINT32_C(0xf60f5441), UINT32_C(0x4c944996), UINT32_C(0xceb8655d), UINT32_C(0xdec5c4ad), UINT32_C(0xb3fb3400),
    },
};
#endif

/* r = floor(k * rounder / 2^SHIFT) */
static void secp192k1_rounded(secp192k1_sc *r, const secp192k1_sc *k, const secp192k1_limb *rounder)
{
    secp192k1_limb product[SECP192K1_SC_LIMBS + SECP192K1_ROUNDER_WORDS] = {0}, high, low;
    secp192k1_bit carry;
    unsigned int i, j;

    for (i = 0; i < SECP192K1_ROUNDER_WORDS; i++) {
        secp192k1_limb above = 0;
        for (j = 0; j < SECP192K1_SC_LIMBS; j++) {
            low = secp192k1_mulw(&high, rounder[i], k->v[j]);
            carry = secp192k1_addw(&low, low, above, 0);
            above = (secp192k1_limb)(high + carry); /* no product fills its high word */
            carry = secp192k1_addw(&product[i + j], product[i + j], low, 0);
            above = (secp192k1_limb)(above + carry);
        }
        product[i + SECP192K1_SC_LIMBS] = above;
    }
    memset(r, 0, sizeof *r);
    for (i = SECP192K1_SHIFT / SECP192K1_WORD_BITS; i < SECP192K1_SC_LIMBS + SECP192K1_ROUNDER_WORDS; i++) {
        if (i - SECP192K1_SHIFT / SECP192K1_WORD_BITS < SECP192K1_SC_LIMBS) {
            r->v[i - SECP192K1_SHIFT / SECP192K1_WORD_BITS] = product[i];
        }
    }
    secp192k1_wipe(product, sizeof product);
}

/* k, plain and below 2^HALF_BITS in absolute value modulo n, becomes that value; all-ones where it was negative */
static uint64_t secp192k1_magnitude(secp192k1_sc *k)
{
    secp192k1_sc negative;
    secp192k1_limb above = k->v[SECP192K1_HALF_BITS / SECP192K1_WORD_BITS] >> (SECP192K1_HALF_BITS % SECP192K1_WORD_BITS);
    uint64_t is_negative;
    unsigned int i;

    for (i = SECP192K1_HALF_BITS / SECP192K1_WORD_BITS + 1; i < SECP192K1_SC_LIMBS; i++) {
        above |= k->v[i];
    }
    is_negative = secp192k1_mask64((unsigned int)((above | (0 - above)) >> (SECP192K1_WORD_BITS - 1)));
    secp192k1_sc_neg(&negative, k);
    secp192k1_sc_select(k, is_negative, &negative, k);
    secp192k1_wipe(&negative, sizeof negative);
    return is_negative;
}

void secp192k1_decompose(secp192k1_sc half[2], uint64_t negative[2], const secp192k1_sc *k)
{
    secp192k1_sc plain, c, t, zero;
    uint64_t even1, even2, d[2];
    unsigned int i;

    memset(&zero, 0, sizeof zero);
    secp192k1_sc_from_mont(&plain, k);
    half[1] = secp192k1_start;
    for (i = 0; i < 2; i++) {
        secp192k1_rounded(&c, &plain, secp192k1_rounder[i]);
        secp192k1_sc_mul(&c, &c, &secp192k1_factor[i]);
        secp192k1_sc_add(&half[1], &half[1], &c);
    }
    secp192k1_sc_mul(&half[0], &half[1], &secp192k1_minus_lambda);
    secp192k1_sc_add(&half[0], &half[0], &plain);
    for (i = 0; i < 2; i++) {
        t = half[i];
        (void)secp192k1_magnitude(&t);
        d[i] = secp192k1_mask64((unsigned int)(~t.v[0] & 1));
    }
    even1 = d[0];
    even2 = d[1];
    /* d[0]*v1 + d[1]*v2 = (even1, even2) mod 2 */
    d[0] = even1 ^ even2;
    d[1] = even2;
    for (i = 0; i < 2; i++) {
        secp192k1_sc_select(&t, d[i], &secp192k1_shift1[i], &zero);
        secp192k1_sc_sub(&half[0], &half[0], &t);
        secp192k1_sc_select(&t, d[i], &secp192k1_shift2[i], &zero);
        secp192k1_sc_sub(&half[1], &half[1], &t);
    }
    for (i = 0; i < 2; i++) {
        negative[i] = secp192k1_magnitude(&half[i]);
    }
    secp192k1_wipe(&plain, sizeof plain);
    secp192k1_wipe(&c, sizeof c);
    secp192k1_wipe(&t, sizeof t);
}

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
        (void)secp192k1_point_add_raw(&table[i], &table[i - 1], &twice);
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
        secp192k1_fe_mul(&table[1][i].x, &table[0][i].x, &secp192k1_beta);
        table[1][i].y = table[0][i].y;
        table[1][i].z = table[0][i].z;
    }
    secp192k1_lookup(&total, table[0], secp192k1_digit(v[0], SECP192K1_WINDOWS - 1), negative[0]);
    secp192k1_lookup(&addend, table[1], secp192k1_digit(v[1], SECP192K1_WINDOWS - 1), negative[1]);
    (void)secp192k1_point_add_raw(&total, &total, &addend);
    for (i = SECP192K1_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < SECP192K1_WINDOW; j++) {
            secp192k1_point_dbl(&total, &total);
        }
        for (j = 0; j < 2; j++) {
            secp192k1_lookup(&addend, table[j], secp192k1_digit(v[j], i), negative[j]);
            if (i < 1) {
                secp192k1_point_add(&total, &total, &addend);
            } else {
                (void)secp192k1_point_add_raw(&total, &total, &addend);
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
