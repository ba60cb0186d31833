/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef SECP224K1_H
#define SECP224K1_H
/*
 * Arithmetic for the curve secp224k1
 *
 * p = 2^224 - 2^32 - 6803
 * y^2 = x^3 + a*x + b, a = 0, b = 0x5
 * group order n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7, cofactor 1
 * reduction modulo p: Crandall: 2^224 = 2^32 + 6803 (mod p)
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
 * SECP224K1_NO_ASM       use the portable C only
 * SECP224K1_WORD_BITS    64 or 32; chosen here when not defined
 * SECP224K1_EXPORT       export the functions from a shared library (they are hidden otherwise)
 * Define them alike for every file of a program.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(SECP224K1_NO_ASM) && (defined(__x86_64__) || defined(_M_X64)) && \
    (!defined(SECP224K1_WORD_BITS) || SECP224K1_WORD_BITS == 64)
#define SECP224K1_ASM 1
#endif

#if !defined(SECP224K1_WORD_BITS)
#if defined(SECP224K1_ASM) || defined(__SIZEOF_INT128__)
#define SECP224K1_WORD_BITS 64
#else
#define SECP224K1_WORD_BITS 32
#endif
#endif

#if defined(SECP224K1_EXPORT) && (defined(__GNUC__) || defined(__clang__))
#define SECP224K1_API __attribute__((visibility("default")))
#elif defined(__GNUC__) && !defined(_WIN32)
#define SECP224K1_API __attribute__((visibility("hidden")))
#else
#define SECP224K1_API
#endif

#if SECP224K1_WORD_BITS == 64
typedef uint64_t secp224k1_limb;
#define SECP224K1_FE_LIMBS 4
#define SECP224K1_SC_LIMBS 4
#else
typedef uint32_t secp224k1_limb;
#define SECP224K1_FE_LIMBS 7
#define SECP224K1_SC_LIMBS 8
#endif

#define SECP224K1_FE_BYTES 28
#define SECP224K1_SC_BYTES 29

/* The field of integers modulo p
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffeffffe56d
 * Elements stand for themselves. */
typedef struct {
    secp224k1_limb v[SECP224K1_FE_LIMBS];
} secp224k1_fe;

/* Integers modulo the group order n
 * n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7
 * In Montgomery form: the element a is stored as a * 2^256 mod n. */
typedef struct {
    secp224k1_limb v[SECP224K1_SC_LIMBS];
} secp224k1_sc;

/* r = a + b mod p */
SECP224K1_API void secp224k1_fe_add(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b);

/* r = a - b mod p */
SECP224K1_API void secp224k1_fe_sub(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b);

/* r = -a mod p */
SECP224K1_API void secp224k1_fe_neg(secp224k1_fe *r, const secp224k1_fe *a);

/* r = 2*a mod p */
SECP224K1_API void secp224k1_fe_dbl(secp224k1_fe *r, const secp224k1_fe *a);

/* 2*r = a mod p */
SECP224K1_API void secp224k1_fe_half(secp224k1_fe *r, const secp224k1_fe *a);

/* r = a * b mod p */
SECP224K1_API void secp224k1_fe_mul(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b);

/* r = a^2 mod p */
SECP224K1_API void secp224k1_fe_sqr(secp224k1_fe *r, const secp224k1_fe *a);

/* r = a * k mod p */
SECP224K1_API void secp224k1_fe_mul_small(secp224k1_fe *r, const secp224k1_fe *a, uint32_t k);

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian */
SECP224K1_API int secp224k1_fe_from_bytes(secp224k1_fe *r, const uint8_t b[28]);

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian */
SECP224K1_API int secp224k1_fe_from_bytes_le(secp224k1_fe *r, const uint8_t b[28]);

/* b = a; b is big-endian */
SECP224K1_API void secp224k1_fe_to_bytes(uint8_t b[28], const secp224k1_fe *a);

/* b = a; b is little-endian */
SECP224K1_API void secp224k1_fe_to_bytes_le(uint8_t b[28], const secp224k1_fe *a);

