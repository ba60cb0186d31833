/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:0e07f1f0ffd01362. Do not edit; make it again. */
#ifndef CURVE25519_CURVE_INTERNAL_H
#define CURVE25519_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "curve25519_internal.h"

#include <string.h>

/* A constant's 64-bit word as words of the size in use, the lower half first. */
#if CURVE25519_WORD_BITS == 64
#define CURVE25519_SPLIT(word) word
#else
#define CURVE25519_SPLIT(word) (uint32_t)(word & UINT32_MAX), (uint32_t)(word >> 32)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and d and 2*d of -x^2 + y^2 = 1 + d*x^2*y^2 */
extern CURVE25519_LOCAL const curve25519_fe curve25519_ed25519_one;
extern CURVE25519_LOCAL const curve25519_fe curve25519_ed25519_d;
extern CURVE25519_LOCAL const curve25519_fe curve25519_ed25519_twice_d;

/* decodeScalar25519 of RFC 7748, 5: bits 0, 1, 2 and 255 cleared, bit 254 set; out may be secret */
CURVE25519_LOCAL void curve25519_clamp(uint8_t out[32], const uint8_t secret[32]);
/* r = the clamped secret modulo n */
CURVE25519_LOCAL void curve25519_clamped_scalar(curve25519_sc *r, const uint8_t secret[32]);

typedef struct {
    uint32_t h32[8];
    uint64_t h64[8];
    uint8_t block[128];
    size_t used; /* bytes in block */
    uint64_t total; /* bytes in all */
    unsigned int digest; /* length of the digest in bytes: 28, 32, 48 or 64 */
} curve25519_sha2;
CURVE25519_LOCAL void curve25519_sha2_begin(curve25519_sha2 *s, unsigned int digest);
CURVE25519_LOCAL void curve25519_sha2_add(curve25519_sha2 *s, const uint8_t *data, size_t length);
CURVE25519_LOCAL void curve25519_sha2_end(curve25519_sha2 *s, uint8_t *digest);

#ifdef __cplusplus
}
#endif

/* Zeroes memory that held secrets; the compiler cannot leave it out. */
static inline void curve25519_wipe(void *memory, size_t length)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(memory, 0, length);
    __asm__ __volatile__("" : : "r"(memory) : "memory");
#else
    volatile uint8_t *byte = (volatile uint8_t *)memory;
    while (length-- > 0) {
        *byte++ = 0;
    }
#endif
}
#endif
