/* SPDX-License-Identifier: MIT */
/*
 * libsecp256k1's key exchange, to be timed. Included by a generated file that defines NAME and PREFIX, what the crate puts
 * before every name of libsecp256k1's.
 */
#include "secp256k1.h"
#include "secp256k1_ecdh.h"
#include "secp256k1_preallocated.h"

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define K1(name) JOIN(PREFIX, name)

static K1(pubkey) points[BENCH_KEYS];
static K1(context) *context; /* with the table for multiples of the generator, which the static context lacks */

/* The crate leaves these two to Rust. */
void K1(default_illegal_callback_fn)(const char *text, void *data);
void K1(default_error_callback_fn)(const char *text, void *data);

void K1(default_illegal_callback_fn)(const char *text, void *data)
{
    (void)data;
    bench_must(0, text);
}

void K1(default_error_callback_fn)(const char *text, void *data)
{
    (void)data;
    bench_must(0, text);
}

/* In place of a hash: x alone, as the others give it. */
static int only_x(unsigned char *output, const unsigned char *x, const unsigned char *y, void *data)
{
    (void)y, (void)data;
    for (unsigned i = 0; i < 32; i++) {
        output[i] = x[i];
    }
    return 1;
}

static void decode(K1(pubkey) *point, unsigned i)
{
    bench_must(K1(ec_pubkey_parse)(K1(context_static), point, bench_peer[i], sizeof bench_peer[i]) == 1, NAME " ec_pubkey_parse");
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    if (context == NULL) {
        context = K1(context_preallocated_create)(malloc(K1(context_preallocated_size)(SECP256K1_CONTEXT_NONE)), SECP256K1_CONTEXT_NONE);
        bench_must(context != NULL, NAME " context_preallocated_create");
    }
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        decode(&points[i], i);
    }
}

static void exchange(const K1(pubkey) *point, unsigned key, uint64_t *arena)
{
    bench_must(K1(ecdh)(K1(context_static), (unsigned char *)arena, point, bench_private[key], only_x, NULL) == 1, NAME " ecdh");
}

static void variable_base(unsigned key, uint64_t *arena)
{
    exchange(&points[key], key, arena);
}

/* The other's key is decoded each time. */
static void ecdh(unsigned key, uint64_t *arena)
{
    K1(pubkey) point;
    decode(&point, key);
    exchange(&point, key, arena);
}

static void public_key(unsigned key, uint64_t *arena)
{
    K1(pubkey) point;
    size_t length = BENCH_PUBLIC;
    bench_must(K1(ec_pubkey_create)(context, &point, bench_private[key]) == 1
                   && K1(ec_pubkey_serialize)(context, (unsigned char *)arena, &length, &point, SECP256K1_EC_UNCOMPRESSED) == 1,
               NAME " ec_pubkey_create");
}
