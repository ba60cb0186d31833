/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "p256_curve_internal.h"

static void p256_write_public(uint8_t *public_key, const p256_sc *key)
{
    p256_point p;
    p256_affine q;

    p256_point_mul_base(&p, key);
    (void)p256_point_to_affine(&q, &p);
    p256_affine_to_bytes(public_key, &q);
    p256_wipe(&p, sizeof p); /* its z tells of the key */
}

int p256_public_key(uint8_t public_key[65], const uint8_t private_key[32])
{
    p256_sc key;

    if (p256_scalar_from_key(&key, private_key) != 0) {
        p256_clear(public_key, 1 + 2 * P256_FE_BYTES);
        return -1;
    }
    p256_write_public(public_key, &key);
    p256_wipe(&key, sizeof key);
    p256_wipe_stack();
    return 0;
}

int p256_keygen(uint8_t private_key[32], uint8_t public_key[65], const uint8_t *random, size_t length)
{
    p256_sc key;

    if (p256_scalar_from_random(&key, random, length) != 0) {
        p256_clear(private_key, P256_SC_BYTES);
        p256_clear(public_key, 1 + 2 * P256_FE_BYTES);
        return -1;
    }
    p256_sc_to_bytes(private_key, &key);
    p256_write_public(public_key, &key);
    p256_wipe(&key, sizeof key);
    p256_wipe_stack();
    return 0;
}

int p256_ecdh(uint8_t shared[32], const uint8_t private_key[32], const uint8_t *peer, size_t peer_length)
{
    p256_sc key;
    p256_point p;
    p256_affine q;
    int status = p256_affine_from_bytes(&q, peer, peer_length);

    status |= p256_scalar_from_key(&key, private_key);
    if (status == 0) {
        p256_point_from_affine(&p, &q);
        p256_point_mul(&p, &key, &p);
        (void)p256_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        p256_fe_to_bytes(shared, &q.x);
        p256_wipe(&p, sizeof p);
    } else {
        p256_clear(shared, P256_FE_BYTES);
    }
    p256_wipe(&q, sizeof q);
    p256_wipe(&key, sizeof key);
    p256_wipe_stack();
    return status;
}
