/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "p224_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void p224_x_modulo_order(p224_sc *r, const p224_fe *x)
{
    uint8_t b[P224_FE_BYTES];

    p224_fe_to_bytes(b, x);
    p224_reduce_bytes(r, b, sizeof b);
}

int p224_ecdsa_sign_with(uint8_t signature[56], const p224_sc *key, const p224_sc *hash, const p224_sc *nonce)
{
    p224_point p;
    p224_affine q;
    p224_sc r, s, inverse;
    uint64_t refused;

    p224_point_mul_base(&p, nonce);
    (void)p224_point_to_affine(&q, &p);
    p224_x_modulo_order(&r, &q.x);
    p224_sc_inv(&inverse, nonce);
    p224_sc_mul(&s, &r, key);
    p224_sc_add(&s, &s, hash);
    p224_sc_mul(&s, &s, &inverse);
    refused = p224_sc_is_zero(&r) | p224_sc_is_zero(&s);
    p224_sc_to_bytes(signature, &r);
    p224_sc_to_bytes(signature + P224_SC_BYTES, &s);
    p224_wipe(&p, sizeof p);
    p224_wipe(&q, sizeof q);
    p224_wipe(&inverse, sizeof inverse);
    p224_wipe(&s, sizeof s);
    P224_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        p224_clear(signature, 2 * P224_SC_BYTES);
        return -1;
    }
    return 0;
}

int p224_ecdsa_sign_nonce(uint8_t signature[56], const uint8_t private_key[28], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    p224_sc key, z, nonce;
    int status = p224_scalar_from_key(&key, private_key);

    status |= p224_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        p224_scalar_from_hash(&z, hash, hash_length);
        status = p224_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        p224_clear(signature, 2 * P224_SC_BYTES);
    }
    p224_wipe(&key, sizeof key);
    p224_wipe(&nonce, sizeof nonce);
    p224_wipe_stack();
    return status;
}

int p224_ecdsa_verify(const uint8_t signature[56], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    p224_sc r, s, u, v;
    p224_point p;
    p224_affine q;

    if (p224_sc_from_bytes(&r, signature) != 0 || p224_sc_from_bytes(&s, signature + P224_SC_BYTES) != 0) {
        return -1;
    }
    if (p224_sc_is_zero(&r) || p224_sc_is_zero(&s) || p224_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    p224_sc_inv(&s, &s);
    p224_scalar_from_hash(&u, hash, hash_length);
    p224_sc_mul(&u, &u, &s);
    p224_sc_mul(&v, &r, &s);
    p224_point_from_affine(&p, &q);
    p224_point_mul_double_vartime(&p, &v, &p, &u);
    if (p224_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    p224_x_modulo_order(&u, &q.x);
    return p224_sc_eq(&u, &r) ? 0 : -1;
}
