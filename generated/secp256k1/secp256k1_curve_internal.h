/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:0e07f1f0ffd01362. Do not edit; make it again. */
#ifndef SECP256K1_CURVE_INTERNAL_H
#define SECP256K1_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "secp256k1_internal.h"

#include <string.h>

#define SECP256K1_ORDER_BITS 256

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern SECP256K1_LOCAL const secp256k1_fe secp256k1_curve_one;
extern SECP256K1_LOCAL const secp256k1_fe secp256k1_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
SECP256K1_LOCAL uint64_t secp256k1_point_add_raw(secp256k1_point *r, const secp256k1_point *p, const secp256k1_point *q);
SECP256K1_LOCAL uint64_t secp256k1_point_add_affine_raw(secp256k1_point *r, const secp256k1_point *p, const secp256k1_affine *q);

/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
SECP256K1_LOCAL void secp256k1_scalar_from_hash(secp256k1_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 40 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
SECP256K1_LOCAL int secp256k1_scalar_from_random(secp256k1_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
SECP256K1_LOCAL uint64_t secp256k1_scalar_odd(secp256k1_limb *v, size_t words, const secp256k1_sc *k);
/* v = k as a plain integer in `words` words */
SECP256K1_LOCAL void secp256k1_scalar_plain(secp256k1_limb *v, size_t words, const secp256k1_sc *k);

/* one step of ECDSA: the signature by the nonce; -1 and zeros when it has to be another nonce or the key is not valid */
SECP256K1_LOCAL int secp256k1_ecdsa_sign_with(uint8_t signature[64], const secp256k1_sc *key, const secp256k1_sc *hash, const secp256k1_sc *nonce);

typedef struct {
    uint32_t h32[8];
    uint64_t h64[8];
    uint8_t block[128];
    size_t used; /* bytes in block */
    uint64_t total; /* bytes in all */
    unsigned int digest; /* length of the digest in bytes: 28, 32, 48 or 64 */
} secp256k1_sha2;
SECP256K1_LOCAL void secp256k1_sha2_begin(secp256k1_sha2 *s, unsigned int digest);
SECP256K1_LOCAL void secp256k1_sha2_add(secp256k1_sha2 *s, const uint8_t *data, size_t length);
SECP256K1_LOCAL void secp256k1_sha2_end(secp256k1_sha2 *s, uint8_t *digest);

#ifdef __cplusplus
}
#endif

/* Zeroes memory that held secrets; the compiler cannot leave it out. */
static inline void secp256k1_wipe(void *memory, size_t length)
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
static inline uint64_t secp256k1_mask64(unsigned int bit)
{
    return (uint64_t)0 - (uint64_t)secp256k1_hidew((secp256k1_limb)bit);
}

/* The mask of a == b; both are below 2^31. */
static inline secp256k1_limb secp256k1_samew(unsigned int a, unsigned int b)
{
    return secp256k1_maskw((secp256k1_bit)((uint32_t)((a ^ b) - 1u) >> 31));
}

/* r |= a where mask is all-ones */
static inline void secp256k1_pick(secp256k1_fe *r, const secp256k1_fe *a, secp256k1_limb mask)
{
    unsigned int i;
    for (i = 0; i < SECP256K1_FE_LIMBS; i++) {
        r->v[i] |= a->v[i] & mask;
    }
}

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int secp256k1_bits(const secp256k1_limb *v, unsigned int position)
{
    const unsigned int word = position / SECP256K1_WORD_BITS, shift = position % SECP256K1_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (SECP256K1_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
