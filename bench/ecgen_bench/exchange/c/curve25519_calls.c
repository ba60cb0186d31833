/* SPDX-License-Identifier: MIT */
/*
 * The emitted X25519 and Ed25519, to be timed. Included by a generated file that defines F(name), the emitted symbol
 * `name`, and NAME, what the report calls this build.
 */

static uint8_t public_keys[BENCH_KEYS][32], signatures[BENCH_KEYS][64];
static unsigned ready;

static void prepare(const uint64_t *arena)
{
    (void)arena;
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        F(ed25519_public_key)(public_keys[i], bench_private[i]);
        F(ed25519_sign)(signatures[i], bench_private[i], bench_hash[i], BENCH_HASH);
    }
}

static void variable_base(unsigned key, uint64_t *arena)
{
    bench_must(F(x25519)((uint8_t *)arena, bench_private[key], bench_peer[key]) == 0, NAME " x25519");
}

static void ecdh(unsigned key, uint64_t *arena)
{
    variable_base(key, arena);
}

/* A multiple of the generator of Ed25519. */
static void public_key(unsigned key, uint64_t *arena)
{
    F(ed25519_public_key)((uint8_t *)arena, bench_private[key]);
}

/* From the secret alone: the public key that goes into the signature is computed each time. */
static void sign(unsigned key, uint64_t *arena)
{
    F(ed25519_sign)((uint8_t *)arena, bench_private[key], bench_hash[key], BENCH_HASH);
}

static int verified(unsigned key, const uint8_t *message)
{
    return F(ed25519_verify)(signatures[key], public_keys[key], message, BENCH_HASH) == 0;
}

static void verify(unsigned key, uint64_t *arena)
{
    (void)arena;
    bench_must(verified(key, bench_hash[key]), NAME " ed25519_verify");
}

#include "show_calls.h"

static void show(void)
{
    uint64_t arena[8];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        show_exchange(i, arena);
        sign(i, arena);
        bench_show(NAME, "sign", i, (uint8_t *)arena, 64);
        show_verdicts(i, verified(i, bench_hash[i]), verified(i, bench_other_hash[i]));
    }
}
