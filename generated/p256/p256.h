/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P256_H
#define P256_H
/*
 * Arithmetic for the curve p256
 *
 * p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * y^2 = x^3 + a*x + b, a = -3, b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b
 * group order n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551, cofactor 1
 * reduction modulo p: Montgomery, word by word: U + m*p, by shifts
 * reduction modulo n: Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
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
 * P256_NO_ASM       use the portable C only
 * P256_WORD_BITS    64 or 32; chosen here when not defined
 * P256_EXPORT       export the functions from a shared library (they are hidden otherwise)
 * Define them alike for every file of a program.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(P256_NO_ASM) && (defined(__x86_64__) || defined(_M_X64)) && \
    (!defined(P256_WORD_BITS) || P256_WORD_BITS == 64)
#define P256_ASM 1
#endif

#if !defined(P256_WORD_BITS)
#if defined(P256_ASM) || defined(__SIZEOF_INT128__)
#define P256_WORD_BITS 64
#else
#define P256_WORD_BITS 32
#endif
#endif

#if defined(P256_EXPORT) && (defined(__GNUC__) || defined(__clang__))
#define P256_API __attribute__((visibility("default")))
#elif defined(__GNUC__) && !defined(_WIN32)
#define P256_API __attribute__((visibility("hidden")))
#else
#define P256_API
#endif

#if P256_WORD_BITS == 64
typedef uint64_t p256_limb;
#define P256_FE_LIMBS 4
#define P256_SC_LIMBS 4
#else
typedef uint32_t p256_limb;
#define P256_FE_LIMBS 8
#define P256_SC_LIMBS 8
#endif

#define P256_FE_BYTES 32
#define P256_SC_BYTES 32

/* The field of integers modulo p
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * In Montgomery form: the element a is stored as a * 2^256 mod p. */
typedef struct {
    p256_limb v[P256_FE_LIMBS];
} p256_fe;

/* Integers modulo the group order n
 * n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * In Montgomery form: the element a is stored as a * 2^256 mod n. */
typedef struct {
    p256_limb v[P256_SC_LIMBS];
} p256_sc;

/* r = a + b mod p */
P256_API void p256_fe_add(p256_fe *r, const p256_fe *a, const p256_fe *b);

/* r = a - b mod p */
P256_API void p256_fe_sub(p256_fe *r, const p256_fe *a, const p256_fe *b);

/* r = -a mod p */
P256_API void p256_fe_neg(p256_fe *r, const p256_fe *a);

/* r = 2*a mod p */
P256_API void p256_fe_dbl(p256_fe *r, const p256_fe *a);

/* 2*r = a mod p */
P256_API void p256_fe_half(p256_fe *r, const p256_fe *a);

/* r = a * b mod p */
P256_API void p256_fe_mul(p256_fe *r, const p256_fe *a, const p256_fe *b);

/* r = a^2 mod p */
P256_API void p256_fe_sqr(p256_fe *r, const p256_fe *a);

/* r = a * k mod p */
P256_API void p256_fe_mul_small(p256_fe *r, const p256_fe *a, uint32_t k);

/* r = the words of a
 * Into Montgomery form. */
P256_API void p256_fe_to_mont(p256_fe *r, const p256_fe *a);

/* the words of r = a
 * Out of Montgomery form. */
P256_API void p256_fe_from_mont(p256_fe *r, const p256_fe *a);

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian */
P256_API int p256_fe_from_bytes(p256_fe *r, const uint8_t b[32]);

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian */
P256_API int p256_fe_from_bytes_le(p256_fe *r, const uint8_t b[32]);

/* b = a; b is big-endian */
P256_API void p256_fe_to_bytes(uint8_t b[32], const p256_fe *a);

/* b = a; b is little-endian */
P256_API void p256_fe_to_bytes_le(uint8_t b[32], const p256_fe *a);

/* r = a where mask is all-ones, b where it is 0 */
P256_API void p256_fe_select(p256_fe *r, uint64_t mask, const p256_fe *a, const p256_fe *b);

/* a and b change places where mask is all-ones */
P256_API void p256_fe_cswap(uint64_t mask, p256_fe *a, p256_fe *b);

/* returns all-ones where a = 0, else 0 */
P256_API uint64_t p256_fe_is_zero(const p256_fe *a);

/* returns all-ones where a = b, else 0 */
P256_API uint64_t p256_fe_eq(const p256_fe *a, const p256_fe *b);

