/* SPDX-License-Identifier: MIT */
/* OpenSSL's EVP interface at work on the shared keys. */
#ifndef ECGEN_BENCH_OPENSSL_KEYS_H
#define ECGEN_BENCH_OPENSSL_KEYS_H
#include "harness.h"
#include <openssl/evp.h>

/* A context that is ready to derive a secret; the peer's key, where it is known already, was checked when it was set. */
static inline EVP_PKEY_CTX *bench_deriving(EVP_PKEY *key, EVP_PKEY *peer)
{
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    bench_must(context != NULL && EVP_PKEY_derive_init(context) == 1, "EVP_PKEY_derive_init");
    bench_must(peer == NULL || EVP_PKEY_derive_set_peer(context, peer) == 1, "EVP_PKEY_derive_set_peer");
    return context;
}

static inline void bench_derive(EVP_PKEY_CTX *context, uint64_t *arena, size_t length)
{
    size_t written = length;
    bench_must(EVP_PKEY_derive(context, (unsigned char *)arena, &written) == 1 && written == length, "EVP_PKEY_derive");
}

#endif
