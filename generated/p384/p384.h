/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:d844824ff43166ef. Do not edit; make it again. */
#ifndef P384_H
#define P384_H
/*
 * Arithmetic for the curve p384
 *
 * p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * y^2 = x^3 + a*x + b, a = -3, b =
 *     0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef
 * group order n =
 *     0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973, cofactor
 *     1
 * reduction modulo p: Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p)
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
 * P384_NO_ASM       use the portable C only
 * P384_WORD_BITS    64 or 32; chosen here when not defined
 * P384_EXPORT       export the functions from a shared library (they are hidden otherwise)
 * Define them alike for every file of a program.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(P384_NO_ASM) && (defined(__x86_64__) || defined(_M_X64)) && \
    (!defined(P384_WORD_BITS) || P384_WORD_BITS == 64)
#define P384_ASM 1
#endif

#if !defined(P384_WORD_BITS)
#if defined(P384_ASM) || defined(__SIZEOF_INT128__)
#define P384_WORD_BITS 64
#else
#define P384_WORD_BITS 32
#endif
#endif

#if defined(P384_EXPORT) && (defined(__GNUC__) || defined(__clang__))
#define P384_API __attribute__((visibility("default")))
#elif defined(__GNUC__) && !defined(_WIN32)
#define P384_API __attribute__((visibility("hidden")))
#else
#define P384_API
#endif

#if P384_WORD_BITS == 64
typedef uint64_t p384_limb;
#define P384_FE_LIMBS 6
#define P384_SC_LIMBS 6
#else
typedef uint32_t p384_limb;
#define P384_FE_LIMBS 12
#define P384_SC_LIMBS 12
#endif

#define P384_FE_BYTES 48
#define P384_SC_BYTES 48

/* The field of integers modulo p
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * Elements stand for themselves. */
typedef struct {
    p384_limb v[P384_FE_LIMBS];
} p384_fe;

/* Integers modulo the group order n
 * n = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973
 * In Montgomery form: the element a is stored as a * 2^384 mod n. */
typedef struct {
    p384_limb v[P384_SC_LIMBS];
} p384_sc;

/* r = a + b mod p */
P384_API void p384_fe_add(p384_fe *r, const p384_fe *a, const p384_fe *b);

/* r = a - b mod p */
P384_API void p384_fe_sub(p384_fe *r, const p384_fe *a, const p384_fe *b);

/* r = -a mod p */
P384_API void p384_fe_neg(p384_fe *r, const p384_fe *a);

/* r = 2*a mod p */
P384_API void p384_fe_dbl(p384_fe *r, const p384_fe *a);

/* 2*r = a mod p */
P384_API void p384_fe_half(p384_fe *r, const p384_fe *a);

/* r = a * b mod p */
P384_API void p384_fe_mul(p384_fe *r, const p384_fe *a, const p384_fe *b);

/* r = a^2 mod p */
P384_API void p384_fe_sqr(p384_fe *r, const p384_fe *a);

/* r = a * k mod p */
P384_API void p384_fe_mul_small(p384_fe *r, const p384_fe *a, uint32_t k);

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p */
P384_API int p384_fe_from_bytes(p384_fe *r, const uint8_t b[48]);

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p */
P384_API int p384_fe_from_bytes_le(p384_fe *r, const uint8_t b[48]);

/* b = the big-endian integer a */
P384_API void p384_fe_to_bytes(uint8_t b[48], const p384_fe *a);

/* b = the little-endian integer a */
P384_API void p384_fe_to_bytes_le(uint8_t b[48], const p384_fe *a);

/* r = a where mask is all-ones, b where it is 0 */
P384_API void p384_fe_select(p384_fe *r, uint64_t mask, const p384_fe *a, const p384_fe *b);

/* a and b change places where mask is all-ones */
P384_API void p384_fe_cswap(uint64_t mask, p384_fe *a, p384_fe *b);

/* all-ones where a = 0, else 0 */
P384_API uint64_t p384_fe_is_zero(const p384_fe *a);

/* all-ones where a = b, else 0 */
P384_API uint64_t p384_fe_eq(const p384_fe *a, const p384_fe *b);

/* r = 1/a mod p, 0 for a = 0 */
P384_API void p384_fe_inv(p384_fe *r, const p384_fe *a);

/* r = 1/a mod p, 0 for a = 0, by an addition chain for p - 2 */
P384_API void p384_fe_inv_chain(p384_fe *r, const p384_fe *a);

/* r = 1/a mod p, 0 for a = 0, by division steps */
P384_API void p384_fe_inv_divsteps(p384_fe *r, const p384_fe *a);

/* r^2 = a mod p; 0, or -1 and r = 0 when a is no square */
P384_API int p384_fe_sqrt(p384_fe *r, const p384_fe *a);

/* r[i] = 1/a[i] mod p, 0 where a[i] = 0, for i < count; r may be a, scratch (count elements) overlaps neither */
P384_API void p384_fe_batch_inv(p384_fe *r, const p384_fe *a, p384_fe *scratch, size_t count);

