/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:79213faef4e23804. Do not edit; make it again. */
/*
 * Deterministic ECDSA (RFC 6979): the nonce comes out of the key and the hash by HMAC-DRBG, on SHA-2 of the hash's own length.
 * Optional, with secp224k1_sha2.c: without them there is secp224k1_ecdsa_sign_nonce.
 */
#include "secp224k1_curve_internal.h"
#include "secp224k1_sha2.h"

typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest;
} secp224k1_drbg;

/* mac = HMAC(k, v || byte || a || b) (RFC 2104), a and b of SC_BYTES each; without `byte` and what follows when it is negative,
 * without a and b when they are null */
static void secp224k1_mac(uint8_t *mac, const secp224k1_drbg *g, int byte, const uint8_t *a, const uint8_t *b)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    const uint8_t next = (uint8_t)byte;
    secp224k1_sha2 s;
    unsigned int i;

    for (i = 0; i < size; i++) {
        pad[i] = (uint8_t)((i < g->digest ? g->k[i] : 0) ^ 0x36);
    }
    secp224k1_sha2_begin(&s, g->digest);
    secp224k1_sha2_add(&s, pad, size);
    secp224k1_sha2_add(&s, g->v, g->digest);
    if (byte >= 0) {
        secp224k1_sha2_add(&s, &next, 1);
        if (a != NULL && b != NULL) {
            secp224k1_sha2_add(&s, a, SECP224K1_SC_BYTES);
            secp224k1_sha2_add(&s, b, SECP224K1_SC_BYTES);
        }
    }
    secp224k1_sha2_end(&s, inner);
    for (i = 0; i < size; i++) {
        pad[i] ^= 0x36 ^ 0x5c;
    }
    secp224k1_sha2_begin(&s, g->digest);
    secp224k1_sha2_add(&s, pad, size);
    secp224k1_sha2_add(&s, inner, g->digest);
    secp224k1_sha2_end(&s, mac);
    secp224k1_wipe(pad, sizeof pad);
    secp224k1_wipe(inner, sizeof inner);
}

/* k = HMAC(k, v || byte || a || b); v = HMAC(k, v) */
static void secp224k1_update(secp224k1_drbg *g, int byte, const uint8_t *a, const uint8_t *b)
{
    secp224k1_mac(g->k, g, byte, a, b);
    secp224k1_mac(g->v, g, -1, NULL, NULL);
}

/* The next candidate, 3.2.h; 0, or -1 when it does not lie from 1 to n - 1. */
static int secp224k1_candidate(secp224k1_sc *nonce, secp224k1_drbg *g)
{
    const unsigned int shift = 8 * SECP224K1_SC_BYTES - SECP224K1_ORDER_BITS;
    uint8_t t[SECP224K1_SC_BYTES];
    unsigned int i, carry = 0;
    size_t done = 0;
    int status;

    while (done < sizeof t) {
        secp224k1_mac(g->v, g, -1, NULL, NULL);
        for (i = 0; i < g->digest && done < sizeof t; i++) {
            t[done++] = g->v[i];
        }
    }
    for (i = 0; i < sizeof t; i++) { /* the leading ORDER_BITS bits as an integer */
        carry = (carry << 8) | t[i];
        t[i] = (uint8_t)(carry >> shift);
        carry &= 0xff;
    }
    status = secp224k1_scalar_from_key(nonce, t); /* the same range; a candidate that is refused serves no other purpose */
    secp224k1_wipe(t, sizeof t);
    return status;
}

int secp224k1_ecdsa_sign(uint8_t signature[58], const uint8_t private_key[29], const uint8_t *hash, size_t hash_length)
{
    secp224k1_drbg g;
    secp224k1_sc key, z, nonce;
    uint8_t encoded[SECP224K1_SC_BYTES];
    int status;

    secp224k1_clear(signature, 2 * SECP224K1_SC_BYTES);
    if (secp224k1_scalar_from_key(&key, private_key) != 0) {
        return -1;
    }
    secp224k1_scalar_from_hash(&z, hash, hash_length);
    secp224k1_sc_to_bytes(encoded, &z);
    memset(g.k, 0, sizeof g.k);
    memset(g.v, 1, sizeof g.v);
    g.digest = hash_length == 28 ? 28 : hash_length <= 32 ? 32 : hash_length <= 48 ? 48 : 64;
    secp224k1_update(&g, 0, private_key, encoded);
    secp224k1_update(&g, 1, private_key, encoded);
    /* How often it takes another candidate does not depend on the one that is used. */
    for (;;) {
        status = secp224k1_candidate(&nonce, &g);
        if (status == 0) {
            status = secp224k1_ecdsa_sign_with(signature, &key, &z, &nonce);
        }
        if (status == 0) {
            break;
        }
        secp224k1_update(&g, 0, NULL, NULL);
    }
    secp224k1_wipe(&g, sizeof g);
    secp224k1_wipe(&key, sizeof key);
    secp224k1_wipe(&nonce, sizeof nonce);
    secp224k1_wipe_stack();
    return 0;
}
