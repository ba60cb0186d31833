/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What deterministic ECDSA (RFC 6979) takes its nonces from, in another file than what calls it, as it is proved. No branch,
 * address or length here depends on a secret, only on how long digests and messages are.
 */
#include "p384_curve_internal.h"
#include "p384_sha2.h"

void p384_hmac(uint8_t *mac, const p384_drbg *g, const uint8_t *data, size_t length)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    p384_sha2 s;
    unsigned int i;

    memset(pad, 0x36, size);
    for (i = 0; i < g->digest; i++) {
        pad[i] ^= g->k[i];
    }
    p384_sha2_begin(&s, g->digest);
    p384_sha2_add(&s, pad, size);
    p384_sha2_add(&s, g->v, g->digest);
    p384_sha2_add(&s, data, length);
    p384_sha2_end(&s, inner);
    for (i = 0; i < size; i++) {
        pad[i] ^= 0x36 ^ 0x5c;
    }
    p384_sha2_begin(&s, g->digest);
    p384_sha2_add(&s, pad, size);
    p384_sha2_add(&s, inner, g->digest);
    p384_sha2_end(&s, mac);
    p384_wipe(pad, sizeof pad);
    p384_wipe(inner, sizeof inner);
}
