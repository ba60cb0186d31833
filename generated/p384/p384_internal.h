/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P384_INTERNAL_H
#define P384_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "p384.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define P384_LOCAL __attribute__((visibility("hidden")))
#else
#define P384_LOCAL
#endif

typedef unsigned char p384_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(P384_CARRY_CHAINS) && P384_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define P384_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline p384_limb p384_hidew(p384_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline p384_limb p384_hidew(p384_limb x)
{
    volatile p384_limb hidden = x;
    return hidden;
}
#endif

static inline p384_limb p384_maskw(p384_bit bit)
{
    return p384_hidew((p384_limb)(0 - (p384_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline p384_limb p384_selectw(p384_limb mask, p384_limb a, p384_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void p384_storew(p384_limb *to, p384_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if P384_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 p384_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t p384_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const p384_wide product = (p384_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t p384_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((p384_wide)a * b) >> 64);
}
#endif

#if defined(P384_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline p384_bit p384_addw(uint64_t *sum, uint64_t a, uint64_t b, p384_bit carry)
{
    unsigned long long word;
    const p384_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline p384_bit p384_subw(uint64_t *difference, uint64_t a, uint64_t b, p384_bit borrow)
{
    unsigned long long word;
    const p384_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline p384_bit p384_addw(uint64_t *sum, uint64_t a, uint64_t b, p384_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (p384_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline p384_bit p384_subw(uint64_t *difference, uint64_t a, uint64_t b, p384_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (p384_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t p384_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t p384_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t p384_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline p384_bit p384_addw(uint32_t *sum, uint32_t a, uint32_t b, p384_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (p384_bit)(total >> 32);
}

static inline p384_bit p384_subw(uint32_t *difference, uint32_t a, uint32_t b, p384_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (p384_bit)(total >> 63);
}

static inline uint32_t p384_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline p384_limb p384_bitw(p384_bit bit)
{
#if defined(P384_HAVE_ADDCARRY) && !defined(__clang__)
    p384_limb word;
    (void)p384_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline p384_bit p384_carryw(p384_limb a, p384_limb b, p384_bit carry)
{
    p384_limb sum;
    return p384_addw(&sum, a, b, carry);
}

static inline p384_bit p384_borroww(p384_limb a, p384_limb b, p384_bit borrow)
{
    p384_limb difference;
    return p384_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t p384_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t p384_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t p384_load4(const uint8_t *b)
{
    return p384_load2(b) | ((uint32_t)p384_load2(b + 2) << 16);
}

static inline uint64_t p384_load8(const uint8_t *b)
{
    return p384_load4(b) | ((uint64_t)p384_load4(b + 4) << 32);
}

static inline void p384_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void p384_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void p384_store4(uint8_t *b, uint32_t x)
{
    p384_store2(b, (uint16_t)x);
    p384_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void p384_store8(uint8_t *b, uint64_t x)
{
    p384_store4(b, (uint32_t)x);
    p384_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(P384_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern P384_LOCAL unsigned int p384_cpu_plain;
#endif

#if P384_WORD_BITS == 64
P384_LOCAL void p384_divsteps59(p384_limb out[5], const p384_limb in[3]);
P384_LOCAL void p384_divsteps59_fg6(p384_limb out[14], const p384_limb fg[14], const p384_limb m[5]);
P384_LOCAL void p384_fe_divsteps_de(p384_limb out[12], const p384_limb de[12], const p384_limb m[5]);
P384_LOCAL void p384_fe_divsteps_end(p384_fe *r, const p384_limb de[12], const p384_limb fg[14]);
P384_LOCAL void p384_sc_divsteps_de(p384_limb out[12], const p384_limb de[12], const p384_limb m[5]);
P384_LOCAL void p384_sc_divsteps_end(p384_sc *r, const p384_limb de[12], const p384_limb fg[14]);
P384_LOCAL uint64_t p384_point_add_incomplete_fused(p384_limb r[18], const p384_limb p[18], const p384_limb q[18]);
P384_LOCAL uint64_t p384_point_add_affine_incomplete_fused(p384_limb r[18], const p384_limb p[18], const p384_limb q[12]);
P384_LOCAL void p384_point_dbl_fused(p384_limb r[18], const p384_limb p[18]);
#endif

#if P384_WORD_BITS == 32
P384_LOCAL void p384_divsteps30(p384_limb out[5], const p384_limb in[3]);
P384_LOCAL void p384_divsteps30_fg12(p384_limb out[26], const p384_limb fg[26], const p384_limb m[5]);
P384_LOCAL void p384_fe_divsteps_de(p384_limb out[24], const p384_limb de[24], const p384_limb m[5]);
P384_LOCAL void p384_fe_divsteps_end(p384_fe *r, const p384_limb de[24], const p384_limb fg[26]);
P384_LOCAL void p384_sc_divsteps_de(p384_limb out[24], const p384_limb de[24], const p384_limb m[5]);
P384_LOCAL void p384_sc_divsteps_end(p384_sc *r, const p384_limb de[24], const p384_limb fg[26]);
#endif

#ifdef __cplusplus
}
#endif
#endif
