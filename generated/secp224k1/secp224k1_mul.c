/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:79213faef4e23804. Do not edit; make it again. */
/*
 * Scalar multiplication of any point.
 *
 * 29 signed odd digits of 4 bits (Okeya, Takagi 2003; Joye, Tunstall 2009) for each half of the scalar and a table of 8 odd multiples, all of
 * which every lookup reads. Which additions can meet p + p, p - p or a neutral element is known beforehand; those, and only
 * those, are made by the addition that is right for all points.
 */
#include "secp224k1_curve_internal.h"

#define SECP224K1_WINDOW 4
#define SECP224K1_WINDOWS 29
#define SECP224K1_ENTRIES 8
#define SECP224K1_MARK (SECP224K1_WINDOW * SECP224K1_WINDOWS) /* the bit above all digits, set to make the top one positive */
#define SECP224K1_WORDS (SECP224K1_MARK / SECP224K1_WORD_BITS + 2)

/*
 * The endomorphism (x, y) -> (beta*x, y) is multiplication by lambda (Gallant, Lambert, Vanstone 2001).
 * lambda = 0x60dcd2104c4cbc0be6eeefc2bdd610739ec34e317f9b33046c9e4788
 * The short vectors (0x6b8cf07d4ca75c88957d9d670591, -0xb8adf1378a6eb73409fa6c9c637d) and (0x1243ae1b4d71613bc9f780a03690e, 0x6b8cf07d4ca75c88957d9d670591) (u, v) have u + v*lambda = 0 mod n.
 */
