/* SPDX-License-Identifier: MIT */
/* X25519 by AWS-LC's EVP interface, to be timed. Included by a generated file that defines NAME. */
#include <openssl/crypto.h>
#include <openssl/evp.h>

static struct {
    EVP_PKEY *key;
    EVP_PKEY_CTX *deriving;
} own[BENCH_KEYS];
static unsigned ready;

static EVP_PKEY_CTX *with_peer(unsigned i)
{
    EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, bench_peer[i], 32);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(own[i].key, NULL);
    bench_must(peer != NULL && context != NULL && EVP_PKEY_derive_init(context) == 1
                   && EVP_PKEY_derive_set_peer(context, peer) == 1, NAME " EVP_PKEY_derive_set_peer");
    EVP_PKEY_free(peer);
    return context;
}

static void derive(EVP_PKEY_CTX *context, uint64_t *arena)
{
    size_t made = 32;
    bench_must(EVP_PKEY_derive(context, (uint8_t *)arena, &made) == 1 && made == 32, NAME " EVP_PKEY_derive");
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    CRYPTO_library_init(); /* finds out what the processor can do */
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        own[i].key = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, bench_private[i], 32);
        bench_must(own[i].key != NULL, NAME " EVP_PKEY_new_raw_private_key");
        own[i].deriving = with_peer(i);
    }
}

static void variable_base(unsigned key, uint64_t *arena)
{
    derive(own[key].deriving, arena);
}

/* The peer's key is read each time. */
static void ecdh(unsigned key, uint64_t *arena)
{
    EVP_PKEY_CTX *context = with_peer(key);
    derive(context, arena);
    EVP_PKEY_CTX_free(context);
}