/* r = a where mask is all-ones, b where it is 0 */
SECP224K1_API void secp224k1_fe_select(secp224k1_fe *r, uint64_t mask, const secp224k1_fe *a, const secp224k1_fe *b);

/* a and b change places where mask is all-ones */
SECP224K1_API void secp224k1_fe_cswap(uint64_t mask, secp224k1_fe *a, secp224k1_fe *b);

/* returns all-ones where a = 0, else 0 */
SECP224K1_API uint64_t secp224k1_fe_is_zero(const secp224k1_fe *a);

/* returns all-ones where a = b, else 0 */
SECP224K1_API uint64_t secp224k1_fe_eq(const secp224k1_fe *a, const secp224k1_fe *b);

/* r = 1/a mod p, 0 where a = 0 */
SECP224K1_API void secp224k1_fe_inv(secp224k1_fe *r, const secp224k1_fe *a);

/* r = 1/a mod p, 0 where a = 0
 * By an addition chain for p - 2. */
SECP224K1_API void secp224k1_fe_inv_chain(secp224k1_fe *r, const secp224k1_fe *a);

/* r = 1/a mod p, 0 where a = 0
 * By division steps. */
SECP224K1_API void secp224k1_fe_inv_divsteps(secp224k1_fe *r, const secp224k1_fe *a);

/* where a is a square: r^2 = a mod p, returns 0; else r = 0, returns -1 */
SECP224K1_API int secp224k1_fe_sqrt(secp224k1_fe *r, const secp224k1_fe *a);

/* r[i] = 1/a[i] mod p, 0 where a[i] = 0, for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
SECP224K1_API void secp224k1_fe_batch_inv(secp224k1_fe *r, const secp224k1_fe *a, secp224k1_fe *scratch, size_t count);

/* r = a + b mod n */
SECP224K1_API void secp224k1_sc_add(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b);

/* r = a - b mod n */
SECP224K1_API void secp224k1_sc_sub(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b);

/* r = -a mod n */
SECP224K1_API void secp224k1_sc_neg(secp224k1_sc *r, const secp224k1_sc *a);

/* r = 2*a mod n */
SECP224K1_API void secp224k1_sc_dbl(secp224k1_sc *r, const secp224k1_sc *a);

/* 2*r = a mod n */
SECP224K1_API void secp224k1_sc_half(secp224k1_sc *r, const secp224k1_sc *a);

/* r = a * b mod n */
SECP224K1_API void secp224k1_sc_mul(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b);

/* r = a^2 mod n */
SECP224K1_API void secp224k1_sc_sqr(secp224k1_sc *r, const secp224k1_sc *a);

/* r = a * k mod n */
SECP224K1_API void secp224k1_sc_mul_small(secp224k1_sc *r, const secp224k1_sc *a, uint32_t k);

/* r = the words of a
 * Into Montgomery form. */
SECP224K1_API void secp224k1_sc_to_mont(secp224k1_sc *r, const secp224k1_sc *a);

/* the words of r = a
 * Out of Montgomery form. */
SECP224K1_API void secp224k1_sc_from_mont(secp224k1_sc *r, const secp224k1_sc *a);

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian */
SECP224K1_API int secp224k1_sc_from_bytes(secp224k1_sc *r, const uint8_t b[29]);

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian */
SECP224K1_API int secp224k1_sc_from_bytes_le(secp224k1_sc *r, const uint8_t b[29]);

/* b = a; b is big-endian */
SECP224K1_API void secp224k1_sc_to_bytes(uint8_t b[29], const secp224k1_sc *a);

/* b = a; b is little-endian */
SECP224K1_API void secp224k1_sc_to_bytes_le(uint8_t b[29], const secp224k1_sc *a);

/* r = a where mask is all-ones, b where it is 0 */
SECP224K1_API void secp224k1_sc_select(secp224k1_sc *r, uint64_t mask, const secp224k1_sc *a, const secp224k1_sc *b);

