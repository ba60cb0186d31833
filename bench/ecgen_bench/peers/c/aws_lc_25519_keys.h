/* SPDX-License-Identifier: MIT */
/* AWS-LC's keys for X25519 and Ed25519, for aws_lc_calls.c. */
#include <openssl/curve25519.h>

static EVP_PKEY *own_key(unsigned i)
{
    return EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, bench_private[i], 32);
}

static EVP_PKEY *peer_key(unsigned i)
{
    return EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, bench_peer[i], 32);
}

/* Of Ed25519, from the seed. */
static void public_key(unsigned key, uint64_t *arena)
{
    uint8_t private_key[ED25519_PRIVATE_KEY_LEN];
    ED25519_keypair_from_seed((uint8_t *)arena, private_key, bench_private[key]);
}
