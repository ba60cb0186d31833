/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:d844824ff43166ef. Do not edit; make it again. */
#ifndef CURVE25519_H
#define CURVE25519_H
/*
 * Arithmetic for the curve curve25519
 *
 * p = 2^255 - 19
 * y^2 = x^3 + a*x^2 + x, a = 486662
 * group order n = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed, cofactor 8
 * reduction modulo p: Crandall: 2^255 = 19 (mod p)
 * reduction modulo n: Montgomery, word by word: U + m*p, by multiplications
 *
 * An element is canonical in memory: its limbs, least significant first, hold a number below the modulus,
 * in Montgomery form where the comment on its type says so.
 * Only the codecs and the functions built on them know of byte order; do not copy limbs between machines.
 *
 * Every function takes the same time and touches the same addresses whatever the values of its arguments, unless its
 * name ends in _vartime; no function allocates, keeps state or fails except by its return value. Outputs may alias
 * inputs. A mask is 0 or all-ones (UINT64_MAX); any other value gives an undefined element.
 *
 * CURVE25519_NO_ASM       use the portable C only
 * CURVE25519_WORD_BITS    64 or 32; chosen here when not defined
 * CURVE25519_EXPORT       export the functions from a shared library (they are hidden otherwise)
 * Define them alike for every file of a program.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(CURVE25519_NO_ASM) && (defined(__x86_64__) || defined(_M_X64)) && \
    (!defined(CURVE25519_WORD_BITS) || CURVE25519_WORD_BITS == 64)
#define CURVE25519_ASM 1
#endif

#if !defined(CURVE25519_WORD_BITS)
#if defined(CURVE25519_ASM) || defined(__SIZEOF_INT128__)
#define CURVE25519_WORD_BITS 64
#else
#define CURVE25519_WORD_BITS 32
#endif
#endif

#if defined(CURVE25519_EXPORT) && (defined(__GNUC__) || defined(__clang__))
#define CURVE25519_API __attribute__((visibility("default")))
#elif defined(__GNUC__) && !defined(_WIN32)
#define CURVE25519_API __attribute__((visibility("hidden")))
#else
#define CURVE25519_API
#endif

#if CURVE25519_WORD_BITS == 64
typedef uint64_t curve25519_limb;
#define CURVE25519_FE_LIMBS 4
#define CURVE25519_SC_LIMBS 4
#else
typedef uint32_t curve25519_limb;
#define CURVE25519_FE_LIMBS 8
#define CURVE25519_SC_LIMBS 8
#endif

#define CURVE25519_FE_BYTES 32
#define CURVE25519_SC_BYTES 32

/* The field of integers modulo p
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * Elements stand for themselves. */
typedef struct {
    curve25519_limb v[CURVE25519_FE_LIMBS];
} curve25519_fe;

/* Integers modulo the group order n
 * n = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * In Montgomery form: the element a is stored as a * 2^256 mod n. */
typedef struct {
    curve25519_limb v[CURVE25519_SC_LIMBS];
} curve25519_sc;

/* r = a + b mod p */
CURVE25519_API void curve25519_fe_add(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b);

/* r = a - b mod p */
CURVE25519_API void curve25519_fe_sub(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b);

/* r = -a mod p */
CURVE25519_API void curve25519_fe_neg(curve25519_fe *r, const curve25519_fe *a);

/* r = 2*a mod p */
CURVE25519_API void curve25519_fe_dbl(curve25519_fe *r, const curve25519_fe *a);

/* 2*r = a mod p */
CURVE25519_API void curve25519_fe_half(curve25519_fe *r, const curve25519_fe *a);

/* r = a * b mod p */
CURVE25519_API void curve25519_fe_mul(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b);

/* r = a^2 mod p */
CURVE25519_API void curve25519_fe_sqr(curve25519_fe *r, const curve25519_fe *a);

/* r = a * k mod p */
CURVE25519_API void curve25519_fe_mul_small(curve25519_fe *r, const curve25519_fe *a, uint32_t k);

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p */
CURVE25519_API int curve25519_fe_from_bytes(curve25519_fe *r, const uint8_t b[32]);

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p */
CURVE25519_API int curve25519_fe_from_bytes_le(curve25519_fe *r, const uint8_t b[32]);