/* a and b change places where mask is all-ones */
SECP224K1_API void secp224k1_sc_cswap(uint64_t mask, secp224k1_sc *a, secp224k1_sc *b);

/* returns all-ones where a = 0, else 0 */
SECP224K1_API uint64_t secp224k1_sc_is_zero(const secp224k1_sc *a);

/* returns all-ones where a = b, else 0 */
SECP224K1_API uint64_t secp224k1_sc_eq(const secp224k1_sc *a, const secp224k1_sc *b);

/* r = 1/a mod n, 0 where a = 0 */
SECP224K1_API void secp224k1_sc_inv(secp224k1_sc *r, const secp224k1_sc *a);

/* r = 1/a mod n, 0 where a = 0
 * By an addition chain for n - 2. */
SECP224K1_API void secp224k1_sc_inv_chain(secp224k1_sc *r, const secp224k1_sc *a);

/* r = 1/a mod n, 0 where a = 0
 * By division steps. */
SECP224K1_API void secp224k1_sc_inv_divsteps(secp224k1_sc *r, const secp224k1_sc *a);

/* where a is a square: r^2 = a mod n, returns 0; else r = 0, returns -1 */
SECP224K1_API int secp224k1_sc_sqrt(secp224k1_sc *r, const secp224k1_sc *a);

/* r[i] = 1/a[i] mod n, 0 where a[i] = 0, for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
SECP224K1_API void secp224k1_sc_batch_inv(secp224k1_sc *r, const secp224k1_sc *a, secp224k1_sc *scratch, size_t count);

/* Points of the curve, scalar multiplication, key exchange and signatures. Keys and scalars are big-endian; a
 *     public key is an encoded point. Functions that return int return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */
typedef struct {
    secp224k1_fe x, y;
} secp224k1_affine;
/* (x/z^2, y/z^3); the neutral element where z = 0 */
typedef struct {
    secp224k1_fe x, y, z;
} secp224k1_point;

/* r = G
 * The generator of the specification. */
SECP224K1_API void secp224k1_generator(secp224k1_affine *r);

/* r = the neutral element */
SECP224K1_API void secp224k1_point_neutral(secp224k1_point *r);

/* r = p */
SECP224K1_API void secp224k1_point_from_affine(secp224k1_point *r, const secp224k1_affine *p);

/* where p is neutral: r = (0, 0), returns -1; else r = p, returns 0 */
SECP224K1_API int secp224k1_point_to_affine(secp224k1_affine *r, const secp224k1_point *p);

/* r[i] = (0, 0) where p[i] is neutral, else p[i], for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
SECP224K1_API void secp224k1_point_batch_to_affine(secp224k1_affine *r, const secp224k1_point *p, secp224k1_fe *scratch, size_t count);

/* Requires: p and q are on the curve.
 * r = p + q
 * For all of them: p = q, p = -q and the neutral element too. */
SECP224K1_API void secp224k1_point_add(secp224k1_point *r, const secp224k1_point *p, const secp224k1_point *q);

/* Requires: p and q are on the curve.
 * r = p + q
 * For all of them: p = q, p = -q and a neutral p too. */
SECP224K1_API void secp224k1_point_add_affine(secp224k1_point *r, const secp224k1_point *p, const secp224k1_affine *q);

/* Requires: p is on the curve.
 * r = 2*p */
SECP224K1_API void secp224k1_point_dbl(secp224k1_point *r, const secp224k1_point *p);

/* r = -p */
SECP224K1_API void secp224k1_point_neg(secp224k1_point *r, const secp224k1_point *p);

/* r = p where mask is all-ones, q where it is 0 */
SECP224K1_API void secp224k1_point_select(secp224k1_point *r, uint64_t mask, const secp224k1_point *p, const secp224k1_point *q);

/* returns all-ones where p = q, else 0 */
SECP224K1_API uint64_t secp224k1_point_eq(const secp224k1_point *p, const secp224k1_point *q);

