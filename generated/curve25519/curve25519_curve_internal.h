/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef CURVE25519_CURVE_INTERNAL_H
#define CURVE25519_CURVE_INTERNAL_H
/*
 * What the sources of the curve layer share. Nothing here is part of the API.
 */
#include "curve25519_secrets.h"

/* A constant's 64-bit word as words of the size in use, the lower half first. */
#if CURVE25519_WORD_BITS == 64
#define CURVE25519_SPLIT(word) word
#else
#define CURVE25519_SPLIT(word) (uint32_t)(word & UINT32_MAX), (uint32_t)(word >> 32)
#endif

/* (Y - X, Y + X, 2*Z, 2*d*T) of a point */
typedef struct {
    curve25519_fe m, p, z, t;
} curve25519_ed25519_cached;

/* (y - x, y + x, 2*d*x*y) of a point */
typedef struct {
    curve25519_fe m, p, t;
} curve25519_ed25519_niels;

#ifdef __cplusplus
extern "C" {
#endif

/* 1, and d and 2*d of -x^2 + y^2 = 1 + d*x^2*y^2 */
extern CURVE25519_LOCAL const curve25519_fe curve25519_ed25519_one;
extern CURVE25519_LOCAL const curve25519_fe curve25519_ed25519_d;
extern CURVE25519_LOCAL const curve25519_fe curve25519_ed25519_twice_d;

/* r = p + q */
CURVE25519_LOCAL void curve25519_ed25519_add_cached(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519_cached *q);
CURVE25519_LOCAL void curve25519_ed25519_add_niels(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519_niels *q);
/* r = 2*p, whose T is left as it was: for doublings that another doubling follows */
CURVE25519_LOCAL void curve25519_ed25519_dbl_projective(curve25519_ed25519 *r, const curve25519_ed25519 *p);
CURVE25519_LOCAL void curve25519_ed25519_prepare(curve25519_ed25519_cached *r, const curve25519_ed25519 *p);
/* k = sum of digit[i] * 16^i over i < 64 with -8 <= digit[i] < 8 */
CURVE25519_LOCAL void curve25519_ed25519_digits(int digit[64], const curve25519_sc *k);
/* r = digit * P, of P, 2*P, ... 8*P */
CURVE25519_LOCAL void curve25519_ed25519_pick_cached(curve25519_ed25519_cached *r, const curve25519_ed25519_cached table[8], int digit);
CURVE25519_LOCAL void curve25519_ed25519_pick_niels(curve25519_ed25519_niels *r, const curve25519_ed25519_niels table[8], int digit);

/* 0 where a and b, which are public, are the same; what compilers would write out in place is not in the proofs' reach */
CURVE25519_LOCAL int curve25519_ed25519_differ(const uint8_t *a, const uint8_t *b, size_t length);
#define CURVE25519_NAF_LENGTH 254 /* of digits, of integers below 2^253 */
#define CURVE25519_NAF_WORDS (CURVE25519_NAF_LENGTH / CURVE25519_WORD_BITS + 2)

/*
 * digits: v = sum digits[i]*2^i over i < NAF_LENGTH, each 0 or odd and below 2^(width - 1) in absolute value, for v of NAF_WORDS words
 * and below 2^(NAF_LENGTH - 1). What these functions are given is public.
 */
CURVE25519_LOCAL void curve25519_ed25519_naf(signed char *digits, const curve25519_limb *v, unsigned int width);
/*
 * sum = 2*sum + digit*P + base_digit*Q, for digits that are 0 or odd, table[i] = (2*i + 1)*P and base[i] = (2*i + 1)*Q. T of the sum is
 * not read, and made only where `last` is not 0 or a digit is not.
 */
CURVE25519_LOCAL void curve25519_ed25519_iteration(curve25519_ed25519 *sum, const curve25519_ed25519_cached *table, int digit, const curve25519_ed25519_niels *base, int base_digit, int last);

/* decodeScalar25519 of RFC 7748, 5: bits 0, 1, 2 and 255 cleared, bit 254 set; out may be secret */
CURVE25519_LOCAL void curve25519_clamp(uint8_t out[32], const uint8_t secret[32]);
/* r = the clamped secret modulo n */
CURVE25519_LOCAL void curve25519_clamped_scalar(curve25519_sc *r, const uint8_t secret[32]);

#ifdef __cplusplus
}
#endif
#endif
