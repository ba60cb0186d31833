/* SPDX-License-Identifier: MIT */
/* A multiple of the generator by the EC interface of OpenSSL and of what descends from it. GROUP: the curve's name. */
#ifndef ECGEN_BENCH_OPENSSL_BASE_H
#define ECGEN_BENCH_OPENSSL_BASE_H
#include "harness.h"
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/objects.h>

static EC_GROUP *bench_group;
static EC_POINT *bench_product;
static BIGNUM *bench_scalar;
static BN_CTX *bench_context;

static void bench_prepare_base(void)
{
    if (bench_group == NULL) {
        bench_group = EC_GROUP_new_by_curve_name(OBJ_sn2nid(GROUP));
        bench_must(bench_group != NULL, "EC_GROUP_new_by_curve_name");
        bench_product = EC_POINT_new(bench_group);
        bench_scalar = BN_new();
        bench_context = BN_CTX_new();
        bench_must(bench_product != NULL && bench_scalar != NULL && bench_context != NULL, "EC_POINT_new");
    }
}

/* From the private key's bytes to those of the point, uncompressed. */
static void public_key(unsigned key, uint64_t *arena)
{
    bench_must(BN_bin2bn(bench_private[key], BENCH_SCALAR, bench_scalar) != NULL
                   && EC_POINT_mul(bench_group, bench_product, bench_scalar, NULL, NULL, bench_context) == 1
                   && EC_POINT_point2oct(bench_group, bench_product, POINT_CONVERSION_UNCOMPRESSED, (uint8_t *)arena,
                                         BENCH_PUBLIC, bench_context) == BENCH_PUBLIC, "EC_POINT_mul");
}

#endif