/* r = a + b mod n */
P384_API void p384_sc_add(p384_sc *r, const p384_sc *a, const p384_sc *b);

/* r = a - b mod n */
P384_API void p384_sc_sub(p384_sc *r, const p384_sc *a, const p384_sc *b);

/* r = -a mod n */
P384_API void p384_sc_neg(p384_sc *r, const p384_sc *a);

/* r = 2*a mod n */
P384_API void p384_sc_dbl(p384_sc *r, const p384_sc *a);

/* 2*r = a mod n */
P384_API void p384_sc_half(p384_sc *r, const p384_sc *a);

/* r * 2^384 = a * b mod n */
P384_API void p384_sc_mul(p384_sc *r, const p384_sc *a, const p384_sc *b);

/* r * 2^384 = a^2 mod n */
P384_API void p384_sc_sqr(p384_sc *r, const p384_sc *a);

/* r = a * k mod n */
P384_API void p384_sc_mul_small(p384_sc *r, const p384_sc *a, uint32_t k);

/* r = a * 2^384 mod n */
P384_API void p384_sc_to_mont(p384_sc *r, const p384_sc *a);

/* r * 2^384 = a mod n */
P384_API void p384_sc_from_mont(p384_sc *r, const p384_sc *a);

/* r = the big-endian integer b * 2^384 mod n; 0, or -1 and r = 0 when b >= n */
P384_API int p384_sc_from_bytes(p384_sc *r, const uint8_t b[48]);

/* r = the little-endian integer b * 2^384 mod n; 0, or -1 and r = 0 when b >= n */
P384_API int p384_sc_from_bytes_le(p384_sc *r, const uint8_t b[48]);

/* b = the big-endian integer a / 2^384 mod n */
P384_API void p384_sc_to_bytes(uint8_t b[48], const p384_sc *a);

/* b = the little-endian integer a / 2^384 mod n */
P384_API void p384_sc_to_bytes_le(uint8_t b[48], const p384_sc *a);

/* r = a where mask is all-ones, b where it is 0 */
P384_API void p384_sc_select(p384_sc *r, uint64_t mask, const p384_sc *a, const p384_sc *b);

/* a and b change places where mask is all-ones */
P384_API void p384_sc_cswap(uint64_t mask, p384_sc *a, p384_sc *b);

/* all-ones where a = 0, else 0 */
P384_API uint64_t p384_sc_is_zero(const p384_sc *a);

/* all-ones where a = b, else 0 */
P384_API uint64_t p384_sc_eq(const p384_sc *a, const p384_sc *b);

/* r = 1/a mod n, 0 for a = 0 */
P384_API void p384_sc_inv(p384_sc *r, const p384_sc *a);

/* r = 1/a mod n, 0 for a = 0, by an addition chain for n - 2 */
P384_API void p384_sc_inv_chain(p384_sc *r, const p384_sc *a);

/* r = 1/a mod n, 0 for a = 0, by division steps */
P384_API void p384_sc_inv_divsteps(p384_sc *r, const p384_sc *a);

/* r^2 = a mod n; 0, or -1 and r = 0 when a is no square */
P384_API int p384_sc_sqrt(p384_sc *r, const p384_sc *a);

/* r[i] = 1/a[i] mod n, 0 where a[i] = 0, for i < count; r may be a, scratch (count elements) overlaps neither */
P384_API void p384_sc_batch_inv(p384_sc *r, const p384_sc *a, p384_sc *scratch, size_t count);

/* Points of the curve, scalar multiplication, key exchange and signatures. Keys and scalars are big-endian; a
 *     public key is an encoded point. Functions that return int return 0, or -1 for arguments that they refuse,
 *     and then zero their outputs. */
typedef struct {
    p384_fe x, y;
} p384_affine;
/* (x/z^2, y/z^3); the neutral element where z = 0 */
typedef struct {
    p384_fe x, y, z;
} p384_point;

/* r = G, the generator */
P384_API void p384_generator(p384_affine *r);

/* r = the neutral element */
P384_API void p384_point_neutral(p384_point *r);

/* r = p */
P384_API void p384_point_from_affine(p384_point *r, const p384_affine *p);

/* r = p; 0, or -1 and r = (0, 0) when p is neutral */
P384_API int p384_point_to_affine(p384_affine *r, const p384_point *p);

/* r[i] = p[i] for i < count, (0, 0) where p[i] is neutral, by one inversion; scratch: 2*count elements, overlaps
 *     neither */
P384_API void p384_point_batch_to_affine(p384_affine *r, const p384_point *p, p384_fe *scratch, size_t count);

/* r = p + q, for all points */
P384_API void p384_point_add(p384_point *r, const p384_point *p, const p384_point *q);

/* r = p + q, for all points */
P384_API void p384_point_add_affine(p384_point *r, const p384_point *p, const p384_affine *q);

