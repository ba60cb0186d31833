/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:79213faef4e23804. Do not edit; make it again. */
/*
 * Deterministic ECDSA (RFC 6979): the nonce comes out of the key and the hash by HMAC-DRBG, on SHA-2 of the hash's own length.
 * Optional, with p256_sha2.c: without them there is p256_ecdsa_sign_nonce.
 */
#include "p256_curve_internal.h"
#include "p256_sha2.h"

typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest;
} p256_drbg;

/* mac = HMAC(k, v || byte || a || b) (RFC 2104), a and b of SC_BYTES each; without `byte` and what follows when it is negative,
 * without a and b when they are null */
static void p256_mac(uint8_t *mac, const p256_drbg *g, int byte, const uint8_t *a, const uint8_t *b)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    const uint8_t next = (uint8_t)byte;
    p256_sha2 s;
    unsigned int i;

    for (i = 0; i < size; i++) {
        pad[i] = (uint8_t)((i < g->digest ? g->k[i] : 0) ^ 0x36);
    }
    p256_sha2_begin(&s, g->digest);
    p256_sha2_add(&s, pad, size);
    p256_sha2_add(&s, g->v, g->digest);
    if (byte >= 0) {
        p256_sha2_add(&s, &next, 1);
        if (a != NULL && b != NULL) {
            p256_sha2_add(&s, a, P256_SC_BYTES);
            p256_sha2_add(&s, b, P256_SC_BYTES);
        }
    }
    p256_sha2_end(&s, inner);
    for (i = 0; i < size; i++) {
        pad[i] ^= 0x36 ^ 0x5c;
    }
    p256_sha2_begin(&s, g->digest);
    p256_sha2_add(&s, pad, size);
    p256_sha2_add(&s, inner, g->digest);
    p256_sha2_end(&s, mac);
    p256_wipe(pad, sizeof pad);
    p256_wipe(inner, sizeof inner);
}

/* k = HMAC(k, v || byte || a || b); v = HMAC(k, v) */
static void p256_update(p256_drbg *g, int byte, const uint8_t *a, const uint8_t *b)
{
    p256_mac(g->k, g, byte, a, b);
    p256_mac(g->v, g, -1, NULL, NULL);
}

/* The next candidate, 3.2.h; 0, or -1 when it does not lie from 1 to n - 1. */
static int p256_candidate(p256_sc *nonce, p256_drbg *g)
{
    const unsigned int shift = 8 * P256_SC_BYTES - P256_ORDER_BITS;
    uint8_t t[P256_SC_BYTES];
    unsigned int i, carry = 0;
    size_t done = 0;
    int status;

    while (done < sizeof t) {
        p256_mac(g->v, g, -1, NULL, NULL);
        for (i = 0; i < g->digest && done < sizeof t; i++) {
            t[done++] = g->v[i];
        }
    }
    for (i = 0; i < sizeof t; i++) { /* the leading ORDER_BITS bits as an integer */
        carry = (carry << 8) | t[i];
        t[i] = (uint8_t)(carry >> shift);
        carry &= 0xff;
    }
    status = p256_scalar_from_key(nonce, t); /* the same range; a candidate that is refused serves no other purpose */
    p256_wipe(t, sizeof t);
    return status;
}

int p256_ecdsa_sign(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length)
{
    p256_drbg g;
    p256_sc key, z, nonce;
    uint8_t encoded[P256_SC_BYTES];
    int status;

    p256_clear(signature, 2 * P256_SC_BYTES);
    if (p256_scalar_from_key(&key, private_key) != 0) {
        return -1;
    }
    p256_scalar_from_hash(&z, hash, hash_length);
    p256_sc_to_bytes(encoded, &z);
    memset(g.k, 0, sizeof g.k);
    memset(g.v, 1, sizeof g.v);
    g.digest = hash_length == 28 ? 28 : hash_length <= 32 ? 32 : hash_length <= 48 ? 48 : 64;
    p256_update(&g, 0, private_key, encoded);
    p256_update(&g, 1, private_key, encoded);
    /* How often it takes another candidate does not depend on the one that is used. */
    for (;;) {
        status = p256_candidate(&nonce, &g);
        if (status == 0) {
            status = p256_ecdsa_sign_with(signature, &key, &z, &nonce);
        }
        if (status == 0) {
            break;
        }
        p256_update(&g, 0, NULL, NULL);
    }
    p256_wipe(&g, sizeof g);
    p256_wipe(&key, sizeof key);
    p256_wipe(&nonce, sizeof nonce);
    p256_wipe_stack();
    return 0;
}
