/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What deterministic ECDSA (RFC 6979) takes its nonces from, in another file than what calls it, as it is proved. No branch,
 * address or length here depends on a secret, only on how long digests and messages are.
 */
#include "p521_curve_internal.h"
#include "p521_sha2.h"

void p521_hmac(uint8_t *mac, const p521_drbg *g, const uint8_t *data, size_t length)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    p521_sha2 s;
    unsigned int i;

    memset(pad, 0x36, size);
    for (i = 0; i < g->digest; i++) {
        pad[i] ^= g->k[i];
    }
    p521_sha2_begin(&s, g->digest);
    p521_sha2_add(&s, pad, size);
    p521_sha2_add(&s, g->v, g->digest);
    p521_sha2_add(&s, data, length);
    p521_sha2_end(&s, inner);
    for (i = 0; i < size; i++) {
        pad[i] ^= 0x36 ^ 0x5c;
    }
    p521_sha2_begin(&s, g->digest);
    p521_sha2_add(&s, pad, size);
    p521_sha2_add(&s, inner, g->digest);
    p521_sha2_end(&s, mac);
    p521_wipe(pad, sizeof pad);
    p521_wipe(inner, sizeof inner);
}

void p521_leading_bits(uint8_t t[66])
{
    p521_limb last = 0; /* bytes */
    unsigned int i;

    for (i = 0; i < P521_SC_BYTES; i++) {
        last = p521_hidew((p521_limb)((last << 8) | t[i])); /* byte by byte, as it is proved, and in no vectors */
        t[i] = (uint8_t)(last >> 7);
    }
}
