/* SPDX-License-Identifier: MIT */
/*
 * Calls the functions of a folder with secrets that memcheck takes to be undefined; P(name) and the lengths come from the command
 * line. With an argument, a branch on a secret too: the check of this check.
 */
#include HEADER
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#define HIDE(x) ((void)VALGRIND_MAKE_MEM_UNDEFINED(&(x), sizeof(x)))
#define SHOW(x) ((void)VALGRIND_MAKE_MEM_DEFINED(&(x), sizeof(x)))

static uint8_t public_key[PUBLIC_KEY], secret_key[SECRET_KEY], ciphertext[CIPHERTEXT];
static uint8_t seed[32], coins[32], sent[32], received[32];

int main(int count, char **arguments)
{
    GF256 a, b;
    unsigned int i;
    int failed = 0;

    (void)arguments;
    memset(seed, SEED, sizeof seed);
    memset(&a, 0x5a, sizeof a);
    HIDE(seed);
    HIDE(coins);
    HIDE(a);
    P(gf256_mul)(&b, &a, &a);
    P(gf256_inv)(&b, &b);
    P(kem_keypair)(public_key, secret_key, seed);
    SHOW(public_key); /* a public key is public */
    failed |= P(kem_encaps)(ciphertext, sent, public_key, sizeof public_key, coins);
    SHOW(ciphertext);
    for (i = 0; i < 2; i++) { /* one that was sent, and one that nobody made */
        failed |= P(kem_decaps)(received, ciphertext, sizeof ciphertext, secret_key);
        SHOW(sent);
        SHOW(received);
        failed |= (memcmp(sent, received, sizeof sent) == 0) != (i == 0);
        ciphertext[5] ^= 4;
    }
    if (count > 1) {
        HIDE(seed);
        failed |= seed[0] == 1 ? 2 : 0;
        if (secret_key[41] == 7) {
            puts("a branch on a secret");
        }
    }
    return failed;
}
