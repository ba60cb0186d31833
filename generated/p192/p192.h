/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:d844824ff43166ef. Do not edit; make it again. */
#ifndef P192_H
#define P192_H
/*
 * Arithmetic for the curve p192
 *
 * p = 2^192 - 2^64 - 1
 * y^2 = x^3 + a*x + b, a = -3, b = 0x64210519e59c80e70fa7e9ab72243049feb8deecc146b9b1
 * group order n = 0xffffffffffffffffffffffff99def836146bc9b1b4d22831, cofactor 1
 * reduction modulo p: Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
 * reduction modulo n: Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
 *
 * An element is canonical in memory: its limbs, least significant first, hold a number below the modulus,
 * in Montgomery form where the comment on its type says so.
 * Only the codecs and the functions built on them know of byte order; do not copy limbs between machines.
 *
 * Every function takes the same time and touches the same addresses whatever the values of its arguments, unless its
 * name ends in _vartime; no function allocates, keeps state or fails except by its return value. Outputs may alias
 * inputs. A mask is 0 or all-ones (UINT64_MAX); any other value gives an undefined element.
 *
 * P192_NO_ASM       use the portable C only
 * P192_WORD_BITS    64 or 32; chosen here when not defined
 * P192_EXPORT       export the functions from a shared library (they are hidden otherwise)
 * Define them alike for every file of a program.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(P192_NO_ASM) && (defined(__x86_64__) || defined(_M_X64)) && \
    (!defined(P192_WORD_BITS) || P192_WORD_BITS == 64)
#define P192_ASM 1
#endif

#if !defined(P192_WORD_BITS)
#if defined(P192_ASM) || defined(__SIZEOF_INT128__)
#define P192_WORD_BITS 64
#else
#define P192_WORD_BITS 32
#endif
#endif

#if defined(P192_EXPORT) && (defined(__GNUC__) || defined(__clang__))
#define P192_API __attribute__((visibility("default")))
#elif defined(__GNUC__) && !defined(_WIN32)
#define P192_API __attribute__((visibility("hidden")))
#else
#define P192_API
#endif

#if P192_WORD_BITS == 64
typedef uint64_t p192_limb;
#define P192_FE_LIMBS 3
#define P192_SC_LIMBS 3
#else
typedef uint32_t p192_limb;
#define P192_FE_LIMBS 6
#define P192_SC_LIMBS 6
#endif

#define P192_FE_BYTES 24
#define P192_SC_BYTES 24

/* The field of integers modulo p
 * p = 0xfffffffffffffffffffffffffffffffeffffffffffffffff
 * In Montgomery form: the element a is stored as a * 2^192 mod p. */
typedef struct {
    p192_limb v[P192_FE_LIMBS];
} p192_fe;

/* Integers modulo the group order n
 * n = 0xffffffffffffffffffffffff99def836146bc9b1b4d22831
 * In Montgomery form: the element a is stored as a * 2^192 mod n. */
typedef struct {
    p192_limb v[P192_SC_LIMBS];
} p192_sc;

/* r = a + b mod p */
P192_API void p192_fe_add(p192_fe *r, const p192_fe *a, const p192_fe *b);

/* r = a - b mod p */
P192_API void p192_fe_sub(p192_fe *r, const p192_fe *a, const p192_fe *b);

/* r = -a mod p */
P192_API void p192_fe_neg(p192_fe *r, const p192_fe *a);

/* r = 2*a mod p */
P192_API void p192_fe_dbl(p192_fe *r, const p192_fe *a);

/* 2*r = a mod p */
P192_API void p192_fe_half(p192_fe *r, const p192_fe *a);

/* r * 2^192 = a * b mod p */
P192_API void p192_fe_mul(p192_fe *r, const p192_fe *a, const p192_fe *b);

/* r * 2^192 = a^2 mod p */
P192_API void p192_fe_sqr(p192_fe *r, const p192_fe *a);

/* r = a * k mod p */
P192_API void p192_fe_mul_small(p192_fe *r, const p192_fe *a, uint32_t k);

