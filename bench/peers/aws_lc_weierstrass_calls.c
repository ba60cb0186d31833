/* SPDX-License-Identifier: MIT */
/* Key exchange by AWS-LC's EVP interface, to be timed. Included by a generated file that defines NAME and GROUP. */
#include <openssl/crypto.h>
#include <openssl/ec_key.h>
#include <openssl/evp.h>
#include <openssl/obj.h>

static struct {
    EVP_PKEY *key;
    EVP_PKEY_CTX *deriving;
} own[BENCH_KEYS];
static unsigned ready;

static EVP_PKEY *load(const uint8_t *private_key, const uint8_t *public_key, size_t public_length)
{
    EVP_PKEY *key = EVP_PKEY_new();
    EC_KEY *pair = EC_KEY_new_by_curve_name(OBJ_sn2nid(GROUP));
    bench_must(key != NULL && pair != NULL, NAME " EC_KEY_new_by_curve_name");
    EC_POINT *point = EC_POINT_new(EC_KEY_get0_group(pair));
    bench_must(point != NULL && EC_POINT_oct2point(EC_KEY_get0_group(pair), point, public_key, public_length, NULL) == 1
                   && EC_KEY_set_public_key(pair, point) == 1, NAME " EC_POINT_oct2point");
    EC_POINT_free(point);
    if (private_key != NULL) {
        BIGNUM *number = BN_bin2bn(private_key, BENCH_SCALAR, NULL);
        bench_must(number != NULL && EC_KEY_set_private_key(pair, number) == 1, NAME " EC_KEY_set_private_key");
        BN_free(number);
    }
    bench_must(EVP_PKEY_assign_EC_KEY(key, pair) == 1, NAME " EVP_PKEY_assign_EC_KEY");
    return key;
}

static EVP_PKEY_CTX *with_peer(unsigned i)
{
    EVP_PKEY *peer = load(NULL, bench_peer[i], sizeof bench_peer[i]);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(own[i].key, NULL);
    bench_must(context != NULL && EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, peer) == 1,
               NAME " EVP_PKEY_derive_set_peer");
    EVP_PKEY_free(peer);
    return context;
}

static void derive(EVP_PKEY_CTX *context, uint64_t *arena)
{
    size_t made = BENCH_FIELD;
    bench_must(EVP_PKEY_derive(context, (uint8_t *)arena, &made) == 1 && made == BENCH_FIELD, NAME " EVP_PKEY_derive");
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    CRYPTO_library_init(); /* finds out what the processor can do */
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        own[i].key = load(bench_private[i], bench_public[i], sizeof bench_public[i]);
        own[i].deriving = with_peer(i);
    }
}

/* The peer's key is decoded already. */
static void variable_base(unsigned key, uint64_t *arena)
{
    derive(own[key].deriving, arena);
}

/* The peer's key is decoded each time. */
static void ecdh(unsigned key, uint64_t *arena)
{
    EVP_PKEY_CTX *context = with_peer(key);
    derive(context, arena);
    EVP_PKEY_CTX_free(context);
}
