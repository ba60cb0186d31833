/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "p384_curve_internal.h"

static void p384_write_public(uint8_t *public_key, const p384_sc *key)
{
    p384_point p;
    p384_affine q;

    p384_point_mul_base(&p, key);
    (void)p384_point_to_affine(&q, &p);
    p384_affine_to_bytes(public_key, &q);
    p384_wipe(&p, sizeof p); /* its z tells of the key */
}

int p384_public_key(uint8_t public_key[97], const uint8_t private_key[48])
{
    p384_sc key;

    if (p384_scalar_from_key(&key, private_key) != 0) {
        p384_clear(public_key, 1 + 2 * P384_FE_BYTES);
        return -1;
    }
    p384_write_public(public_key, &key);
    p384_wipe(&key, sizeof key);
    p384_wipe_stack();
    return 0;
}

int p384_keygen(uint8_t private_key[48], uint8_t public_key[97], const uint8_t *random, size_t length)
{
    p384_sc key;

    if (p384_scalar_from_random(&key, random, length) != 0) {
        p384_clear(private_key, P384_SC_BYTES);
        p384_clear(public_key, 1 + 2 * P384_FE_BYTES);
        return -1;
    }
    p384_sc_to_bytes(private_key, &key);
    p384_write_public(public_key, &key);
    p384_wipe(&key, sizeof key);
    p384_wipe_stack();
    return 0;
}

int p384_ecdh(uint8_t shared[48], const uint8_t private_key[48], const uint8_t *peer, size_t peer_length)
{
    p384_sc key;
    p384_point p;
    p384_affine q;
    int status = p384_affine_from_bytes(&q, peer, peer_length);

    status |= p384_scalar_from_key(&key, private_key);
    if (status == 0) {
        p384_point_from_affine(&p, &q);
        p384_point_mul(&p, &key, &p);
        (void)p384_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        p384_fe_to_bytes(shared, &q.x);
        p384_wipe(&p, sizeof p);
    } else {
        p384_clear(shared, P384_FE_BYTES);
    }
    p384_wipe(&q, sizeof q);
    p384_wipe(&key, sizeof key);
    p384_wipe_stack();
    return status;
}
