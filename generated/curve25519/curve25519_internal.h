/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef CURVE25519_INTERNAL_H
#define CURVE25519_INTERNAL_H
/*
 * What the sources of this folder share: words, carries, masks, bytes. Nothing here is part of the API.
 *
 * A bit is 0 or 1. A mask is 0 or all-ones; hidew keeps the compiler from learning that, so that it cannot turn
 * a selection by mask into a branch.
 */
#include "curve25519.h"

#if (defined(__GNUC__) || defined(__clang__)) && !defined(_WIN32)
#define CURVE25519_LOCAL __attribute__((visibility("hidden")))
#else
#define CURVE25519_LOCAL
#endif

typedef unsigned char curve25519_bit;

/* The compiler's own carry chains, in the files that live on them: their header takes longer to read than most others to compile. */
#if defined(CURVE25519_CARRY_CHAINS) && CURVE25519_WORD_BITS == 64 && defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#define CURVE25519_HAVE_ADDCARRY 1
#endif

#if defined(__GNUC__) || defined(__clang__)
static inline curve25519_limb curve25519_hidew(curve25519_limb x)
{
    __asm__("" : "+r"(x));
    return x;
}
#else
static inline curve25519_limb curve25519_hidew(curve25519_limb x)
{
    volatile curve25519_limb hidden = x;
    return hidden;
}
#endif

static inline curve25519_limb curve25519_maskw(curve25519_bit bit)
{
    return curve25519_hidew((curve25519_limb)(0 - (curve25519_limb)bit));
}

/* a where the mask is all-ones, b where it is 0 */
static inline curve25519_limb curve25519_selectw(curve25519_limb mask, curve25519_limb a, curve25519_limb b)
{
    return (a & mask) | (b & ~mask);
}

/*
 * Writes one word of an element. gcc would join two of them in a vector register first, and who reads a word of such a pair
 * soon after has to wait for it.
 */
static inline void curve25519_storew(curve25519_limb *to, curve25519_limb x)
{
    *to = x;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+m"(*to));
#endif
}

#if CURVE25519_WORD_BITS == 64

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 curve25519_wide;

/* low + 2^64 * high = a * b */
static inline uint64_t curve25519_mulw(uint64_t *high, uint64_t a, uint64_t b)
{
    const curve25519_wide product = (curve25519_wide)a * b;
    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
}

static inline uint64_t curve25519_mulhw(uint64_t a, uint64_t b)
{
    return (uint64_t)(((curve25519_wide)a * b) >> 64);
}
#endif

#if defined(CURVE25519_HAVE_ADDCARRY)
/* sum + 2^64 * carry out = a + b + carry */
static inline curve25519_bit curve25519_addw(uint64_t *sum, uint64_t a, uint64_t b, curve25519_bit carry)
{
    unsigned long long word;
    const curve25519_bit out = _addcarry_u64(carry, a, b, &word);
    *sum = word;
    return out;
}

/* difference - 2^64 * borrow out = a - b - borrow */
static inline curve25519_bit curve25519_subw(uint64_t *difference, uint64_t a, uint64_t b, curve25519_bit borrow)
{
    unsigned long long word;
    const curve25519_bit out = _subborrow_u64(borrow, a, b, &word);
    *difference = word;
    return out;
}
#else
static inline curve25519_bit curve25519_addw(uint64_t *sum, uint64_t a, uint64_t b, curve25519_bit carry)
{
    const uint64_t partial = a + b;
    const uint64_t total = partial + carry;
    *sum = total;
    /* a + b wrapped, or adding the carry did; never both */
    return (curve25519_bit)(((a & b) | ((a | b) & ~total)) >> 63);
}

static inline curve25519_bit curve25519_subw(uint64_t *difference, uint64_t a, uint64_t b, curve25519_bit borrow)
{
    const uint64_t total = a - b - borrow;
    *difference = total;
    return (curve25519_bit)(((~a & b) | ((~a | b) & total)) >> 63);
}
#endif

static inline uint64_t curve25519_bswapw(uint64_t x)
{
    x = ((x & UINT64_C(0x00ff00ff00ff00ff)) << 8) | ((x >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    x = ((x & UINT64_C(0x0000ffff0000ffff)) << 16) | ((x >> 16) & UINT64_C(0x0000ffff0000ffff));
    return (x << 32) | (x >> 32);
}

#else /* 32-bit words: no multiplication wider than 32 x 32 -> 64 */

static inline uint32_t curve25519_mulw(uint32_t *high, uint32_t a, uint32_t b)
{
    const uint64_t product = (uint64_t)a * b;
    *high = (uint32_t)(product >> 32);
    return (uint32_t)product;
}

static inline uint32_t curve25519_mulhw(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a * b) >> 32);
}

static inline curve25519_bit curve25519_addw(uint32_t *sum, uint32_t a, uint32_t b, curve25519_bit carry)
{
    const uint64_t total = (uint64_t)a + b + carry;
    *sum = (uint32_t)total;
    return (curve25519_bit)(total >> 32);
}

static inline curve25519_bit curve25519_subw(uint32_t *difference, uint32_t a, uint32_t b, curve25519_bit borrow)
{
    const uint64_t total = (uint64_t)a - b - borrow;
    *difference = (uint32_t)total;
    return (curve25519_bit)(total >> 63);
}

