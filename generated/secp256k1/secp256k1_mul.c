/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:79213faef4e23804. Do not edit; make it again. */
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

/*
 * The endomorphism (x, y) -> (beta*x, y) is multiplication by lambda (Gallant, Lambert, Vanstone 2001).
 * lambda = 0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72
 * The short vectors (0x3086d221a7d46bcde86c90e49284eb15, -0xe4437ed6010e88286f547fa90abfe4c3) and (0x114ca50f7a8e2f3f657c1108d9d44cfd8, 0x3086d221a7d46bcde86c90e49284eb15) (u, v) have u + v*lambda = 0 mod n.
 */
#define SECP256K1_HALF_BITS 129 /* of either half of a scalar */
#define SECP256K1_SHIFT 320
#if SECP256K1_WORD_BITS == 64
const secp256k1_fe secp256k1_beta = { {
    UINT64_C(0xc1396c28719501ee), UINT64_C(0x9cf0497512f58995), UINT64_C(0x6e64479eac3434e9),
    UINT64_C(0x7ae96a2b657c0710),
} };
/* in Montgomery form, so that products with plain integers are plain */
static const secp256k1_sc secp256k1_minus_lambda = { {
    UINT64_C(0xcf54734f06a3d4a3), UINT64_C(0x8e1af5392b820bee), UINT64_C(0x8c5699f9ad96826d),
    UINT64_C(0xacd7bfe87aa729c6),
} };
static const secp256k1_sc secp256k1_factor[2] = { { {
    UINT64_C(0xc50468d00ad9263c), UINT64_C(0x1b1c8205faa6ed42), UINT64_C(0x1571b4ae8ac47f71),
    UINT64_C(0x221208ac9df506c6),
} }, { {
    UINT64_C(0x0cac5e506a144696), UINT64_C(0x1e8a8dc5f3ba5939), UINT64_C(0x176cdf65ba244fce),
    UINT64_C(0xc25575eb8e173580),
} } };
/* plain */
static const secp256k1_sc secp256k1_start = { {
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
static const secp256k1_sc secp256k1_shift1[2] = { { {
    UINT64_C(0xe86c90e49284eb15), UINT64_C(0x3086d221a7d46bcd), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} }, { {
    UINT64_C(0x57c1108d9d44cfd8), UINT64_C(0x14ca50f7a8e2f3f6), UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
} } };
static const secp256k1_sc secp256k1_shift2[2] = { { {
    UINT64_C(0x507ddee3c5765c7e), UINT64_C(0xd66b5e10ae3a1813), UINT64_C(0xfffffffffffffffd),
    UINT64_C(0xffffffffffffffff),
} }, { {
    UINT64_C(0xe86c90e49284eb15), UINT64_C(0x3086d221a7d46bcd), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} } };
#define SECP256K1_ROUNDER_WORDS 3
static const secp256k1_limb secp256k1_rounder[2][SECP256K1_ROUNDER_WORDS] = {
    {
        UINT64_C(0x3daa8a1471e8ca80), UINT64_C(0xe86c90e49284eb15), UINT64_C(0x3086d221a7d46bcd),
    },
    {
        UINT64_C(0x221208ac9df506c6), UINT64_C(0x6f547fa90abfe4c4), UINT64_C(0xe4437ed6010e8828),
    },
};
#elif SECP256K1_WORD_BITS == 32
const secp256k1_fe secp256k1_beta = { {
    UINT32_C(0x719501ee), UINT32_C(0xc1396c28), UINT32_C(0x12f58995), UINT32_C(0x9cf04975), UINT32_C(0xac3434e9),
    UINT32_C(0x6e64479e), UINT32_C(0x657c0710), UINT32_C(0x7ae96a2b),
} };
/* in Montgomery form, so that products with plain integers are plain */
static const secp256k1_sc secp256k1_minus_lambda = { {
    UINT32_C(0x06a3d4a3), UINT32_C(0xcf54734f), UINT32_C(0x2b820bee), UINT32_C(0x8e1af539), UINT32_C(0xad96826d),
    UINT32_C(0x8c5699f9), UINT32_C(0x7aa729c6), UINT32_C(0xacd7bfe8),
} };
static const secp256k1_sc secp256k1_factor[2] = { { {
    UINT32_C(0x0ad9263c), UINT32_C(0xc50468d0), UINT32_C(0xfaa6ed42), UINT32_C(0x1b1c8205), UINT32_C(0x8ac47f71),
    UINT32_C(0x1571b4ae), UINT32_C(0x9df506c6), UINT32_C(0x221208ac),
} }, { {
    UINT32_C(0x6a144696), UINT32_C(0x0cac5e50), UINT32_C(0xf3ba5939), UINT32_C(0x1e8a8dc5), UINT32_C(0xba244fce),
    UINT32_C(0x176cdf65), UINT32_C(0x8e173580), UINT32_C(0xc25575eb),
} } };
/* plain */
static const secp256k1_sc secp256k1_start = { {
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
static const secp256k1_sc secp256k1_shift1[2] = { { {
    UINT32_C(0x9284eb15), UINT32_C(0xe86c90e4), UINT32_C(0xa7d46bcd), UINT32_C(0x3086d221), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} }, { {
    UINT32_C(0x9d44cfd8), UINT32_C(0x57c1108d), UINT32_C(0xa8e2f3f6), UINT32_C(0x14ca50f7), UINT32_C(0x00000001),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} } };
static const secp256k1_sc secp256k1_shift2[2] = { { {
    UINT32_C(0xc5765c7e), UINT32_C(0x507ddee3), UINT32_C(0xae3a1813), UINT32_C(0xd66b5e10), UINT32_C(0xfffffffd),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
} }, { {
    UINT32_C(0x9284eb15), UINT32_C(0xe86c90e4), UINT32_C(0xa7d46bcd), UINT32_C(0x3086d221), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} } };
#define SECP256K1_ROUNDER_WORDS 6
static const secp256k1_limb secp256k1_rounder[2][SECP256K1_ROUNDER_WORDS] = {
    {
        UINT32_C(0x71e8ca80), UINT32_C(0x3daa8a14), UINT32_C(0x9284eb15), UINT32_C(0xe86c90e4), UINT32_C(0xa7d46bcd),
        UINT32_C(0x3086d221),
    },
    {
        UINT32_C(0x9df506c6), UINT32_C(0x221208ac), UINT32_C(0x0abfe4c4), UINT32_C(0x6f547fa9), UINT32_C(0x010e8828),
        UINT32_C(0xe4437ed6),
    },
};
#endif

/* r = floor(k * rounder / 2^SHIFT) */
static void secp256k1_rounded(secp256k1_sc *r, const secp256k1_sc *k, const secp256k1_limb *rounder)
{
    secp256k1_limb product[SECP256K1_SC_LIMBS + SECP256K1_ROUNDER_WORDS] = {0}, high, low;
    secp256k1_bit carry;
    unsigned int i, j;

    for (i = 0; i < SECP256K1_ROUNDER_WORDS; i++) {
        secp256k1_limb above = 0;
        for (j = 0; j < SECP256K1_SC_LIMBS; j++) {
            low = secp256k1_mulw(&high, rounder[i], k->v[j]);
            carry = secp256k1_addw(&low, low, above, 0);
            above = (secp256k1_limb)(high + carry); /* no product fills its high word */
            carry = secp256k1_addw(&product[i + j], product[i + j], low, 0);
            above = (secp256k1_limb)(above + carry);
        }
        product[i + SECP256K1_SC_LIMBS] = above;
    }
    memset(r, 0, sizeof *r);
    for (i = SECP256K1_SHIFT / SECP256K1_WORD_BITS; i < SECP256K1_SC_LIMBS + SECP256K1_ROUNDER_WORDS; i++) {
        if (i - SECP256K1_SHIFT / SECP256K1_WORD_BITS < SECP256K1_SC_LIMBS) {
            r->v[i - SECP256K1_SHIFT / SECP256K1_WORD_BITS] = product[i];
        }
    }
    secp256k1_wipe(product, sizeof product);
}

/* k, plain and below 2^HALF_BITS in absolute value modulo n, becomes that value; all-ones where it was negative */
static uint64_t secp256k1_magnitude(secp256k1_sc *k)
{
    secp256k1_sc negative;
    secp256k1_limb above = k->v[SECP256K1_HALF_BITS / SECP256K1_WORD_BITS] >> (SECP256K1_HALF_BITS % SECP256K1_WORD_BITS);
    uint64_t is_negative;
    unsigned int i;

    for (i = SECP256K1_HALF_BITS / SECP256K1_WORD_BITS + 1; i < SECP256K1_SC_LIMBS; i++) {
        above |= k->v[i];
    }
    is_negative = secp256k1_mask64((unsigned int)((above | (0 - above)) >> (SECP256K1_WORD_BITS - 1)));
    secp256k1_sc_neg(&negative, k);
    secp256k1_sc_select(k, is_negative, &negative, k);
    secp256k1_wipe(&negative, sizeof negative);
    return is_negative;
}

void secp256k1_decompose(secp256k1_sc half[2], uint64_t negative[2], const secp256k1_sc *k)
{
    secp256k1_sc plain, c, t, zero;
    uint64_t even1, even2, d[2];
    unsigned int i;

    memset(&zero, 0, sizeof zero);
    secp256k1_sc_from_mont(&plain, k);
    half[1] = secp256k1_start;
    for (i = 0; i < 2; i++) {
        secp256k1_rounded(&c, &plain, secp256k1_rounder[i]);
        secp256k1_sc_mul(&c, &c, &secp256k1_factor[i]);
        secp256k1_sc_add(&half[1], &half[1], &c);
    }
    secp256k1_sc_mul(&half[0], &half[1], &secp256k1_minus_lambda);
    secp256k1_sc_add(&half[0], &half[0], &plain);
    for (i = 0; i < 2; i++) {
        t = half[i];
        (void)secp256k1_magnitude(&t);
        d[i] = secp256k1_mask64((unsigned int)(~t.v[0] & 1));
    }
    even1 = d[0];
    even2 = d[1];
    /* d[0]*v1 + d[1]*v2 = (even1, even2) mod 2 */
    d[0] = even1;
    d[1] = even1 ^ even2;
    for (i = 0; i < 2; i++) {
        secp256k1_sc_select(&t, d[i], &secp256k1_shift1[i], &zero);
        secp256k1_sc_sub(&half[0], &half[0], &t);
        secp256k1_sc_select(&t, d[i], &secp256k1_shift2[i], &zero);
        secp256k1_sc_sub(&half[1], &half[1], &t);
    }
    for (i = 0; i < 2; i++) {
        negative[i] = secp256k1_magnitude(&half[i]);
    }
    secp256k1_wipe(&plain, sizeof plain);
    secp256k1_wipe(&c, sizeof c);
    secp256k1_wipe(&t, sizeof t);
}

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
        (void)secp256k1_point_add_raw(&table[i], &table[i - 1], &twice);
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
        secp256k1_fe_mul(&table[1][i].x, &table[0][i].x, &secp256k1_beta);
        table[1][i].y = table[0][i].y;
        table[1][i].z = table[0][i].z;
    }
    secp256k1_lookup(&total, table[0], secp256k1_digit(v[0], SECP256K1_WINDOWS - 1), negative[0]);
    secp256k1_lookup(&addend, table[1], secp256k1_digit(v[1], SECP256K1_WINDOWS - 1), negative[1]);
    (void)secp256k1_point_add_raw(&total, &total, &addend);
    for (i = SECP256K1_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < SECP256K1_WINDOW; j++) {
            secp256k1_point_dbl(&total, &total);
        }
        for (j = 0; j < 2; j++) {
            secp256k1_lookup(&addend, table[j], secp256k1_digit(v[j], i), negative[j]);
            if (i < 1) {
                secp256k1_point_add(&total, &total, &addend);
            } else {
                (void)secp256k1_point_add_raw(&total, &total, &addend);
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
