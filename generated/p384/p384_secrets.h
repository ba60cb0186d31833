/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
#ifndef P384_SECRETS_H
#define P384_SECRETS_H
/*
 * What the sources of the curve layer do with secrets: masks instead of conditions, and memory that is wiped. Nothing here is
 * part of the API.
 */
#include "p384_internal.h"

#include <string.h>

/*
 * x, although it depends on secrets, may decide a branch; a comment at each use says why. With P384_CHECK_SECRETS defined,
 * Valgrind's memcheck finds every other branch and every address that depends on what the caller has marked undefined.
 */
#if defined(P384_CHECK_SECRETS)
#include <valgrind/memcheck.h>
#define P384_PUBLIC(x) ((void)VALGRIND_MAKE_MEM_DEFINED(&(x), sizeof(x)))
#else
#define P384_PUBLIC(x) ((void)0)
#endif

/* Zeroes memory that held secrets; the compiler cannot leave it out. */
static inline void p384_wipe(void *memory, size_t length)
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
P384_LOCAL void p384_clear(void *memory, size_t length);
/* Zeroes the stack below the caller, where functions that it has called have left what depends on secrets. */
P384_LOCAL void p384_wipe_stack(void);
#ifdef __cplusplus
}
#endif

/* A mask of 64 bits from a bit. */
static inline uint64_t p384_mask64(unsigned int bit)
{
    return (uint64_t)0 - (uint64_t)p384_hidew((p384_limb)bit);
}

/* The mask of a == b; both are below 2^31. */
static inline p384_limb p384_samew(unsigned int a, unsigned int b)
{
    return p384_maskw((p384_bit)((uint32_t)((a ^ b) - 1u) >> 31));
}

/* r = a where mask is all-ones, else 0 */
static inline void p384_keep(p384_fe *r, const p384_fe *a, p384_limb mask)
{
    unsigned int i;
    for (i = 0; i < P384_FE_LIMBS; i++) {
        r->v[i] = a->v[i] & mask;
    }
}

/* r |= a where mask is all-ones */
static inline void p384_pick(p384_fe *r, const p384_fe *a, p384_limb mask)
{
    unsigned int i;
    for (i = 0; i < P384_FE_LIMBS; i++) {
        r->v[i] |= a->v[i] & mask;
    }
}
#endif
