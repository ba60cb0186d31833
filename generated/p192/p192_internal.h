/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P192_INTERNAL_H
#define P192_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "p192.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define P192_LOCAL __attribute__((visibility("hidden")))
#else
#define P192_LOCAL
#endif

typedef unsigned char p192_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(P192_CARRY_CHAINS) && P192_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define P192_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline p192_limb p192_hidew(p192_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline p192_limb p192_hidew(p192_limb x)
{
    volatile p192_limb hidden = x;
    return hidden;
}
#endif

static inline p192_limb p192_maskw(p192_bit bit)
{
    return p192_hidew((p192_limb)(0 - (p192_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline p192_limb p192_selectw(p192_limb mask, p192_limb a, p192_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void p192_storew(p192_limb *to, p192_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if P192_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 p192_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t p192_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const p192_wide product = (p192_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t p192_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((p192_wide)a * b) >> 64);
}
#endif

#if defined(P192_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline p192_bit p192_addw(uint64_t *sum, uint64_t a, uint64_t b, p192_bit carry)
{
    unsigned long long word;
    const p192_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline p192_bit p192_subw(uint64_t *difference, uint64_t a, uint64_t b, p192_bit borrow)
{
    unsigned long long word;
    const p192_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline p192_bit p192_addw(uint64_t *sum, uint64_t a, uint64_t b, p192_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (p192_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline p192_bit p192_subw(uint64_t *difference, uint64_t a, uint64_t b, p192_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (p192_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t p192_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t p192_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t p192_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline p192_bit p192_addw(uint32_t *sum, uint32_t a, uint32_t b, p192_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (p192_bit)(total >> 32);
}

static inline p192_bit p192_subw(uint32_t *difference, uint32_t a, uint32_t b, p192_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (p192_bit)(total >> 63);
}

static inline uint32_t p192_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline p192_limb p192_bitw(p192_bit bit)
{
#if defined(P192_HAVE_ADDCARRY) && !defined(__clang__)
    p192_limb word;
    (void)p192_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline p192_bit p192_carryw(p192_limb a, p192_limb b, p192_bit carry)
{
    p192_limb sum;
    return p192_addw(&sum, a, b, carry);
}

static inline p192_bit p192_borroww(p192_limb a, p192_limb b, p192_bit borrow)
{
    p192_limb difference;
    return p192_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t p192_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t p192_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t p192_load4(const uint8_t *b)
{
    return p192_load2(b) | ((uint32_t)p192_load2(b + 2) << 16);
}

static inline uint64_t p192_load8(const uint8_t *b)
{
    return p192_load4(b) | ((uint64_t)p192_load4(b + 4) << 32);
}

static inline void p192_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void p192_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void p192_store4(uint8_t *b, uint32_t x)
{
    p192_store2(b, (uint16_t)x);
    p192_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void p192_store8(uint8_t *b, uint64_t x)
{
    p192_store4(b, (uint32_t)x);
    p192_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(P192_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern P192_LOCAL unsigned int p192_cpu_plain;
#endif

#if P192_WORD_BITS == 64
P192_LOCAL void p192_divsteps56(p192_limb out[5], const p192_limb in[3]);
P192_LOCAL void p192_divsteps56_fg3(p192_limb out[8], const p192_limb fg[8], const p192_limb m[5]);
P192_LOCAL void p192_fe_divsteps_de(p192_limb out[6], const p192_limb de[6], const p192_limb m[5]);
P192_LOCAL void p192_fe_divsteps_end(p192_fe *r, const p192_limb de[6], const p192_limb fg[8]);
P192_LOCAL void p192_sc_divsteps_de(p192_limb out[6], const p192_limb de[6], const p192_limb m[5]);
P192_LOCAL void p192_sc_divsteps_end(p192_sc *r, const p192_limb de[6], const p192_limb fg[8]);
P192_LOCAL uint64_t p192_point_add_incomplete_fused(p192_limb r[9], const p192_limb p[9], const p192_limb q[9]);
P192_LOCAL uint64_t p192_point_add_affine_incomplete_fused(p192_limb r[9], const p192_limb p[9], const p192_limb q[6]);
P192_LOCAL void p192_point_dbl_fused(p192_limb r[9], const p192_limb p[9]);
#endif

#if P192_WORD_BITS == 32
P192_LOCAL void p192_divsteps30(p192_limb out[5], const p192_limb in[3]);
P192_LOCAL void p192_divsteps30_fg6(p192_limb out[14], const p192_limb fg[14], const p192_limb m[5]);
P192_LOCAL void p192_fe_divsteps_de(p192_limb out[12], const p192_limb de[12], const p192_limb m[5]);
P192_LOCAL void p192_fe_divsteps_end(p192_fe *r, const p192_limb de[12], const p192_limb fg[14]);
P192_LOCAL void p192_sc_divsteps_de(p192_limb out[12], const p192_limb de[12], const p192_limb m[5]);
P192_LOCAL void p192_sc_divsteps_end(p192_sc *r, const p192_limb de[12], const p192_limb fg[14]);
#endif

#ifdef __cplusplus
}
#endif
#endif