/* r = 1/a mod p, 0 where a = 0 */
P256_API void p256_fe_inv(p256_fe *r, const p256_fe *a);

/* r = 1/a mod p, 0 where a = 0
 * By an addition chain for p - 2. */
P256_API void p256_fe_inv_chain(p256_fe *r, const p256_fe *a);

/* r = 1/a mod p, 0 where a = 0
 * By division steps. */
P256_API void p256_fe_inv_divsteps(p256_fe *r, const p256_fe *a);

/* where a is a square: r^2 = a mod p, returns 0; else r = 0, returns -1 */
P256_API int p256_fe_sqrt(p256_fe *r, const p256_fe *a);

/* r[i] = 1/a[i] mod p, 0 where a[i] = 0, for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
P256_API void p256_fe_batch_inv(p256_fe *r, const p256_fe *a, p256_fe *scratch, size_t count);

/* r = a + b mod n */
P256_API void p256_sc_add(p256_sc *r, const p256_sc *a, const p256_sc *b);

/* r = a - b mod n */
P256_API void p256_sc_sub(p256_sc *r, const p256_sc *a, const p256_sc *b);

/* r = -a mod n */
P256_API void p256_sc_neg(p256_sc *r, const p256_sc *a);

/* r = 2*a mod n */
P256_API void p256_sc_dbl(p256_sc *r, const p256_sc *a);

/* 2*r = a mod n */
P256_API void p256_sc_half(p256_sc *r, const p256_sc *a);

/* r = a * b mod n */
P256_API void p256_sc_mul(p256_sc *r, const p256_sc *a, const p256_sc *b);

/* r = a^2 mod n */
P256_API void p256_sc_sqr(p256_sc *r, const p256_sc *a);

/* r = a * k mod n */
P256_API void p256_sc_mul_small(p256_sc *r, const p256_sc *a, uint32_t k);

/* r = the words of a
 * Into Montgomery form. */
P256_API void p256_sc_to_mont(p256_sc *r, const p256_sc *a);

/* the words of r = a
 * Out of Montgomery form. */
P256_API void p256_sc_from_mont(p256_sc *r, const p256_sc *a);

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian */
P256_API int p256_sc_from_bytes(p256_sc *r, const uint8_t b[32]);

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian */
P256_API int p256_sc_from_bytes_le(p256_sc *r, const uint8_t b[32]);

/* b = a; b is big-endian */
P256_API void p256_sc_to_bytes(uint8_t b[32], const p256_sc *a);

/* b = a; b is little-endian */
P256_API void p256_sc_to_bytes_le(uint8_t b[32], const p256_sc *a);

/* r = a where mask is all-ones, b where it is 0 */
P256_API void p256_sc_select(p256_sc *r, uint64_t mask, const p256_sc *a, const p256_sc *b);

/* a and b change places where mask is all-ones */
P256_API void p256_sc_cswap(uint64_t mask, p256_sc *a, p256_sc *b);

/* returns all-ones where a = 0, else 0 */
P256_API uint64_t p256_sc_is_zero(const p256_sc *a);

/* returns all-ones where a = b, else 0 */
P256_API uint64_t p256_sc_eq(const p256_sc *a, const p256_sc *b);

/* r = 1/a mod n, 0 where a = 0 */
P256_API void p256_sc_inv(p256_sc *r, const p256_sc *a);

/* r = 1/a mod n, 0 where a = 0
 * By an addition chain for n - 2. */
P256_API void p256_sc_inv_chain(p256_sc *r, const p256_sc *a);

/* r = 1/a mod n, 0 where a = 0
 * By division steps. */
P256_API void p256_sc_inv_divsteps(p256_sc *r, const p256_sc *a);

/* where a is a square: r^2 = a mod n, returns 0; else r = 0, returns -1 */
P256_API int p256_sc_sqrt(p256_sc *r, const p256_sc *a);

/* r[i] = 1/a[i] mod n, 0 where a[i] = 0, for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
P256_API void p256_sc_batch_inv(p256_sc *r, const p256_sc *a, p256_sc *scratch, size_t count);

/* Points of the curve, scalar multiplication, key exchange and signatures. Keys and scalars are big-endian; a
 *     public key is an encoded point. Functions that return int return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */
typedef struct {
    p256_fe x, y;
} p256_affine;
/* (x/z^2, y/z^3); the neutral element where z = 0 */
typedef struct {
    p256_fe x, y, z;
} p256_point;

/* r = G
 * The generator of the specification. */
