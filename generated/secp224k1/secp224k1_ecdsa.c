/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "secp224k1_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void secp224k1_x_modulo_order(secp224k1_sc *r, const secp224k1_fe *x)
{
    uint8_t b[SECP224K1_FE_BYTES];

    secp224k1_fe_to_bytes(b, x);
    secp224k1_reduce_bytes(r, b, sizeof b);
}

int secp224k1_ecdsa_sign_with(uint8_t signature[58], const secp224k1_sc *key, const secp224k1_sc *hash, const secp224k1_sc *nonce)
{
    secp224k1_point p;
    secp224k1_affine q;
    secp224k1_sc r, s, inverse;
    uint64_t refused;

    secp224k1_point_mul_base(&p, nonce);
    (void)secp224k1_point_to_affine(&q, &p);
    secp224k1_x_modulo_order(&r, &q.x);
    secp224k1_sc_inv(&inverse, nonce);
    secp224k1_sc_mul(&s, &r, key);
    secp224k1_sc_add(&s, &s, hash);
    secp224k1_sc_mul(&s, &s, &inverse);
    refused = secp224k1_sc_is_zero(&r) | secp224k1_sc_is_zero(&s);
    secp224k1_sc_to_bytes(signature, &r);
    secp224k1_sc_to_bytes(signature + SECP224K1_SC_BYTES, &s);
    secp224k1_wipe(&p, sizeof p);
    secp224k1_wipe(&q, sizeof q);
    secp224k1_wipe(&inverse, sizeof inverse);
    secp224k1_wipe(&s, sizeof s);
    SECP224K1_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        secp224k1_clear(signature, 2 * SECP224K1_SC_BYTES);
        return -1;
    }
    return 0;
}

int secp224k1_ecdsa_sign_nonce(uint8_t signature[58], const uint8_t private_key[29], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    secp224k1_sc key, z, nonce;
    int status = secp224k1_scalar_from_key(&key, private_key);

    status |= secp224k1_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        secp224k1_scalar_from_hash(&z, hash, hash_length);
        status = secp224k1_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        secp224k1_clear(signature, 2 * SECP224K1_SC_BYTES);
    }
    secp224k1_wipe(&key, sizeof key);
    secp224k1_wipe(&nonce, sizeof nonce);
    secp224k1_wipe_stack();
    return status;
}

int secp224k1_ecdsa_verify(const uint8_t signature[58], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    secp224k1_sc r, s, u, v;
    secp224k1_point p;
    secp224k1_affine q;

    if (secp224k1_sc_from_bytes(&r, signature) != 0 || secp224k1_sc_from_bytes(&s, signature + SECP224K1_SC_BYTES) != 0) {
        return -1;
    }
    if (secp224k1_sc_is_zero(&r) || secp224k1_sc_is_zero(&s) || secp224k1_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    secp224k1_sc_inv(&s, &s);
    secp224k1_scalar_from_hash(&u, hash, hash_length);
    secp224k1_sc_mul(&u, &u, &s);
    secp224k1_sc_mul(&v, &r, &s);
    secp224k1_point_from_affine(&p, &q);
    secp224k1_point_mul_double_vartime(&p, &v, &p, &u);
    if (secp224k1_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    secp224k1_x_modulo_order(&u, &q.x);
    return secp224k1_sc_eq(&u, &r) ? 0 : -1;
}