#define SECP224K1_HALF_BITS 113 /* of either half of a scalar */
#define SECP224K1_SHIFT 256
#if SECP224K1_WORD_BITS == 64
const secp224k1_fe secp224k1_beta = { {
    UINT64_C(0x49c37cf5b84d6768), UINT64_C(0x1d552a850b3f58b7), UINT64_C(0x5b4e83761908c513),
    UINT64_C(0x00000000fe0e8700),
} };
/* in Montgomery form, so that products with plain integers are plain */
static const secp224k1_sc secp224k1_minus_lambda = { {
    UINT64_C(0x4a88374f745e7108), UINT64_C(0xdc632e19cd05b476), UINT64_C(0x7bae4021a50e5d28),
    UINT64_C(0x00000000319b23e7),
} };
static const secp224k1_sc secp224k1_factor[2] = { { {
    UINT64_C(0xf708a843c1a52b30), UINT64_C(0x39785d7a9400ab55), UINT64_C(0x7c33c48b50dd9834),
    UINT64_C(0x00000000e9b10bc5),
} }, { {
    UINT64_C(0x334ecc7acff38d77), UINT64_C(0xec6ea0d7a0d54e00), UINT64_C(0x91a95d2b5eadab7b),
    UINT64_C(0x00000000d841552b),
} } };
/* plain */
static const secp224k1_sc secp224k1_start = { {
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
static const secp224k1_sc secp224k1_shift1[2] = { { {
    UINT64_C(0x5c88957d9d670591), UINT64_C(0x00006b8cf07d4ca7), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} }, { {
    UINT64_C(0x13bc9f780a03690e), UINT64_C(0x0001243ae1b4d716), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} } };
static const secp224k1_sc secp224k1_shift2[2] = { { {
    UINT64_C(0x13bc9f770a034e7a), UINT64_C(0x0001243ae1b4d716), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000100000000),
} }, { {
    UINT64_C(0x5c88957d9d670591), UINT64_C(0x00006b8cf07d4ca7), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} } };
#define SECP224K1_ROUNDER_WORDS 3
static const secp224k1_limb secp224k1_rounder[2][SECP224K1_ROUNDER_WORDS] = {
    {
        UINT64_C(0x9d67059037a42080), UINT64_C(0xf07d4ca75c88957d), UINT64_C(0x0000000000006b8c),
    },
    {
        UINT64_C(0x6c9c637ba7f49db1), UINT64_C(0xf1378a6eb73409fa), UINT64_C(0x000000000000b8ad),
    },
};
#elif SECP224K1_WORD_BITS == 32
const secp224k1_fe secp224k1_beta = { {
    UINT32_C(0xb84d6768), UINT32_C(0x49c37cf5), UINT32_C(0x0b3f58b7), UINT32_C(0x1d552a85), UINT32_C(0x1908c513),
    UINT32_C(0x5b4e8376), UINT32_C(0xfe0e8700),
} };
/* in Montgomery form, so that products with plain integers are plain */
static const secp224k1_sc secp224k1_minus_lambda = { {
    UINT32_C(0x745e7108), UINT32_C(0x4a88374f), UINT32_C(0xcd05b476), UINT32_C(0xdc632e19), UINT32_C(0xa50e5d28),
    UINT32_C(0x7bae4021), UINT32_C(0x319b23e7), UINT32_C(0x00000000),
} };
static const secp224k1_sc secp224k1_factor[2] = { { {
    UINT32_C(0xc1a52b30), UINT32_C(0xf708a843), UINT32_C(0x9400ab55), UINT32_C(0x39785d7a), UINT32_C(0x50dd9834),
    UINT32_C(0x7c33c48b), UINT32_C(0xe9b10bc5), UINT32_C(0x00000000),
} }, { {
    UINT32_C(0xcff38d77), UINT32_C(0x334ecc7a), UINT32_C(0xa0d54e00), UINT32_C(0xec6ea0d7), UINT32_C(0x5eadab7b),
    UINT32_C(0x91a95d2b), UINT32_C(0xd841552b), UINT32_C(0x00000000),
} } };
/* plain */
static const secp224k1_sc secp224k1_start = { {
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
static const secp224k1_sc secp224k1_shift1[2] = { { {
    UINT32_C(0x9d670591), UINT32_C(0x5c88957d), UINT32_C(0xf07d4ca7), UINT32_C(0x00006b8c), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} }, { {
    UINT32_C(0x0a03690e), UINT32_C(0x13bc9f78), UINT32_C(0xe1b4d716), UINT32_C(0x0001243a), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} } };
static const secp224k1_sc secp224k1_shift2[2] = { { {
    UINT32_C(0x0a034e7a), UINT32_C(0x13bc9f77), UINT32_C(0xe1b4d716), UINT32_C(0x0001243a), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000001),
} }, { {
    UINT32_C(0x9d670591), UINT32_C(0x5c88957d), UINT32_C(0xf07d4ca7), UINT32_C(0x00006b8c), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} } };
#define SECP224K1_ROUNDER_WORDS 5
static const secp224k1_limb secp224k1_rounder[2][SECP224K1_ROUNDER_WORDS] = {
    {
        UINT32_C(0x37a42080), UINT32_C(0x9d670590), UINT32_C(0x5c88957d), UINT32_C(0xf07d4ca7), UINT32_C(0x00006b8c),
    },
    {
        UINT32_C(0xa7f49db1), UINT32_C(0x6c9c637b), UINT32_C(0xb73409fa), UINT32_C(0xf1378a6e), UINT32_C(0x0000b8ad),
    },
};
#endif

/* r = floor(k * rounder / 2^SHIFT) */
static void secp224k1_rounded(secp224k1_sc *r, const secp224k1_sc *k, const secp224k1_limb *rounder)
{
    secp224k1_limb product[SECP224K1_SC_LIMBS + SECP224K1_ROUNDER_WORDS] = {0}, high, low;
    secp224k1_bit carry;
    unsigned int i, j;

    for (i = 0; i < SECP224K1_ROUNDER_WORDS; i++) {
        secp224k1_limb above = 0;
        for (j = 0; j < SECP224K1_SC_LIMBS; j++) {
            low = secp224k1_mulw(&high, rounder[i], k->v[j]);
            carry = secp224k1_addw(&low, low, above, 0);
            above = (secp224k1_limb)(high + carry); /* no product fills its high word */
            carry = secp224k1_addw(&product[i + j], product[i + j], low, 0);
            above = (secp224k1_limb)(above + carry);
        }
        product[i + SECP224K1_SC_LIMBS] = above;
    }
    memset(r, 0, sizeof *r);
    for (i = SECP224K1_SHIFT / SECP224K1_WORD_BITS; i < SECP224K1_SC_LIMBS + SECP224K1_ROUNDER_WORDS; i++) {
        if (i - SECP224K1_SHIFT / SECP224K1_WORD_BITS < SECP224K1_SC_LIMBS) {
            r->v[i - SECP224K1_SHIFT / SECP224K1_WORD_BITS] = product[i];
        }
    }
    secp224k1_wipe(product, sizeof product);
}

/* k, plain and below 2^HALF_BITS in absolute value modulo n, becomes that value; all-ones where it was negative */
static uint64_t secp224k1_magnitude(secp224k1_sc *k)
{
    secp224k1_sc negative;
    secp224k1_limb above = k->v[SECP224K1_HALF_BITS / SECP224K1_WORD_BITS] >> (SECP224K1_HALF_BITS % SECP224K1_WORD_BITS);
    uint64_t is_negative;
    unsigned int i;

    for (i = SECP224K1_HALF_BITS / SECP224K1_WORD_BITS + 1; i < SECP224K1_SC_LIMBS; i++) {
        above |= k->v[i];
    }
    is_negative = secp224k1_mask64((unsigned int)((above | (0 - above)) >> (SECP224K1_WORD_BITS - 1)));
    secp224k1_sc_neg(&negative, k);
    secp224k1_sc_select(k, is_negative, &negative, k);
    secp224k1_wipe(&negative, sizeof negative);
    return is_negative;
}

void secp224k1_decompose(secp224k1_sc half[2], uint64_t negative[2], const secp224k1_sc *k)
{
    secp224k1_sc plain, c, t, zero;
    uint64_t even1, even2, d[2];
    unsigned int i;

    memset(&zero, 0, sizeof zero);
    secp224k1_sc_from_mont(&plain, k);
    half[1] = secp224k1_start;
    for (i = 0; i < 2; i++) {
        secp224k1_rounded(&c, &plain, secp224k1_rounder[i]);
        secp224k1_sc_mul(&c, &c, &secp224k1_factor[i]);
        secp224k1_sc_add(&half[1], &half[1], &c);
    }
    secp224k1_sc_mul(&half[0], &half[1], &secp224k1_minus_lambda);
    secp224k1_sc_add(&half[0], &half[0], &plain);
    for (i = 0; i < 2; i++) {
        t = half[i];
        (void)secp224k1_magnitude(&t);
        d[i] = secp224k1_mask64((unsigned int)(~t.v[0] & 1));
    }
    even1 = d[0];
    even2 = d[1];
    /* d[0]*v1 + d[1]*v2 = (even1, even2) mod 2 */
    d[0] = even1;
    d[1] = even1 ^ even2;
    for (i = 0; i < 2; i++) {
        secp224k1_sc_select(&t, d[i], &secp224k1_shift1[i], &zero);
        secp224k1_sc_sub(&half[0], &half[0], &t);
        secp224k1_sc_select(&t, d[i], &secp224k1_shift2[i], &zero);
        secp224k1_sc_sub(&half[1], &half[1], &t);
    }
    for (i = 0; i < 2; i++) {
        negative[i] = secp224k1_magnitude(&half[i]);
    }
    secp224k1_wipe(&plain, sizeof plain);
    secp224k1_wipe(&c, sizeof c);
    secp224k1_wipe(&t, sizeof t);
}

/* The bits of v that digit `index` depends on. */
static unsigned int secp224k1_digit(const secp224k1_limb *v, unsigned int index)
{
    return secp224k1_bits(v, SECP224K1_WINDOW * index) & ((2u << SECP224K1_WINDOW) - 1);
}

/* table[i] = (2*i + 1)*p */
static void secp224k1_odd_multiples(secp224k1_point *table, const secp224k1_point *p)
{
    secp224k1_point twice;
    unsigned int i;

    table[0] = *p;
    secp224k1_point_dbl(&twice, p);
    for (i = 1; i < SECP224K1_ENTRIES; i++) {
        (void)secp224k1_point_add_raw(&table[i], &table[i - 1], &twice);
    }
}

void secp224k1_point_mul(secp224k1_point *r, const secp224k1_sc *k, const secp224k1_point *p)
{
    secp224k1_sc half[2];
    uint64_t negative[2];
    secp224k1_limb v[2][SECP224K1_WORDS] = { {0}, {0} };
    secp224k1_point table[2][SECP224K1_ENTRIES], total, addend;
    unsigned int i, j;

    secp224k1_decompose(half, negative, k);
    for (j = 0; j < 2; j++) {
        for (i = 0; i < SECP224K1_SC_LIMBS && i < SECP224K1_WORDS; i++) {
            v[j][i] = half[j].v[i];
        }
        v[j][SECP224K1_MARK / SECP224K1_WORD_BITS] |= (secp224k1_limb)1 << (SECP224K1_MARK % SECP224K1_WORD_BITS);
    }
    secp224k1_odd_multiples(table[0], p);
    for (i = 0; i < SECP224K1_ENTRIES; i++) {
        secp224k1_fe_mul(&table[1][i].x, &table[0][i].x, &secp224k1_beta);
        table[1][i].y = table[0][i].y;
        table[1][i].z = table[0][i].z;
    }
    secp224k1_lookup(&total, table[0], secp224k1_digit(v[0], SECP224K1_WINDOWS - 1), negative[0]);
    secp224k1_lookup(&addend, table[1], secp224k1_digit(v[1], SECP224K1_WINDOWS - 1), negative[1]);
    (void)secp224k1_point_add_raw(&total, &total, &addend);
    for (i = SECP224K1_WINDOWS - 1; i-- > 0;) {
        for (j = 0; j < SECP224K1_WINDOW; j++) {
            secp224k1_point_dbl(&total, &total);
        }
        for (j = 0; j < 2; j++) {
            secp224k1_lookup(&addend, table[j], secp224k1_digit(v[j], i), negative[j]);
            if (i < 1) {
                secp224k1_point_add(&total, &total, &addend);
            } else {
                (void)secp224k1_point_add_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    secp224k1_wipe(half, sizeof half);
    secp224k1_wipe(v, sizeof v);
    secp224k1_wipe(negative, sizeof negative);
    secp224k1_wipe(&total, sizeof total);
    secp224k1_wipe(&addend, sizeof addend);
    secp224k1_wipe_stack();
}

void secp224k1_point_mul_bytes(secp224k1_point *r, const uint8_t k[29], const secp224k1_point *p)
{
    secp224k1_sc scalar;

    secp224k1_reduce_bytes(&scalar, k, SECP224K1_SC_BYTES);
    secp224k1_point_mul(r, &scalar, p);
    secp224k1_wipe(&scalar, sizeof scalar);
}