/* returns all-ones where p is neutral, else 0 */
SECP224K1_API uint64_t secp224k1_point_is_neutral(const secp224k1_point *p);

/* returns all-ones where p is on the curve, else 0
 * So is the neutral element. */
SECP224K1_API uint64_t secp224k1_point_is_on_curve(const secp224k1_point *p);

/* returns all-ones where p is on the curve, else 0 */
SECP224K1_API uint64_t secp224k1_affine_is_on_curve(const secp224k1_affine *p);

/* where encodes_a_point(b): r = decoded(b), returns 0; else r = (0, 0), returns -1
 * encodes_a_point and decoded: SEC 1 version 2, 2.3.4, but for the neutral element.
 * Refused are a wrong length or first byte, a coordinate that is not below p, what is not on the curve, and the
 *     neutral element. The time tells the form and validity of b. */
SECP224K1_API int secp224k1_affine_from_bytes(secp224k1_affine *r, const uint8_t *b, size_t length);

/* b = encoded(p)
 * encoded: SEC 1 version 2, 2.3.3, without compression.
 * That is the byte 04, then x, then y. */
SECP224K1_API void secp224k1_affine_to_bytes(uint8_t b[57], const secp224k1_affine *p);

/* b = compressed(p)
 * compressed: SEC 1 version 2, 2.3.3, with compression.
 * That is the byte 02 or 03, then x. */
SECP224K1_API void secp224k1_affine_to_bytes_compressed(uint8_t b[29], const secp224k1_affine *p);

/* r = b mod n; b is big-endian
 * Of any length. */
SECP224K1_API void secp224k1_reduce_bytes(secp224k1_sc *r, const uint8_t *b, size_t length);

/* Requires: p is on the curve.
 * r = k*p */
SECP224K1_API void secp224k1_point_mul(secp224k1_point *r, const secp224k1_sc *k, const secp224k1_point *p);

/* Requires: p is on the curve.
 * r = k*p; k is big-endian */
SECP224K1_API void secp224k1_point_mul_bytes(secp224k1_point *r, const uint8_t k[29], const secp224k1_point *p);

/* r = k*G */
SECP224K1_API void secp224k1_point_mul_base(secp224k1_point *r, const secp224k1_sc *k);

/* r = k*G; k is big-endian */
SECP224K1_API void secp224k1_point_mul_base_bytes(secp224k1_point *r, const uint8_t k[29]);

/* Requires: p is on the curve.
 * r = k*p + l*G
 * For public values only: the time tells them. */
SECP224K1_API void secp224k1_point_mul_double_vartime(secp224k1_point *r, const secp224k1_sc *k, const secp224k1_point *p, const secp224k1_sc *l);

/* where 0 < private_key < n: public_key = encoded(private_key*G), returns 0; else public_key = zeros, returns -1;
 *     private_key is big-endian
 * encoded: SEC 1 version 2, 2.3.3, without compression. */
SECP224K1_API int secp224k1_public_key(uint8_t public_key[57], const uint8_t private_key[29]);

/* where 37 <= length: private_key = (random mod (n - 1)) + 1, public_key = encoded(private_key*G), returns 0; else
 *     private_key = zeros, public_key = zeros, returns -1; private_key and random are big-endian
 * encoded: SEC 1 version 2, 2.3.3, without compression.
 * A pair of keys from random bytes, all of which count (FIPS 186-5, A.2.1). */
SECP224K1_API int secp224k1_keygen(uint8_t private_key[29], uint8_t public_key[57], const uint8_t *random, size_t length);

/* where 0 < private_key < n and encodes_a_point(peer): shared = x(private_key*decoded(peer)), returns 0; else
 *     shared = zeros, returns -1; private_key and shared are big-endian
 * encodes_a_point and decoded: SEC 1 version 2, 2.3.4, but for the neutral element.
 * The time tells the form and validity of peer. */
SECP224K1_API int secp224k1_ecdh(uint8_t shared[28], const uint8_t private_key[29], const uint8_t *peer, size_t peer_length);

