/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "secp256k1_curve_internal.h"

static void secp256k1_write_public(uint8_t *public_key, const secp256k1_sc *key)
{
    secp256k1_point p;
    secp256k1_affine q;

    secp256k1_point_mul_base(&p, key);
    (void)secp256k1_point_to_affine(&q, &p);
    secp256k1_affine_to_bytes(public_key, &q);
    secp256k1_wipe(&p, sizeof p); /* its z tells of the key */
}

int secp256k1_public_key(uint8_t public_key[65], const uint8_t private_key[32])
{
    secp256k1_sc key;

    if (secp256k1_scalar_from_key(&key, private_key) != 0) {
        secp256k1_clear(public_key, 1 + 2 * SECP256K1_FE_BYTES);
        return -1;
    }
    secp256k1_write_public(public_key, &key);
    secp256k1_wipe(&key, sizeof key);
    secp256k1_wipe_stack();
    return 0;
}

int secp256k1_keygen(uint8_t private_key[32], uint8_t public_key[65], const uint8_t *random, size_t length)
{
    secp256k1_sc key;

    if (secp256k1_scalar_from_random(&key, random, length) != 0) {
        secp256k1_clear(private_key, SECP256K1_SC_BYTES);
        secp256k1_clear(public_key, 1 + 2 * SECP256K1_FE_BYTES);
        return -1;
    }
    secp256k1_sc_to_bytes(private_key, &key);
    secp256k1_write_public(public_key, &key);
    secp256k1_wipe(&key, sizeof key);
    secp256k1_wipe_stack();
    return 0;
}

int secp256k1_ecdh(uint8_t shared[32], const uint8_t private_key[32], const uint8_t *peer, size_t peer_length)
{
    secp256k1_sc key;
    secp256k1_point p;
    secp256k1_affine q;
    int status = secp256k1_affine_from_bytes(&q, peer, peer_length);

    status |= secp256k1_scalar_from_key(&key, private_key);
    if (status == 0) {
        secp256k1_point_from_affine(&p, &q);
        secp256k1_point_mul(&p, &key, &p);
        (void)secp256k1_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        secp256k1_fe_to_bytes(shared, &q.x);
        secp256k1_wipe(&p, sizeof p);
    } else {
        secp256k1_clear(shared, SECP256K1_FE_BYTES);
    }
    secp256k1_wipe(&q, sizeof q);
    secp256k1_wipe(&key, sizeof key);
    secp256k1_wipe_stack();
    return status;
}