P256_API void p256_generator(p256_affine *r);

/* r = the neutral element */
P256_API void p256_point_neutral(p256_point *r);

/* r = p */
P256_API void p256_point_from_affine(p256_point *r, const p256_affine *p);

/* where p is neutral: r = (0, 0), returns -1; else r = p, returns 0 */
P256_API int p256_point_to_affine(p256_affine *r, const p256_point *p);

/* r[i] = (0, 0) where p[i] is neutral, else p[i], for i < count
 * scratch must overlap no other operand.
 * By one inversion. */
P256_API void p256_point_batch_to_affine(p256_affine *r, const p256_point *p, p256_fe *scratch, size_t count);

/* Requires: p and q are on the curve.
 * r = p + q
 * For all of them: p = q, p = -q and the neutral element too. */
P256_API void p256_point_add(p256_point *r, const p256_point *p, const p256_point *q);

/* Requires: p and q are on the curve.
 * r = p + q
 * For all of them: p = q, p = -q and a neutral p too. */
P256_API void p256_point_add_affine(p256_point *r, const p256_point *p, const p256_affine *q);

/* Requires: p is on the curve.
 * r = 2*p */
P256_API void p256_point_dbl(p256_point *r, const p256_point *p);

/* r = -p */
P256_API void p256_point_neg(p256_point *r, const p256_point *p);

/* r = p where mask is all-ones, q where it is 0 */
P256_API void p256_point_select(p256_point *r, uint64_t mask, const p256_point *p, const p256_point *q);

/* returns all-ones where p = q, else 0 */
P256_API uint64_t p256_point_eq(const p256_point *p, const p256_point *q);

/* returns all-ones where p is neutral, else 0 */
P256_API uint64_t p256_point_is_neutral(const p256_point *p);

/* returns all-ones where p is on the curve, else 0
 * So is the neutral element. */
P256_API uint64_t p256_point_is_on_curve(const p256_point *p);

/* returns all-ones where p is on the curve, else 0 */
P256_API uint64_t p256_affine_is_on_curve(const p256_affine *p);

/* where encodes_a_point(b): r = decoded(b), returns 0; else r = (0, 0), returns -1
 * encodes_a_point and decoded: SEC 1 version 2, 2.3.4, but for the neutral element.
 * Refused are a wrong length or first byte, a coordinate that is not below p, what is not on the curve, and the
 *     neutral element. The time tells the form and validity of b. */
P256_API int p256_affine_from_bytes(p256_affine *r, const uint8_t *b, size_t length);

/* b = encoded(p)
 * encoded: SEC 1 version 2, 2.3.3, without compression.
 * That is the byte 04, then x, then y. */
P256_API void p256_affine_to_bytes(uint8_t b[65], const p256_affine *p);

/* b = compressed(p)
 * compressed: SEC 1 version 2, 2.3.3, with compression.
 * That is the byte 02 or 03, then x. */
P256_API void p256_affine_to_bytes_compressed(uint8_t b[33], const p256_affine *p);

/* r = b mod n; b is big-endian
 * Of any length. */
P256_API void p256_reduce_bytes(p256_sc *r, const uint8_t *b, size_t length);

/* Requires: p is on the curve.
 * r = k*p */
P256_API void p256_point_mul(p256_point *r, const p256_sc *k, const p256_point *p);

/* Requires: p is on the curve.
 * r = k*p; k is big-endian */
P256_API void p256_point_mul_bytes(p256_point *r, const uint8_t k[32], const p256_point *p);

/* r = k*G */
P256_API void p256_point_mul_base(p256_point *r, const p256_sc *k);

/* r = k*G; k is big-endian */
P256_API void p256_point_mul_base_bytes(p256_point *r, const uint8_t k[32]);

/* Requires: p is on the curve.
 * r = k*p + l*G
 * For public values only: the time tells them. */
P256_API void p256_point_mul_double_vartime(p256_point *r, const p256_sc *k, const p256_point *p, const p256_sc *l);

/* where 0 < private_key < n: public_key = encoded(private_key*G), returns 0; else public_key = zeros, returns -1;
 *     private_key is big-endian
 * encoded: SEC 1 version 2, 2.3.3, without compression. */
P256_API int p256_public_key(uint8_t public_key[65], const uint8_t private_key[32]);

/* where 40 <= length: private_key = (random mod (n - 1)) + 1, public_key = encoded(private_key*G), returns 0; else
 *     private_key = zeros, public_key = zeros, returns -1; private_key and random are big-endian
 * encoded: SEC 1 version 2, 2.3.3, without compression.
 * A pair of keys from random bytes, all of which count (FIPS 186-5, A.2.1). */
