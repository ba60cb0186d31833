/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * A scalar as two halves, by the endomorphism (x, y) -> (beta*x, y), which is multiplication by lambda (Gallant, Lambert,
 * Vanstone 2001).
 * lambda = 0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72
 * The short vectors (0x3086d221a7d46bcde86c90e49284eb15, -0xe4437ed6010e88286f547fa90abfe4c3) and (0x114ca50f7a8e2f3f657c1108d9d44cfd8, 0x3086d221a7d46bcde86c90e49284eb15) (u, v) have u + v*lambda = 0 mod n.
 */
#include "secp256k1_curve_internal.h"

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

void secp256k1_endomorphism(secp256k1_point *r, const secp256k1_point *p)
{
    secp256k1_fe_mul(&r->x, &p->x, &secp256k1_beta);
    r->y = p->y;
    r->z = p->z;
}

void secp256k1_decompose(secp256k1_sc half[2], uint64_t negative[2], const secp256k1_sc *k)
{
    secp256k1_limb product[SECP256K1_SC_LIMBS + SECP256K1_ROUNDER_WORDS];
    secp256k1_sc plain, c, t, zero;
    uint64_t even1, even2, d[2];
    unsigned int i;

    memset(&zero, 0, sizeof zero);
    secp256k1_sc_from_mont(&plain, k);
    half[1] = secp256k1_start;
    for (i = 0; i < 2; i++) {
        secp256k1_rounded(&c, product, &plain, secp256k1_rounder[i]);
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
    secp256k1_wipe(product, sizeof product);
    secp256k1_wipe(&plain, sizeof plain);
    secp256k1_wipe(&c, sizeof c);
    secp256k1_wipe(&t, sizeof t);
}
