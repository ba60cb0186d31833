/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "secp192k1_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void secp192k1_x_modulo_order(secp192k1_sc *r, const secp192k1_fe *x)
{
    uint8_t b[SECP192K1_FE_BYTES];

    secp192k1_fe_to_bytes(b, x);
    secp192k1_reduce_bytes(r, b, sizeof b);
}

int secp192k1_ecdsa_sign_with(uint8_t signature[48], const secp192k1_sc *key, const secp192k1_sc *hash, const secp192k1_sc *nonce)
{
    secp192k1_point p;
    secp192k1_affine q;
    secp192k1_sc r, s, inverse;
    uint64_t refused;

    secp192k1_point_mul_base(&p, nonce);
    (void)secp192k1_point_to_affine(&q, &p);
    secp192k1_x_modulo_order(&r, &q.x);
    secp192k1_sc_inv(&inverse, nonce);
    secp192k1_sc_mul(&s, &r, key);
    secp192k1_sc_add(&s, &s, hash);
    secp192k1_sc_mul(&s, &s, &inverse);
    refused = secp192k1_sc_is_zero(&r) | secp192k1_sc_is_zero(&s);
    secp192k1_sc_to_bytes(signature, &r);
    secp192k1_sc_to_bytes(signature + SECP192K1_SC_BYTES, &s);
    secp192k1_wipe(&p, sizeof p);
    secp192k1_wipe(&q, sizeof q);
    secp192k1_wipe(&inverse, sizeof inverse);
    secp192k1_wipe(&s, sizeof s);
    SECP192K1_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        secp192k1_clear(signature, 2 * SECP192K1_SC_BYTES);
        return -1;
    }
    return 0;
}

int secp192k1_ecdsa_sign_nonce(uint8_t signature[48], const uint8_t private_key[24], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    secp192k1_sc key, z, nonce;
    int status = secp192k1_scalar_from_key(&key, private_key);

    status |= secp192k1_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        secp192k1_scalar_from_hash(&z, hash, hash_length);
        status = secp192k1_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        secp192k1_clear(signature, 2 * SECP192K1_SC_BYTES);
    }
    secp192k1_wipe(&key, sizeof key);
    secp192k1_wipe(&nonce, sizeof nonce);
    secp192k1_wipe_stack();
    return status;
}

int secp192k1_ecdsa_verify(const uint8_t signature[48], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    secp192k1_sc r, s, u, v;
    secp192k1_point p;
    secp192k1_affine q;

    if (secp192k1_sc_from_bytes(&r, signature) != 0 || secp192k1_sc_from_bytes(&s, signature + SECP192K1_SC_BYTES) != 0) {
        return -1;
    }
    if (secp192k1_sc_is_zero(&r) || secp192k1_sc_is_zero(&s) || secp192k1_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    secp192k1_sc_inv(&s, &s);
    secp192k1_scalar_from_hash(&u, hash, hash_length);
    secp192k1_sc_mul(&u, &u, &s);
    secp192k1_sc_mul(&v, &r, &s);
    secp192k1_point_from_affine(&p, &q);
    secp192k1_point_mul_double_vartime(&p, &v, &p, &u);
    if (secp192k1_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    secp192k1_x_modulo_order(&u, &q.x);
    return secp192k1_sc_eq(&u, &r) ? 0 : -1;
}
