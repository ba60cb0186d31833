/* SPDX-License-Identifier: MIT */
/*
 * The emitted Diffie-Hellman modulo p, to be timed. Included by a generated file that defines F(name), the emitted symbol
 * `name`, and NAME, what the report calls this build.
 */

static void prepare(const uint64_t *arena)
{
    (void)arena;
}

static void ecdh(unsigned key, uint64_t *arena)
{
    bench_must(F(dh)((uint8_t *)arena, bench_private[key], bench_peer[key]) == 0, NAME " dh");
}

static void public_key(unsigned key, uint64_t *arena)
{
    bench_must(F(dh_public_key)((uint8_t *)arena, bench_private[key]) == 0, NAME " dh_public_key");
}

static void show(void)
{
    uint64_t arena[(BENCH_FIELD + 7) / 8];
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        ecdh(i, arena);
        bench_show(NAME, "ecdh", i, (uint8_t *)arena, BENCH_FIELD);
        public_key(i, arena);
        bench_show(NAME, "public_key", i, (uint8_t *)arena, BENCH_PUBLIC);
    }
}
