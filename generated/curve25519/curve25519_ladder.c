/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * The Montgomery ladder: the same steps for every scalar of as many bits and every u.
 */
#include "curve25519_secrets.h"

#if CURVE25519_WORD_BITS == 64
static const curve25519_fe curve25519_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
#elif CURVE25519_WORD_BITS == 32
static const curve25519_fe curve25519_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
#endif

/*
 * r = u-coordinate of scalar * (a point at u): RFC 7748, section 5. The step, x1 being the difference:
 * Step of the Montgomery ladder: doubling and differential addition.
 * Source: RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m.
 * Cost: 5M + 4S + 1*a24.
 * Wrong where: Q - P = T.
 * All of it is one function; nothing is reduced below p in between.
 * Where x1 = 0, that exception, every multiple is at 0 or neutral: x2 or z2 stays 0, and so does the result.
 * a24 = 121665
 */
int curve25519_ladder(curve25519_fe *r, const curve25519_fe *u, const uint8_t *scalar, size_t bits)
{
    const curve25519_fe x1 = *u;
    curve25519_limb state[4 * CURVE25519_FE_LIMBS] = {0}; /* (1 : 0) and (u : 1) */
    curve25519_fe x, z;
    uint64_t swapped = 0, wanted;
    size_t i;

    for (i = 0; i < CURVE25519_FE_LIMBS; i++) {
        state[i] = curve25519_one.v[i];
        state[2 * CURVE25519_FE_LIMBS + i] = x1.v[i];
        state[3 * CURVE25519_FE_LIMBS + i] = curve25519_one.v[i];
    }
    for (i = bits; i-- > 0;) {
        wanted = 0 - (uint64_t)((scalar[i / 8] >> (i % 8)) & 1);
        curve25519_ladder_step(state, state, &x1, swapped ^ wanted);
        swapped = wanted;
    }
    curve25519_ladder_end(&x, &z, state, swapped);
    curve25519_fe_inv(&z, &z); /* 0 for the neutral element */
    curve25519_fe_mul(r, &x, &z);
    curve25519_wipe(state, sizeof state);
    curve25519_wipe(&x, sizeof x);
    curve25519_wipe(&z, sizeof z);
    curve25519_wipe_stack();
    return -(int)(curve25519_fe_is_zero(r) & 1);
}
