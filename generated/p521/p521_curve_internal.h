/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P521_CURVE_INTERNAL_H
#define P521_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "p521_secrets.h"

#define P521_ORDER_BITS 521

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern P521_LOCAL const p521_fe p521_curve_one;
extern P521_LOCAL const p521_fe p521_curve_a;
extern P521_LOCAL const p521_fe p521_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
P521_LOCAL uint64_t p521_point_add_incomplete(p521_point *r, const p521_point *p, const p521_point *q);
P521_LOCAL uint64_t p521_point_add_affine_incomplete(p521_point *r, const p521_point *p, const p521_affine *q);

/* r = (2*v + bit) mod m for v below m, which is n or n - 1; r has room for twice as many words, whose upper half is overwritten */
P521_LOCAL void p521_modulo_bit(p521_limb *r, const p521_limb *v, const p521_limb *m, p521_limb bit);
/* r = the big-endian integer b modulo m, not in Montgomery form; of 66 bytes or more the last one counts with its `last` leading bits */
P521_LOCAL void p521_bytes_modulo(p521_sc *r, const uint8_t *b, size_t length, size_t last, const p521_limb *m);
/* key = a private key; 0, or -1 and key = 0 when it does not lie from 1 to n - 1 */
P521_LOCAL int p521_scalar_from_key(p521_sc *key, const uint8_t private_key[66]);
/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
P521_LOCAL void p521_scalar_from_hash(p521_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 74 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
P521_LOCAL int p521_scalar_from_random(p521_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
P521_LOCAL uint64_t p521_scalar_odd(p521_limb *v, size_t words, const p521_sc *k);
/* v = k as a plain integer in `words` words */
P521_LOCAL void p521_scalar_plain(p521_limb *v, size_t words, const p521_sc *k);

/*
 * r = the multiple of the table's point, of which it has 16 odd multiples, by a digit: 6 bits of the scalar, the lowest taken
 * for 1, less 32; negated where `negate` is all-ones.
 */
P521_LOCAL void p521_lookup(p521_point *r, const p521_point *table, unsigned int word, uint64_t negate);
/* r = the entry for these signs, bit i that of tooth i, where the top one is +, else the negative of that for the opposite signs; negated
 * where `negate` is all-ones */
P521_LOCAL void p521_base_lookup(p521_affine *r, const p521_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate);

#define P521_NAF_LENGTH 522 /* of digits, of integers below 2^521 */
#define P521_NAF_WORDS (P521_NAF_LENGTH / P521_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
P521_LOCAL void p521_naf(signed char *digits, const p521_limb *v, unsigned int width);
/* total = total + digit*p, for digits that are 0 or odd and table[i] = (2*i + 1)*p */
P521_LOCAL void p521_add_digit(p521_point *total, const p521_point *table, int digit);
P521_LOCAL void p521_add_base_digit(p521_point *total, const p521_affine *table, int digit);
/* HMAC-DRBG (RFC 6979, 3.2): k and v of `digest` bytes each */
typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest; /* 28, 32, 48 or 64 */
} p521_drbg;

/* mac = HMAC(k, v || data) (RFC 2104) with the SHA-2 of that digest; mac may be k or v */
P521_LOCAL void p521_hmac(uint8_t *mac, const p521_drbg *g, const uint8_t *data, size_t length);
/* t = the integer of its 521 leading bits (RFC 6979, 2.3.2) */
P521_LOCAL void p521_leading_bits(uint8_t t[66]);

/* one step of ECDSA: the signature by a valid key and this nonce; -1 and zeros when it has to be another nonce */
P521_LOCAL int p521_ecdsa_sign_with(uint8_t signature[132], const p521_sc *key, const p521_sc *hash, const p521_sc *nonce);

#ifdef __cplusplus
}
#endif

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int p521_bits(const p521_limb *v, unsigned int position)
{
    const unsigned int word = position / P521_WORD_BITS, shift = position % P521_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (P521_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
