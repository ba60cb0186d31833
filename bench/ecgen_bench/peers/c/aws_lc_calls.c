/* SPDX-License-Identifier: MIT */
/* Key exchange by AWS-LC's EVP interface, to be timed. Included by a generated file that defines NAME and what KEYS, a header, needs. */
#include "openssl_keys.h"
#include <openssl/crypto.h>
#include KEYS

static struct {
    EVP_PKEY *key;
    EVP_PKEY_CTX *deriving;
} own[BENCH_KEYS];
static unsigned ready;

static EVP_PKEY_CTX *with_peer(unsigned i)
{
    EVP_PKEY *peer = peer_key(i);
    bench_must(peer != NULL, NAME " peer's key");
    EVP_PKEY_CTX *context = bench_deriving(own[i].key, peer);
    EVP_PKEY_free(peer);
    return context;
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    CRYPTO_library_init(); /* finds out what the processor can do */
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        own[i].key = own_key(i);
        bench_must(own[i].key != NULL, NAME " private key");
        own[i].deriving = with_peer(i);
    }
}

/* The peer's key is decoded already. */
static void variable_base(unsigned key, uint64_t *arena)
{
    bench_derive(own[key].deriving, arena, BENCH_FIELD);
}

/* The peer's key is decoded each time. */
static void ecdh(unsigned key, uint64_t *arena)
{
    EVP_PKEY_CTX *context = with_peer(key);
    bench_derive(context, arena, BENCH_FIELD);
    EVP_PKEY_CTX_free(context);
}
