/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "p256_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void p256_x_modulo_order(p256_sc *r, const p256_fe *x)
{
    uint8_t b[P256_FE_BYTES];

    p256_fe_to_bytes(b, x);
    p256_reduce_bytes(r, b, sizeof b);
}

int p256_ecdsa_sign_with(uint8_t signature[64], const p256_sc *key, const p256_sc *hash, const p256_sc *nonce)
{
    p256_point p;
    p256_affine q;
    p256_sc r, s, inverse;
    uint64_t refused;

    p256_point_mul_base(&p, nonce);
    (void)p256_point_to_affine(&q, &p);
    p256_x_modulo_order(&r, &q.x);
    p256_sc_inv(&inverse, nonce);
    p256_sc_mul(&s, &r, key);
    p256_sc_add(&s, &s, hash);
    p256_sc_mul(&s, &s, &inverse);
    refused = p256_sc_is_zero(&r) | p256_sc_is_zero(&s);
    p256_sc_to_bytes(signature, &r);
    p256_sc_to_bytes(signature + P256_SC_BYTES, &s);
    p256_wipe(&p, sizeof p);
    p256_wipe(&q, sizeof q);
    p256_wipe(&inverse, sizeof inverse);
    p256_wipe(&s, sizeof s);
    P256_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        p256_clear(signature, 2 * P256_SC_BYTES);
        return -1;
    }
    return 0;
}

int p256_ecdsa_sign_nonce(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    p256_sc key, z, nonce;
    int status = p256_scalar_from_key(&key, private_key);

    status |= p256_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        p256_scalar_from_hash(&z, hash, hash_length);
        status = p256_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        p256_clear(signature, 2 * P256_SC_BYTES);
    }
    p256_wipe(&key, sizeof key);
    p256_wipe(&nonce, sizeof nonce);
    p256_wipe_stack();
    return status;
}

int p256_ecdsa_verify(const uint8_t signature[64], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    p256_sc r, s, u, v;
    p256_point p;
    p256_affine q;

    if (p256_sc_from_bytes(&r, signature) != 0 || p256_sc_from_bytes(&s, signature + P256_SC_BYTES) != 0) {
        return -1;
    }
    if (p256_sc_is_zero(&r) || p256_sc_is_zero(&s) || p256_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    p256_sc_inv(&s, &s);
    p256_scalar_from_hash(&u, hash, hash_length);
    p256_sc_mul(&u, &u, &s);
    p256_sc_mul(&v, &r, &s);
    p256_point_from_affine(&p, &q);
    p256_point_mul_double_vartime(&p, &v, &p, &u);
    if (p256_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    p256_x_modulo_order(&u, &q.x);
    return p256_sc_eq(&u, &r) ? 0 : -1;
}
