/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Deterministic ECDSA (RFC 6979): the nonce comes out of the key and the hash by HMAC-DRBG, on SHA-2 of the hash's own length.
 * Optional, with p521_drbg.c and p521_sha2.c: without them there is p521_ecdsa_sign_nonce.
 */
#include "p521_curve_internal.h"

/* k = HMAC(k, v || data); v = HMAC(k, v) */
static void p521_update(p521_drbg *g, const uint8_t *data, size_t length)
{
    p521_hmac(g->k, g, data, length);
    p521_hmac(g->v, g, NULL, 0);
}

/* The next candidate, 3.2.h; 0, or -1 when it does not lie from 1 to n - 1. */
static int p521_candidate(p521_sc *nonce, p521_drbg *g)
{
    uint8_t t[P521_SC_BYTES];
    unsigned int i;
    size_t done = 0;
    int status;

    while (done < sizeof t) {
        p521_hmac(g->v, g, NULL, 0);
        for (i = 0; i < g->digest && done < sizeof t; i++) {
            t[done++] = g->v[i];
        }
    }
    p521_leading_bits(t);
    status = p521_scalar_from_key(nonce, t); /* the same range; a candidate that is refused serves no other purpose */
    p521_wipe(t, sizeof t);
    return status;
}

int p521_ecdsa_sign(uint8_t signature[132], const uint8_t private_key[66], const uint8_t *hash, size_t hash_length)
{
    p521_drbg g;
    p521_sc key, z, nonce;
    uint8_t data[1 + 2 * P521_SC_BYTES]; /* a byte, the key, the hash */
    int status;

    p521_clear(signature, 2 * P521_SC_BYTES);
    if (p521_scalar_from_key(&key, private_key) != 0) {
        return -1;
    }
    p521_scalar_from_hash(&z, hash, hash_length);
    data[0] = 0;
    memcpy(data + 1, private_key, P521_SC_BYTES);
    p521_sc_to_bytes(data + 1 + P521_SC_BYTES, &z);
    memset(g.k, 0, sizeof g.k);
    memset(g.v, 1, sizeof g.v);
    g.digest = hash_length == 28 ? 28 : hash_length <= 32 ? 32 : hash_length <= 48 ? 48 : 64;
    p521_update(&g, data, sizeof data);
    data[0] = 1;
    p521_update(&g, data, sizeof data);
    data[0] = 0;
    /* How often it takes another candidate does not depend on the one that is used. */
    for (;;) {
        status = p521_candidate(&nonce, &g);
        if (status == 0) {
            status = p521_ecdsa_sign_with(signature, &key, &z, &nonce);
        }
        if (status == 0) {
            break;
        }
        p521_update(&g, data, 1);
    }
    p521_wipe(&g, sizeof g);
    p521_wipe(data, sizeof data);
    p521_wipe(&key, sizeof key);
    p521_wipe(&nonce, sizeof nonce);
    p521_wipe_stack();
    return 0;
}
