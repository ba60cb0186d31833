/* SPDX-License-Identifier: MIT */
/* For functions on eight elements at once: a place for such elements, filled from the arena, and one result back. */
#ifndef ECGEN_BENCH_LANES_H
#define ECGEN_BENCH_LANES_H
#include "harness.h"
#include <string.h>

#define BENCH_LANES 8
#define BENCH_PAGE 4096

/* The lane with the arena's operands, another one for every check; the others hold other operands of the same modulus. */
static unsigned bench_lane;

static inline const uint64_t *bench_in_lane(const bench_modulus *m, const uint64_t *arena, unsigned element, unsigned lane)
{
    const size_t other = (BENCH_LANES * element + lane) % (2 * m->pairs);
    return lane == bench_lane ? arena + (size_t)element * m->stride : m->numbers + other * m->words;
}

/*
 * Defines PEER_elements, as far from the stack modulo a page as the arena, and PEER_load and PEER_store. MANY and ONE are the
 * types of eight elements and of one; spread(MANY *, const ONE *) and gather(ONE *, const MANY *) turn one into the other.
 */
#define BENCH_IN_LANES(peer, MANY, ONE, spread, gather)                                                                          \
    static MANY *peer##_elements;                                                                                                \
    static void peer##_load(unsigned modulus, const uint64_t *arena)                                                             \
    {                                                                                                                            \
        static unsigned char pool[2 * BENCH_PAGE + BENCH_ELEMENTS * sizeof(MANY)] __attribute__((aligned(BENCH_PAGE)));          \
        const bench_modulus *m = &bench_moduli[modulus];                                                                         \
        peer##_elements = (MANY *)(void *)(pool + (uintptr_t)arena % BENCH_PAGE);                                                \
        bench_lane = (bench_lane + 1) % BENCH_LANES;                                                                             \
        for (unsigned i = 0; i < BENCH_ELEMENTS; i++) {                                                                          \
            ONE single[BENCH_LANES];                                                                                             \
            for (unsigned lane = 0; lane < BENCH_LANES; lane++) {                                                                \
                memcpy(&single[lane], bench_in_lane(m, arena, i, lane), sizeof *single);                                         \
            }                                                                                                                    \
            spread(peer##_elements + i, single);                                                                                 \
        }                                                                                                                        \
    }                                                                                                                            \
    static void peer##_store(unsigned modulus, uint64_t *arena)                                                                  \
    {                                                                                                                            \
        ONE single[BENCH_LANES];                                                                                                 \
        (void)modulus;                                                                                                           \
        gather(single, peer##_elements);                                                                                         \
        memcpy(arena, &single[bench_lane], sizeof *single);                                                                      \
    }

#endif
