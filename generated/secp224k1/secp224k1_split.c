/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * A scalar as two halves, by the endomorphism (x, y) -> (beta*x, y), which is multiplication by lambda (Gallant, Lambert,
 * Vanstone 2001).
 * lambda = 0x60dcd2104c4cbc0be6eeefc2bdd610739ec34e317f9b33046c9e4788
 * The short vectors (0x6b8cf07d4ca75c88957d9d670591, -0xb8adf1378a6eb73409fa6c9c637d) and (0x1243ae1b4d71613bc9f780a03690e, 0x6b8cf07d4ca75c88957d9d670591) (u, v) have u + v*lambda = 0 mod n.
 */
#include "secp224k1_curve_internal.h"

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
static const secp224k1_limb secp224k1_rounder[2][SECP224K1_ROUNDER_WORDS] = {
    {
        UINT32_C(0x37a42080), UINT32_C(0x9d670590), UINT32_C(0x5c88957d), UINT32_C(0xf07d4ca7), UINT32_C(0x00006b8c),
    },
    {
        UINT32_C(0xa7f49db1), UINT32_C(0x6c9c637b), UINT32_C(0xb73409fa), UINT32_C(0xf1378a6e), UINT32_C(0x0000b8ad),
    },
};
#endif

void secp224k1_endomorphism(secp224k1_point *r, const secp224k1_point *p)
{
    secp224k1_fe_mul(&r->x, &p->x, &secp224k1_beta);
    r->y = p->y;
    r->z = p->z;
}

void secp224k1_decompose(secp224k1_sc half[2], uint64_t negative[2], const secp224k1_sc *k)
{
    secp224k1_limb product[SECP224K1_SC_LIMBS + SECP224K1_ROUNDER_WORDS];
    secp224k1_sc plain, c, t, zero;
    uint64_t even1, even2, d[2];
    unsigned int i;

    memset(&zero, 0, sizeof zero);
    secp224k1_sc_from_mont(&plain, k);
    half[1] = secp224k1_start;
    for (i = 0; i < 2; i++) {
        secp224k1_rounded(&c, product, &plain, secp224k1_rounder[i]);
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
    secp224k1_wipe(product, sizeof product);
    secp224k1_wipe(&plain, sizeof plain);
    secp224k1_wipe(&c, sizeof c);
    secp224k1_wipe(&t, sizeof t);
}
