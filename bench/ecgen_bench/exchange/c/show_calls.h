/* SPDX-License-Identifier: MIT */
/* Shows results for comparison outside. The file that includes this has NAME and the functions that are shown. */
#include "harness.h"

/* What key exchange and the public key leave in the arena as bytes. */
static inline void show_exchange(unsigned key, uint64_t *arena)
{
    variable_base(key, arena);
    bench_show(NAME, "variable_base", key, (uint8_t *)arena, BENCH_FIELD);
    ecdh(key, arena);
    bench_show(NAME, "ecdh", key, (uint8_t *)arena, BENCH_FIELD);
    public_key(key, arena);
    bench_show(NAME, "public_key", key, (uint8_t *)arena, BENCH_PUBLIC);
}

/* Whether the signature of the key's own hash, and of another one, is accepted. */
static inline void show_verdicts(unsigned key, int right, int wrong)
{
    bench_show(NAME, "verify", key, (const uint8_t[]){(uint8_t)right, (uint8_t)wrong}, 2);
}
