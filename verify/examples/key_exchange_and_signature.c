/* SPDX-License-Identifier: MIT */
#include "p256.h"
#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t seed[2][P256_SC_BYTES + 8], secret[2][P256_SC_BYTES], public_key[2][65], shared[2][P256_FE_BYTES];
    uint8_t hash[32], signature[64];
    FILE *source = fopen("/dev/urandom", "rb");

    if (source == NULL || fread(seed, sizeof seed, 1, source) != 1 || fclose(source) != 0) { return 1; }
    for (int i = 0; i < 2; i++) { /* a pair of keys for each side */
        if (p256_keygen(secret[i], public_key[i], seed[i], sizeof seed[i]) != 0) { return 1; }
    }
    for (int i = 0; i < 2; i++) { /* ECDH; -1 would mean that the other side sent no point of the curve */
        if (p256_ecdh(shared[i], secret[i], public_key[1 - i], sizeof public_key[1 - i]) != 0) { return 1; }
    }
    p256_sha256(hash, (const uint8_t *)"a message", 9); /* ECDSA */
    if (p256_ecdsa_sign(signature, secret[0], hash, sizeof hash) != 0) { return 1; }
    if (p256_ecdsa_verify(signature, public_key[0], sizeof public_key[0], hash, sizeof hash) != 0) { return 1; }
    return memcmp(shared[0], shared[1], sizeof shared[0]) != 0;
}
