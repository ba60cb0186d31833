/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P384_CURVE_INTERNAL_H
#define P384_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "p384_secrets.h"

#define P384_ORDER_BITS 384

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern P384_LOCAL const p384_fe p384_curve_one;
extern P384_LOCAL const p384_fe p384_curve_a;
extern P384_LOCAL const p384_fe p384_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
P384_LOCAL uint64_t p384_point_add_incomplete(p384_point *r, const p384_point *p, const p384_point *q);
P384_LOCAL uint64_t p384_point_add_affine_incomplete(p384_point *r, const p384_point *p, const p384_affine *q);

/* r = (2*v + bit) mod m for v below m, which is n or n - 1; r has room for twice as many words, whose upper half is overwritten */
P384_LOCAL void p384_modulo_bit(p384_limb *r, const p384_limb *v, const p384_limb *m, p384_limb bit);
/* r = the big-endian integer b modulo m, not in Montgomery form; of 48 bytes or more the last one counts with its `last` leading bits */
P384_LOCAL void p384_bytes_modulo(p384_sc *r, const uint8_t *b, size_t length, size_t last, const p384_limb *m);
/* key = a private key; 0, or -1 and key = 0 when it does not lie from 1 to n - 1 */
P384_LOCAL int p384_scalar_from_key(p384_sc *key, const uint8_t private_key[48]);
/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
P384_LOCAL void p384_scalar_from_hash(p384_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 56 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
P384_LOCAL int p384_scalar_from_random(p384_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
P384_LOCAL uint64_t p384_scalar_odd(p384_limb *v, size_t words, const p384_sc *k);
/* v = k as a plain integer in `words` words */
P384_LOCAL void p384_scalar_plain(p384_limb *v, size_t words, const p384_sc *k);

/*
 * r = the multiple of the table's point, of which it has 16 odd multiples, by a digit: 6 bits of the scalar, the lowest taken
 * for 1, less 32; negated where `negate` is all-ones.
 */
P384_LOCAL void p384_lookup(p384_point *r, const p384_point *table, unsigned int word, uint64_t negate);
/* r = the entry for these signs, bit i that of tooth i, where the top one is +, else the negative of that for the opposite signs; negated
 * where `negate` is all-ones */
P384_LOCAL void p384_base_lookup(p384_affine *r, const p384_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate);

#define P384_NAF_LENGTH 385 /* of digits, of integers below 2^384 */
#define P384_NAF_WORDS (P384_NAF_LENGTH / P384_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
P384_LOCAL void p384_naf(signed char *digits, const p384_limb *v, unsigned int width);
/* total = total + digit*p, for digits that are 0 or odd and table[i] = (2*i + 1)*p */
P384_LOCAL void p384_add_digit(p384_point *total, const p384_point *table, int digit);
P384_LOCAL void p384_add_base_digit(p384_point *total, const p384_affine *table, int digit);
/* HMAC-DRBG (RFC 6979, 3.2): k and v of `digest` bytes each */
typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest; /* 28, 32, 48 or 64 */
} p384_drbg;

/* mac = HMAC(k, v || data) (RFC 2104) with the SHA-2 of that digest; mac may be k or v */
P384_LOCAL void p384_hmac(uint8_t *mac, const p384_drbg *g, const uint8_t *data, size_t length);

/* one step of ECDSA: the signature by a valid key and this nonce; -1 and zeros when it has to be another nonce */
P384_LOCAL int p384_ecdsa_sign_with(uint8_t signature[96], const p384_sc *key, const p384_sc *hash, const p384_sc *nonce);

#ifdef __cplusplus
}
#endif

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int p384_bits(const p384_limb *v, unsigned int position)
{
    const unsigned int word = position / P384_WORD_BITS, shift = position % P384_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (P384_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
