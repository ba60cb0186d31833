/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:79213faef4e23804. Do not edit; make it again. */
/*
 * Deterministic ECDSA (RFC 6979): the nonce comes out of the key and the hash by HMAC-DRBG, on SHA-2 of the hash's own length.
 * Optional, with secp256k1_sha2.c: without them there is secp256k1_ecdsa_sign_nonce.
 */
#include "secp256k1_curve_internal.h"
#include "secp256k1_sha2.h"

typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest;
} secp256k1_drbg;

/* mac = HMAC(k, v || byte || a || b) (RFC 2104), a and b of SC_BYTES each; without `byte` and what follows when it is negative,
 * without a and b when they are null */
static void secp256k1_mac(uint8_t *mac, const secp256k1_drbg *g, int byte, const uint8_t *a, const uint8_t *b)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    const uint8_t next = (uint8_t)byte;
    secp256k1_sha2 s;
    unsigned int i;

    for (i = 0; i < size; i++) {
        pad[i] = (uint8_t)((i < g->digest ? g->k[i] : 0) ^ 0x36);
    }
    secp256k1_sha2_begin(&s, g->digest);
    secp256k1_sha2_add(&s, pad, size);
    secp256k1_sha2_add(&s, g->v, g->digest);
    if (byte >= 0) {
        secp256k1_sha2_add(&s, &next, 1);
        if (a != NULL && b != NULL) {
            secp256k1_sha2_add(&s, a, SECP256K1_SC_BYTES);
            secp256k1_sha2_add(&s, b, SECP256K1_SC_BYTES);
        }
    }
    secp256k1_sha2_end(&s, inner);
    for (i = 0; i < size; i++) {
        pad[i] ^= 0x36 ^ 0x5c;
    }
    secp256k1_sha2_begin(&s, g->digest);
    secp256k1_sha2_add(&s, pad, size);
    secp256k1_sha2_add(&s, inner, g->digest);
    secp256k1_sha2_end(&s, mac);
    secp256k1_wipe(pad, sizeof pad);
    secp256k1_wipe(inner, sizeof inner);
}

/* k = HMAC(k, v || byte || a || b); v = HMAC(k, v) */
static void secp256k1_update(secp256k1_drbg *g, int byte, const uint8_t *a, const uint8_t *b)
{
    secp256k1_mac(g->k, g, byte, a, b);
    secp256k1_mac(g->v, g, -1, NULL, NULL);
}

/* The next candidate, 3.2.h; 0, or -1 when it does not lie from 1 to n - 1. */
static int secp256k1_candidate(secp256k1_sc *nonce, secp256k1_drbg *g)
{
    const unsigned int shift = 8 * SECP256K1_SC_BYTES - SECP256K1_ORDER_BITS;
    uint8_t t[SECP256K1_SC_BYTES];
    unsigned int i, carry = 0;
    size_t done = 0;
    int status;

    while (done < sizeof t) {
        secp256k1_mac(g->v, g, -1, NULL, NULL);
        for (i = 0; i < g->digest && done < sizeof t; i++) {
            t[done++] = g->v[i];
        }
    }
    for (i = 0; i < sizeof t; i++) { /* the leading ORDER_BITS bits as an integer */
        carry = (carry << 8) | t[i];
        t[i] = (uint8_t)(carry >> shift);
        carry &= 0xff;
    }
    status = secp256k1_scalar_from_key(nonce, t); /* the same range; a candidate that is refused serves no other purpose */
    secp256k1_wipe(t, sizeof t);
    return status;
}

int secp256k1_ecdsa_sign(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length)
{
    secp256k1_drbg g;
    secp256k1_sc key, z, nonce;
    uint8_t encoded[SECP256K1_SC_BYTES];
    int status;

    secp256k1_clear(signature, 2 * SECP256K1_SC_BYTES);
    if (secp256k1_scalar_from_key(&key, private_key) != 0) {
        return -1;
    }
    secp256k1_scalar_from_hash(&z, hash, hash_length);
    secp256k1_sc_to_bytes(encoded, &z);
    memset(g.k, 0, sizeof g.k);
    memset(g.v, 1, sizeof g.v);
    g.digest = hash_length == 28 ? 28 : hash_length <= 32 ? 32 : hash_length <= 48 ? 48 : 64;
    secp256k1_update(&g, 0, private_key, encoded);
    secp256k1_update(&g, 1, private_key, encoded);
    /* How often it takes another candidate does not depend on the one that is used. */
    for (;;) {
        status = secp256k1_candidate(&nonce, &g);
        if (status == 0) {
            status = secp256k1_ecdsa_sign_with(signature, &key, &z, &nonce);
        }
        if (status == 0) {
            break;
        }
        secp256k1_update(&g, 0, NULL, NULL);
    }
    secp256k1_wipe(&g, sizeof g);
    secp256k1_wipe(&key, sizeof key);
    secp256k1_wipe(&nonce, sizeof nonce);
    secp256k1_wipe_stack();
    return 0;
}
