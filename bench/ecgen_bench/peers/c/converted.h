/* SPDX-License-Identifier: MIT */
/* For peers whose elements do not stand in memory as the arena's do: a place of their own, and the way there and back. */
#ifndef ECGEN_BENCH_CONVERTED_H
#define ECGEN_BENCH_CONVERTED_H
#include "harness.h"
#include <string.h>

#define BENCH_CONVERTED_BYTES 128
#define BENCH_PAGE 4096

/* Defines `uint64_t *bench_PEER_elements`; bench_PEER_place(arena) puts it as far from the stack, modulo a page, as the arena. */
#define BENCH_CONVERTED(peer, words)                                                                                             \
    uint64_t *bench_##peer##_elements;                                                                                           \
    static void bench_##peer##_place(const uint64_t *arena)                                                                      \
    {                                                                                                                            \
        static unsigned char pool[2 * BENCH_PAGE + 8 * (words)*BENCH_ELEMENTS] __attribute__((aligned(BENCH_PAGE)));             \
        bench_##peer##_elements = (uint64_t *)(void *)(pool + (uintptr_t)arena % BENCH_PAGE);                                    \
    }

/* Element i of the arena, least significant byte first, as many bytes as its words have. */
static inline void bench_to_bytes(uint8_t *bytes, unsigned modulus, const uint64_t *arena, unsigned i)
{
    const bench_modulus *m = &bench_moduli[modulus];
    for (unsigned k = 0; k < 8 * m->words; k++) {
        bytes[k] = (uint8_t)(arena[(size_t)i * m->stride + k / 8] >> (8 * (k % 8)));
    }
}

/* Element 0 of the arena. */
static inline void bench_from_bytes(uint64_t *arena, unsigned modulus, const uint8_t *bytes)
{
    const bench_modulus *m = &bench_moduli[modulus];
    memset(arena, 0, m->words * sizeof *arena);
    for (unsigned k = 0; k < 8 * m->words; k++) {
        arena[k / 8] |= (uint64_t)bytes[k] << (8 * (k % 8));
    }
}
#endif
