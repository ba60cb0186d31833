/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P521_SHA2_H
#define P521_SHA2_H
/*
 * SHA-2 in parts, for the signatures that hash secrets. Nothing here is part of the API.
 */
#include "p521_secrets.h"

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
} p521_sha2;

/* h = the chaining value after one more block, of 64 bytes and of 128; in another file than what calls them */
P521_LOCAL void p521_compress32(uint32_t h[8], const uint8_t *block);
P521_LOCAL void p521_compress64(uint64_t h[8], const uint8_t *block);

P521_LOCAL void p521_sha2_begin(p521_sha2 *s, unsigned int digest);
P521_LOCAL void p521_sha2_add(p521_sha2 *s, const uint8_t *data, size_t length);
/* wipes s */
P521_LOCAL void p521_sha2_end(p521_sha2 *s, uint8_t *digest);

#ifdef __cplusplus
}
#endif
#endif
