/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "p224_curve_internal.h"

static void p224_write_public(uint8_t *public_key, const p224_sc *key)
{
    p224_point p;
    p224_affine q;

    p224_point_mul_base(&p, key);
    (void)p224_point_to_affine(&q, &p);
    p224_affine_to_bytes(public_key, &q);
    p224_wipe(&p, sizeof p); /* its z tells of the key */
}

int p224_public_key(uint8_t public_key[57], const uint8_t private_key[28])
{
    p224_sc key;

    if (p224_scalar_from_key(&key, private_key) != 0) {
        p224_clear(public_key, 1 + 2 * P224_FE_BYTES);
        return -1;
    }
    p224_write_public(public_key, &key);
    p224_wipe(&key, sizeof key);
    p224_wipe_stack();
    return 0;
}

int p224_keygen(uint8_t private_key[28], uint8_t public_key[57], const uint8_t *random, size_t length)
{
    p224_sc key;

    if (p224_scalar_from_random(&key, random, length) != 0) {
        p224_clear(private_key, P224_SC_BYTES);
        p224_clear(public_key, 1 + 2 * P224_FE_BYTES);
        return -1;
    }
    p224_sc_to_bytes(private_key, &key);
    p224_write_public(public_key, &key);
    p224_wipe(&key, sizeof key);
    p224_wipe_stack();
    return 0;
}

int p224_ecdh(uint8_t shared[28], const uint8_t private_key[28], const uint8_t *peer, size_t peer_length)
{
    p224_sc key;
    p224_point p;
    p224_affine q;
    int status = p224_affine_from_bytes(&q, peer, peer_length);

    status |= p224_scalar_from_key(&key, private_key);
    if (status == 0) {
        p224_point_from_affine(&p, &q);
        p224_point_mul(&p, &key, &p);
        (void)p224_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        p224_fe_to_bytes(shared, &q.x);
        p224_wipe(&p, sizeof p);
    } else {
        p224_clear(shared, P224_FE_BYTES);
    }
    p224_wipe(&q, sizeof q);
    p224_wipe(&key, sizeof key);
    p224_wipe_stack();
    return status;
}
