/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:0e07f1f0ffd01362. Do not edit; make it again. */
#ifndef P384_CURVE_INTERNAL_H
#define P384_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "p384_internal.h"

#include <string.h>

#define P384_ORDER_BITS 384

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern P384_LOCAL const p384_fe p384_curve_one;
extern P384_LOCAL const p384_fe p384_curve_a;
extern P384_LOCAL const p384_fe p384_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
P384_LOCAL uint64_t p384_point_add_raw(p384_point *r, const p384_point *p, const p384_point *q);
P384_LOCAL uint64_t p384_point_add_affine_raw(p384_point *r, const p384_point *p, const p384_affine *q);

/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
P384_LOCAL void p384_scalar_from_hash(p384_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 56 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
P384_LOCAL int p384_scalar_from_random(p384_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
P384_LOCAL uint64_t p384_scalar_odd(p384_limb *v, size_t words, const p384_sc *k);
/* v = k as a plain integer in `words` words */
P384_LOCAL void p384_scalar_plain(p384_limb *v, size_t words, const p384_sc *k);

/* one step of ECDSA: the signature by the nonce; -1 and zeros when it has to be another nonce or the key is not valid */
P384_LOCAL int p384_ecdsa_sign_with(uint8_t signature[96], const p384_sc *key, const p384_sc *hash, const p384_sc *nonce);

typedef struct {
    uint32_t h32[8];
    uint64_t h64[8];
    uint8_t block[128];
    size_t used; /* bytes in block */
    uint64_t total; /* bytes in all */
    unsigned int digest; /* length of the digest in bytes: 28, 32, 48 or 64 */
} p384_sha2;
P384_LOCAL void p384_sha2_begin(p384_sha2 *s, unsigned int digest);
P384_LOCAL void p384_sha2_add(p384_sha2 *s, const uint8_t *data, size_t length);
P384_LOCAL void p384_sha2_end(p384_sha2 *s, uint8_t *digest);

#ifdef __cplusplus
}
#endif

/* Zeroes memory that held secrets; the compiler cannot leave it out. */
static inline void p384_wipe(void *memory, size_t length)
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

/* A mask of 64 bits from a bit. */
static inline uint64_t p384_mask64(unsigned int bit)
{
    return (uint64_t)0 - (uint64_t)p384_hidew((p384_limb)bit);
}

/* The mask of a == b; both are below 2^31. */
static inline p384_limb p384_samew(unsigned int a, unsigned int b)
{
    return p384_maskw((p384_bit)((uint32_t)((a ^ b) - 1u) >> 31));
}

/* r |= a where mask is all-ones */
static inline void p384_pick(p384_fe *r, const p384_fe *a, p384_limb mask)
{
    unsigned int i;
    for (i = 0; i < P384_FE_LIMBS; i++) {
        r->v[i] |= a->v[i] & mask;
    }
}

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int p384_bits(const p384_limb *v, unsigned int position)
{
    const unsigned int word = position / P384_WORD_BITS, shift = position % P384_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (P384_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
