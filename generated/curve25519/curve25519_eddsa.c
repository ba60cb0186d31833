/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Ed25519 (RFC 8032, 5.1) and XEdDSA (T. Perrin, "The XEdDSA and VXEdDSA Signature Schemes", Signal 2016).
 */
#include "curve25519_curve_internal.h"
#include "curve25519_sha2.h"

/* 2^248 as an element */
static const curve25519_sc curve25519_chunk = { { CURVE25519_SPLIT(UINT64_C(0xe2edf685ab128969)), CURVE25519_SPLIT(UINT64_C(0x680392762298a31d)), CURVE25519_SPLIT(UINT64_C(0x3dceec73d217f5be)), CURVE25519_SPLIT(UINT64_C(0x01b399411b7c309a)) } };

/* r = r * 2^248 + b, for at most 31 bytes b */
static void curve25519_append(curve25519_sc *r, const uint8_t *b, size_t length)
{
    uint8_t bytes[32] = {0};
    curve25519_sc next;

    memcpy(bytes, b, length);
    (void)curve25519_sc_from_bytes_le(&next, bytes); /* below 2^248 < n */
    curve25519_sc_mul(r, r, &curve25519_chunk);
    curve25519_sc_add(r, r, &next);
    curve25519_wipe(bytes, sizeof bytes);
    curve25519_wipe(&next, sizeof next);
}

void curve25519_ed25519_reduce_bytes(curve25519_sc *r, const uint8_t b[64])
{
    const curve25519_sc zero = { {0} };

    *r = zero;
    curve25519_append(r, b + 62, 2);
    curve25519_append(r, b + 31, 31);
    curve25519_append(r, b, 31);
}

void curve25519_clamp(uint8_t out[32], const uint8_t secret[32])
{
    memmove(out, secret, 32);
    out[0] &= 248;
    out[31] = (uint8_t)((out[31] & 127) | 64);
}

void curve25519_clamped_scalar(curve25519_sc *r, const uint8_t secret[32])
{
    uint8_t bytes[64] = {0};

    curve25519_clamp(bytes, secret);
    curve25519_ed25519_reduce_bytes(r, bytes);
    curve25519_wipe(bytes, sizeof bytes);
}

/* h = SHA-512(a, b, message) modulo n, for 32 bytes each of a and b */
static void curve25519_challenge(curve25519_sc *h, const uint8_t *a, const uint8_t *b, const uint8_t *message, size_t length)
{
    curve25519_sha2 hash;
    uint8_t digest[64];

    curve25519_sha2_begin(&hash, 64);
    curve25519_sha2_add(&hash, a, 32);
    curve25519_sha2_add(&hash, b, 32);
    curve25519_sha2_add(&hash, message, length);
    curve25519_sha2_end(&hash, digest);
    curve25519_ed25519_reduce_bytes(h, digest);
}

/* The end of both signatures: (R, s) with R = r*B and s = r + h*a; wipes r and a. */
static void curve25519_sign_with(uint8_t signature[64], curve25519_sc *r, curve25519_sc *a, const uint8_t public_key[32],
                                   const uint8_t *message, size_t length)
{
    curve25519_ed25519 nonce;
    curve25519_sc h;

    curve25519_ed25519_mul_base(&nonce, r);
    curve25519_ed25519_encode(signature, &nonce);
    curve25519_challenge(&h, signature, public_key, message, length);
    curve25519_sc_mul(&h, &h, a);
    curve25519_sc_add(&h, &h, r);
    curve25519_sc_to_bytes_le(signature + 32, &h);
    curve25519_wipe(r, sizeof *r);
    curve25519_wipe(a, sizeof *a);
    curve25519_wipe(&nonce, sizeof nonce);
}

/* Whether R = s*B - h*A as byte strings, s < n, for the point A that `public_key` encodes. */
static int curve25519_verify_with(const uint8_t signature[64], const curve25519_ed25519 *a, const uint8_t public_key[32],
                                    const uint8_t *message, size_t length)
{
    curve25519_ed25519 point;
    curve25519_sc s, h;
    uint8_t expected[32];

    if (curve25519_sc_from_bytes_le(&s, signature + 32) != 0) {
        return -1;
    }
    curve25519_challenge(&h, signature, public_key, message, length);
    curve25519_ed25519_neg(&point, a);
    curve25519_ed25519_mul_double_vartime(&point, &h, &point, &s);
    curve25519_ed25519_encode(expected, &point);
    return curve25519_ed25519_differ(expected, signature, 32) == 0 ? 0 : -1;
}

