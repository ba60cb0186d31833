/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "p384_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void p384_x_modulo_order(p384_sc *r, const p384_fe *x)
{
    uint8_t b[P384_FE_BYTES];

    p384_fe_to_bytes(b, x);
    p384_reduce_bytes(r, b, sizeof b);
}

int p384_ecdsa_sign_with(uint8_t signature[96], const p384_sc *key, const p384_sc *hash, const p384_sc *nonce)
{
    p384_point p;
    p384_affine q;
    p384_sc r, s, inverse;
    uint64_t refused;

    p384_point_mul_base(&p, nonce);
    (void)p384_point_to_affine(&q, &p);
    p384_x_modulo_order(&r, &q.x);
    p384_sc_inv(&inverse, nonce);
    p384_sc_mul(&s, &r, key);
    p384_sc_add(&s, &s, hash);
    p384_sc_mul(&s, &s, &inverse);
    refused = p384_sc_is_zero(&r) | p384_sc_is_zero(&s);
    p384_sc_to_bytes(signature, &r);
    p384_sc_to_bytes(signature + P384_SC_BYTES, &s);
    p384_wipe(&p, sizeof p);
    p384_wipe(&q, sizeof q);
    p384_wipe(&inverse, sizeof inverse);
    p384_wipe(&s, sizeof s);
    P384_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        p384_clear(signature, 2 * P384_SC_BYTES);
        return -1;
    }
    return 0;
}

int p384_ecdsa_sign_nonce(uint8_t signature[96], const uint8_t private_key[48], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    p384_sc key, z, nonce;
    int status = p384_scalar_from_key(&key, private_key);

    status |= p384_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        p384_scalar_from_hash(&z, hash, hash_length);
        status = p384_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        p384_clear(signature, 2 * P384_SC_BYTES);
    }
    p384_wipe(&key, sizeof key);
    p384_wipe(&nonce, sizeof nonce);
    p384_wipe_stack();
    return status;
}

int p384_ecdsa_verify(const uint8_t signature[96], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    p384_sc r, s, u, v;
    p384_point p;
    p384_affine q;

    if (p384_sc_from_bytes(&r, signature) != 0 || p384_sc_from_bytes(&s, signature + P384_SC_BYTES) != 0) {
        return -1;
    }
    if (p384_sc_is_zero(&r) || p384_sc_is_zero(&s) || p384_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    p384_sc_inv(&s, &s);
    p384_scalar_from_hash(&u, hash, hash_length);
    p384_sc_mul(&u, &u, &s);
    p384_sc_mul(&v, &r, &s);
    p384_point_from_affine(&p, &q);
    p384_point_mul_double_vartime(&p, &v, &p, &u);
    if (p384_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    p384_x_modulo_order(&u, &q.x);
    return p384_sc_eq(&u, &r) ? 0 : -1;
}
