/* SPDX-License-Identifier: MIT */
/*
 * fiat-crypto's C as AWS-LC ships it: its functions are static in headers, and some keep elements in unsaturated words.
 * MODULUS: which one to compile.
 */
#include "converted.h"

/* What some of the headers expect of AWS-LC. */
#define OPENSSL_UNUSED __attribute__((unused))
static inline uint64_t value_barrier_u64(uint64_t a)
{
    __asm__("" : "+r"(a));
    return a;
}

#if MODULUS == 256
#include "p256_64.h"
#elif MODULUS == 384
#include "p384_64.h"
#elif MODULUS == 521
#include "p521_64.h"
#define FIAT(name) fiat_secp521r1_##name
#define BYTES 66
#define WORDS 9
#elif MODULUS == 25519
#include "curve25519_64.h"
#define FIAT(name) fiat_25519_##name
#define BYTES 32
#define WORDS 5
#endif

#if MODULUS == 256 || MODULUS == 384
#if MODULUS == 256
#define FIAT(name) fiat_p256_##name
#else
#define FIAT(name) fiat_p384_##name
#endif
void bench_fiat_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
{
    FIAT(mul)(r, a, b);
}

void bench_fiat_sqr(uint64_t *r, const uint64_t *a)
{
    FIAT(square)(r, a);
}

void bench_fiat_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
{
    FIAT(add)(r, a, b);
}
#else
void bench_fiat_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
{
    FIAT(carry_mul)(r, a, b);
}

void bench_fiat_sqr(uint64_t *r, const uint64_t *a)
{
    FIAT(carry_square)(r, a);
}

BENCH_CONVERTED(fiat, WORDS)

void bench_fiat_load(unsigned modulus, const uint64_t *arena)
{
    bench_fiat_place(arena);
    for (unsigned i = 0; i < BENCH_ELEMENTS; i++) {
        uint8_t bytes[BENCH_CONVERTED_BYTES];
        bench_to_bytes(bytes, modulus, arena, i);
        FIAT(from_bytes)(bench_fiat_elements + (size_t)i * WORDS, bytes);
    }
}

void bench_fiat_store(unsigned modulus, uint64_t *arena)
{
    uint8_t bytes[BENCH_CONVERTED_BYTES] = {0};
    FIAT(to_bytes)(bytes, bench_fiat_elements);
    bench_from_bytes(arena, modulus, bytes);
}
#endif
