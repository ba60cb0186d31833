/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "secp192k1_curve_internal.h"

static void secp192k1_write_public(uint8_t *public_key, const secp192k1_sc *key)
{
    secp192k1_point p;
    secp192k1_affine q;

    secp192k1_point_mul_base(&p, key);
    (void)secp192k1_point_to_affine(&q, &p);
    secp192k1_affine_to_bytes(public_key, &q);
    secp192k1_wipe(&p, sizeof p); /* its z tells of the key */
}

int secp192k1_public_key(uint8_t public_key[49], const uint8_t private_key[24])
{
    secp192k1_sc key;

    if (secp192k1_scalar_from_key(&key, private_key) != 0) {
        secp192k1_clear(public_key, 1 + 2 * SECP192K1_FE_BYTES);
        return -1;
    }
    secp192k1_write_public(public_key, &key);
    secp192k1_wipe(&key, sizeof key);
    secp192k1_wipe_stack();
    return 0;
}

int secp192k1_keygen(uint8_t private_key[24], uint8_t public_key[49], const uint8_t *random, size_t length)
{
    secp192k1_sc key;

    if (secp192k1_scalar_from_random(&key, random, length) != 0) {
        secp192k1_clear(private_key, SECP192K1_SC_BYTES);
        secp192k1_clear(public_key, 1 + 2 * SECP192K1_FE_BYTES);
        return -1;
    }
    secp192k1_sc_to_bytes(private_key, &key);
    secp192k1_write_public(public_key, &key);
    secp192k1_wipe(&key, sizeof key);
    secp192k1_wipe_stack();
    return 0;
}

int secp192k1_ecdh(uint8_t shared[24], const uint8_t private_key[24], const uint8_t *peer, size_t peer_length)
{
    secp192k1_sc key;
    secp192k1_point p;
    secp192k1_affine q;
    int status = secp192k1_affine_from_bytes(&q, peer, peer_length);

    status |= secp192k1_scalar_from_key(&key, private_key);
    if (status == 0) {
        secp192k1_point_from_affine(&p, &q);
        secp192k1_point_mul(&p, &key, &p);
        (void)secp192k1_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        secp192k1_fe_to_bytes(shared, &q.x);
        secp192k1_wipe(&p, sizeof p);
    } else {
        secp192k1_clear(shared, SECP192K1_FE_BYTES);
    }
    secp192k1_wipe(&q, sizeof q);
    secp192k1_wipe(&key, sizeof key);
    secp192k1_wipe_stack();
    return status;
}
