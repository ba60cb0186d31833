/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Deterministic ECDSA (RFC 6979): the nonce comes out of the key and the hash by HMAC-DRBG, on SHA-2 of the hash's own length.
 * Optional, with secp224k1_drbg.c and secp224k1_sha2.c: without them there is secp224k1_ecdsa_sign_nonce.
 */
#include "secp224k1_curve_internal.h"

/* k = HMAC(k, v || data); v = HMAC(k, v) */
static void secp224k1_update(secp224k1_drbg *g, const uint8_t *data, size_t length)
{
    secp224k1_hmac(g->k, g, data, length);
    secp224k1_hmac(g->v, g, NULL, 0);
}

/* The next candidate, 3.2.h; 0, or -1 when it does not lie from 1 to n - 1. */
static int secp224k1_candidate(secp224k1_sc *nonce, secp224k1_drbg *g)
{
    uint8_t t[SECP224K1_SC_BYTES];
    unsigned int i;
    size_t done = 0;
    int status;

    while (done < sizeof t) {
        secp224k1_hmac(g->v, g, NULL, 0);
        for (i = 0; i < g->digest && done < sizeof t; i++) {
            t[done++] = g->v[i];
        }
    }
    secp224k1_leading_bits(t);
    status = secp224k1_scalar_from_key(nonce, t); /* the same range; a candidate that is refused serves no other purpose */
    secp224k1_wipe(t, sizeof t);
    return status;
}

int secp224k1_ecdsa_sign(uint8_t signature[58], const uint8_t private_key[29], const uint8_t *hash, size_t hash_length)
{
    secp224k1_drbg g;
    secp224k1_sc key, z, nonce;
    uint8_t data[1 + 2 * SECP224K1_SC_BYTES]; /* a byte, the key, the hash */
    int status;

    secp224k1_clear(signature, 2 * SECP224K1_SC_BYTES);
    if (secp224k1_scalar_from_key(&key, private_key) != 0) {
        return -1;
    }
    secp224k1_scalar_from_hash(&z, hash, hash_length);
    data[0] = 0;
    memcpy(data + 1, private_key, SECP224K1_SC_BYTES);
    secp224k1_sc_to_bytes(data + 1 + SECP224K1_SC_BYTES, &z);
    memset(g.k, 0, sizeof g.k);
    memset(g.v, 1, sizeof g.v);
    g.digest = hash_length == 28 ? 28 : hash_length <= 32 ? 32 : hash_length <= 48 ? 48 : 64;
    secp224k1_update(&g, data, sizeof data);
    data[0] = 1;
    secp224k1_update(&g, data, sizeof data);
    data[0] = 0;
    /* How often it takes another candidate does not depend on the one that is used. */
    for (;;) {
        status = secp224k1_candidate(&nonce, &g);
        if (status == 0) {
            status = secp224k1_ecdsa_sign_with(signature, &key, &z, &nonce);
        }
        if (status == 0) {
            break;
        }
        secp224k1_update(&g, data, 1);
    }
    secp224k1_wipe(&g, sizeof g);
    secp224k1_wipe(data, sizeof data);
    secp224k1_wipe(&key, sizeof key);
    secp224k1_wipe(&nonce, sizeof nonce);
    secp224k1_wipe_stack();
    return 0;
}
