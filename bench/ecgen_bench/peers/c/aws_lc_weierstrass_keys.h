/* SPDX-License-Identifier: MIT */
/* AWS-LC's keys on the short Weierstrass curve GROUP, for aws_lc_calls.c. */
#include "openssl_base.h"
#include <openssl/ec_key.h>
#include <openssl/obj.h>

static EVP_PKEY *load(const uint8_t *private_key, const uint8_t *public_bytes, size_t length)
{
    EVP_PKEY *key = EVP_PKEY_new();
    EC_KEY *pair = EC_KEY_new_by_curve_name(OBJ_sn2nid(GROUP));
    bench_must(key != NULL && pair != NULL, NAME " EC_KEY_new_by_curve_name");
    EC_POINT *point = EC_POINT_new(EC_KEY_get0_group(pair));
    bench_must(point != NULL && EC_POINT_oct2point(EC_KEY_get0_group(pair), point, public_bytes, length, NULL) == 1
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

static EVP_PKEY *own_key(unsigned i)
{
    bench_prepare_base();
    return load(bench_private[i], bench_public[i], sizeof bench_public[i]);
}

static EVP_PKEY *peer_key(unsigned i)
{
    return load(NULL, bench_peer[i], sizeof bench_peer[i]);
}
