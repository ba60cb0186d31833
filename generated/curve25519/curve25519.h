/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
 * name ends in _vartime or its comment says that the time tells; no function allocates, keeps state or fails except
 * by its return value. An output may be the same object as an input of its type, unless the function's comment says
 * that it must not. A mask is 0 or all-ones (UINT64_MAX); any other value gives an undefined element. What a comment
 * requires is for the caller to see to: where it does not hold, nothing is said of what comes out.
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

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian */
CURVE25519_API int curve25519_fe_from_bytes(curve25519_fe *r, const uint8_t b[32]);

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian */
CURVE25519_API int curve25519_fe_from_bytes_le(curve25519_fe *r, const uint8_t b[32]);

/* b = a; b is big-endian */
CURVE25519_API void curve25519_fe_to_bytes(uint8_t b[32], const curve25519_fe *a);

/* b = a; b is little-endian */
CURVE25519_API void curve25519_fe_to_bytes_le(uint8_t b[32], const curve25519_fe *a);

/* r = a where mask is all-ones, b where it is 0 */
CURVE25519_API void curve25519_fe_select(curve25519_fe *r, uint64_t mask, const curve25519_fe *a, const curve25519_fe *b);

/* a and b change places where mask is all-ones */
CURVE25519_API void curve25519_fe_cswap(uint64_t mask, curve25519_fe *a, curve25519_fe *b);

/* returns all-ones where a = 0, else 0 */
CURVE25519_API uint64_t curve25519_fe_is_zero(const curve25519_fe *a);

/* returns all-ones where a = b, else 0 */
CURVE25519_API uint64_t curve25519_fe_eq(const curve25519_fe *a, const curve25519_fe *b);

/* r = 1/a mod p, 0 where a = 0 */
CURVE25519_API void curve25519_fe_inv(curve25519_fe *r, const curve25519_fe *a);

/* r = 1/a mod p, 0 where a = 0
 * By an addition chain for p - 2. */
CURVE25519_API void curve25519_fe_inv_chain(curve25519_fe *r, const curve25519_fe *a);

/* r = 1/a mod p, 0 where a = 0
 * By division steps. */
CURVE25519_API void curve25519_fe_inv_divsteps(curve25519_fe *r, const curve25519_fe *a);

/* where a is a square: r^2 = a mod p, returns 0; else r = 0, returns -1 */
CURVE25519_API int curve25519_fe_sqrt(curve25519_fe *r, const curve25519_fe *a);

/* r[i] = 1/a[i] mod p, 0 where a[i] = 0, for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
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

/* r = a * b mod n */
CURVE25519_API void curve25519_sc_mul(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b);

/* r = a^2 mod n */
CURVE25519_API void curve25519_sc_sqr(curve25519_sc *r, const curve25519_sc *a);

/* r = a * k mod n */
CURVE25519_API void curve25519_sc_mul_small(curve25519_sc *r, const curve25519_sc *a, uint32_t k);

/* r = the words of a
 * Into Montgomery form. */
CURVE25519_API void curve25519_sc_to_mont(curve25519_sc *r, const curve25519_sc *a);

/* the words of r = a
 * Out of Montgomery form. */
CURVE25519_API void curve25519_sc_from_mont(curve25519_sc *r, const curve25519_sc *a);

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian */
CURVE25519_API int curve25519_sc_from_bytes(curve25519_sc *r, const uint8_t b[32]);

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian */
CURVE25519_API int curve25519_sc_from_bytes_le(curve25519_sc *r, const uint8_t b[32]);

/* b = a; b is big-endian */
CURVE25519_API void curve25519_sc_to_bytes(uint8_t b[32], const curve25519_sc *a);

/* b = a; b is little-endian */
CURVE25519_API void curve25519_sc_to_bytes_le(uint8_t b[32], const curve25519_sc *a);

/* r = a where mask is all-ones, b where it is 0 */
CURVE25519_API void curve25519_sc_select(curve25519_sc *r, uint64_t mask, const curve25519_sc *a, const curve25519_sc *b);

/* a and b change places where mask is all-ones */
CURVE25519_API void curve25519_sc_cswap(uint64_t mask, curve25519_sc *a, curve25519_sc *b);

/* returns all-ones where a = 0, else 0 */
CURVE25519_API uint64_t curve25519_sc_is_zero(const curve25519_sc *a);

/* returns all-ones where a = b, else 0 */
CURVE25519_API uint64_t curve25519_sc_eq(const curve25519_sc *a, const curve25519_sc *b);

/* r = 1/a mod n, 0 where a = 0 */
CURVE25519_API void curve25519_sc_inv(curve25519_sc *r, const curve25519_sc *a);

/* r = 1/a mod n, 0 where a = 0
 * By an addition chain for n - 2. */
CURVE25519_API void curve25519_sc_inv_chain(curve25519_sc *r, const curve25519_sc *a);

/* r = 1/a mod n, 0 where a = 0
 * By division steps. */
