/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What deterministic ECDSA (RFC 6979) takes its nonces from, in another file than what calls it, as it is proved. No branch,
 * address or length here depends on a secret, only on how long digests and messages are.
 */
#include "secp256k1_curve_internal.h"
#include "secp256k1_sha2.h"

void secp256k1_hmac(uint8_t *mac, const secp256k1_drbg *g, const uint8_t *data, size_t length)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    secp256k1_sha2 s;
    unsigned int i;

    memset(pad, 0x36, size);
    for (i = 0; i < g->digest; i++) {
        pad[i] ^= g->k[i];
    }
    secp256k1_sha2_begin(&s, g->digest);
    secp256k1_sha2_add(&s, pad, size);
    secp256k1_sha2_add(&s, g->v, g->digest);
    secp256k1_sha2_add(&s, data, length);
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