P256_API int p256_keygen(uint8_t private_key[32], uint8_t public_key[65], const uint8_t *random, size_t length);

/* where 0 < private_key < n and encodes_a_point(peer): shared = x(private_key*decoded(peer)), returns 0; else
 *     shared = zeros, returns -1; private_key and shared are big-endian
 * encodes_a_point and decoded: SEC 1 version 2, 2.3.4, but for the neutral element.
 * The time tells the form and validity of peer. */
P256_API int p256_ecdh(uint8_t shared[32], const uint8_t private_key[32], const uint8_t *peer, size_t peer_length);

/* where 0 < private_key < n and 40 <= length and ecdsa_serves(private_key, hash, (random mod (n - 1)) + 1):
 *     signature = ecdsa(private_key, hash, (random mod (n - 1)) + 1), returns 0; else signature = zeros, returns
 *     -1; private_key and random are big-endian
 * ecdsa_serves: neither r nor s is 0, FIPS 186-5, 6.4.1.
 * ecdsa: r, then s, of a hash value, FIPS 186-5, 6.4.1.
 * The random bytes make the nonce (FIPS 186-5, A.3.1); use them for nothing else. */
P256_API int p256_ecdsa_sign_nonce(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length, const uint8_t *random, size_t length);

/* returns 0 where encodes_a_point(public_key) and ecdsa_verifies(public_key, hash, signature), else -1
 * encodes_a_point: SEC 1 version 2, 2.3.4, but for the neutral element.
 * ecdsa_verifies: FIPS 186-5, 6.4.2.
 * The time depends on the arguments, all of them public. */
P256_API int p256_ecdsa_verify(const uint8_t signature[64], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash, size_t hash_length);

/* where 0 < private_key < n: signature = deterministic_ecdsa(private_key, hash), returns 0; else signature =
 *     zeros, returns -1; private_key is big-endian
 * deterministic_ecdsa: r, then s, of a hash value, with the nonce of RFC 6979, 3.2.
 * signature must overlap no other operand.
 * The nonce comes by HMAC with SHA-224 for hash values of 28 bytes, SHA-256 for others of up to 32, SHA-384 up to
 *     48, else SHA-512. */
P256_API int p256_ecdsa_sign(uint8_t signature[64], const uint8_t private_key[32], const uint8_t *hash, size_t hash_length);

/* digest = sha224(message)
 * sha224: FIPS 180-4. */
P256_API void p256_sha224(uint8_t digest[28], const uint8_t *message, size_t length);

/* digest = sha256(message)
 * sha256: FIPS 180-4. */
P256_API void p256_sha256(uint8_t digest[32], const uint8_t *message, size_t length);

/* digest = sha384(message)
 * sha384: FIPS 180-4. */
P256_API void p256_sha384(uint8_t digest[48], const uint8_t *message, size_t length);

/* digest = sha512(message)
 * sha512: FIPS 180-4. */
P256_API void p256_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

/* Hexadecimal digits, for keys and encoded points. Both functions return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */

/* where hex_length = 2*length: hex = hexadecimal(bytes, capitals), returns 0; else hex = zeros, returns -1
 * hexadecimal: RFC 4648, 8, in small letters, or in capitals where that is all-ones.
 * No terminating zero is written or expected.
 * hex and bytes may begin at the same address, and must not overlap otherwise.
 * The time depends on the lengths alone. */
P256_API int p256_hex_encode(uint8_t *hex, size_t hex_length, const uint8_t *bytes, size_t length, uint64_t capitals);

/* where hex_length = 2*length and is_hexadecimal(hex, capitals): bytes = from_hexadecimal(hex), returns 0; else
 *     bytes = zeros, returns -1
 * is_hexadecimal: only an even number of digits of RFC 4648, 8, in small letters, or in either where capitals is
 *     all-ones.
 * from_hexadecimal: RFC 4648, 8, in letters of either kind.
 * No terminating zero is written or expected.
 * Separators, spaces and prefixes are refused.
 * hex and bytes may begin at the same address, and must not overlap otherwise.
 * The time depends on the lengths alone, also where a character is refused. */
P256_API int p256_hex_decode(uint8_t *bytes, size_t length, const uint8_t *hex, size_t hex_length, uint64_t capitals);

#ifdef __cplusplus
}
#endif
#endif
