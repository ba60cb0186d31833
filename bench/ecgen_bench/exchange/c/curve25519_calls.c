/* SPDX-License-Identifier: MIT */
/*
 * The emitted X25519 and Ed25519, to be timed. Included by a generated file that defines F(name), the emitted symbol
 * `name`, and NAME, what the report calls this build.
 */

static uint8_t public_keys[BENCH_KEYS][32], signatures[BENCH_KEYS][64];
/* XEdDSA: the random bytes that go into a signature, the signers' u, the signatures. */
static uint8_t xeddsa_seed[64], xeddsa_public_keys[BENCH_KEYS][32], xeddsa_signatures[BENCH_KEYS][64];
static unsigned ready;

static int xeddsa_verified(unsigned key, const uint8_t *message)
{
    return F(xeddsa_verify)(xeddsa_signatures[key], xeddsa_public_keys[key], message, BENCH_HASH) == 0;
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    for (unsigned i = 0; i < sizeof xeddsa_seed; i++) {
        xeddsa_seed[i] = (uint8_t)(151 * i + 7);
    }
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        F(ed25519_public_key)(public_keys[i], bench_private[i]);
        F(ed25519_sign)(signatures[i], bench_private[i], bench_hash[i], BENCH_HASH);
        F(x25519_base)(xeddsa_public_keys[i], bench_private[i]);
        F(xeddsa_sign)(xeddsa_signatures[i], bench_private[i], bench_hash[i], BENCH_HASH, xeddsa_seed);
        bench_must(xeddsa_verified(i, bench_hash[i]) && !xeddsa_verified(i, bench_other_hash[i]), NAME " xeddsa");
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

static inline void xeddsa_sign(unsigned key, uint64_t *arena)
{
    F(xeddsa_sign)((uint8_t *)arena, bench_private[key], bench_hash[key], BENCH_HASH, xeddsa_seed);
}

static inline void xeddsa_verify(unsigned key, uint64_t *arena)
{
    (void)arena;
    bench_must(xeddsa_verified(key, bench_hash[key]), NAME " xeddsa_verify");
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
