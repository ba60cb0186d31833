/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Deterministic ECDSA (RFC 6979): the nonce comes out of the key and the hash by HMAC-DRBG, on SHA-2 of the hash's own length.
 * Optional, with p256_drbg.c and p256_sha2.c: without them there is p256_ecdsa_sign_nonce.
 */
#include "p256_curve_internal.h"

/* k = HMAC(k, v || data); v = HMAC(k, v) */
static void p256_update(p256_drbg *g, const uint8_t *data, size_t length)
{
    p256_hmac(g->k, g, data, length);
    p256_hmac(g->v, g, NULL, 0);
}

/* The next candidate, 3.2.h; 0, or -1 when it does not lie from 1 to n - 1. */
static int p256_candidate(p256_sc *nonce, p256_drbg *g)
{
    uint8_t t[P256_SC_BYTES];
    unsigned int i;
    size_t done = 0;
    int status;

    while (done < sizeof t) {
        p256_hmac(g->v, g, NULL, 0);
        for (i = 0; i < g->digest && done < sizeof t; i++) {
            t[done++] = g->v[i];
        }
    }
    status = p256_scalar_from_key(nonce, t); /* the same range; a candidate that is refused serves no other purpose */
    p256_wipe(t, sizeof t);
    return status;
}

int p256_ecdsa_sign(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length)
{
    p256_drbg g;
    p256_sc key, z, nonce;
    uint8_t data[1 + 2 * P256_SC_BYTES]; /* a byte, the key, the hash */
    int status;

    p256_clear(signature, 2 * P256_SC_BYTES);
    if (p256_scalar_from_key(&key, private_key) != 0) {
        return -1;
    }
    p256_scalar_from_hash(&z, hash, hash_length);
    data[0] = 0;
    memcpy(data + 1, private_key, P256_SC_BYTES);
    p256_sc_to_bytes(data + 1 + P256_SC_BYTES, &z);
    memset(g.k, 0, sizeof g.k);
    memset(g.v, 1, sizeof g.v);
    g.digest = hash_length == 28 ? 28 : hash_length <= 32 ? 32 : hash_length <= 48 ? 48 : 64;
    p256_update(&g, data, sizeof data);
    data[0] = 1;
    p256_update(&g, data, sizeof data);
    data[0] = 0;
    /* How often it takes another candidate does not depend on the one that is used. */
    for (;;) {
        status = p256_candidate(&nonce, &g);
        if (status == 0) {
            status = p256_ecdsa_sign_with(signature, &key, &z, &nonce);
        }
        if (status == 0) {
            break;
        }
        p256_update(&g, data, 1);
    }
    p256_wipe(&g, sizeof g);
    p256_wipe(data, sizeof data);
    p256_wipe(&key, sizeof key);
    p256_wipe(&nonce, sizeof nonce);
    p256_wipe_stack();
    return 0;
}
