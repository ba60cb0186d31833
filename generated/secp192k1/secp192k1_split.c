/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * A scalar as two halves, by the endomorphism (x, y) -> (beta*x, y), which is multiplication by lambda (Gallant, Lambert,
 * Vanstone 2001).
 * lambda = 0x3d84f26c12238d7b4f3d516613c1759033b1a5800175d0b1
 * The short vectors (0x71169be7330b3038edb025f1, -0xb3fb3400dec5c4adceb8655c) and (0x12511cfe811d0f4e6bc688b4d, 0x71169be7330b3038edb025f1) (u, v) have u + v*lambda = 0 mod n.
 */
#include "secp192k1_curve_internal.h"

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
static const secp192k1_limb secp192k1_rounder[2][SECP192K1_ROUNDER_WORDS] = {
    {
        UINT32_C(0x42a60a2e), UINT32_C(0xd0f885ee), UINT32_C(0xedb025f1), UINT32_C(0x330b3038), UINT32_C(0x71169be7),
    },
    {
        UINT32_C(0xf60f5441), UINT32_C(0x4c944996), UINT32_C(0xceb8655d), UINT32_C(0xdec5c4ad), UINT32_C(0xb3fb3400),
    },
};
#endif

void secp192k1_endomorphism(secp192k1_point *r, const secp192k1_point *p)
{
    secp192k1_fe_mul(&r->x, &p->x, &secp192k1_beta);
    r->y = p->y;
    r->z = p->z;
}

void secp192k1_decompose(secp192k1_sc half[2], uint64_t negative[2], const secp192k1_sc *k)
{
    secp192k1_limb product[SECP192K1_SC_LIMBS + SECP192K1_ROUNDER_WORDS];
    secp192k1_sc plain, c, t, zero;
    uint64_t even1, even2, d[2];
    unsigned int i;

    memset(&zero, 0, sizeof zero);
    secp192k1_sc_from_mont(&plain, k);
    half[1] = secp192k1_start;
    for (i = 0; i < 2; i++) {
        secp192k1_rounded(&c, product, &plain, secp192k1_rounder[i]);
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
    secp192k1_wipe(product, sizeof product);
    secp192k1_wipe(&plain, sizeof plain);
    secp192k1_wipe(&c, sizeof c);
    secp192k1_wipe(&t, sizeof t);
}
