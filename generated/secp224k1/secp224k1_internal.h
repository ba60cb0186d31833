/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef SECP224K1_INTERNAL_H
#define SECP224K1_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "secp224k1.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define SECP224K1_LOCAL __attribute__((visibility("hidden")))
#else
#define SECP224K1_LOCAL
#endif

typedef unsigned char secp224k1_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(SECP224K1_CARRY_CHAINS) && SECP224K1_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define SECP224K1_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline secp224k1_limb secp224k1_hidew(secp224k1_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline secp224k1_limb secp224k1_hidew(secp224k1_limb x)
{
    volatile secp224k1_limb hidden = x;
    return hidden;
}
#endif

static inline secp224k1_limb secp224k1_maskw(secp224k1_bit bit)
{
    return secp224k1_hidew((secp224k1_limb)(0 - (secp224k1_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline secp224k1_limb secp224k1_selectw(secp224k1_limb mask, secp224k1_limb a, secp224k1_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void secp224k1_storew(secp224k1_limb *to, secp224k1_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if SECP224K1_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 secp224k1_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t secp224k1_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const secp224k1_wide product = (secp224k1_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t secp224k1_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((secp224k1_wide)a * b) >> 64);
}
#endif

#if defined(SECP224K1_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline secp224k1_bit secp224k1_addw(uint64_t *sum, uint64_t a, uint64_t b, secp224k1_bit carry)
{
    unsigned long long word;
    const secp224k1_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline secp224k1_bit secp224k1_subw(uint64_t *difference, uint64_t a, uint64_t b, secp224k1_bit borrow)
{
    unsigned long long word;
    const secp224k1_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline secp224k1_bit secp224k1_addw(uint64_t *sum, uint64_t a, uint64_t b, secp224k1_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (secp224k1_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline secp224k1_bit secp224k1_subw(uint64_t *difference, uint64_t a, uint64_t b, secp224k1_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (secp224k1_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t secp224k1_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t secp224k1_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t secp224k1_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline secp224k1_bit secp224k1_addw(uint32_t *sum, uint32_t a, uint32_t b, secp224k1_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (secp224k1_bit)(total >> 32);
}

static inline secp224k1_bit secp224k1_subw(uint32_t *difference, uint32_t a, uint32_t b, secp224k1_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (secp224k1_bit)(total >> 63);
}

static inline uint32_t secp224k1_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline secp224k1_limb secp224k1_bitw(secp224k1_bit bit)
{
#if defined(SECP224K1_HAVE_ADDCARRY) && !defined(__clang__)
    secp224k1_limb word;
    (void)secp224k1_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline secp224k1_bit secp224k1_carryw(secp224k1_limb a, secp224k1_limb b, secp224k1_bit carry)
{
    secp224k1_limb sum;
    return secp224k1_addw(&sum, a, b, carry);
}

static inline secp224k1_bit secp224k1_borroww(secp224k1_limb a, secp224k1_limb b, secp224k1_bit borrow)
{
    secp224k1_limb difference;
    return secp224k1_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t secp224k1_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t secp224k1_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t secp224k1_load4(const uint8_t *b)
{
    return secp224k1_load2(b) | ((uint32_t)secp224k1_load2(b + 2) << 16);
}

static inline uint64_t secp224k1_load8(const uint8_t *b)
{
    return secp224k1_load4(b) | ((uint64_t)secp224k1_load4(b + 4) << 32);
}

static inline void secp224k1_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void secp224k1_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void secp224k1_store4(uint8_t *b, uint32_t x)
{
    secp224k1_store2(b, (uint16_t)x);
    secp224k1_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void secp224k1_store8(uint8_t *b, uint64_t x)
{
    secp224k1_store4(b, (uint32_t)x);
    secp224k1_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(SECP224K1_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern SECP224K1_LOCAL unsigned int secp224k1_cpu_plain;
#endif

#if SECP224K1_WORD_BITS == 64
SECP224K1_LOCAL void secp224k1_divsteps58(secp224k1_limb out[5], const secp224k1_limb in[3]);
SECP224K1_LOCAL void secp224k1_divsteps58_fg4(secp224k1_limb out[10], const secp224k1_limb fg[10], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_fe_divsteps_de(secp224k1_limb out[8], const secp224k1_limb de[8], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_fe_divsteps_end(secp224k1_fe *r, const secp224k1_limb de[8], const secp224k1_limb fg[10]);
SECP224K1_LOCAL void secp224k1_sc_divsteps_de(secp224k1_limb out[8], const secp224k1_limb de[8], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_sc_divsteps_end(secp224k1_sc *r, const secp224k1_limb de[8], const secp224k1_limb fg[10]);
SECP224K1_LOCAL uint64_t secp224k1_point_add_incomplete_fused(secp224k1_limb r[12], const secp224k1_limb p[12], const secp224k1_limb q[12]);
SECP224K1_LOCAL uint64_t secp224k1_point_add_affine_incomplete_fused(secp224k1_limb r[12], const secp224k1_limb p[12], const secp224k1_limb q[8]);
SECP224K1_LOCAL void secp224k1_point_dbl_fused(secp224k1_limb r[12], const secp224k1_limb p[12]);
#endif

#if SECP224K1_WORD_BITS == 32
SECP224K1_LOCAL void secp224k1_divsteps29(secp224k1_limb out[5], const secp224k1_limb in[3]);
SECP224K1_LOCAL void secp224k1_divsteps29_fg7(secp224k1_limb out[16], const secp224k1_limb fg[16], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_fe_divsteps_de(secp224k1_limb out[14], const secp224k1_limb de[14], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_fe_divsteps_end(secp224k1_fe *r, const secp224k1_limb de[14], const secp224k1_limb fg[16]);
SECP224K1_LOCAL void secp224k1_divsteps29_fg8(secp224k1_limb out[18], const secp224k1_limb fg[18], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_sc_divsteps_de(secp224k1_limb out[16], const secp224k1_limb de[16], const secp224k1_limb m[5]);
SECP224K1_LOCAL void secp224k1_sc_divsteps_end(secp224k1_sc *r, const secp224k1_limb de[16], const secp224k1_limb fg[18]);
#endif

#ifdef __cplusplus
}
#endif
#endif
