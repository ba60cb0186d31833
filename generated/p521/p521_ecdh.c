/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "p521_curve_internal.h"

static void p521_write_public(uint8_t *public_key, const p521_sc *key)
{
    p521_point p;
    p521_affine q;

    p521_point_mul_base(&p, key);
    (void)p521_point_to_affine(&q, &p);
    p521_affine_to_bytes(public_key, &q);
    p521_wipe(&p, sizeof p); /* its z tells of the key */
}

int p521_public_key(uint8_t public_key[133], const uint8_t private_key[66])
{
    p521_sc key;

    if (p521_scalar_from_key(&key, private_key) != 0) {
        p521_clear(public_key, 1 + 2 * P521_FE_BYTES);
        return -1;
    }
    p521_write_public(public_key, &key);
    p521_wipe(&key, sizeof key);
    p521_wipe_stack();
    return 0;
}

int p521_keygen(uint8_t private_key[66], uint8_t public_key[133], const uint8_t *random, size_t length)
{
    p521_sc key;

    if (p521_scalar_from_random(&key, random, length) != 0) {
        p521_clear(private_key, P521_SC_BYTES);
        p521_clear(public_key, 1 + 2 * P521_FE_BYTES);
        return -1;
    }
    p521_sc_to_bytes(private_key, &key);
    p521_write_public(public_key, &key);
    p521_wipe(&key, sizeof key);
    p521_wipe_stack();
    return 0;
}

int p521_ecdh(uint8_t shared[66], const uint8_t private_key[66], const uint8_t *peer, size_t peer_length)
{
    p521_sc key;
    p521_point p;
    p521_affine q;
    int status = p521_affine_from_bytes(&q, peer, peer_length);

    status |= p521_scalar_from_key(&key, private_key);
    if (status == 0) {
        p521_point_from_affine(&p, &q);
        p521_point_mul(&p, &key, &p);
        (void)p521_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        p521_fe_to_bytes(shared, &q.x);
        p521_wipe(&p, sizeof p);
    } else {
        p521_clear(shared, P521_FE_BYTES);
    }
    p521_wipe(&q, sizeof q);
    p521_wipe(&key, sizeof key);
    p521_wipe_stack();
    return status;
}