/* r = 2*p */
P384_API void p384_point_dbl(p384_point *r, const p384_point *p);

/* r = -p */
P384_API void p384_point_neg(p384_point *r, const p384_point *p);

/* r = p where mask is all-ones, q where it is 0 */
P384_API void p384_point_select(p384_point *r, uint64_t mask, const p384_point *p, const p384_point *q);

/* all-ones where p = q, else 0 */
P384_API uint64_t p384_point_eq(const p384_point *p, const p384_point *q);

/* all-ones where p is the neutral element, else 0 */
P384_API uint64_t p384_point_is_neutral(const p384_point *p);

/* all-ones where p is on the curve or neutral, else 0 */
P384_API uint64_t p384_point_is_on_curve(const p384_point *p);

/* all-ones where p is on the curve, else 0 */
P384_API uint64_t p384_affine_is_on_curve(const p384_affine *p);

/* r = the point that b encodes (SEC 1, 2.3.4; compressed or not); 0, or -1 and r = (0, 0) for a wrong length or
 *     first byte, a coordinate that is not below p, what is not on the curve, and the neutral element. The time
 *     tells the form and validity of b */
P384_API int p384_affine_from_bytes(p384_affine *r, const uint8_t *b, size_t length);

/* b = 04, x, y (SEC 1, 2.3.3) */
P384_API void p384_affine_to_bytes(uint8_t b[97], const p384_affine *p);

/* b = 02 or 03, x (SEC 1, 2.3.3) */
P384_API void p384_affine_to_bytes_compressed(uint8_t b[49], const p384_affine *p);

/* r = the big-endian integer b modulo n, of any length */
P384_API void p384_reduce_bytes(p384_sc *r, const uint8_t *b, size_t length);

/* r = k*p */
P384_API void p384_point_mul(p384_point *r, const p384_sc *k, const p384_point *p);

/* r = k*p for the big-endian integer k modulo n */
P384_API void p384_point_mul_bytes(p384_point *r, const uint8_t k[48], const p384_point *p);

/* r = k*G */
P384_API void p384_point_mul_base(p384_point *r, const p384_sc *k);

/* r = k*G for the big-endian integer k modulo n */
P384_API void p384_point_mul_base_bytes(p384_point *r, const uint8_t k[48]);

/* r = k*p + l*G; for public values only */
P384_API void p384_point_mul_double_vartime(p384_point *r, const p384_sc *k, const p384_point *p, const p384_sc *l);

/* The public key of a private one; 0, or -1 and zeros when the private key does not lie from 1 to n - 1 */
P384_API int p384_public_key(uint8_t public_key[97], const uint8_t private_key[48]);

/* A pair of keys from at least 56 random bytes, all of which count (FIPS 186-5, A.2.1); 0, or -1 and zeros when
 *     there are fewer */
P384_API int p384_keygen(uint8_t private_key[48], uint8_t public_key[97], const uint8_t *random, size_t length);

/* shared = the x coordinate of private_key * peer; 0, or -1 and zeros when the private key does not lie from 1 to
 *     n - 1 or peer encodes no point of the curve */
P384_API int p384_ecdh(uint8_t shared[48], const uint8_t private_key[48], const uint8_t *peer, size_t peer_length);

/* signature = r, s of a hash value, with a nonce from at least 56 random bytes that are used for nothing else
 *     (FIPS 186-5, A.3.1); 0, or -1 and zeros when there are fewer, the private key does not lie from 1 to n - 1,
 *     or the nonce does not serve */
P384_API int p384_ecdsa_sign_nonce(uint8_t signature[96], const uint8_t private_key[48], const uint8_t *hash, size_t hash_length, const uint8_t *random, size_t length);

/* 0 when the signature of the hash value is the public key's, else -1; the time depends on the arguments, which
 *     are public */
P384_API int p384_ecdsa_verify(const uint8_t signature[96], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash, size_t hash_length);

/* signature = r, s of a hash value, with the nonce of RFC 6979 by HMAC with SHA-224 for hash values of 28 bytes,
 *     SHA-256 for others of up to 32, SHA-384 up to 48, else SHA-512; 0, or -1 and zeros when the private key does
 *     not lie from 1 to n - 1 */
P384_API int p384_ecdsa_sign(uint8_t signature[96], const uint8_t private_key[48], const uint8_t *hash, size_t hash_length);

/* digest = SHA-224 of the message */
P384_API void p384_sha224(uint8_t digest[28], const uint8_t *message, size_t length);

/* digest = SHA-256 of the message */
P384_API void p384_sha256(uint8_t digest[32], const uint8_t *message, size_t length);

/* digest = SHA-384 of the message */
P384_API void p384_sha384(uint8_t digest[48], const uint8_t *message, size_t length);

/* digest = SHA-512 of the message */
P384_API void p384_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

#ifdef __cplusplus
}
#endif
#endif