/* b = the big-endian integer a */
CURVE25519_API void curve25519_fe_to_bytes(uint8_t b[32], const curve25519_fe *a);

/* b = the little-endian integer a */
CURVE25519_API void curve25519_fe_to_bytes_le(uint8_t b[32], const curve25519_fe *a);

/* r = a where mask is all-ones, b where it is 0 */
CURVE25519_API void curve25519_fe_select(curve25519_fe *r, uint64_t mask, const curve25519_fe *a, const curve25519_fe *b);

/* a and b change places where mask is all-ones */
CURVE25519_API void curve25519_fe_cswap(uint64_t mask, curve25519_fe *a, curve25519_fe *b);

/* all-ones where a = 0, else 0 */
CURVE25519_API uint64_t curve25519_fe_is_zero(const curve25519_fe *a);

/* all-ones where a = b, else 0 */
CURVE25519_API uint64_t curve25519_fe_eq(const curve25519_fe *a, const curve25519_fe *b);

/* r = 1/a mod p, 0 for a = 0 */
CURVE25519_API void curve25519_fe_inv(curve25519_fe *r, const curve25519_fe *a);

/* r = 1/a mod p, 0 for a = 0, by an addition chain for p - 2 */
CURVE25519_API void curve25519_fe_inv_chain(curve25519_fe *r, const curve25519_fe *a);

/* r = 1/a mod p, 0 for a = 0, by division steps */
CURVE25519_API void curve25519_fe_inv_divsteps(curve25519_fe *r, const curve25519_fe *a);

/* r^2 = a mod p; 0, or -1 and r = 0 when a is no square */
CURVE25519_API int curve25519_fe_sqrt(curve25519_fe *r, const curve25519_fe *a);

/* r[i] = 1/a[i] mod p, 0 where a[i] = 0, for i < count; r may be a, scratch (count elements) overlaps neither */
CURVE25519_API void curve25519_fe_batch_inv(curve25519_fe *r, const curve25519_fe *a, curve25519_fe *scratch, size_t count);

/* r = a + b mod n */
CURVE25519_API void curve25519_sc_add(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b);

/* r = a - b mod n */
CURVE25519_API void curve25519_sc_sub(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b);

/* r = -a mod n */
CURVE25519_API void curve25519_sc_neg(curve25519_sc *r, const curve25519_sc *a);

/* r = 2*a mod n */
CURVE25519_API void curve25519_sc_dbl(curve25519_sc *r, const curve25519_sc *a);

/* 2*r = a mod n */
CURVE25519_API void curve25519_sc_half(curve25519_sc *r, const curve25519_sc *a);

/* r * 2^256 = a * b mod n */
CURVE25519_API void curve25519_sc_mul(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b);

/* r * 2^256 = a^2 mod n */
CURVE25519_API void curve25519_sc_sqr(curve25519_sc *r, const curve25519_sc *a);

/* r = a * k mod n */
CURVE25519_API void curve25519_sc_mul_small(curve25519_sc *r, const curve25519_sc *a, uint32_t k);

/* r = a * 2^256 mod n */
CURVE25519_API void curve25519_sc_to_mont(curve25519_sc *r, const curve25519_sc *a);

/* r * 2^256 = a mod n */
CURVE25519_API void curve25519_sc_from_mont(curve25519_sc *r, const curve25519_sc *a);

/* r = the big-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n */
CURVE25519_API int curve25519_sc_from_bytes(curve25519_sc *r, const uint8_t b[32]);

/* r = the little-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n */
CURVE25519_API int curve25519_sc_from_bytes_le(curve25519_sc *r, const uint8_t b[32]);

/* b = the big-endian integer a / 2^256 mod n */
CURVE25519_API void curve25519_sc_to_bytes(uint8_t b[32], const curve25519_sc *a);

/* b = the little-endian integer a / 2^256 mod n */
CURVE25519_API void curve25519_sc_to_bytes_le(uint8_t b[32], const curve25519_sc *a);