CURVE25519_API void curve25519_sc_inv_divsteps(curve25519_sc *r, const curve25519_sc *a);

/* where a is a square: r^2 = a mod n, returns 0; else r = 0, returns -1 */
CURVE25519_API int curve25519_sc_sqrt(curve25519_sc *r, const curve25519_sc *a);

/* r[i] = 1/a[i] mod n, 0 where a[i] = 0, for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
CURVE25519_API void curve25519_sc_batch_inv(curve25519_sc *r, const curve25519_sc *a, curve25519_sc *scratch, size_t count);

/* The curve y^2 = x^3 + 486662*x^2 + x by u-coordinates (u = x) */

/* r = u_of_multiple(scalar mod 2^bits, u), returns -1 where r = 0, else 0; scalar is little-endian
 * u_of_multiple: the u-coordinate of the multiple of a point at u, RFC 7748, 5.
 * On the curve, or on its twist where that has the point at u. The result is 0 where the multiple is the neutral
 *     element or the point of order 2 at u = 0. */
CURVE25519_API int curve25519_ladder(curve25519_fe *r, const curve25519_fe *u, const uint8_t *scalar, size_t bits);

/* out = x25519(secret, u), returns -1 where out = zeros, else 0
 * x25519: RFC 7748, 5.
 * Bits 0, 1, 2 and 255 of the secret are taken as 0 and bit 254 as 1, whatever they are.
 * Bit 255 of u is ignored and u is reduced modulo p. The result is 0 where u has small order, which a key exchange
 *     must refuse. */
CURVE25519_API int curve25519_x25519(uint8_t out[32], const uint8_t secret[32], const uint8_t u[32]);

/* out = x25519_public_key(secret)
 * x25519_public_key: x25519 of the secret and 9, RFC 7748, 6.1.
 * Bits 0, 1, 2 and 255 of the secret are taken as 0 and bit 254 as 1, whatever they are. */
CURVE25519_API void curve25519_x25519_base(uint8_t out[32], const uint8_t secret[32]);

/* secret = clamped(seed), public_key = x25519_public_key(secret)
 * clamped: as decodeScalar25519 of RFC 7748, 5, leaves it.
 * x25519_public_key: x25519 of the secret and 9, RFC 7748, 6.1.
 * A pair of keys from 32 bytes that the caller draws from a cryptographic random generator. */
CURVE25519_API void curve25519_x25519_keygen(uint8_t secret[32], uint8_t public_key[32], const uint8_t seed[32]);

/* The twisted Edwards curve -x^2 + y^2 = 1 + d*x^2*y^2 of Ed25519 (RFC 8032), birationally equivalent to the curve
 *     by y = (u - 1)/(u + 1). Byte strings are little-endian, as in the RFC. */
/* (x/z, y/z), and x*y = t*z */
typedef struct {
    curve25519_fe x, y, z, t;
} curve25519_ed25519;

/* r = the neutral element
 * That is (0, 1). */
CURVE25519_API void curve25519_ed25519_neutral(curve25519_ed25519 *r);

/* r = B
 * The generator of RFC 8032, 5.1. */
CURVE25519_API void curve25519_ed25519_generator(curve25519_ed25519 *r);

/* Requires: p and q are on the curve.
 * r = p + q
 * For all of them: p = q, p = -q and the neutral element too. */
CURVE25519_API void curve25519_ed25519_add(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519 *q);

/* Requires: p is on the curve.
 * r = 2*p */
CURVE25519_API void curve25519_ed25519_dbl(curve25519_ed25519 *r, const curve25519_ed25519 *p);

/* r = -p */
CURVE25519_API void curve25519_ed25519_neg(curve25519_ed25519 *r, const curve25519_ed25519 *p);

/* r = p where mask is all-ones, q where it is 0 */
CURVE25519_API void curve25519_ed25519_select(curve25519_ed25519 *r, uint64_t mask, const curve25519_ed25519 *p, const curve25519_ed25519 *q);

/* returns all-ones where p = q, else 0 */
CURVE25519_API uint64_t curve25519_ed25519_eq(const curve25519_ed25519 *p, const curve25519_ed25519 *q);

/* returns all-ones where p is neutral, else 0 */
CURVE25519_API uint64_t curve25519_ed25519_is_neutral(const curve25519_ed25519 *p);

/* b = encoded(p)
 * encoded: RFC 8032, 5.1.2. */
CURVE25519_API void curve25519_ed25519_encode(uint8_t b[32], const curve25519_ed25519 *p);

/* where encodes_a_point(b): r = decoded(b), returns 0; else r = the neutral element, returns -1
 * encodes_a_point and decoded: RFC 8032, 5.1.3.
 * Refused are a y that is not below p or to which no x belongs, and x = 0 with a sign. The point may have a small
 *     order, or a part of small order. */
CURVE25519_API int curve25519_ed25519_decode(curve25519_ed25519 *r, const uint8_t b[32]);

/* u = (1 + y(p))/(1 - y(p)); u is little-endian
 * That is the u-coordinate of p on the Montgomery curve, 0 for the neutral element. */