/* r = a * 2^192 mod p */
P192_API void p192_fe_to_mont(p192_fe *r, const p192_fe *a);

/* r * 2^192 = a mod p */
P192_API void p192_fe_from_mont(p192_fe *r, const p192_fe *a);

/* r = the big-endian integer b * 2^192 mod p; 0, or -1 and r = 0 when b >= p */
P192_API int p192_fe_from_bytes(p192_fe *r, const uint8_t b[24]);

/* r = the little-endian integer b * 2^192 mod p; 0, or -1 and r = 0 when b >= p */
P192_API int p192_fe_from_bytes_le(p192_fe *r, const uint8_t b[24]);

/* b = the big-endian integer a / 2^192 mod p */
P192_API void p192_fe_to_bytes(uint8_t b[24], const p192_fe *a);

/* b = the little-endian integer a / 2^192 mod p */
P192_API void p192_fe_to_bytes_le(uint8_t b[24], const p192_fe *a);

/* r = a where mask is all-ones, b where it is 0 */
P192_API void p192_fe_select(p192_fe *r, uint64_t mask, const p192_fe *a, const p192_fe *b);

/* a and b change places where mask is all-ones */
P192_API void p192_fe_cswap(uint64_t mask, p192_fe *a, p192_fe *b);

/* all-ones where a = 0, else 0 */
P192_API uint64_t p192_fe_is_zero(const p192_fe *a);

/* all-ones where a = b, else 0 */
P192_API uint64_t p192_fe_eq(const p192_fe *a, const p192_fe *b);

/* r = 1/a mod p, 0 for a = 0 */
P192_API void p192_fe_inv(p192_fe *r, const p192_fe *a);

/* r = 1/a mod p, 0 for a = 0, by an addition chain for p - 2 */
P192_API void p192_fe_inv_chain(p192_fe *r, const p192_fe *a);

/* r = 1/a mod p, 0 for a = 0, by division steps */
P192_API void p192_fe_inv_divsteps(p192_fe *r, const p192_fe *a);

/* r^2 = a mod p; 0, or -1 and r = 0 when a is no square */
P192_API int p192_fe_sqrt(p192_fe *r, const p192_fe *a);

/* r[i] = 1/a[i] mod p, 0 where a[i] = 0, for i < count; r may be a, scratch (count elements) overlaps neither */
P192_API void p192_fe_batch_inv(p192_fe *r, const p192_fe *a, p192_fe *scratch, size_t count);

/* r = a + b mod n */
P192_API void p192_sc_add(p192_sc *r, const p192_sc *a, const p192_sc *b);

/* r = a - b mod n */
P192_API void p192_sc_sub(p192_sc *r, const p192_sc *a, const p192_sc *b);

/* r = -a mod n */
P192_API void p192_sc_neg(p192_sc *r, const p192_sc *a);

/* r = 2*a mod n */
P192_API void p192_sc_dbl(p192_sc *r, const p192_sc *a);

/* 2*r = a mod n */
P192_API void p192_sc_half(p192_sc *r, const p192_sc *a);

/* r * 2^192 = a * b mod n */
P192_API void p192_sc_mul(p192_sc *r, const p192_sc *a, const p192_sc *b);

/* r * 2^192 = a^2 mod n */
P192_API void p192_sc_sqr(p192_sc *r, const p192_sc *a);

/* r = a * k mod n */
P192_API void p192_sc_mul_small(p192_sc *r, const p192_sc *a, uint32_t k);

/* r = a * 2^192 mod n */
P192_API void p192_sc_to_mont(p192_sc *r, const p192_sc *a);

/* r * 2^192 = a mod n */
P192_API void p192_sc_from_mont(p192_sc *r, const p192_sc *a);

/* r = the big-endian integer b * 2^192 mod n; 0, or -1 and r = 0 when b >= n */
P192_API int p192_sc_from_bytes(p192_sc *r, const uint8_t b[24]);

/* r = the little-endian integer b * 2^192 mod n; 0, or -1 and r = 0 when b >= n */
P192_API int p192_sc_from_bytes_le(p192_sc *r, const uint8_t b[24]);

