/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * ECDSA (FIPS 186-5, 6.4) on hash values that the caller has made.
 */
#include "p192_curve_internal.h"

/* r = x modulo n, x as the integer from 0 to p - 1 */
static void p192_x_modulo_order(p192_sc *r, const p192_fe *x)
{
    uint8_t b[P192_FE_BYTES];

    p192_fe_to_bytes(b, x);
    p192_reduce_bytes(r, b, sizeof b);
}

int p192_ecdsa_sign_with(uint8_t signature[48], const p192_sc *key, const p192_sc *hash, const p192_sc *nonce)
{
    p192_point p;
    p192_affine q;
    p192_sc r, s, inverse;
    uint64_t refused;

    p192_point_mul_base(&p, nonce);
    (void)p192_point_to_affine(&q, &p);
    p192_x_modulo_order(&r, &q.x);
    p192_sc_inv(&inverse, nonce);
    p192_sc_mul(&s, &r, key);
    p192_sc_add(&s, &s, hash);
    p192_sc_mul(&s, &s, &inverse);
    refused = p192_sc_is_zero(&r) | p192_sc_is_zero(&s);
    p192_sc_to_bytes(signature, &r);
    p192_sc_to_bytes(signature + P192_SC_BYTES, &s);
    p192_wipe(&p, sizeof p);
    p192_wipe(&q, sizeof q);
    p192_wipe(&inverse, sizeof inverse);
    p192_wipe(&s, sizeof s);
    P192_PUBLIC(refused); /* the signature shows that it is not; if it is, there is none, and this nonce serves no other */
    if (refused) {
        p192_clear(signature, 2 * P192_SC_BYTES);
        return -1;
    }
    return 0;
}

int p192_ecdsa_sign_nonce(uint8_t signature[48], const uint8_t private_key[24], const uint8_t *hash, size_t hash_length,
                    const uint8_t *random, size_t length)
{
    p192_sc key, z, nonce;
    int status = p192_scalar_from_key(&key, private_key);

    status |= p192_scalar_from_random(&nonce, random, length);
    if (status == 0) {
        p192_scalar_from_hash(&z, hash, hash_length);
        status = p192_ecdsa_sign_with(signature, &key, &z, &nonce);
    } else {
        p192_clear(signature, 2 * P192_SC_BYTES);
    }
    p192_wipe(&key, sizeof key);
    p192_wipe(&nonce, sizeof nonce);
    p192_wipe_stack();
    return status;
}

int p192_ecdsa_verify(const uint8_t signature[48], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash,
                size_t hash_length)
{
    p192_sc r, s, u, v;
    p192_point p;
    p192_affine q;

    if (p192_sc_from_bytes(&r, signature) != 0 || p192_sc_from_bytes(&s, signature + P192_SC_BYTES) != 0) {
        return -1;
    }
    if (p192_sc_is_zero(&r) || p192_sc_is_zero(&s) || p192_affine_from_bytes(&q, public_key, public_key_length) != 0) {
        return -1;
    }
    p192_sc_inv(&s, &s);
    p192_scalar_from_hash(&u, hash, hash_length);
    p192_sc_mul(&u, &u, &s);
    p192_sc_mul(&v, &r, &s);
    p192_point_from_affine(&p, &q);
    p192_point_mul_double_vartime(&p, &v, &p, &u);
    if (p192_point_to_affine(&q, &p) != 0) {
        return -1;
    }
    p192_x_modulo_order(&u, &q.x);
    return p192_sc_eq(&u, &r) ? 0 : -1;
}
