/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef SECP224K1_CURVE_INTERNAL_H
#define SECP224K1_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "secp224k1_secrets.h"

#define SECP224K1_ORDER_BITS 225

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern SECP224K1_LOCAL const secp224k1_fe secp224k1_curve_one;
extern SECP224K1_LOCAL const secp224k1_fe secp224k1_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
SECP224K1_LOCAL uint64_t secp224k1_point_add_incomplete(secp224k1_point *r, const secp224k1_point *p, const secp224k1_point *q);
SECP224K1_LOCAL uint64_t secp224k1_point_add_affine_incomplete(secp224k1_point *r, const secp224k1_point *p, const secp224k1_affine *q);

/* r = (2*v + bit) mod m for v below m, which is n or n - 1; r has room for twice as many words, whose upper half is overwritten */
SECP224K1_LOCAL void secp224k1_modulo_bit(secp224k1_limb *r, const secp224k1_limb *v, const secp224k1_limb *m, secp224k1_limb bit);
/* r = the big-endian integer b modulo m, not in Montgomery form; of 29 bytes or more the last one counts with its `last` leading bits */
SECP224K1_LOCAL void secp224k1_bytes_modulo(secp224k1_sc *r, const uint8_t *b, size_t length, size_t last, const secp224k1_limb *m);
/* key = a private key; 0, or -1 and key = 0 when it does not lie from 1 to n - 1 */
SECP224K1_LOCAL int secp224k1_scalar_from_key(secp224k1_sc *key, const uint8_t private_key[29]);
/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
SECP224K1_LOCAL void secp224k1_scalar_from_hash(secp224k1_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 37 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
SECP224K1_LOCAL int secp224k1_scalar_from_random(secp224k1_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
SECP224K1_LOCAL uint64_t secp224k1_scalar_odd(secp224k1_limb *v, size_t words, const secp224k1_sc *k);
/* v = k as a plain integer in `words` words */
SECP224K1_LOCAL void secp224k1_scalar_plain(secp224k1_limb *v, size_t words, const secp224k1_sc *k);

/*
 * r = the multiple of the table's point, of which it has 8 odd multiples, by a digit: 5 bits of the scalar, the lowest taken
 * for 1, less 16; negated where `negate` is all-ones.
 */
SECP224K1_LOCAL void secp224k1_lookup(secp224k1_point *r, const secp224k1_point *table, unsigned int word, uint64_t negate);
/* r = the entry for these signs, bit i that of tooth i, where the top one is +, else the negative of that for the opposite signs; negated
 * where `negate` is all-ones */
SECP224K1_LOCAL void secp224k1_base_lookup(secp224k1_affine *r, const secp224k1_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate);

#define SECP224K1_NAF_LENGTH 114 /* of digits, of integers below 2^113 */
#define SECP224K1_NAF_WORDS (SECP224K1_NAF_LENGTH / SECP224K1_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
SECP224K1_LOCAL void secp224k1_naf(signed char *digits, const secp224k1_limb *v, unsigned int width);
/* total = total + digit*p, for digits that are 0 or odd and table[i] = (2*i + 1)*p; total - digit*p where `negate` is all-ones */
SECP224K1_LOCAL void secp224k1_add_digit(secp224k1_point *total, const secp224k1_point *table, int digit, uint64_t negate);
SECP224K1_LOCAL void secp224k1_add_base_digit(secp224k1_point *total, const secp224k1_affine *table, int digit, uint64_t negate);
/* ... digit*lambda*p */
SECP224K1_LOCAL void secp224k1_add_image_digit(secp224k1_point *total, const secp224k1_affine *table, int digit, uint64_t negate);

/* (x, y) -> (beta*x, y) is multiplication by lambda */
extern SECP224K1_LOCAL const secp224k1_fe secp224k1_beta;
#define SECP224K1_HALF_BITS 113 /* of either half of a scalar */
#define SECP224K1_SPLIT_SHIFT 256
#define SECP224K1_ROUNDER_BITS 144
#define SECP224K1_ROUNDER_WORDS ((SECP224K1_ROUNDER_BITS + SECP224K1_WORD_BITS - 1) / SECP224K1_WORD_BITS)
/* r = lambda*p */
SECP224K1_LOCAL void secp224k1_endomorphism(secp224k1_point *r, const secp224k1_point *p);
/* half[0] + half[1]*lambda = k mod n, both odd in absolute value, which they hold as plain integers below 2^HALF_BITS; negative[i]: the
 * mask of the sign */
SECP224K1_LOCAL void secp224k1_decompose(secp224k1_sc half[2], uint64_t negative[2], const secp224k1_sc *k);
/* product = k * rounder, which has ROUNDER_WORDS words, for k as a plain integer; r = floor(product / 2^SPLIT_SHIFT) */
SECP224K1_LOCAL void secp224k1_rounded(secp224k1_sc *r, secp224k1_limb *product, const secp224k1_sc *k, const secp224k1_limb *rounder);
/* k, plain, becomes n - k where it is 2^HALF_BITS or more, and all-ones is returned: the absolute value of what it is modulo n */
SECP224K1_LOCAL uint64_t secp224k1_magnitude(secp224k1_sc *k);

/* HMAC-DRBG (RFC 6979, 3.2): k and v of `digest` bytes each */
typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest; /* 28, 32, 48 or 64 */
} secp224k1_drbg;

/* mac = HMAC(k, v || data) (RFC 2104) with the SHA-2 of that digest; mac may be k or v */
SECP224K1_LOCAL void secp224k1_hmac(uint8_t *mac, const secp224k1_drbg *g, const uint8_t *data, size_t length);
/* t = the integer of its 225 leading bits (RFC 6979, 2.3.2) */
SECP224K1_LOCAL void secp224k1_leading_bits(uint8_t t[29]);

/* one step of ECDSA: the signature by a valid key and this nonce; -1 and zeros when it has to be another nonce */
SECP224K1_LOCAL int secp224k1_ecdsa_sign_with(uint8_t signature[58], const secp224k1_sc *key, const secp224k1_sc *hash, const secp224k1_sc *nonce);

#ifdef __cplusplus
}
#endif

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int secp224k1_bits(const secp224k1_limb *v, unsigned int position)
{
    const unsigned int word = position / SECP224K1_WORD_BITS, shift = position % SECP224K1_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (SECP224K1_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