/* where 0 < private_key < n and 37 <= length and ecdsa_serves(private_key, hash, (random mod (n - 1)) + 1):
 *     signature = ecdsa(private_key, hash, (random mod (n - 1)) + 1), returns 0; else signature = zeros, returns
 *     -1; private_key and random are big-endian
 * ecdsa_serves: neither r nor s is 0, FIPS 186-5, 6.4.1.
 * ecdsa: r, then s, of a hash value, FIPS 186-5, 6.4.1.
 * The random bytes make the nonce (FIPS 186-5, A.3.1); use them for nothing else. */
SECP224K1_API int secp224k1_ecdsa_sign_nonce(uint8_t signature[58], const uint8_t private_key[29], const uint8_t *hash, size_t hash_length, const uint8_t *random, size_t length);

/* returns 0 where encodes_a_point(public_key) and ecdsa_verifies(public_key, hash, signature), else -1
 * encodes_a_point: SEC 1 version 2, 2.3.4, but for the neutral element.
 * ecdsa_verifies: FIPS 186-5, 6.4.2.
 * The time depends on the arguments, all of them public. */
SECP224K1_API int secp224k1_ecdsa_verify(const uint8_t signature[58], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash, size_t hash_length);

/* where 0 < private_key < n: signature = deterministic_ecdsa(private_key, hash), returns 0; else signature =
 *     zeros, returns -1; private_key is big-endian
 * deterministic_ecdsa: r, then s, of a hash value, with the nonce of RFC 6979, 3.2.
 * signature must overlap no other operand.
 * The nonce comes by HMAC with SHA-224 for hash values of 28 bytes, SHA-256 for others of up to 32, SHA-384 up to
 *     48, else SHA-512. */
SECP224K1_API int secp224k1_ecdsa_sign(uint8_t signature[58], const uint8_t private_key[29], const uint8_t *hash, size_t hash_length);

/* digest = sha224(message)
 * sha224: FIPS 180-4. */
SECP224K1_API void secp224k1_sha224(uint8_t digest[28], const uint8_t *message, size_t length);

/* digest = sha256(message)
 * sha256: FIPS 180-4. */
SECP224K1_API void secp224k1_sha256(uint8_t digest[32], const uint8_t *message, size_t length);

/* digest = sha384(message)
 * sha384: FIPS 180-4. */
SECP224K1_API void secp224k1_sha384(uint8_t digest[48], const uint8_t *message, size_t length);

/* digest = sha512(message)
 * sha512: FIPS 180-4. */
SECP224K1_API void secp224k1_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

/* Hexadecimal digits, for keys and encoded points. Both functions return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */

/* where hex_length = 2*length: hex = hexadecimal(bytes, capitals), returns 0; else hex = zeros, returns -1
 * hexadecimal: RFC 4648, 8, in small letters, or in capitals where that is all-ones.
 * No terminating zero is written or expected.
 * hex and bytes may begin at the same address, and must not overlap otherwise.
 * The time depends on the lengths alone. */
SECP224K1_API int secp224k1_hex_encode(uint8_t *hex, size_t hex_length, const uint8_t *bytes, size_t length, uint64_t capitals);

/* where hex_length = 2*length and is_hexadecimal(hex, capitals): bytes = from_hexadecimal(hex), returns 0; else
 *     bytes = zeros, returns -1
 * is_hexadecimal: only an even number of digits of RFC 4648, 8, in small letters, or in either where capitals is
 *     all-ones.
 * from_hexadecimal: RFC 4648, 8, in letters of either kind.
 * No terminating zero is written or expected.
 * Separators, spaces and prefixes are refused.
 * hex and bytes may begin at the same address, and must not overlap otherwise.
 * The time depends on the lengths alone, also where a character is refused. */
SECP224K1_API int secp224k1_hex_decode(uint8_t *bytes, size_t length, const uint8_t *hex, size_t hex_length, uint64_t capitals);

#ifdef __cplusplus
}
#endif
#endif
