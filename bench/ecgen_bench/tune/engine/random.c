/* SPDX-License-Identifier: MIT */
/* xorshift64 (Marsaglia 2003): the search must be fast and repeatable, not unpredictable. */
#include "engine.h"

static uint64_t current = 88172645463325252u;

uint64_t draw(void)
{
    current ^= current << 13;
    current ^= current >> 7;
    current ^= current << 17;
    return current;
}

uint32_t below(uint32_t bound)
{
    return (uint32_t)((draw() >> 32) % bound);
}

void reseed(uint64_t seed)
{
    current = (seed + 1) * 0x9E3779B97F4A7C15u;
    if (current == 0) {
        current = 1;
    }
    for (int i = 0; i < 16; i++) {
        draw();
    }
}

uint64_t random_state(void)
{
    return current;
}

void resume_random(uint64_t state)
{
    current = state;
}
