/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P192_CURVE_INTERNAL_H
#define P192_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "p192_secrets.h"

#define P192_ORDER_BITS 192

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and a and b of y^2 = x^3 + a*x + b */
extern P192_LOCAL const p192_fe p192_curve_one;
extern P192_LOCAL const p192_fe p192_curve_a;
extern P192_LOCAL const p192_fe p192_curve_b;

/* r = p + q by the addition formula alone; all-ones where it divides 0 by 0 (p = q, or a neutral element), so that r is wrong */
P192_LOCAL uint64_t p192_point_add_incomplete(p192_point *r, const p192_point *p, const p192_point *q);
P192_LOCAL uint64_t p192_point_add_affine_incomplete(p192_point *r, const p192_point *p, const p192_affine *q);

/* r = (2*v + bit) mod m for v below m, which is n or n - 1; r has room for twice as many words, whose upper half is overwritten */
P192_LOCAL void p192_modulo_bit(p192_limb *r, const p192_limb *v, const p192_limb *m, p192_limb bit);
/* r = the big-endian integer b modulo m, not in Montgomery form; of 24 bytes or more the last one counts with its `last` leading bits */
P192_LOCAL void p192_bytes_modulo(p192_sc *r, const uint8_t *b, size_t length, size_t last, const p192_limb *m);
/* key = a private key; 0, or -1 and key = 0 when it does not lie from 1 to n - 1 */
P192_LOCAL int p192_scalar_from_key(p192_sc *key, const uint8_t private_key[24]);
/* r = the leading bits of the hash that make an integer as long as n (FIPS 186-5, 6.4.1), modulo n */
P192_LOCAL void p192_scalar_from_hash(p192_sc *r, const uint8_t *hash, size_t length);
/* r from 1 to n - 1 out of at least 32 random bytes (FIPS 186-5, A.2.1 and A.3.1); 0, or -1 and r = 0 when there are fewer */
P192_LOCAL int p192_scalar_from_random(p192_sc *r, const uint8_t *random, size_t length);
/* v = an odd integer from 1 to n that is k or -k modulo n, in `words` words; all-ones where it is -k */
P192_LOCAL uint64_t p192_scalar_odd(p192_limb *v, size_t words, const p192_sc *k);
/* v = k as a plain integer in `words` words */
P192_LOCAL void p192_scalar_plain(p192_limb *v, size_t words, const p192_sc *k);

/*
 * r = the multiple of the table's point, of which it has 8 odd multiples, by a digit: 5 bits of the scalar, the lowest taken
 * for 1, less 16; negated where `negate` is all-ones.
 */
P192_LOCAL void p192_lookup(p192_point *r, const p192_point *table, unsigned int word, uint64_t negate);
/* r = the entry for these signs, bit i that of tooth i, where the top one is +, else the negative of that for the opposite signs; negated
 * where `negate` is all-ones */
P192_LOCAL void p192_base_lookup(p192_affine *r, const p192_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate);

#define P192_NAF_LENGTH 193 /* of digits, of integers below 2^192 */
#define P192_NAF_WORDS (P192_NAF_LENGTH / P192_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
P192_LOCAL void p192_naf(signed char *digits, const p192_limb *v, unsigned int width);
/* total = total + digit*p, for digits that are 0 or odd and table[i] = (2*i + 1)*p */
P192_LOCAL void p192_add_digit(p192_point *total, const p192_point *table, int digit);
P192_LOCAL void p192_add_base_digit(p192_point *total, const p192_affine *table, int digit);
/* HMAC-DRBG (RFC 6979, 3.2): k and v of `digest` bytes each */
typedef struct {
    uint8_t k[64];
    uint8_t v[64];
    unsigned int digest; /* 28, 32, 48 or 64 */
} p192_drbg;

/* mac = HMAC(k, v || data) (RFC 2104) with the SHA-2 of that digest; mac may be k or v */
P192_LOCAL void p192_hmac(uint8_t *mac, const p192_drbg *g, const uint8_t *data, size_t length);

/* one step of ECDSA: the signature by a valid key and this nonce; -1 and zeros when it has to be another nonce */
P192_LOCAL int p192_ecdsa_sign_with(uint8_t signature[48], const p192_sc *key, const p192_sc *hash, const p192_sc *nonce);

#ifdef __cplusplus
}
#endif

/* At least 16 bits of v from bit `position` on; a word more than those that hold them is read. */
static inline unsigned int p192_bits(const p192_limb *v, unsigned int position)
{
    const unsigned int word = position / P192_WORD_BITS, shift = position % P192_WORD_BITS;
    return (unsigned int)(((v[word] >> shift) | (v[word + 1] << 1 << (P192_WORD_BITS - 1 - shift))) & 0xffff);
}
#endif
