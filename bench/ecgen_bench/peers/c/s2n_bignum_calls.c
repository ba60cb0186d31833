/* SPDX-License-Identifier: MIT */
/*
 * s2n-bignum's scalar multiplications, to be timed. Included by a generated file that defines NAME and BITS: 256, 384, 521, or
 * 25519. Those of P-384 and P-521 end in Jacobian coordinates: what makes two of three is put together from its field functions.
 */
#include "big_endian.h"
#include <string.h>

#define WORDS ((BENCH_FIELD + 7) / 8)

static uint64_t scalars[BENCH_KEYS][WORDS], points[BENCH_KEYS][3 * WORDS];

#if BITS == 25519
void curve25519_x25519(uint64_t r[4], const uint64_t k[4], const uint64_t u[4]);

static void prepare(const uint64_t *arena)
{
    (void)arena;
    memcpy(scalars, bench_private, sizeof scalars);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        memcpy(points[i], bench_peer[i], sizeof bench_peer[i]);
    }
}

static void variable_base(unsigned key, uint64_t *arena)
{
    curve25519_x25519(arena, scalars[key], points[key]);
}

static void show_secret(uint8_t *bytes, const uint64_t *arena)
{
    memcpy(bytes, arena, BENCH_FIELD);
}
#else
#if BITS == 256
void p256_scalarmul(uint64_t r[8], const uint64_t k[4], const uint64_t p[8]);
static void into_form(uint64_t *r) { (void)r; }
static void out_of_form(uint64_t *r) { (void)r; }
#elif BITS == 384
void p384_montjscalarmul(uint64_t r[18], const uint64_t k[6], const uint64_t p[18]);
void bignum_montinv_p384(uint64_t r[6], const uint64_t a[6]);
void bignum_montmul_p384(uint64_t r[6], const uint64_t a[6], const uint64_t b[6]);
void bignum_montsqr_p384(uint64_t r[6], const uint64_t a[6]);
void bignum_tomont_p384(uint64_t r[6], const uint64_t a[6]);
void bignum_deamont_p384(uint64_t r[6], const uint64_t a[6]);
#define MULTIPLY_POINT p384_montjscalarmul
#define INVERT bignum_montinv_p384
#define MULTIPLY bignum_montmul_p384
#define SQUARE bignum_montsqr_p384
static void into_form(uint64_t *r) { bignum_tomont_p384(r, r); }
static void out_of_form(uint64_t *r) { bignum_deamont_p384(r, r); }
#else
void p521_jscalarmul(uint64_t r[27], const uint64_t k[9], const uint64_t p[27]);
void bignum_inv_p521(uint64_t r[9], const uint64_t a[9]);
void bignum_mul_p521(uint64_t r[9], const uint64_t a[9], const uint64_t b[9]);
void bignum_sqr_p521(uint64_t r[9], const uint64_t a[9]);
#define MULTIPLY_POINT p521_jscalarmul
#define INVERT bignum_inv_p521
#define MULTIPLY bignum_mul_p521
#define SQUARE bignum_sqr_p521
static void into_form(uint64_t *r) { (void)r; }
static void out_of_form(uint64_t *r) { (void)r; }
#endif

static void prepare(const uint64_t *arena)
{
    (void)arena;
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        bench_to_words(scalars[i], WORDS, bench_private[i], BENCH_SCALAR);
        bench_to_words(points[i], WORDS, bench_peer[i] + 1, BENCH_FIELD);
        bench_to_words(points[i] + WORDS, WORDS, bench_peer[i] + 1 + BENCH_FIELD, BENCH_FIELD);
        bench_to_words(points[i] + 2 * WORDS, WORDS, (const uint8_t[]){1}, 1);
        for (unsigned k = 0; k < 3; k++) {
            into_form(points[i] + k * WORDS);
        }
    }
}

/* Both coordinates of the product, in the form in which the point came. */
static void variable_base(unsigned key, uint64_t *arena)
{
#if BITS == 256
    p256_scalarmul(arena, scalars[key], points[key]);
#else
    uint64_t product[3 * WORDS], inverse[WORDS], square[WORDS];
    MULTIPLY_POINT(product, scalars[key], points[key]);
    INVERT(inverse, product + 2 * WORDS);
    SQUARE(square, inverse);
    MULTIPLY(arena, product, square);
    MULTIPLY(square, square, inverse);
    MULTIPLY(arena + WORDS, product + WORDS, square);
#endif
}

static void show_secret(uint8_t *bytes, const uint64_t *arena)
{
    uint64_t x[WORDS];
    memcpy(x, arena, sizeof x);
    out_of_form(x);
    bench_of_words(bytes, BENCH_FIELD, x);
}
#endif

static void show(void)
{
    uint64_t arena[2 * WORDS];
    uint8_t bytes[BENCH_FIELD];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        variable_base(i, arena);
        show_secret(bytes, arena);
        bench_show(NAME, "variable_base", i, bytes, BENCH_FIELD);
    }
}