/* r = a where mask is all-ones, b where it is 0 */
CURVE25519_API void curve25519_sc_select(curve25519_sc *r, uint64_t mask, const curve25519_sc *a, const curve25519_sc *b);

/* a and b change places where mask is all-ones */
CURVE25519_API void curve25519_sc_cswap(uint64_t mask, curve25519_sc *a, curve25519_sc *b);

/* all-ones where a = 0, else 0 */
CURVE25519_API uint64_t curve25519_sc_is_zero(const curve25519_sc *a);

/* all-ones where a = b, else 0 */
CURVE25519_API uint64_t curve25519_sc_eq(const curve25519_sc *a, const curve25519_sc *b);

/* r = 1/a mod n, 0 for a = 0 */
CURVE25519_API void curve25519_sc_inv(curve25519_sc *r, const curve25519_sc *a);

/* r = 1/a mod n, 0 for a = 0, by an addition chain for n - 2 */
CURVE25519_API void curve25519_sc_inv_chain(curve25519_sc *r, const curve25519_sc *a);

/* r = 1/a mod n, 0 for a = 0, by division steps */
CURVE25519_API void curve25519_sc_inv_divsteps(curve25519_sc *r, const curve25519_sc *a);

/* r^2 = a mod n; 0, or -1 and r = 0 when a is no square */
CURVE25519_API int curve25519_sc_sqrt(curve25519_sc *r, const curve25519_sc *a);

/* r[i] = 1/a[i] mod n, 0 where a[i] = 0, for i < count; r may be a, scratch (count elements) overlaps neither */
CURVE25519_API void curve25519_sc_batch_inv(curve25519_sc *r, const curve25519_sc *a, curve25519_sc *scratch, size_t count);

/* The curve y^2 = x^3 + 486662*x^2 + x by u-coordinates (u = x) */

/* r = u-coordinate of scalar * (a point at u), for a little-endian scalar of which the `bits` lowest bits count;
 *     0, or -1 and r = 0 where the result is the neutral element or the point of order 2 at u = 0 */
CURVE25519_API int curve25519_ladder(curve25519_fe *r, const curve25519_fe *u, const uint8_t *scalar, size_t bits);

/* X25519 of RFC 7748: out = u-coordinate of secret * (the point at u); bits 0, 1, 2 and 255 of the secret are
 *     taken as 0 and bit 254 as 1, whatever they are; bit 255 of u is ignored and u is reduced modulo p; 0, or -1
 *     and out = 0 where u has small order, which a key exchange must refuse */
CURVE25519_API int curve25519_x25519(uint8_t out[32], const uint8_t secret[32], const uint8_t u[32]);

/* out = the public key of the secret: X25519 with u = 9; bits 0, 1, 2 and 255 of the secret are taken as 0 and bit
 *     254 as 1, whatever they are */
CURVE25519_API void curve25519_x25519_base(uint8_t out[32], const uint8_t secret[32]);

/* a key pair from 32 bytes that the caller draws from a cryptographic random generator */
CURVE25519_API void curve25519_x25519_keygen(uint8_t secret[32], uint8_t public_key[32], const uint8_t seed[32]);

/* The twisted Edwards curve -x^2 + y^2 = 1 + d*x^2*y^2 of Ed25519 (RFC 8032), birationally equivalent to the curve
 *     by y = (u - 1)/(u + 1). Byte strings are little-endian, as in the RFC. */
/* (x/z, y/z), and x*y = t*z */
typedef struct {
    curve25519_fe x, y, z, t;
} curve25519_ed25519;

/* r = (0, 1), the neutral element */
CURVE25519_API void curve25519_ed25519_neutral(curve25519_ed25519 *r);

/* r = B, the generator (RFC 8032, 5.1) */
CURVE25519_API void curve25519_ed25519_generator(curve25519_ed25519 *r);

/* r = p + q, for all points */
CURVE25519_API void curve25519_ed25519_add(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519 *q);

/* r = 2*p */
CURVE25519_API void curve25519_ed25519_dbl(curve25519_ed25519 *r, const curve25519_ed25519 *p);

/* r = -p */
CURVE25519_API void curve25519_ed25519_neg(curve25519_ed25519 *r, const curve25519_ed25519 *p);

