/* SPDX-License-Identifier: MIT */
/*
 * crypto_mb's key exchange, eight at once, to be timed. Included by a generated file that defines NAME, FUNCTION (a string),
 * LIBRARIES (strings: what to load, the last one with the function) and, for X25519, X25519.
 */
#include "big_endian.h"
#include "crypto_mb_load.h"
#include <string.h>

#define LANES 8
#define WORDS ((BENCH_FIELD + 7) / 8)

#ifdef X25519
typedef uint32_t exchange_function(uint8_t *const *, const uint8_t *const *, const uint8_t *const *);

static void decode(unsigned key)
{
    (void)key;
}
#else
typedef uint32_t exchange_function(uint8_t *const *, const uint64_t *const *, const uint64_t *const *, const uint64_t *const *,
                                   const uint64_t *const *, uint8_t *);
static uint64_t scalars[BENCH_KEYS][WORDS], xs[BENCH_KEYS][WORDS], ys[BENCH_KEYS][WORDS];

static void decode(unsigned key)
{
    bench_to_words(scalars[key], WORDS, bench_private[key], BENCH_SCALAR);
    bench_to_words(xs[key], WORDS, bench_peer[key] + 1, BENCH_FIELD);
    bench_to_words(ys[key], WORDS, bench_peer[key] + 1 + BENCH_FIELD, BENCH_FIELD);
}
#endif

static exchange_function *exchange;
static uint8_t secrets[LANES][BENCH_FIELD];

static void prepare(const uint64_t *arena)
{
    (void)arena;
    *(void **)&exchange = crypto_mb_function(crypto_mb_library(), FUNCTION);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        decode(i);
    }
}

/* The keys from `key` on, one in each lane; the first lane's secret goes to the arena. */
static void variable_base(unsigned key, uint64_t *arena)
{
    uint8_t *r[LANES];
#ifdef X25519
    const uint8_t *k[LANES], *u[LANES];
#else
    const uint64_t *k[LANES], *x[LANES], *y[LANES];
#endif
    for (unsigned i = 0; i < LANES; i++) {
        const unsigned j = (key + i) % BENCH_KEYS;
        r[i] = secrets[i];
#ifdef X25519
        k[i] = bench_private[j], u[i] = bench_peer[j];
#else
        k[i] = scalars[j], x[i] = xs[j], y[i] = ys[j];
#endif
    }
#ifdef X25519
    bench_must(exchange(r, k, u) == 0, NAME " " FUNCTION);
#else
    bench_must(exchange(r, k, x, y, NULL, NULL) == 0, NAME " " FUNCTION);
#endif
    memcpy(arena, secrets[0], BENCH_FIELD);
}

/* From bytes; whether the points lie on the curve, crypto_mb itself looks at. */
static void ecdh(unsigned key, uint64_t *arena)
{
    for (unsigned i = 0; i < LANES; i++) {
        decode((key + i) % BENCH_KEYS);
    }
    variable_base(key, arena);
}

#include "lanes_show.h"