CURVE25519_API void curve25519_ed25519_to_u(uint8_t u[32], const curve25519_ed25519 *p);

/* Requires: p is on the curve.
 * r = k*p
 * For points of any order, k as an integer below n. */
CURVE25519_API void curve25519_ed25519_mul(curve25519_ed25519 *r, const curve25519_sc *k, const curve25519_ed25519 *p);

/* r = k*B */
CURVE25519_API void curve25519_ed25519_mul_base(curve25519_ed25519 *r, const curve25519_sc *k);

/* Requires: p is on the curve.
 * r = k*p + l*B
 * For public values only: the time tells them. */
CURVE25519_API void curve25519_ed25519_mul_double_vartime(curve25519_ed25519 *r, const curve25519_sc *k, const curve25519_ed25519 *p, const curve25519_sc *l);

/* r = b mod n; b is little-endian */
CURVE25519_API void curve25519_ed25519_reduce_bytes(curve25519_sc *r, const uint8_t b[64]);

/* public_key = ed25519_public_key(secret)
 * ed25519_public_key: RFC 8032, 5.1.5.
 * The secret is 32 random bytes. */
CURVE25519_API void curve25519_ed25519_public_key(uint8_t public_key[32], const uint8_t secret[32]);

/* signature = ed25519(secret, message)
 * ed25519: RFC 8032, 5.1.6, pure Ed25519.
 * signature must overlap no other operand. */
CURVE25519_API void curve25519_ed25519_sign(uint8_t signature[64], const uint8_t secret[32], const uint8_t *message, size_t length);

/* returns 0 where ed25519_verifies(public_key, message, signature), else -1
 * ed25519_verifies: RFC 8032, 5.1.7, the equation without the cofactor.
 * s is to be below n. The time depends on the arguments, all of them public. */
CURVE25519_API int curve25519_ed25519_verify(const uint8_t signature[64], const uint8_t public_key[32], const uint8_t *message, size_t length);

/* signature = xeddsa(secret, message, seed)
 * xeddsa: T. Perrin, The XEdDSA and VXEdDSA Signature Schemes, Signal 2016.
 * signature must overlap no other operand.
 * The secret is one of X25519, clamped as there, the seed 64 random bytes. */
CURVE25519_API void curve25519_xeddsa_sign(uint8_t signature[64], const uint8_t secret[32], const uint8_t *message, size_t length, const uint8_t seed[64]);

/* returns 0 where xeddsa_verifies(u, message, signature), else -1
 * xeddsa_verifies: T. Perrin, The XEdDSA and VXEdDSA Signature Schemes, Signal 2016.
 * u is a public key of X25519, and to be below p; s is to be below n. The time depends on the arguments, all of
 *     them public. */
CURVE25519_API int curve25519_xeddsa_verify(const uint8_t signature[64], const uint8_t u[32], const uint8_t *message, size_t length);

/* digest = sha224(message)
 * sha224: FIPS 180-4. */
CURVE25519_API void curve25519_sha224(uint8_t digest[28], const uint8_t *message, size_t length);

/* digest = sha256(message)
 * sha256: FIPS 180-4. */
CURVE25519_API void curve25519_sha256(uint8_t digest[32], const uint8_t *message, size_t length);

/* digest = sha384(message)
 * sha384: FIPS 180-4. */
CURVE25519_API void curve25519_sha384(uint8_t digest[48], const uint8_t *message, size_t length);

/* digest = sha512(message)
 * sha512: FIPS 180-4. */
CURVE25519_API void curve25519_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

/* Hexadecimal digits, for keys and encoded points. Both functions return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */

/* where hex_length = 2*length: hex = hexadecimal(bytes, capitals), returns 0; else hex = zeros, returns -1
 * hexadecimal: RFC 4648, 8, in small letters, or in capitals where that is all-ones.
 * No terminating zero is written or expected.
 * hex and bytes may begin at the same address, and must not overlap otherwise.
 * The time depends on the lengths alone. */
CURVE25519_API int curve25519_hex_encode(uint8_t *hex, size_t hex_length, const uint8_t *bytes, size_t length, uint64_t capitals);

/* where hex_length = 2*length and is_hexadecimal(hex, capitals): bytes = from_hexadecimal(hex), returns 0; else
 *     bytes = zeros, returns -1
 * is_hexadecimal: only an even number of digits of RFC 4648, 8, in small letters, or in either where capitals is
 *     all-ones.
 * from_hexadecimal: RFC 4648, 8, in letters of either kind.
 * No terminating zero is written or expected.
 * Separators, spaces and prefixes are refused.
 * hex and bytes may begin at the same address, and must not overlap otherwise.
 * The time depends on the lengths alone, also where a character is refused. */
CURVE25519_API int curve25519_hex_decode(uint8_t *bytes, size_t length, const uint8_t *hex, size_t hex_length, uint64_t capitals);

#ifdef __cplusplus
}
#endif
#endif
