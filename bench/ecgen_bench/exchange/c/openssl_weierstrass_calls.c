/* SPDX-License-Identifier: MIT */
/* What weierstrass_calls.c does, by OpenSSL's EVP interface. Included by a generated file that defines GROUP. */
#include "openssl_base.h"
#include "openssl_keys.h"
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/param_build.h>

#define NAME "openssl"
#define DER_LENGTH (2 * BENCH_SCALAR + 16)

static struct {
    EVP_PKEY *key;
    EVP_PKEY_CTX *deriving, *signing, *verifying;
    unsigned char *signature;
    size_t signature_length;
} own[BENCH_KEYS];
static unsigned ready;

static EVP_PKEY *load(const uint8_t *private_key, const uint8_t *public_key, size_t public_length)
{
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    BIGNUM *number = BN_bin2bn(private_key, private_key == NULL ? 0 : BENCH_SCALAR, NULL);
    bench_must(context != NULL && build != NULL && number != NULL, "OpenSSL's memory");
    bench_must(OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, GROUP, 0) == 1
                   && OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, public_key, public_length) == 1
                   && (private_key == NULL || OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number) == 1), "OSSL_PARAM_BLD");
    OSSL_PARAM *parameters = OSSL_PARAM_BLD_to_param(build);
    bench_must(EVP_PKEY_fromdata_init(context) == 1
                   && EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, parameters) == 1, "EVP_PKEY_fromdata");
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(build);
    BN_free(number);
    EVP_PKEY_CTX_free(context);
    return key;
}

/* The given signature in the encoding that EVP takes. */
static void encode_signature(unsigned i)
{
    ECDSA_SIG *pair = ECDSA_SIG_new();
    bench_must(pair != NULL && ECDSA_SIG_set0(pair, BN_bin2bn(bench_signature[i], BENCH_SCALAR, NULL),
                                              BN_bin2bn(bench_signature[i] + BENCH_SCALAR, BENCH_SCALAR, NULL)) == 1, "ECDSA_SIG_set0");
    const int length = i2d_ECDSA_SIG(pair, &own[i].signature);
    bench_must(length > 0, "i2d_ECDSA_SIG");
    own[i].signature_length = (size_t)length;
    ECDSA_SIG_free(pair);
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    bench_prepare_base();
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        own[i].key = load(bench_private[i], bench_public[i], sizeof bench_public[i]);
        EVP_PKEY *peer = load(NULL, bench_peer[i], sizeof bench_peer[i]);
        own[i].deriving = bench_deriving(own[i].key, peer);
        EVP_PKEY_free(peer);
        own[i].signing = EVP_PKEY_CTX_new(own[i].key, NULL);
        own[i].verifying = EVP_PKEY_CTX_new(own[i].key, NULL);
        bench_must(own[i].signing != NULL && EVP_PKEY_sign_init(own[i].signing) == 1, "EVP_PKEY_sign_init");
        bench_must(own[i].verifying != NULL && EVP_PKEY_verify_init(own[i].verifying) == 1, "EVP_PKEY_verify_init");
        encode_signature(i);
    }
}

/* As `openssl speed` does: the peer's key is decoded and checked already. */
static void variable_base(unsigned key, uint64_t *arena)
{
    bench_derive(own[key].deriving, arena, BENCH_FIELD);
}

/* The peer's key is decoded and checked each time. */
static void ecdh(unsigned key, uint64_t *arena)
{
    EVP_PKEY *peer = EVP_PKEY_new();
    bench_must(peer != NULL && EVP_PKEY_copy_parameters(peer, own[key].key) == 1
                   && EVP_PKEY_set1_encoded_public_key(peer, bench_peer[key], sizeof bench_peer[key]) == 1, "EVP_PKEY_set1_encoded_public_key");
    EVP_PKEY_CTX *context = bench_deriving(own[key].key, peer);
    bench_derive(context, arena, BENCH_FIELD);
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(peer);
}

static size_t signature_of(unsigned key, unsigned char *out)
{
    size_t length = DER_LENGTH;
    bench_must(EVP_PKEY_sign(own[key].signing, out, &length, bench_hash[key], sizeof bench_hash[key]) == 1, "EVP_PKEY_sign");
    return length;
}

static void sign(unsigned key, uint64_t *arena)
{
    signature_of(key, (unsigned char *)arena);
}

static int verified(unsigned key, const uint8_t *hash)
{
    return EVP_PKEY_verify(own[key].verifying, own[key].signature, own[key].signature_length, hash, BENCH_HASH) == 1;
}

static void verify(unsigned key, uint64_t *arena)
{
    (void)arena;
    bench_must(verified(key, bench_hash[key]), "EVP_PKEY_verify");
}

#include "show_calls.h"

static void show(void)
{
    unsigned char der[DER_LENGTH];
    uint8_t bytes[2 * BENCH_SCALAR];
    uint64_t arena[(BENCH_PUBLIC + 7) / 8];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        show_exchange(i, arena);
        const unsigned char *read = der;
        ECDSA_SIG *pair = d2i_ECDSA_SIG(NULL, &read, (long)signature_of(i, der));
        bench_must(pair != NULL && BN_bn2binpad(ECDSA_SIG_get0_r(pair), bytes, BENCH_SCALAR) == BENCH_SCALAR
                       && BN_bn2binpad(ECDSA_SIG_get0_s(pair), bytes + BENCH_SCALAR, BENCH_SCALAR) == BENCH_SCALAR, "d2i_ECDSA_SIG");
        bench_show(NAME, "sign", i, bytes, sizeof bytes);
        ECDSA_SIG_free(pair);
        show_verdicts(i, verified(i, bench_hash[i]), verified(i, bench_other_hash[i]));
    }
}
