/* SPDX-License-Identifier: MIT */
/* Diffie-Hellman modulo p, both sides in one program. */
#include "ffdhe2048.h"
#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t seed[2][FFDHE2048_KEY_BYTES + 8], secret[2][FFDHE2048_KEY_BYTES];
    uint8_t public_key[2][FFDHE2048_FE_BYTES], shared[2][FFDHE2048_FE_BYTES];
    FILE *source = fopen("/dev/urandom", "rb");

    if (source == NULL || fread(seed, sizeof seed, 1, source) != 1 || fclose(source) != 0) { return 1; }
    for (int i = 0; i < 2; i++) { /* a pair of keys for each side */
        if (ffdhe2048_dh_keygen(secret[i], public_key[i], seed[i], sizeof seed[i]) != 0) { return 1; }
    }
    for (int i = 0; i < 2; i++) { /* -1 would mean that the other side sent no public key */
        if (ffdhe2048_dh_check(public_key[1 - i]) != 0) { return 1; } /* all that can be checked; dh itself does what is needed */
        if (ffdhe2048_dh(shared[i], secret[i], public_key[1 - i]) != 0) { return 1; }
    }
    return memcmp(shared[0], shared[1], sizeof shared[0]) != 0;
}
