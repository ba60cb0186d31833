/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * X25519: RFC 7748, section 5.
 */
#include "curve25519_curve_internal.h"

/* 2^128 as an element */
static const curve25519_fe curve25519_high = { { CURVE25519_SPLIT(UINT64_C(0x0)), CURVE25519_SPLIT(UINT64_C(0x0)), CURVE25519_SPLIT(UINT64_C(0x1)), CURVE25519_SPLIT(UINT64_C(0x0)) } };

/* decodeUCoordinate: bit 255 is ignored, and what is not below p is reduced */
static void curve25519_decode_u(curve25519_fe *r, const uint8_t u[32])
{
    uint8_t half[32] = {0}; /* below 2^128 < p */
    curve25519_fe low;

    memcpy(half, u, 16);
    (void)curve25519_fe_from_bytes_le(&low, half);
    memcpy(half, u + 16, 16);
    half[15] &= 127;
    (void)curve25519_fe_from_bytes_le(r, half);
    curve25519_fe_mul(r, r, &curve25519_high);
    curve25519_fe_add(r, r, &low);
}

int curve25519_x25519(uint8_t out[32], const uint8_t secret[32], const uint8_t u[32])
{
    uint8_t scalar[32];
    curve25519_fe x;
    int status;

    curve25519_clamp(scalar, secret);
    curve25519_decode_u(&x, u);
    status = curve25519_ladder(&x, &x, scalar, 255);
    curve25519_fe_to_bytes_le(out, &x);
    curve25519_wipe(scalar, sizeof scalar);
    curve25519_wipe(&x, sizeof x);
    curve25519_wipe_stack();
    return status;
}

/* By the curve of Ed25519, where multiples of the generator have a table. */
void curve25519_x25519_base(uint8_t out[32], const uint8_t secret[32])
{
    curve25519_ed25519 point;
    curve25519_sc k;

    curve25519_clamped_scalar(&k, secret);
    curve25519_ed25519_mul_base(&point, &k);
    curve25519_ed25519_to_u(out, &point);
    curve25519_wipe(&k, sizeof k);
    curve25519_wipe(&point, sizeof point);
    curve25519_wipe_stack();
}

void curve25519_x25519_keygen(uint8_t secret[32], uint8_t public_key[32], const uint8_t seed[32])
{
    curve25519_clamp(secret, seed);
    curve25519_x25519_base(public_key, secret);
}
