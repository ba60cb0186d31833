/* SPDX-License-Identifier: MIT */
/* What curve25519_calls.c does, by OpenSSL's EVP interface. Its keys hold the public key, so that signing need not compute it. */
#include "openssl_keys.h"

#define NAME "openssl"

static struct {
    EVP_PKEY *key;
    EVP_PKEY_CTX *deriving;
    EVP_MD_CTX *digest;
    EVP_PKEY *signing;
    unsigned char signature[64];
} own[BENCH_KEYS];
static unsigned ready;

static void signature_of(unsigned key, unsigned char *out)
{
    size_t length = 64;
    bench_must(EVP_DigestSignInit(own[key].digest, NULL, NULL, NULL, own[key].signing) == 1
                   && EVP_DigestSign(own[key].digest, out, &length, bench_hash[key], BENCH_HASH) == 1, "EVP_DigestSign");
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        own[i].key = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, bench_private[i], 32);
        own[i].signing = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, bench_private[i], 32);
        own[i].digest = EVP_MD_CTX_new();
        EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, bench_peer[i], 32);
        bench_must(own[i].key != NULL && own[i].signing != NULL && own[i].digest != NULL && peer != NULL, "EVP_PKEY_new_raw_private_key");
        own[i].deriving = bench_deriving(own[i].key, peer);
        EVP_PKEY_free(peer);
        signature_of(i, own[i].signature);
    }
}

static void variable_base(unsigned key, uint64_t *arena)
{
    bench_derive(own[key].deriving, arena, 32);
}

/* The peer's key is read each time. */
static void ecdh(unsigned key, uint64_t *arena)
{
    EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, bench_peer[key], 32);
    bench_must(peer != NULL, "EVP_PKEY_new_raw_public_key");
    EVP_PKEY_CTX *context = bench_deriving(own[key].key, peer);
    bench_derive(context, arena, 32);
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(peer);
}

/* Of Ed25519, from the seed: EVP computes it as it takes the seed. */
static void public_key(unsigned key, uint64_t *arena)
{
    size_t length = BENCH_PUBLIC;
    EVP_PKEY *secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, bench_private[key], 32);
    bench_must(secret != NULL && EVP_PKEY_get_raw_public_key(secret, (unsigned char *)arena, &length) == 1, "EVP_PKEY_get_raw_public_key");
    EVP_PKEY_free(secret);
}

static void sign(unsigned key, uint64_t *arena)
{
    signature_of(key, (unsigned char *)arena);
}

static int verified(unsigned key, const uint8_t *message)
{
    return EVP_DigestVerifyInit(own[key].digest, NULL, NULL, NULL, own[key].signing) == 1
           && EVP_DigestVerify(own[key].digest, own[key].signature, 64, message, BENCH_HASH) == 1;
}

static void verify(unsigned key, uint64_t *arena)
{
    (void)arena;
    bench_must(verified(key, bench_hash[key]), "EVP_DigestVerify");
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