/* b = the big-endian integer a / 2^192 mod n */
P192_API void p192_sc_to_bytes(uint8_t b[24], const p192_sc *a);

/* b = the little-endian integer a / 2^192 mod n */
P192_API void p192_sc_to_bytes_le(uint8_t b[24], const p192_sc *a);

/* r = a where mask is all-ones, b where it is 0 */
P192_API void p192_sc_select(p192_sc *r, uint64_t mask, const p192_sc *a, const p192_sc *b);

/* a and b change places where mask is all-ones */
P192_API void p192_sc_cswap(uint64_t mask, p192_sc *a, p192_sc *b);

/* all-ones where a = 0, else 0 */
P192_API uint64_t p192_sc_is_zero(const p192_sc *a);

/* all-ones where a = b, else 0 */
P192_API uint64_t p192_sc_eq(const p192_sc *a, const p192_sc *b);

/* r = 1/a mod n, 0 for a = 0 */
P192_API void p192_sc_inv(p192_sc *r, const p192_sc *a);

/* r = 1/a mod n, 0 for a = 0, by an addition chain for n - 2 */
P192_API void p192_sc_inv_chain(p192_sc *r, const p192_sc *a);

/* r = 1/a mod n, 0 for a = 0, by division steps */
P192_API void p192_sc_inv_divsteps(p192_sc *r, const p192_sc *a);

/* r^2 = a mod n; 0, or -1 and r = 0 when a is no square */
P192_API int p192_sc_sqrt(p192_sc *r, const p192_sc *a);

/* r[i] = 1/a[i] mod n, 0 where a[i] = 0, for i < count; r may be a, scratch (count elements) overlaps neither */
P192_API void p192_sc_batch_inv(p192_sc *r, const p192_sc *a, p192_sc *scratch, size_t count);

/* Points of the curve, scalar multiplication, key exchange and signatures. Keys and scalars are big-endian; a
 *     public key is an encoded point. Functions that return int return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */
typedef struct {
    p192_fe x, y;
} p192_affine;
/* (x/z^2, y/z^3); the neutral element where z = 0 */
typedef struct {
    p192_fe x, y, z;
} p192_point;

/* r = G, the generator */
P192_API void p192_generator(p192_affine *r);

/* r = the neutral element */
P192_API void p192_point_neutral(p192_point *r);

/* r = p */
P192_API void p192_point_from_affine(p192_point *r, const p192_affine *p);

/* r = p; 0, or -1 and r = (0, 0) when p is neutral */
P192_API int p192_point_to_affine(p192_affine *r, const p192_point *p);

/* r[i] = p[i] for i < count, (0, 0) where p[i] is neutral, by one inversion; scratch: 2*count elements, overlaps
 *     neither */
P192_API void p192_point_batch_to_affine(p192_affine *r, const p192_point *p, p192_fe *scratch, size_t count);

/* r = p + q, for all points */
P192_API void p192_point_add(p192_point *r, const p192_point *p, const p192_point *q);

/* r = p + q, for all points */
P192_API void p192_point_add_affine(p192_point *r, const p192_point *p, const p192_affine *q);

/* r = 2*p */
P192_API void p192_point_dbl(p192_point *r, const p192_point *p);

/* r = -p */
P192_API void p192_point_neg(p192_point *r, const p192_point *p);

/* r = p where mask is all-ones, q where it is 0 */
P192_API void p192_point_select(p192_point *r, uint64_t mask, const p192_point *p, const p192_point *q);

/* all-ones where p = q, else 0 */
P192_API uint64_t p192_point_eq(const p192_point *p, const p192_point *q);

/* all-ones where p is the neutral element, else 0 */
P192_API uint64_t p192_point_is_neutral(const p192_point *p);

/* all-ones where p is on the curve or neutral, else 0 */
P192_API uint64_t p192_point_is_on_curve(const p192_point *p);

/* all-ones where p is on the curve, else 0 */
P192_API uint64_t p192_affine_is_on_curve(const p192_affine *p);

