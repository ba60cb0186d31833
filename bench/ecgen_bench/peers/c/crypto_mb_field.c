/* SPDX-License-Identifier: MIT */
/*
 * crypto_mb's multiplication and squaring, eight at once, to be timed. Included by a generated file that defines LIBRARIES
 * (strings: what to load, the last one with the functions), MULTIPLY, SQUARE, and INTO: 1, or R^2 where products are divided by R.
 * LIMBS of 52 bits, WORDS of 64 bits. Elements of the arena stand for themselves.
 */
#include "crypto_mb_load.h"
#include "lanes.h"

#define LIMB ((UINT64_C(1) << 52) - 1)

typedef struct {
    uint64_t v[LIMBS][BENCH_LANES];
} __attribute__((aligned(64))) many;

typedef struct {
    uint64_t w[WORDS];
} one;

static void (*crypto_mb_mul)(many *, const many *, const many *);
static void (*crypto_mb_sqr)(many *, const many *);

static void __attribute__((constructor)) start(void)
{
    void *library = crypto_mb_library();
    *(void **)&crypto_mb_mul = crypto_mb_function(library, MULTIPLY);
    *(void **)&crypto_mb_sqr = crypto_mb_function(library, SQUARE);
}

/* 52 bits from the bit `at` on. */
static uint64_t limb(const uint64_t *words, unsigned at)
{
    const unsigned word = at / 64, shift = at % 64;
    const uint64_t low = word < WORDS ? words[word] >> shift : 0;
    return (shift > 12 && word + 1 < WORDS ? low | words[word + 1] << (64 - shift) : low) & LIMB;
}

static void set(many *r, unsigned lane, const uint64_t *words)
{
    for (unsigned i = 0; i < LIMBS; i++) {
        r->v[i][lane] = limb(words, 52 * i);
    }
}

/* r = a * number, divided by R where products are. */
static void scale(many *r, const many *a, const uint64_t *number)
{
    many factor;
    for (unsigned lane = 0; lane < BENCH_LANES; lane++) {
        set(&factor, lane, number);
    }
    crypto_mb_mul(r, a, &factor);
}

static const uint64_t into[WORDS] = {INTO}, out_of[WORDS] = {1};

static void spread(many *r, const one *a)
{
    many plain;
    for (unsigned lane = 0; lane < BENCH_LANES; lane++) {
        set(&plain, lane, a[lane].w);
    }
    scale(r, &plain, into);
}

static void gather(one *r, const many *a)
{
    many plain;
    scale(&plain, a, out_of);
    for (unsigned lane = 0; lane < BENCH_LANES; lane++) {
        unsigned __int128 sum = 0;
        unsigned bits = 0, word = 0;
        for (unsigned i = 0; i < LIMBS; i++) {
            sum += (unsigned __int128)plain.v[i][lane] << bits;
            for (bits += 52; bits >= 64 && word < WORDS; bits -= 64, sum >>= 64) {
                r[lane].w[word++] = (uint64_t)sum;
            }
        }
        if (word < WORDS) {
            r[lane].w[word] = (uint64_t)sum;
        }
    }
}

BENCH_IN_LANES(crypto_mb, many, one, spread, gather)
