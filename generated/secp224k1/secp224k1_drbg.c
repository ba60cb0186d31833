/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What deterministic ECDSA (RFC 6979) takes its nonces from, in another file than what calls it, as it is proved. No branch,
 * address or length here depends on a secret, only on how long digests and messages are.
 */
#include "secp224k1_curve_internal.h"
#include "secp224k1_sha2.h"

void secp224k1_hmac(uint8_t *mac, const secp224k1_drbg *g, const uint8_t *data, size_t length)
{
    const unsigned int size = g->digest > 32 ? 128 : 64;
    uint8_t pad[128], inner[64];
    secp224k1_sha2 s;
    unsigned int i;

    memset(pad, 0x36, size);
    for (i = 0; i < g->digest; i++) {
        pad[i] ^= g->k[i];
    }
    secp224k1_sha2_begin(&s, g->digest);
    secp224k1_sha2_add(&s, pad, size);
    secp224k1_sha2_add(&s, g->v, g->digest);
    secp224k1_sha2_add(&s, data, length);
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

void secp224k1_leading_bits(uint8_t t[29])
{
    secp224k1_limb last = 0; /* bytes */
    unsigned int i;

    for (i = 0; i < SECP224K1_SC_BYTES; i++) {
        last = secp224k1_hidew((secp224k1_limb)((last << 8) | t[i])); /* byte by byte, as it is proved, and in no vectors */
        t[i] = (uint8_t)(last >> 7);
    }
}