/* r = the point that b encodes (SEC 1, 2.3.4; compressed or not); 0, or -1 and r = (0, 0) for a wrong length or
 *     first byte, a coordinate that is not below p, what is not on the curve, and the neutral element. The time
 *     tells the form and validity of b */
P192_API int p192_affine_from_bytes(p192_affine *r, const uint8_t *b, size_t length);

/* b = 04, x, y (SEC 1, 2.3.3) */
P192_API void p192_affine_to_bytes(uint8_t b[49], const p192_affine *p);

/* b = 02 or 03, x (SEC 1, 2.3.3) */
P192_API void p192_affine_to_bytes_compressed(uint8_t b[25], const p192_affine *p);

/* r = the big-endian integer b modulo n, of any length */
P192_API void p192_reduce_bytes(p192_sc *r, const uint8_t *b, size_t length);

/* r = k*p */
P192_API void p192_point_mul(p192_point *r, const p192_sc *k, const p192_point *p);

/* r = k*p for the big-endian integer k modulo n */
P192_API void p192_point_mul_bytes(p192_point *r, const uint8_t k[24], const p192_point *p);

/* r = k*G */
P192_API void p192_point_mul_base(p192_point *r, const p192_sc *k);

/* r = k*G for the big-endian integer k modulo n */
P192_API void p192_point_mul_base_bytes(p192_point *r, const uint8_t k[24]);

/* r = k*p + l*G; for public values only */
P192_API void p192_point_mul_double_vartime(p192_point *r, const p192_sc *k, const p192_point *p, const p192_sc *l);

/* The public key of a private one; 0, or -1 and zeros when the private key does not lie from 1 to n - 1 */
P192_API int p192_public_key(uint8_t public_key[49], const uint8_t private_key[24]);

/* A pair of keys from at least 32 random bytes, all of which count (FIPS 186-5, A.2.1); 0, or -1 and zeros when
 *     there are fewer */
P192_API int p192_keygen(uint8_t private_key[24], uint8_t public_key[49], const uint8_t *random, size_t length);

/* shared = the x coordinate of private_key * peer; 0, or -1 and zeros when the private key does not lie from 1 to
 *     n - 1 or peer encodes no point of the curve */
P192_API int p192_ecdh(uint8_t shared[24], const uint8_t private_key[24], const uint8_t *peer, size_t peer_length);

/* signature = r, s of a hash value, with a nonce from at least 32 random bytes that are used for nothing else
 *     (FIPS 186-5, A.3.1); 0, or -1 and zeros when there are fewer, the private key does not lie from 1 to n - 1,
 *     or the nonce does not serve */
P192_API int p192_ecdsa_sign_nonce(uint8_t signature[48], const uint8_t private_key[24], const uint8_t *hash, size_t hash_length, const uint8_t *random, size_t length);

/* 0 when the signature of the hash value is the public key's, else -1; the time depends on the arguments, which
 *     are public */
P192_API int p192_ecdsa_verify(const uint8_t signature[48], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash, size_t hash_length);

/* signature = r, s of a hash value, with the nonce of RFC 6979 by HMAC with SHA-224 for hash values of 28 bytes,
 *     SHA-256 for others of up to 32, SHA-384 up to 48, else SHA-512; 0, or -1 and zeros when the private key does
 *     not lie from 1 to n - 1 */
P192_API int p192_ecdsa_sign(uint8_t signature[48], const uint8_t private_key[24], const uint8_t *hash, size_t hash_length);

/* digest = SHA-224 of the message */
P192_API void p192_sha224(uint8_t digest[28], const uint8_t *message, size_t length);

/* digest = SHA-256 of the message */
P192_API void p192_sha256(uint8_t digest[32], const uint8_t *message, size_t length);

/* digest = SHA-384 of the message */
P192_API void p192_sha384(uint8_t digest[48], const uint8_t *message, size_t length);

/* digest = SHA-512 of the message */
P192_API void p192_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

#ifdef __cplusplus
}
#endif
#endif
