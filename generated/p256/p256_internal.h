/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P256_INTERNAL_H
#define P256_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "p256.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define P256_LOCAL __attribute__((visibility("hidden")))
#else
#define P256_LOCAL
#endif

typedef unsigned char p256_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(P256_CARRY_CHAINS) && P256_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define P256_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline p256_limb p256_hidew(p256_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline p256_limb p256_hidew(p256_limb x)
{
    volatile p256_limb hidden = x;
    return hidden;
}
#endif

static inline p256_limb p256_maskw(p256_bit bit)
{
    return p256_hidew((p256_limb)(0 - (p256_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline p256_limb p256_selectw(p256_limb mask, p256_limb a, p256_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void p256_storew(p256_limb *to, p256_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if P256_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 p256_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t p256_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const p256_wide product = (p256_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t p256_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((p256_wide)a * b) >> 64);
}
#endif

#if defined(P256_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline p256_bit p256_addw(uint64_t *sum, uint64_t a, uint64_t b, p256_bit carry)
{
    unsigned long long word;
    const p256_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline p256_bit p256_subw(uint64_t *difference, uint64_t a, uint64_t b, p256_bit borrow)
{
    unsigned long long word;
    const p256_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline p256_bit p256_addw(uint64_t *sum, uint64_t a, uint64_t b, p256_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (p256_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline p256_bit p256_subw(uint64_t *difference, uint64_t a, uint64_t b, p256_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (p256_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t p256_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t p256_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t p256_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline p256_bit p256_addw(uint32_t *sum, uint32_t a, uint32_t b, p256_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (p256_bit)(total >> 32);
}

static inline p256_bit p256_subw(uint32_t *difference, uint32_t a, uint32_t b, p256_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (p256_bit)(total >> 63);
}

static inline uint32_t p256_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline p256_limb p256_bitw(p256_bit bit)
{
#if defined(P256_HAVE_ADDCARRY) && !defined(__clang__)
    p256_limb word;
    (void)p256_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline p256_bit p256_carryw(p256_limb a, p256_limb b, p256_bit carry)
{
    p256_limb sum;
    return p256_addw(&sum, a, b, carry);
}

static inline p256_bit p256_borroww(p256_limb a, p256_limb b, p256_bit borrow)
{
    p256_limb difference;
    return p256_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t p256_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t p256_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t p256_load4(const uint8_t *b)
{
    return p256_load2(b) | ((uint32_t)p256_load2(b + 2) << 16);
}

static inline uint64_t p256_load8(const uint8_t *b)
{
    return p256_load4(b) | ((uint64_t)p256_load4(b + 4) << 32);
}

static inline void p256_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void p256_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void p256_store4(uint8_t *b, uint32_t x)
{
    p256_store2(b, (uint16_t)x);
    p256_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void p256_store8(uint8_t *b, uint64_t x)
{
    p256_store4(b, (uint32_t)x);
    p256_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(P256_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern P256_LOCAL unsigned int p256_cpu_plain;
#endif

#if P256_WORD_BITS == 64
P256_LOCAL void p256_divsteps60(p256_limb out[5], const p256_limb in[3]);
P256_LOCAL void p256_divsteps60_fg4(p256_limb out[10], const p256_limb fg[10], const p256_limb m[5]);
P256_LOCAL void p256_fe_divsteps_de(p256_limb out[8], const p256_limb de[8], const p256_limb m[5]);
P256_LOCAL void p256_fe_divsteps_end(p256_fe *r, const p256_limb de[8], const p256_limb fg[10]);
P256_LOCAL void p256_sc_divsteps_de(p256_limb out[8], const p256_limb de[8], const p256_limb m[5]);
P256_LOCAL void p256_sc_divsteps_end(p256_sc *r, const p256_limb de[8], const p256_limb fg[10]);
P256_LOCAL uint64_t p256_point_add_incomplete_fused(p256_limb r[12], const p256_limb p[12], const p256_limb q[12]);
P256_LOCAL uint64_t p256_point_add_affine_incomplete_fused(p256_limb r[12], const p256_limb p[12], const p256_limb q[8]);
P256_LOCAL void p256_point_dbl_fused(p256_limb r[12], const p256_limb p[12]);
#endif

#if P256_WORD_BITS == 32
P256_LOCAL void p256_divsteps30(p256_limb out[5], const p256_limb in[3]);
P256_LOCAL void p256_divsteps30_fg8(p256_limb out[18], const p256_limb fg[18], const p256_limb m[5]);
P256_LOCAL void p256_fe_divsteps_de(p256_limb out[16], const p256_limb de[16], const p256_limb m[5]);
P256_LOCAL void p256_fe_divsteps_end(p256_fe *r, const p256_limb de[16], const p256_limb fg[18]);
P256_LOCAL void p256_sc_divsteps_de(p256_limb out[16], const p256_limb de[16], const p256_limb m[5]);
P256_LOCAL void p256_sc_divsteps_end(p256_sc *r, const p256_limb de[16], const p256_limb fg[18]);
#endif

#ifdef __cplusplus
}
#endif
#endif
