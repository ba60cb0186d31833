/* SPDX-License-Identifier: MIT */
/*
 * The emitted protocols of a short Weierstrass curve, to be timed. Included by a generated file that defines F(name),
 * the emitted symbol `name`, and NAME, what the report calls this build. Results go to the arena, so that these
 * functions themselves need next to no stack.
 */

static F(affine) points[BENCH_KEYS];
static unsigned ready;

static void prepare(const uint64_t *arena)
{
    (void)arena;
    if (ready++ == 0) {
        for (unsigned i = 0; i < BENCH_KEYS; i++) {
            bench_must(F(affine_from_bytes)(&points[i], bench_peer[i], sizeof bench_peer[i]) == 0, NAME " affine_from_bytes");
        }
    }
}

/* A decoded point times a scalar, to a point with two coordinates. */
static void variable_base(unsigned key, uint64_t *arena)
{
    F(point) *product = (F(point) *)(void *)arena;
    F(affine) *result = (F(affine) *)(void *)(product + 1);
    F(point_from_affine)(product, &points[key]);
    F(point_mul_bytes)(product, bench_private[key], product);
    bench_must(F(point_to_affine)(result, product) == 0, NAME " point_to_affine");
}

/* The other's key as it comes over the wire, checked, to the shared bytes. */
static void ecdh(unsigned key, uint64_t *arena)
{
    bench_must(F(ecdh)((uint8_t *)arena, bench_private[key], bench_peer[key], sizeof bench_peer[key]) == 0, NAME " ecdh");
}

/* A multiple of the generator. */
static void public_key(unsigned key, uint64_t *arena)
{
    bench_must(F(public_key)((uint8_t *)arena, bench_private[key]) == 0, NAME " public_key");
}

static void sign(unsigned key, uint64_t *arena)
{
    bench_must(F(ecdsa_sign)((uint8_t *)arena, bench_private[key], bench_hash[key], sizeof bench_hash[key]) == 0, NAME " ecdsa_sign");
}

static int verified(unsigned key, const uint8_t *hash)
{
    return F(ecdsa_verify)(bench_signature[key], bench_public[key], sizeof bench_public[key], hash, BENCH_HASH) == 0;
}

static void verify(unsigned key, uint64_t *arena)
{
    (void)arena;
    bench_must(verified(key, bench_hash[key]), NAME " ecdsa_verify");
}

#include "show_calls.h"

static void show(void)
{
    uint64_t arena[5 * sizeof(F(fe)) / sizeof(uint64_t)];
    uint8_t x[BENCH_FIELD];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        variable_base(i, arena);
        F(fe_to_bytes)(x, &((F(affine) *)(void *)((F(point) *)(void *)arena + 1))->x);
        bench_show(NAME, "variable_base", i, x, sizeof x);
        ecdh(i, arena);
        bench_show(NAME, "ecdh", i, (uint8_t *)arena, BENCH_FIELD);
        public_key(i, arena);
        bench_show(NAME, "public_key", i, (uint8_t *)arena, BENCH_PUBLIC);
        sign(i, arena);
        bench_show(NAME, "sign", i, (uint8_t *)arena, 2 * BENCH_SCALAR);
        show_verdicts(i, verified(i, bench_hash[i]), verified(i, bench_other_hash[i]));
    }
}
