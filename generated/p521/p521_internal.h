/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P521_INTERNAL_H
#define P521_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "p521.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define P521_LOCAL __attribute__((visibility("hidden")))
#else
#define P521_LOCAL
#endif

/*
 * Long products hold more words than there are registers, and mul takes two fixed ones of these; mulx (BMI2) takes any. So their
 * functions are compiled twice, and p521_cpu_plain chooses. Files that are compiled for BMI2 anyway need no choice;
 * P521_CPU_PLAIN keeps to what is compiled for any x86-64.
 */
#if defined(__GNUC__) || defined(__clang__)
#define P521_INTO_VERSIONS static inline __attribute__((always_inline))
#if P521_WORD_BITS == 64 && defined(__x86_64__) && !defined(__BMI2__) && !defined(P521_CPU_PLAIN)
#define P521_MULX __attribute__((target("bmi2")))
#define P521_VERSION static __attribute__((noinline))
#endif
#else
#define P521_INTO_VERSIONS static
#endif
#if !defined(P521_VERSION)
#define P521_VERSION P521_INTO_VERSIONS
#endif

typedef unsigned char p521_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(P521_CARRY_CHAINS) && P521_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define P521_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline p521_limb p521_hidew(p521_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline p521_limb p521_hidew(p521_limb x)
{
    volatile p521_limb hidden = x;
    return hidden;
}
#endif

static inline p521_limb p521_maskw(p521_bit bit)
{
    return p521_hidew((p521_limb)(0 - (p521_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline p521_limb p521_selectw(p521_limb mask, p521_limb a, p521_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void p521_storew(p521_limb *to, p521_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if P521_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 p521_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t p521_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const p521_wide product = (p521_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t p521_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((p521_wide)a * b) >> 64);
}
#endif

#if defined(P521_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline p521_bit p521_addw(uint64_t *sum, uint64_t a, uint64_t b, p521_bit carry)
{
    unsigned long long word;
    const p521_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline p521_bit p521_subw(uint64_t *difference, uint64_t a, uint64_t b, p521_bit borrow)
{
    unsigned long long word;
    const p521_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline p521_bit p521_addw(uint64_t *sum, uint64_t a, uint64_t b, p521_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (p521_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline p521_bit p521_subw(uint64_t *difference, uint64_t a, uint64_t b, p521_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (p521_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t p521_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t p521_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t p521_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline p521_bit p521_addw(uint32_t *sum, uint32_t a, uint32_t b, p521_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (p521_bit)(total >> 32);
}

static inline p521_bit p521_subw(uint32_t *difference, uint32_t a, uint32_t b, p521_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (p521_bit)(total >> 63);
}

static inline uint32_t p521_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline p521_limb p521_bitw(p521_bit bit)
{
#if defined(P521_HAVE_ADDCARRY) && !defined(__clang__)
    p521_limb word;
    (void)p521_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline p521_bit p521_carryw(p521_limb a, p521_limb b, p521_bit carry)
{
    p521_limb sum;
    return p521_addw(&sum, a, b, carry);
}

static inline p521_bit p521_borroww(p521_limb a, p521_limb b, p521_bit borrow)
{
    p521_limb difference;
    return p521_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t p521_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t p521_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t p521_load4(const uint8_t *b)
{
    return p521_load2(b) | ((uint32_t)p521_load2(b + 2) << 16);
}

static inline uint64_t p521_load8(const uint8_t *b)
{
    return p521_load4(b) | ((uint64_t)p521_load4(b + 4) << 32);
}

static inline void p521_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void p521_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void p521_store4(uint8_t *b, uint32_t x)
{
    p521_store2(b, (uint16_t)x);
    p521_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void p521_store8(uint8_t *b, uint64_t x)
{
    p521_store4(b, (uint32_t)x);
    p521_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(P521_ASM) || defined(P521_MULX)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern P521_LOCAL unsigned int p521_cpu_plain;
#endif

#if P521_WORD_BITS == 64
P521_LOCAL void p521_divsteps58(p521_limb out[5], const p521_limb in[3]);
P521_LOCAL void p521_divsteps58_fg9(p521_limb out[20], const p521_limb fg[20], const p521_limb m[5]);
P521_LOCAL void p521_fe_divsteps_de(p521_limb out[18], const p521_limb de[18], const p521_limb m[5]);
P521_LOCAL void p521_fe_divsteps_end(p521_fe *r, const p521_limb de[18], const p521_limb fg[20]);
P521_LOCAL void p521_sc_divsteps_de(p521_limb out[18], const p521_limb de[18], const p521_limb m[5]);
P521_LOCAL void p521_sc_divsteps_end(p521_sc *r, const p521_limb de[18], const p521_limb fg[20]);
P521_LOCAL uint64_t p521_point_add_affine_incomplete_fused(p521_limb r[27], const p521_limb p[27], const p521_limb q[18]);
P521_LOCAL void p521_point_dbl_fused(p521_limb r[27], const p521_limb p[27]);
#endif

#if P521_WORD_BITS == 32
P521_LOCAL void p521_divsteps30(p521_limb out[5], const p521_limb in[3]);
P521_LOCAL void p521_divsteps30_fg17(p521_limb out[36], const p521_limb fg[36], const p521_limb m[5]);
P521_LOCAL void p521_fe_divsteps_de(p521_limb out[34], const p521_limb de[34], const p521_limb m[5]);
P521_LOCAL void p521_fe_divsteps_end(p521_fe *r, const p521_limb de[34], const p521_limb fg[36]);
P521_LOCAL void p521_sc_divsteps_de(p521_limb out[34], const p521_limb de[34], const p521_limb m[5]);
P521_LOCAL void p521_sc_divsteps_end(p521_sc *r, const p521_limb de[34], const p521_limb fg[36]);
#endif

#ifdef __cplusplus
}
#endif
#endif
