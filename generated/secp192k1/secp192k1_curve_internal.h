/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef SECP192K1_CURVE_INTERNAL_H
#define SECP192K1_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "secp192k1_secrets.h"

#define SECP192K1_ORDER_BITS 192

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern SECP192K1_LOCAL const secp192k1_fe secp192k1_curve_one;
extern SECP192K1_LOCAL const secp192k1_fe secp192k1_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
SECP192K1_LOCAL uint64_t secp192k1_point_add_incomplete(secp192k1_point *r, const secp192k1_point *p, const secp192k1_point *q);
SECP192K1_LOCAL uint64_t secp192k1_point_add_affine_incomplete(secp192k1_point *r, const secp192k1_point *p, const secp192k1_affine *q);

/* r = (2*v + bit) mod m for v below m, which is n or n - 1; r has room for twice as many words, whose upper half is overwritten */
SECP192K1_LOCAL void secp192k1_modulo_bit(secp192k1_limb *r, const secp192k1_limb *v, const secp192k1_limb *m, secp192k1_limb bit);
/* r = the big-endian integer b modulo m, not in Montgomery form; of 24 bytes or more the last one counts with its `last` leading bits */
SECP192K1_LOCAL void secp192k1_bytes_modulo(secp192k1_sc *r, const uint8_t *b, size_t length, size_t last, const secp192k1_limb *m);
/* key = a private key; 0, or -1 and key = 0 when it does not lie from 1 to n - 1 */
SECP192K1_LOCAL int secp192k1_scalar_from_key(secp192k1_sc *key, const uint8_t private_key[24]);
/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
SECP192K1_LOCAL void secp192k1_scalar_from_hash(secp192k1_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 32 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
SECP192K1_LOCAL int secp192k1_scalar_from_random(secp192k1_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
SECP192K1_LOCAL uint64_t secp192k1_scalar_odd(secp192k1_limb *v, size_t words, const secp192k1_sc *k);
/* v = k as a plain integer in `words` words */
SECP192K1_LOCAL void secp192k1_scalar_plain(secp192k1_limb *v, size_t words, const secp192k1_sc *k);

/*
 * r = the multiple of the table's point, of which it has 8 odd multiples, by a digit: 5 bits of the scalar, the lowest taken
 * for 1, less 16; negated where `negate` is all-ones.
 */
SECP192K1_LOCAL void secp192k1_lookup(secp192k1_point *r, const secp192k1_point *table, unsigned int word, uint64_t negate);
/* r = the entry for these signs, bit i that of tooth i, where the top one is +, else the negative of that for the opposite signs; negated
 * where `negate` is all-ones */
SECP192K1_LOCAL void secp192k1_base_lookup(secp192k1_affine *r, const secp192k1_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate);

#define SECP192K1_NAF_LENGTH 98 /* of digits, of integers below 2^97 */
#define SECP192K1_NAF_WORDS (SECP192K1_NAF_LENGTH / SECP192K1_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
SECP192K1_LOCAL void secp192k1_naf(signed char *digits, const secp192k1_limb *v, unsigned int width);
/* total = total + digit*p, for digits that are 0 or odd and table[i] = (2*i + 1)*p; total - digit*p where `negate` is all-ones */
SECP192K1_LOCAL void secp192k1_add_digit(secp192k1_point *total, const secp192k1_point *table, int digit, uint64_t negate);
SECP192K1_LOCAL void secp192k1_add_base_digit(secp192k1_point *total, const secp192k1_affine *table, int digit, uint64_t negate);
/* ... digit*lambda*p */
SECP192K1_LOCAL void secp192k1_add_image_digit(secp192k1_point *total, const secp192k1_affine *table, int digit, uint64_t negate);

/* (x, y) -> (beta*x, y) is multiplication by lambda */
extern SECP192K1_LOCAL const secp192k1_fe secp192k1_beta;
#define SECP192K1_HALF_BITS 97 /* of either half of a scalar */
#define SECP192K1_SPLIT_SHIFT 256
#define SECP192K1_ROUNDER_BITS 160
#define SECP192K1_ROUNDER_WORDS ((SECP192K1_ROUNDER_BITS + SECP192K1_WORD_BITS - 1) / SECP192K1_WORD_BITS)
/* r = lambda*p */
SECP192K1_LOCAL void secp192k1_endomorphism(secp192k1_point *r, const secp192k1_point *p);
/* half[0] + half[1]*lambda = k mod n, both odd in absolute value, which they hold as plain integers below 2^HALF_BITS; negative[i]: the
 * mask of the sign */
SECP192K1_LOCAL void secp192k1_decompose(secp192k1_sc half[2], uint64_t negative[2], const secp192k1_sc *k);
/* product = k * rounder, which has ROUNDER_WORDS words, for k as a plain integer; r = floor(product / 2^SPLIT_SHIFT) */
SECP192K1_LOCAL void secp192k1_rounded(secp192k1_sc *r, secp192k1_limb *product, const secp192k1_sc *k, const secp192k1_limb *rounder);
/* k, plain, becomes n - k where it is 2^HALF_BITS or more, and all-ones is returned: the absolute value of what it is modulo n */
SECP192K1_LOCAL uint64_t secp192k1_magnitude(secp192k1_sc *k);

/* HMAC-DRBG (RFC 6979, 3.2): k and v of `digest` bytes each */
typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest; /* 28, 32, 48 or 64 */
} secp192k1_drbg;

/* mac = HMAC(k, v || data) (RFC 2104) with the SHA-2 of that digest; mac may be k or v */
SECP192K1_LOCAL void secp192k1_hmac(uint8_t *mac, const secp192k1_drbg *g, const uint8_t *data, size_t length);

/* one step of ECDSA: the signature by a valid key and this nonce; -1 and zeros when it has to be another nonce */
SECP192K1_LOCAL int secp192k1_ecdsa_sign_with(uint8_t signature[48], const secp192k1_sc *key, const secp192k1_sc *hash, const secp192k1_sc *nonce);

#ifdef __cplusplus
}
#endif

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int secp192k1_bits(const secp192k1_limb *v, unsigned int position)
{
    const unsigned int word = position / SECP192K1_WORD_BITS, shift = position % SECP192K1_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (SECP192K1_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
