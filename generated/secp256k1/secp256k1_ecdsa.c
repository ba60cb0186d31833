/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "secp256k1_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void secp256k1_x_modulo_order(secp256k1_sc *r, const secp256k1_fe *x)
{
    uint8_t b[SECP256K1_FE_BYTES];

    secp256k1_fe_to_bytes(b, x);
    secp256k1_reduce_bytes(r, b, sizeof b);
}

int secp256k1_ecdsa_sign_with(uint8_t signature[64], const secp256k1_sc *key, const secp256k1_sc *hash, const secp256k1_sc *nonce)
{
    secp256k1_point p;
    secp256k1_affine q;
    secp256k1_sc r, s, inverse;
    uint64_t refused;

    secp256k1_point_mul_base(&p, nonce);
    (void)secp256k1_point_to_affine(&q, &p);
    secp256k1_x_modulo_order(&r, &q.x);
    secp256k1_sc_inv(&inverse, nonce);
    secp256k1_sc_mul(&s, &r, key);
    secp256k1_sc_add(&s, &s, hash);
    secp256k1_sc_mul(&s, &s, &inverse);
    refused = secp256k1_sc_is_zero(&r) | secp256k1_sc_is_zero(&s);
    secp256k1_sc_to_bytes(signature, &r);
    secp256k1_sc_to_bytes(signature + SECP256K1_SC_BYTES, &s);
    secp256k1_wipe(&p, sizeof p);
    secp256k1_wipe(&q, sizeof q);
    secp256k1_wipe(&inverse, sizeof inverse);
    secp256k1_wipe(&s, sizeof s);
    SECP256K1_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        secp256k1_clear(signature, 2 * SECP256K1_SC_BYTES);
        return -1;
    }
    return 0;
}

int secp256k1_ecdsa_sign_nonce(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    secp256k1_sc key, z, nonce;
    int status = secp256k1_scalar_from_key(&key, private_key);

    status |= secp256k1_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        secp256k1_scalar_from_hash(&z, hash, hash_length);
        status = secp256k1_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        secp256k1_clear(signature, 2 * SECP256K1_SC_BYTES);
    }
    secp256k1_wipe(&key, sizeof key);
    secp256k1_wipe(&nonce, sizeof nonce);
    secp256k1_wipe_stack();
    return status;
}

int secp256k1_ecdsa_verify(const uint8_t signature[64], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    secp256k1_sc r, s, u, v;
    secp256k1_point p;
    secp256k1_affine q;

    if (secp256k1_sc_from_bytes(&r, signature) != 0 || secp256k1_sc_from_bytes(&s, signature + SECP256K1_SC_BYTES) != 0) {
        return -1;
    }
    if (secp256k1_sc_is_zero(&r) || secp256k1_sc_is_zero(&s) || secp256k1_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    secp256k1_sc_inv(&s, &s);
    secp256k1_scalar_from_hash(&u, hash, hash_length);
    secp256k1_sc_mul(&u, &u, &s);
    secp256k1_sc_mul(&v, &r, &s);
    secp256k1_point_from_affine(&p, &q);
    secp256k1_point_mul_double_vartime(&p, &v, &p, &u);
    if (secp256k1_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    secp256k1_x_modulo_order(&u, &q.x);
    return secp256k1_sc_eq(&u, &r) ? 0 : -1;
}
