/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P256_CURVE_INTERNAL_H
#define P256_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "p256_secrets.h"

#define P256_ORDER_BITS 256

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern P256_LOCAL const p256_fe p256_curve_one;
extern P256_LOCAL const p256_fe p256_curve_a;
extern P256_LOCAL const p256_fe p256_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
P256_LOCAL uint64_t p256_point_add_incomplete(p256_point *r, const p256_point *p, const p256_point *q);
P256_LOCAL uint64_t p256_point_add_affine_incomplete(p256_point *r, const p256_point *p, const p256_affine *q);

/* r = (2*v + bit) mod m for v below m, which is n or n - 1; r has room for twice as many words, whose upper half is overwritten */
P256_LOCAL void p256_modulo_bit(p256_limb *r, const p256_limb *v, const p256_limb *m, p256_limb bit);
/* r = the big-endian integer b modulo m, not in Montgomery form; of 32 bytes or more the last one counts with its `last` leading bits */
P256_LOCAL void p256_bytes_modulo(p256_sc *r, const uint8_t *b, size_t length, size_t last, const p256_limb *m);
/* key = a private key; 0, or -1 and key = 0 when it does not lie from 1 to n - 1 */
P256_LOCAL int p256_scalar_from_key(p256_sc *key, const uint8_t private_key[32]);
/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
P256_LOCAL void p256_scalar_from_hash(p256_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 40 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
P256_LOCAL int p256_scalar_from_random(p256_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
P256_LOCAL uint64_t p256_scalar_odd(p256_limb *v, size_t words, const p256_sc *k);
/* v = k as a plain integer in `words` words */
P256_LOCAL void p256_scalar_plain(p256_limb *v, size_t words, const p256_sc *k);

/*
 * r = the multiple of the table's point, of which it has 8 odd multiples, by a digit: 5 bits of the scalar, the lowest taken
 * for 1, less 16; negated where `negate` is all-ones.
 */
P256_LOCAL void p256_lookup(p256_point *r, const p256_point *table, unsigned int word, uint64_t negate);
/* r = the entry for these signs, bit i that of tooth i, where the top one is +, else the negative of that for the opposite signs; negated
 * where `negate` is all-ones */
P256_LOCAL void p256_base_lookup(p256_affine *r, const p256_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate);

#define P256_NAF_LENGTH 257 /* of digits, of integers below 2^256 */
#define P256_NAF_WORDS (P256_NAF_LENGTH / P256_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
P256_LOCAL void p256_naf(signed char *digits, const p256_limb *v, unsigned int width);
/* total = total + digit*p, for digits that are 0 or odd and table[i] = (2*i + 1)*p */
P256_LOCAL void p256_add_digit(p256_point *total, const p256_point *table, int digit);
P256_LOCAL void p256_add_base_digit(p256_point *total, const p256_affine *table, int digit);
/* HMAC-DRBG (RFC 6979, 3.2): k and v of `digest` bytes each */
typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest; /* 28, 32, 48 or 64 */
} p256_drbg;

/* mac = HMAC(k, v || data) (RFC 2104) with the SHA-2 of that digest; mac may be k or v */
P256_LOCAL void p256_hmac(uint8_t *mac, const p256_drbg *g, const uint8_t *data, size_t length);

/* one step of ECDSA: the signature by a valid key and this nonce; -1 and zeros when it has to be another nonce */
P256_LOCAL int p256_ecdsa_sign_with(uint8_t signature[64], const p256_sc *key, const p256_sc *hash, const p256_sc *nonce);

#ifdef __cplusplus
}
#endif

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int p256_bits(const p256_limb *v, unsigned int position)
{
    const unsigned int word = position / P256_WORD_BITS, shift = position % P256_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (P256_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
