/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P224_INTERNAL_H
#define P224_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "p224.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define P224_LOCAL __attribute__((visibility("hidden")))
#else
#define P224_LOCAL
#endif

typedef unsigned char p224_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(P224_CARRY_CHAINS) && P224_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define P224_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline p224_limb p224_hidew(p224_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline p224_limb p224_hidew(p224_limb x)
{
    volatile p224_limb hidden = x;
    return hidden;
}
#endif

static inline p224_limb p224_maskw(p224_bit bit)
{
    return p224_hidew((p224_limb)(0 - (p224_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline p224_limb p224_selectw(p224_limb mask, p224_limb a, p224_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void p224_storew(p224_limb *to, p224_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if P224_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 p224_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t p224_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const p224_wide product = (p224_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t p224_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((p224_wide)a * b) >> 64);
}
#endif

#if defined(P224_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline p224_bit p224_addw(uint64_t *sum, uint64_t a, uint64_t b, p224_bit carry)
{
    unsigned long long word;
    const p224_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline p224_bit p224_subw(uint64_t *difference, uint64_t a, uint64_t b, p224_bit borrow)
{
    unsigned long long word;
    const p224_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline p224_bit p224_addw(uint64_t *sum, uint64_t a, uint64_t b, p224_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (p224_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline p224_bit p224_subw(uint64_t *difference, uint64_t a, uint64_t b, p224_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (p224_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t p224_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t p224_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t p224_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline p224_bit p224_addw(uint32_t *sum, uint32_t a, uint32_t b, p224_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (p224_bit)(total >> 32);
}

static inline p224_bit p224_subw(uint32_t *difference, uint32_t a, uint32_t b, p224_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (p224_bit)(total >> 63);
}

static inline uint32_t p224_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline p224_limb p224_bitw(p224_bit bit)
{
#if defined(P224_HAVE_ADDCARRY) && !defined(__clang__)
    p224_limb word;
    (void)p224_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline p224_bit p224_carryw(p224_limb a, p224_limb b, p224_bit carry)
{
    p224_limb sum;
    return p224_addw(&sum, a, b, carry);
}

static inline p224_bit p224_borroww(p224_limb a, p224_limb b, p224_bit borrow)
{
    p224_limb difference;
    return p224_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t p224_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t p224_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t p224_load4(const uint8_t *b)
{
    return p224_load2(b) | ((uint32_t)p224_load2(b + 2) << 16);
}

static inline uint64_t p224_load8(const uint8_t *b)
{
    return p224_load4(b) | ((uint64_t)p224_load4(b + 4) << 32);
}

static inline void p224_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void p224_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void p224_store4(uint8_t *b, uint32_t x)
{
    p224_store2(b, (uint16_t)x);
    p224_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void p224_store8(uint8_t *b, uint64_t x)
{
    p224_store4(b, (uint32_t)x);
    p224_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(P224_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern P224_LOCAL unsigned int p224_cpu_plain;
#endif

#if P224_WORD_BITS == 64
P224_LOCAL void p224_divsteps58(p224_limb out[5], const p224_limb in[3]);
P224_LOCAL void p224_divsteps58_fg4(p224_limb out[10], const p224_limb fg[10], const p224_limb m[5]);
P224_LOCAL void p224_fe_divsteps_de(p224_limb out[8], const p224_limb de[8], const p224_limb m[5]);
P224_LOCAL void p224_fe_divsteps_end(p224_fe *r, const p224_limb de[8], const p224_limb fg[10]);
P224_LOCAL void p224_sc_divsteps_de(p224_limb out[8], const p224_limb de[8], const p224_limb m[5]);
P224_LOCAL void p224_sc_divsteps_end(p224_sc *r, const p224_limb de[8], const p224_limb fg[10]);
P224_LOCAL uint64_t p224_point_add_incomplete_fused(p224_limb r[12], const p224_limb p[12], const p224_limb q[12]);
P224_LOCAL uint64_t p224_point_add_affine_incomplete_fused(p224_limb r[12], const p224_limb p[12], const p224_limb q[8]);
P224_LOCAL void p224_point_dbl_fused(p224_limb r[12], const p224_limb p[12]);
#endif

#if P224_WORD_BITS == 32
P224_LOCAL void p224_divsteps29(p224_limb out[5], const p224_limb in[3]);
P224_LOCAL void p224_divsteps29_fg7(p224_limb out[16], const p224_limb fg[16], const p224_limb m[5]);
P224_LOCAL void p224_fe_divsteps_de(p224_limb out[14], const p224_limb de[14], const p224_limb m[5]);
P224_LOCAL void p224_fe_divsteps_end(p224_fe *r, const p224_limb de[14], const p224_limb fg[16]);
P224_LOCAL void p224_sc_divsteps_de(p224_limb out[14], const p224_limb de[14], const p224_limb m[5]);
P224_LOCAL void p224_sc_divsteps_end(p224_sc *r, const p224_limb de[14], const p224_limb fg[16]);
#endif

#ifdef __cplusplus
}
#endif
#endif
