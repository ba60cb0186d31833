/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "secp224k1_curve_internal.h"

static void secp224k1_write_public(uint8_t *public_key, const secp224k1_sc *key)
{
    secp224k1_point p;
    secp224k1_affine q;

    secp224k1_point_mul_base(&p, key);
    (void)secp224k1_point_to_affine(&q, &p);
    secp224k1_affine_to_bytes(public_key, &q);
    secp224k1_wipe(&p, sizeof p); /* its z tells of the key */
}

int secp224k1_public_key(uint8_t public_key[57], const uint8_t private_key[29])
{
    secp224k1_sc key;

    if (secp224k1_scalar_from_key(&key, private_key) != 0) {
        secp224k1_clear(public_key, 1 + 2 * SECP224K1_FE_BYTES);
        return -1;
    }
    secp224k1_write_public(public_key, &key);
    secp224k1_wipe(&key, sizeof key);
    secp224k1_wipe_stack();
    return 0;
}

int secp224k1_keygen(uint8_t private_key[29], uint8_t public_key[57], const uint8_t *random, size_t length)
{
    secp224k1_sc key;

    if (secp224k1_scalar_from_random(&key, random, length) != 0) {
        secp224k1_clear(private_key, SECP224K1_SC_BYTES);
        secp224k1_clear(public_key, 1 + 2 * SECP224K1_FE_BYTES);
        return -1;
    }
    secp224k1_sc_to_bytes(private_key, &key);
    secp224k1_write_public(public_key, &key);
    secp224k1_wipe(&key, sizeof key);
    secp224k1_wipe_stack();
    return 0;
}

int secp224k1_ecdh(uint8_t shared[28], const uint8_t private_key[29], const uint8_t *peer, size_t peer_length)
{
    secp224k1_sc key;
    secp224k1_point p;
    secp224k1_affine q;
    int status = secp224k1_affine_from_bytes(&q, peer, peer_length);

    status |= secp224k1_scalar_from_key(&key, private_key);
    if (status == 0) {
        secp224k1_point_from_affine(&p, &q);
        secp224k1_point_mul(&p, &key, &p);
        (void)secp224k1_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        secp224k1_fe_to_bytes(shared, &q.x);
        secp224k1_wipe(&p, sizeof p);
    } else {
        secp224k1_clear(shared, SECP224K1_FE_BYTES);
    }
    secp224k1_wipe(&q, sizeof q);
    secp224k1_wipe(&key, sizeof key);
    secp224k1_wipe_stack();
    return status;
}
