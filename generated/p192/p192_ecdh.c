/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Keys, and elliptic curve Diffie-Hellman.
 */
#include "p192_curve_internal.h"

static void p192_write_public(uint8_t *public_key, const p192_sc *key)
{
    p192_point p;
    p192_affine q;

    p192_point_mul_base(&p, key);
    (void)p192_point_to_affine(&q, &p);
    p192_affine_to_bytes(public_key, &q);
    p192_wipe(&p, sizeof p); /* its z tells of the key */
}

int p192_public_key(uint8_t public_key[49], const uint8_t private_key[24])
{
    p192_sc key;

    if (p192_scalar_from_key(&key, private_key) != 0) {
        p192_clear(public_key, 1 + 2 * P192_FE_BYTES);
        return -1;
    }
    p192_write_public(public_key, &key);
    p192_wipe(&key, sizeof key);
    p192_wipe_stack();
    return 0;
}

int p192_keygen(uint8_t private_key[24], uint8_t public_key[49], const uint8_t *random, size_t length)
{
    p192_sc key;

    if (p192_scalar_from_random(&key, random, length) != 0) {
        p192_clear(private_key, P192_SC_BYTES);
        p192_clear(public_key, 1 + 2 * P192_FE_BYTES);
        return -1;
    }
    p192_sc_to_bytes(private_key, &key);
    p192_write_public(public_key, &key);
    p192_wipe(&key, sizeof key);
    p192_wipe_stack();
    return 0;
}

int p192_ecdh(uint8_t shared[24], const uint8_t private_key[24], const uint8_t *peer, size_t peer_length)
{
    p192_sc key;
    p192_point p;
    p192_affine q;
    int status = p192_affine_from_bytes(&q, peer, peer_length);

    status |= p192_scalar_from_key(&key, private_key);
    if (status == 0) {
        p192_point_from_affine(&p, &q);
        p192_point_mul(&p, &key, &p);
        (void)p192_point_to_affine(&q, &p); /* never neutral: 0 < key < n, and n*peer is the first multiple that is */
        p192_fe_to_bytes(shared, &q.x);
        p192_wipe(&p, sizeof p);
    } else {
        p192_clear(shared, P192_FE_BYTES);
    }
    p192_wipe(&q, sizeof q);
    p192_wipe(&key, sizeof key);
    p192_wipe_stack();
    return status;
}
