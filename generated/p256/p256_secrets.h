/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P256_SECRETS_H
#define P256_SECRETS_H
/*
 * What the sources of the curve layer do with secrets: masks instead of conditions, and memory that is wiped. Nothing here is
 * part of the API.
 */
#include "p256_internal.h"

#include <string.h>

/*
 * x, although it depends on secrets, may decide a branch; a comment at each use says why. With P256_CHECK_SECRETS defined,
 * Valgrind's memcheck finds every other branch and every address that depends on what the caller has marked undefined.
 */
#if defined(P256_CHECK_SECRETS)
#include <valgrind/memcheck.h>
#define P256_PUBLIC(x) ((void)VALGRIND_MAKE_MEM_DEFINED(&(x), sizeof(x)))
#else
#define P256_PUBLIC(x) ((void)0)
#endif

/* Zeroes memory that held secrets; the compiler cannot leave it out. */
static inline void p256_wipe(void *memory, size_t length)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(memory, 0, length);
    __asm__ __volatile__("" : : "r"(memory) : "memory");
#else
    volatile uint8_t *byte = (volatile uint8_t *)memory;
    while (length-- > 0) {
        *byte++ = 0;
    }
#endif
}

#ifdef __cplusplus
extern "C" {
#endif
/* Zeroes outputs of a function that refuses its arguments; what the compiler would write out in place is not in the proofs' reach. */
P256_LOCAL void p256_clear(void *memory, size_t length);
/* Zeroes the stack below the caller, where functions that it has called have left what depends on secrets. */
P256_LOCAL void p256_wipe_stack(void);
#ifdef __cplusplus
}
#endif

/* A mask of 64 bits from a bit. */
static inline uint64_t p256_mask64(unsigned int bit)
{
    return (uint64_t)0 - (uint64_t)p256_hidew((p256_limb)bit);
}

/* The mask of a == b; both are below 2^31. */
static inline p256_limb p256_samew(unsigned int a, unsigned int b)
{
    return p256_maskw((p256_bit)((uint32_t)((a ^ b) - 1u) >> 31));
}

/* r = a where mask is all-ones, else 0 */
static inline void p256_keep(p256_fe *r, const p256_fe *a, p256_limb mask)
{
    unsigned int i;
    for (i = 0; i < P256_FE_LIMBS; i++) {
        r->v[i] = a->v[i] & mask;
    }
}

/* r |= a where mask is all-ones */
static inline void p256_pick(p256_fe *r, const p256_fe *a, p256_limb mask)
{
    unsigned int i;
    for (i = 0; i < P256_FE_LIMBS; i++) {
        r->v[i] |= a->v[i] & mask;
    }
}
#endif
