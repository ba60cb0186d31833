/* SPDX-License-Identifier: MIT */
/*
 * crypto_mb's key exchange, eight at once, to be timed. Included by a generated file that defines NAME, FUNCTION (a string),
 * LIBRARIES (strings: what to load, the last one with the function) and, for X25519, X25519.
 */
#include <dlfcn.h>
#include <string.h>

#define LANES 8
#define WORDS ((BENCH_FIELD + 7) / 8)

#ifdef X25519
typedef uint32_t exchange_function(uint8_t *const *, const uint8_t *const *, const uint8_t *const *);
#else
typedef uint32_t exchange_function(uint8_t *const *, const uint64_t *const *, const uint64_t *const *, const uint64_t *const *,
                                   const uint64_t *const *, uint8_t *);
static uint64_t scalars[BENCH_KEYS][WORDS], xs[BENCH_KEYS][WORDS], ys[BENCH_KEYS][WORDS];

static void words(uint64_t *r, const uint8_t *bytes, unsigned count)
{
    memset(r, 0, WORDS * sizeof *r);
    for (unsigned i = 0; i < count; i++) {
        r[i / 8] |= (uint64_t)bytes[count - 1 - i] << (8 * (i % 8));
    }
}
#endif

static exchange_function *exchange;
static uint8_t secrets[LANES][BENCH_FIELD];

static void prepare(const uint64_t *arena)
{
    static const char *const paths[] = {LIBRARIES};
    void *library = NULL;
    (void)arena;
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
        library = dlopen(paths[i], RTLD_NOW | RTLD_GLOBAL);
        bench_must(library != NULL, paths[i]);
    }
    *(void **)&exchange = dlsym(library, FUNCTION);
    bench_must(exchange != NULL, FUNCTION);
#ifndef X25519
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        words(scalars[i], bench_private[i], BENCH_SCALAR);
        words(xs[i], bench_peer[i] + 1, BENCH_FIELD);
        words(ys[i], bench_peer[i] + 1 + BENCH_FIELD, BENCH_FIELD);
    }
#endif
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

/* Every lane's secret is shown, under the key that it belongs to. */
static void show(void)
{
    uint64_t arena[WORDS];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        variable_base(i, arena);
        for (unsigned lane = 0; lane < LANES; lane++) {
            bench_show(NAME, "variable_base", (i + lane) % BENCH_KEYS, secrets[lane], BENCH_FIELD);
        }
    }
}