static inline uint32_t curve25519_bswapw(uint32_t x)
{
    x = ((x & UINT32_C(0x00ff00ff)) << 8) | ((x >> 8) & UINT32_C(0x00ff00ff));
    return (x << 16) | (x >> 16);
}
#endif

/* The bit as a word: gcc keeps it in the carry chains it came from and goes to, clang makes it a number either way. */
static inline curve25519_limb curve25519_bitw(curve25519_bit bit)
{
#if defined(CURVE25519_HAVE_ADDCARRY) && !defined(__clang__)
    curve25519_limb word;
    (void)curve25519_addw(&word, 0, 0, bit);
    return word;
#else
    return bit;
#endif
}

static inline curve25519_bit curve25519_carryw(curve25519_limb a, curve25519_limb b, curve25519_bit carry)
{
    curve25519_limb sum;
    return curve25519_addw(&sum, a, b, carry);
}

static inline curve25519_bit curve25519_borroww(curve25519_limb a, curve25519_limb b, curve25519_bit borrow)
{
    curve25519_limb difference;
    return curve25519_subw(&difference, a, b, borrow);
}

/* Little-endian pieces of byte strings, independent of the machine's byte order. */
static inline uint8_t curve25519_load1(const uint8_t *b)
{
    return b[0];
}

static inline uint16_t curve25519_load2(const uint8_t *b)
{
    return (uint16_t)(b[0] | (b[1] << 8));
}

static inline uint32_t curve25519_load4(const uint8_t *b)
{
    return curve25519_load2(b) | ((uint32_t)curve25519_load2(b + 2) << 16);
}

static inline uint64_t curve25519_load8(const uint8_t *b)
{
    return curve25519_load4(b) | ((uint64_t)curve25519_load4(b + 4) << 32);
}

static inline void curve25519_store1(uint8_t *b, uint8_t x)
{
    b[0] = x;
}

static inline void curve25519_store2(uint8_t *b, uint16_t x)
{
    b[0] = (uint8_t)x;
    b[1] = (uint8_t)(x >> 8);
}

static inline void curve25519_store4(uint8_t *b, uint32_t x)
{
    curve25519_store2(b, (uint16_t)x);
    curve25519_store2(b + 2, (uint16_t)(x >> 16));
}

static inline void curve25519_store8(uint8_t *b, uint64_t x)
{
    curve25519_store4(b, (uint32_t)x);
    curve25519_store4(b + 4, (uint32_t)(x >> 32));
}

#ifdef __cplusplus
extern "C" {
#endif

#if defined(CURVE25519_ASM)
/* 0 where the processor has BMI2 and ADX; set once, before main */
extern CURVE25519_LOCAL unsigned int curve25519_cpu_plain;
#endif

#if CURVE25519_WORD_BITS == 64
CURVE25519_LOCAL void curve25519_divsteps59(curve25519_limb out[5], const curve25519_limb in[3]);
CURVE25519_LOCAL void curve25519_divsteps59_fg4(curve25519_limb out[10], const curve25519_limb fg[10], const curve25519_limb m[5]);
CURVE25519_LOCAL void curve25519_fe_divsteps_de(curve25519_limb out[8], const curve25519_limb de[8], const curve25519_limb m[5]);
CURVE25519_LOCAL void curve25519_fe_divsteps_end(curve25519_fe *r, const curve25519_limb de[8], const curve25519_limb fg[10]);
CURVE25519_LOCAL void curve25519_sc_divsteps_de(curve25519_limb out[8], const curve25519_limb de[8], const curve25519_limb m[5]);
CURVE25519_LOCAL void curve25519_sc_divsteps_end(curve25519_sc *r, const curve25519_limb de[8], const curve25519_limb fg[10]);
CURVE25519_LOCAL void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask);
CURVE25519_LOCAL void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[16], uint64_t mask);
#endif

#if CURVE25519_WORD_BITS == 32
CURVE25519_LOCAL void curve25519_divsteps30(curve25519_limb out[5], const curve25519_limb in[3]);
CURVE25519_LOCAL void curve25519_divsteps30_fg8(curve25519_limb out[18], const curve25519_limb fg[18], const curve25519_limb m[5]);
CURVE25519_LOCAL void curve25519_fe_divsteps_de(curve25519_limb out[16], const curve25519_limb de[16], const curve25519_limb m[5]);
CURVE25519_LOCAL void curve25519_fe_divsteps_end(curve25519_fe *r, const curve25519_limb de[16], const curve25519_limb fg[18]);
CURVE25519_LOCAL void curve25519_sc_divsteps_de(curve25519_limb out[16], const curve25519_limb de[16], const curve25519_limb m[5]);
CURVE25519_LOCAL void curve25519_sc_divsteps_end(curve25519_sc *r, const curve25519_limb de[16], const curve25519_limb fg[18]);
CURVE25519_LOCAL void curve25519_ladder_step(curve25519_limb r[32], const curve25519_limb s[32], const curve25519_fe *u, uint64_t mask);
CURVE25519_LOCAL void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[32], uint64_t mask);
#endif

#ifdef __cplusplus
}
#endif
#endif
