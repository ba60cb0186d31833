/* SPDX-License-Identifier: MIT */
/* What modp_calls.c does, by OpenSSL's DH interface. Objects are made once; GROUP: its name of the group. */
#include "harness.h"
#include <openssl/bn.h>
#include <openssl/dh.h>
#include <openssl/objects.h>

#define NAME "openssl"

static struct {
    DH *own; /* with the private key */
    DH *half; /* with the private key alone: its public key is made each time */
    BIGNUM *peer;
} keys[BENCH_KEYS];
static unsigned ready;

static DH *with_key(unsigned key)
{
    DH *made = DH_new_by_nid(OBJ_sn2nid(GROUP));
    BIGNUM *secret = BN_bin2bn(bench_private[key], BENCH_SCALAR, NULL);
    bench_must(made != NULL && secret != NULL && DH_set0_key(made, NULL, secret) == 1, "DH_set0_key");
    return made;
}

static void prepare(const uint64_t *arena)
{
    (void)arena;
    for (unsigned i = 0; i < BENCH_KEYS && ready < BENCH_KEYS; i++, ready++) {
        keys[i].own = with_key(i);
        keys[i].half = with_key(i);
        keys[i].peer = BN_new();
        bench_must(keys[i].peer != NULL && DH_generate_key(keys[i].own) == 1, "DH_generate_key");
    }
}

static void ecdh(unsigned key, uint64_t *arena)
{
    bench_must(BN_bin2bn(bench_peer[key], BENCH_PUBLIC, keys[key].peer) != NULL
                   && DH_compute_key_padded((unsigned char *)arena, keys[key].peer, keys[key].own) == BENCH_FIELD, "DH_compute_key_padded");
}

static void public_key(unsigned key, uint64_t *arena)
{
    bench_must(DH_generate_key(keys[key].half) == 1
                   && BN_bn2binpad(DH_get0_pub_key(keys[key].half), (unsigned char *)arena, BENCH_PUBLIC) == BENCH_PUBLIC, "DH_generate_key");
}

static void show(void)
{
    uint64_t arena[(BENCH_FIELD + 7) / 8];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        ecdh(i, arena);
        bench_show(NAME, "ecdh", i, (uint8_t *)arena, BENCH_FIELD);
        public_key(i, arena);
        bench_show(NAME, "public_key", i, (uint8_t *)arena, BENCH_PUBLIC);
    }
}