/* r = p where mask is all-ones, q where it is 0 */
CURVE25519_API void curve25519_ed25519_select(curve25519_ed25519 *r, uint64_t mask, const curve25519_ed25519 *p, const curve25519_ed25519 *q);

/* all-ones where p = q, else 0 */
CURVE25519_API uint64_t curve25519_ed25519_eq(const curve25519_ed25519 *p, const curve25519_ed25519 *q);

/* all-ones where p is the neutral element, else 0 */
CURVE25519_API uint64_t curve25519_ed25519_is_neutral(const curve25519_ed25519 *p);

/* b = p (RFC 8032, 5.1.2) */
CURVE25519_API void curve25519_ed25519_encode(uint8_t b[32], const curve25519_ed25519 *p);

/* r = the point that b encodes (RFC 8032, 5.1.3); 0, or -1 and r = (0, 1) when y is not below p, no x belongs to
 *     it, or x = 0 has a sign. The point may have a small order, or a part of small order */
CURVE25519_API int curve25519_ed25519_decode(curve25519_ed25519 *r, const uint8_t b[32]);

/* u = the u-coordinate of p on the Montgomery curve, 0 for (0, 1) */
CURVE25519_API void curve25519_ed25519_to_u(uint8_t u[32], const curve25519_ed25519 *p);

/* r = k*p for the integer k < n, for all points */
CURVE25519_API void curve25519_ed25519_mul(curve25519_ed25519 *r, const curve25519_sc *k, const curve25519_ed25519 *p);

/* r = k*B */
CURVE25519_API void curve25519_ed25519_mul_base(curve25519_ed25519 *r, const curve25519_sc *k);

/* r = k*p + l*B; for public values only */
CURVE25519_API void curve25519_ed25519_mul_double_vartime(curve25519_ed25519 *r, const curve25519_sc *k, const curve25519_ed25519 *p, const curve25519_sc *l);

/* r = the little-endian integer b modulo n */
CURVE25519_API void curve25519_ed25519_reduce_bytes(curve25519_sc *r, const uint8_t b[64]);

/* the public key of a secret of 32 random bytes (RFC 8032, 5.1.5) */
CURVE25519_API void curve25519_ed25519_public_key(uint8_t public_key[32], const uint8_t secret[32]);

/* the signature of the message (RFC 8032, 5.1.6, pure Ed25519); signature overlaps no input */
CURVE25519_API void curve25519_ed25519_sign(uint8_t signature[64], const uint8_t secret[32], const uint8_t *message, size_t length);

/* 0 when the signature of the message is the public key's, else -1 (RFC 8032, 5.1.7, the equation without the
 *     cofactor, s below n). The time depends on the arguments, all of them public */
CURVE25519_API int curve25519_ed25519_verify(const uint8_t signature[64], const uint8_t public_key[32], const uint8_t *message, size_t length);

/* the XEdDSA signature of the message by a secret of X25519 (clamped as there), with 64 random bytes as seed
 *     (Signal, The XEdDSA and VXEdDSA signature schemes, 2016); signature overlaps no input */
CURVE25519_API void curve25519_xeddsa_sign(uint8_t signature[64], const uint8_t secret[32], const uint8_t *message, size_t length, const uint8_t seed[64]);

/* 0 when the XEdDSA signature of the message is that of the X25519 public key u, else -1; u is to be below p and s
 *     below n. The time depends on the arguments, all of them public */
CURVE25519_API int curve25519_xeddsa_verify(const uint8_t signature[64], const uint8_t u[32], const uint8_t *message, size_t length);

/* digest = SHA-224 of the message */
CURVE25519_API void curve25519_sha224(uint8_t digest[28], const uint8_t *message, size_t length);

/* digest = SHA-256 of the message */
CURVE25519_API void curve25519_sha256(uint8_t digest[32], const uint8_t *message, size_t length);

/* digest = SHA-384 of the message */
CURVE25519_API void curve25519_sha384(uint8_t digest[48], const uint8_t *message, size_t length);

/* digest = SHA-512 of the message */
CURVE25519_API void curve25519_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

#ifdef __cplusplus
}
#endif
#endif
