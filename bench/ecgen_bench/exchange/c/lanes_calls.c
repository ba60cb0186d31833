/* SPDX-License-Identifier: MIT */
/*
 * The emitted key exchange, eight at once, to be timed. Included by a generated file that defines EXCHANGE8, the
 * function's name, and NAME, what the report calls this build.
 */
#include <string.h>

#define LANES 8

/* For every key what eight exchanges take, one after the other, that key first. */
static struct {
    uint8_t private_key[LANES][BENCH_SCALAR], peer[LANES][sizeof bench_peer[0]];
} eight[BENCH_KEYS];
static uint8_t secrets[LANES][BENCH_FIELD];
static unsigned int (*const exchange)(uint8_t *, const uint8_t *, const uint8_t *) = EXCHANGE8;

static void prepare(const uint64_t *arena)
{
    (void)arena;
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            memcpy(eight[i].private_key[lane], bench_private[(i + lane) % BENCH_KEYS], BENCH_SCALAR);
            memcpy(eight[i].peer[lane], bench_peer[(i + lane) % BENCH_KEYS], sizeof bench_peer[0]);
        }
    }
}

/* The first lane's secret goes to the arena. */
static void ecdh(unsigned key, uint64_t *arena)
{
    bench_must(exchange(secrets[0], eight[key].private_key[0], eight[key].peer[0]) == 0, NAME " eight exchanges");
    memcpy(arena, secrets[0], BENCH_FIELD);
}

#include "lanes_show.h"
