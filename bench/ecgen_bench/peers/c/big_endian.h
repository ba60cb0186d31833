/* SPDX-License-Identifier: MIT */
/* Between bytes, most significant first, and words, least significant first. */
#ifndef ECGEN_BENCH_BIG_ENDIAN_H
#define ECGEN_BENCH_BIG_ENDIAN_H
#include <stdint.h>

static inline void bench_to_words(uint64_t *r, unsigned words, const uint8_t *bytes, unsigned count)
{
    for (unsigned i = 0; i < words; i++) {
        r[i] = 0;
    }
    for (unsigned i = 0; i < count; i++) {
        r[i / 8] |= (uint64_t)bytes[count - 1 - i] << (8 * (i % 8));
    }
}

static inline void bench_of_words(uint8_t *bytes, unsigned count, const uint64_t *words)
{
    for (unsigned i = 0; i < count; i++) {
        bytes[count - 1 - i] = (uint8_t)(words[i / 8] >> (8 * (i % 8)));
    }
}
#endif