/* a and the prefix of a secret, and its public key */
static void curve25519_expand(curve25519_sc *a, uint8_t prefix[32], uint8_t public_key[32], const uint8_t secret[32])
{
    curve25519_sha2 hash;
    curve25519_ed25519 point;
    uint8_t digest[64];

    curve25519_sha2_begin(&hash, 64);
    curve25519_sha2_add(&hash, secret, 32);
    curve25519_sha2_end(&hash, digest);
    curve25519_clamped_scalar(a, digest);
    memcpy(prefix, digest + 32, 32);
    curve25519_ed25519_mul_base(&point, a);
    curve25519_ed25519_encode(public_key, &point);
    curve25519_wipe(digest, sizeof digest);
    curve25519_wipe(&point, sizeof point);
}

void curve25519_ed25519_public_key(uint8_t public_key[32], const uint8_t secret[32])
{
    uint8_t prefix[32];
    curve25519_sc a;

    curve25519_expand(&a, prefix, public_key, secret);
    curve25519_wipe(&a, sizeof a);
    curve25519_wipe(prefix, sizeof prefix);
    curve25519_wipe_stack();
}

void curve25519_ed25519_sign(uint8_t signature[64], const uint8_t secret[32], const uint8_t *message, size_t length)
{
    curve25519_sha2 hash;
    uint8_t prefix[32], public_key[32], digest[64];
    curve25519_sc a, r;

    curve25519_expand(&a, prefix, public_key, secret);
    curve25519_sha2_begin(&hash, 64);
    curve25519_sha2_add(&hash, prefix, 32);
    curve25519_sha2_add(&hash, message, length);
    curve25519_sha2_end(&hash, digest);
    curve25519_ed25519_reduce_bytes(&r, digest);
    curve25519_sign_with(signature, &r, &a, public_key, message, length);
    curve25519_wipe(prefix, sizeof prefix);
    curve25519_wipe(digest, sizeof digest);
    curve25519_wipe_stack();
}

int curve25519_ed25519_verify(const uint8_t signature[64], const uint8_t public_key[32], const uint8_t *message, size_t length)
{
    curve25519_ed25519 a;

    if (curve25519_ed25519_decode(&a, public_key) != 0) {
        return -1;
    }
    return curve25519_verify_with(signature, &a, public_key, message, length);
}

void curve25519_xeddsa_sign(uint8_t signature[64], const uint8_t secret[32], const uint8_t *message, size_t length,
                              const uint8_t seed[64])
{
    curve25519_sha2 hash;
    curve25519_ed25519 point;
    uint8_t bytes[64], public_key[32];
    curve25519_sc a, r;

    curve25519_clamped_scalar(&a, secret); /* calculate_key_pair: the public key with a sign of 0 */
    curve25519_ed25519_mul_base(&point, &a);
    curve25519_ed25519_encode(public_key, &point);
    curve25519_sc_neg(&r, &a);
    curve25519_sc_select(&a, 0 - (uint64_t)(public_key[31] >> 7), &r, &a);
    public_key[31] &= 127;

    curve25519_sha2_begin(&hash, 64); /* hash_1: 2^256 - 2 first */
    memset(bytes, 0xff, 32);
    bytes[0] = 0xfe;
    curve25519_sha2_add(&hash, bytes, 32);
    curve25519_sc_to_bytes_le(bytes, &a);
    curve25519_sha2_add(&hash, bytes, 32);
    curve25519_sha2_add(&hash, message, length);
    curve25519_sha2_add(&hash, seed, 64);
    curve25519_sha2_end(&hash, bytes);
    curve25519_ed25519_reduce_bytes(&r, bytes);
    curve25519_sign_with(signature, &r, &a, public_key, message, length);
    curve25519_wipe(bytes, sizeof bytes);
    curve25519_wipe(&point, sizeof point);
    curve25519_wipe_stack();
}

int curve25519_xeddsa_verify(const uint8_t signature[64], const uint8_t u[32], const uint8_t *message, size_t length)
{
    curve25519_fe y, sum;
    curve25519_ed25519 a;
    uint8_t public_key[32];

    if (curve25519_fe_from_bytes_le(&y, u) != 0) {
        return -1;
    }
    curve25519_fe_add(&sum, &y, &curve25519_ed25519_one); /* convert_mont: y = (u - 1)/(u + 1), with a sign of 0 */
    curve25519_fe_sub(&y, &y, &curve25519_ed25519_one);
    curve25519_fe_inv(&sum, &sum);
    curve25519_fe_mul(&y, &y, &sum);
    curve25519_fe_to_bytes_le(public_key, &y);
    if (curve25519_ed25519_decode(&a, public_key) != 0) {
        return -1;
    }
    return curve25519_verify_with(signature, &a, public_key, message, length);
}
