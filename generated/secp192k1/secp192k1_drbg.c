/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What deterministic ECDSA (RFC 6979) takes its nonces from, in another file than what calls it, as it is proved. No branch,
 * address or length here depends on a secret, only on how long digests and messages are.
 */
#include "secp192k1_curve_internal.h"
#include "secp192k1_sha2.h"

void secp192k1_hmac(uint8_t *mac, const secp192k1_drbg *g, const uint8_t *data, size_t length)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    secp192k1_sha2 s;
    unsigned int i;

    memset(pad, 0x36, size);
    for (i = 0; i < g->digest; i++) {
        pad[i] ^= g->k[i];
    }
    secp192k1_sha2_begin(&s, g->digest);
    secp192k1_sha2_add(&s, pad, size);
    secp192k1_sha2_add(&s, g->v, g->digest);
    secp192k1_sha2_add(&s, data, length);
    secp192k1_sha2_end(&s, inner);
    for (i = 0; i < size; i++) {
        pad[i] ^= 0x36 ^ 0x5c;
    }
    secp192k1_sha2_begin(&s, g->digest);
    secp192k1_sha2_add(&s, pad, size);
    secp192k1_sha2_add(&s, inner, g->digest);
    secp192k1_sha2_end(&s, mac);
    secp192k1_wipe(pad, sizeof pad);
    secp192k1_wipe(inner, sizeof inner);
}
