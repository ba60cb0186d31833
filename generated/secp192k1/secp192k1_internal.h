/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef SECP192K1_INTERNAL_H
#define SECP192K1_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "secp192k1.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define SECP192K1_LOCAL __attribute__((visibility("hidden")))
#else
#define SECP192K1_LOCAL
#endif

typedef unsigned char secp192k1_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(SECP192K1_CARRY_CHAINS) && SECP192K1_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define SECP192K1_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline secp192k1_limb secp192k1_hidew(secp192k1_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline secp192k1_limb secp192k1_hidew(secp192k1_limb x)
{
    volatile secp192k1_limb hidden = x;
    return hidden;
}
#endif

static inline secp192k1_limb secp192k1_maskw(secp192k1_bit bit)
{
    return secp192k1_hidew((secp192k1_limb)(0 - (secp192k1_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline secp192k1_limb secp192k1_selectw(secp192k1_limb mask, secp192k1_limb a, secp192k1_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void secp192k1_storew(secp192k1_limb *to, secp192k1_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if SECP192K1_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 secp192k1_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t secp192k1_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const secp192k1_wide product = (secp192k1_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t secp192k1_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((secp192k1_wide)a * b) >> 64);
}
#endif

#if defined(SECP192K1_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline secp192k1_bit secp192k1_addw(uint64_t *sum, uint64_t a, uint64_t b, secp192k1_bit carry)
{
    unsigned long long word;
    const secp192k1_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline secp192k1_bit secp192k1_subw(uint64_t *difference, uint64_t a, uint64_t b, secp192k1_bit borrow)
{
    unsigned long long word;
    const secp192k1_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline secp192k1_bit secp192k1_addw(uint64_t *sum, uint64_t a, uint64_t b, secp192k1_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (secp192k1_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline secp192k1_bit secp192k1_subw(uint64_t *difference, uint64_t a, uint64_t b, secp192k1_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (secp192k1_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t secp192k1_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t secp192k1_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t secp192k1_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline secp192k1_bit secp192k1_addw(uint32_t *sum, uint32_t a, uint32_t b, secp192k1_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (secp192k1_bit)(total >> 32);
}

static inline secp192k1_bit secp192k1_subw(uint32_t *difference, uint32_t a, uint32_t b, secp192k1_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (secp192k1_bit)(total >> 63);
}

static inline uint32_t secp192k1_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline secp192k1_limb secp192k1_bitw(secp192k1_bit bit)
{
#if defined(SECP192K1_HAVE_ADDCARRY) && !defined(__clang__)
    secp192k1_limb word;
    (void)secp192k1_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline secp192k1_bit secp192k1_carryw(secp192k1_limb a, secp192k1_limb b, secp192k1_bit carry)
{
    secp192k1_limb sum;
    return secp192k1_addw(&sum, a, b, carry);
}

static inline secp192k1_bit secp192k1_borroww(secp192k1_limb a, secp192k1_limb b, secp192k1_bit borrow)
{
    secp192k1_limb difference;
    return secp192k1_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t secp192k1_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t secp192k1_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t secp192k1_load4(const uint8_t *b)
{
    return secp192k1_load2(b) | ((uint32_t)secp192k1_load2(b + 2) << 16);
}

static inline uint64_t secp192k1_load8(const uint8_t *b)
{
    return secp192k1_load4(b) | ((uint64_t)secp192k1_load4(b + 4) << 32);
}

static inline void secp192k1_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void secp192k1_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void secp192k1_store4(uint8_t *b, uint32_t x)
{
    secp192k1_store2(b, (uint16_t)x);
    secp192k1_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void secp192k1_store8(uint8_t *b, uint64_t x)
{
    secp192k1_store4(b, (uint32_t)x);
    secp192k1_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(SECP192K1_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern SECP192K1_LOCAL unsigned int secp192k1_cpu_plain;
#endif

#if SECP192K1_WORD_BITS == 64
SECP192K1_LOCAL void secp192k1_divsteps56(secp192k1_limb out[5], const secp192k1_limb in[3]);
SECP192K1_LOCAL void secp192k1_divsteps56_fg3(secp192k1_limb out[8], const secp192k1_limb fg[8], const secp192k1_limb m[5]);
SECP192K1_LOCAL void secp192k1_fe_divsteps_de(secp192k1_limb out[6], const secp192k1_limb de[6], const secp192k1_limb m[5]);
SECP192K1_LOCAL void secp192k1_fe_divsteps_end(secp192k1_fe *r, const secp192k1_limb de[6], const secp192k1_limb fg[8]);
SECP192K1_LOCAL void secp192k1_sc_divsteps_de(secp192k1_limb out[6], const secp192k1_limb de[6], const secp192k1_limb m[5]);
SECP192K1_LOCAL void secp192k1_sc_divsteps_end(secp192k1_sc *r, const secp192k1_limb de[6], const secp192k1_limb fg[8]);
SECP192K1_LOCAL uint64_t secp192k1_point_add_incomplete_fused(secp192k1_limb r[9], const secp192k1_limb p[9], const secp192k1_limb q[9]);
SECP192K1_LOCAL uint64_t secp192k1_point_add_affine_incomplete_fused(secp192k1_limb r[9], const secp192k1_limb p[9], const secp192k1_limb q[6]);
SECP192K1_LOCAL void secp192k1_point_dbl_fused(secp192k1_limb r[9], const secp192k1_limb p[9]);
#endif

#if SECP192K1_WORD_BITS == 32
SECP192K1_LOCAL void secp192k1_divsteps30(secp192k1_limb out[5], const secp192k1_limb in[3]);
SECP192K1_LOCAL void secp192k1_divsteps30_fg6(secp192k1_limb out[14], const secp192k1_limb fg[14], const secp192k1_limb m[5]);
SECP192K1_LOCAL void secp192k1_fe_divsteps_de(secp192k1_limb out[12], const secp192k1_limb de[12], const secp192k1_limb m[5]);
SECP192K1_LOCAL void secp192k1_fe_divsteps_end(secp192k1_fe *r, const secp192k1_limb de[12], const secp192k1_limb fg[14]);
SECP192K1_LOCAL void secp192k1_sc_divsteps_de(secp192k1_limb out[12], const secp192k1_limb de[12], const secp192k1_limb m[5]);
SECP192K1_LOCAL void secp192k1_sc_divsteps_end(secp192k1_sc *r, const secp192k1_limb de[12], const secp192k1_limb fg[14]);
#endif

#ifdef __cplusplus
}
#endif
#endif
