/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "p521_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void p521_x_modulo_order(p521_sc *r, const p521_fe *x)
{
    uint8_t b[P521_FE_BYTES];

    p521_fe_to_bytes(b, x);
    p521_reduce_bytes(r, b, sizeof b);
}

int p521_ecdsa_sign_with(uint8_t signature[132], const p521_sc *key, const p521_sc *hash, const p521_sc *nonce)
{
    p521_point p;
    p521_affine q;
    p521_sc r, s, inverse;
    uint64_t refused;

    p521_point_mul_base(&p, nonce);
    (void)p521_point_to_affine(&q, &p);
    p521_x_modulo_order(&r, &q.x);
    p521_sc_inv(&inverse, nonce);
    p521_sc_mul(&s, &r, key);
    p521_sc_add(&s, &s, hash);
    p521_sc_mul(&s, &s, &inverse);
    refused = p521_sc_is_zero(&r) | p521_sc_is_zero(&s);
    p521_sc_to_bytes(signature, &r);
    p521_sc_to_bytes(signature + P521_SC_BYTES, &s);
    p521_wipe(&p, sizeof p);
    p521_wipe(&q, sizeof q);
    p521_wipe(&inverse, sizeof inverse);
    p521_wipe(&s, sizeof s);
    P521_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        p521_clear(signature, 2 * P521_SC_BYTES);
        return -1;
    }
    return 0;
}

int p521_ecdsa_sign_nonce(uint8_t signature[132], const uint8_t private_key[66], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    p521_sc key, z, nonce;
    int status = p521_scalar_from_key(&key, private_key);

    status |= p521_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        p521_scalar_from_hash(&z, hash, hash_length);
        status = p521_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        p521_clear(signature, 2 * P521_SC_BYTES);
    }
    p521_wipe(&key, sizeof key);
    p521_wipe(&nonce, sizeof nonce);
    p521_wipe_stack();
    return status;
}

int p521_ecdsa_verify(const uint8_t signature[132], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    p521_sc r, s, u, v;
    p521_point p;
    p521_affine q;

    if (p521_sc_from_bytes(&r, signature) != 0 || p521_sc_from_bytes(&s, signature + P521_SC_BYTES) != 0) {
        return -1;
    }
    if (p521_sc_is_zero(&r) || p521_sc_is_zero(&s) || p521_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    p521_sc_inv(&s, &s);
    p521_scalar_from_hash(&u, hash, hash_length);
    p521_sc_mul(&u, &u, &s);
    p521_sc_mul(&v, &r, &s);
    p521_point_from_affine(&p, &q);
    p521_point_mul_double_vartime(&p, &v, &p, &u);
    if (p521_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    p521_x_modulo_order(&u, &q.x);
    return p521_sc_eq(&u, &r) ? 0 : -1;
}
