/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef SECP192K1_SHA2_H
#define SECP192K1_SHA2_H
/*
 * SHA-2 in parts, for the signatures that hash secrets. Nothing here is part of the API.
 */
#include "secp192k1_secrets.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    uint32_t h32[8];
    uint64_t h64[8];
    uint8_t block[128];
    size_t size; /* bytes in a block, 64 or 128 */
    size_t used; /* bytes in block, fewer than that */
    uint64_t total; /* bytes in all */
    unsigned int digest; /* length of the digest in bytes: 28, 32, 48 or 64 */
} secp192k1_sha2;

/* h = the chaining value after one more block, of 64 bytes and of 128; in another file than what calls them */
SECP192K1_LOCAL void secp192k1_compress32(uint32_t h[8], const uint8_t *block);
SECP192K1_LOCAL void secp192k1_compress64(uint64_t h[8], const uint8_t *block);

SECP192K1_LOCAL void secp192k1_sha2_begin(secp192k1_sha2 *s, unsigned int digest);
SECP192K1_LOCAL void secp192k1_sha2_add(secp192k1_sha2 *s, const uint8_t *data, size_t length);
/* wipes s */
SECP192K1_LOCAL void secp192k1_sha2_end(secp192k1_sha2 *s, uint8_t *digest);

#ifdef __cplusplus
}
#endif
#endif
