/* SPDX-License-Identifier: MIT */
/* Every lane's secret is shown, under the key that it belongs to. The file that includes this has prepare, ecdh and secrets. */
static void show(void)
{
    uint64_t arena[(BENCH_FIELD + 7) / 8];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        ecdh(i, arena);
        for (unsigned lane = 0; lane < LANES; lane++) {
            bench_show(NAME, "ecdh", (i + lane) % BENCH_KEYS, secrets[lane], BENCH_FIELD);
        }
    }
}
