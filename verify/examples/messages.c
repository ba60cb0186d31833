/* SPDX-License-Identifier: MIT */
/*
 * Diffie-Hellman; then a message as a point, sent by the three passes of Massey and Omura. Exit code 0 when all is well.
 *
 *     ecgen --curve p256 --prefix ec --out ec && make -C ec
 *     cc -Iec -o messages messages.c koblitz.c massey_omura.c ec/libec.a && ./messages "any text"
 */
#include "koblitz.h"
#include "massey_omura.h"

#include <stdio.h>
#include <string.h>

/* A pair of keys of either side, from the system's random numbers. */
static int make_keys(uint8_t private_key[2][EC_SC_BYTES], uint8_t public_key[2][1 + 2 * EC_FE_BYTES])
{
    uint8_t seed[2][EC_SC_BYTES + 8];
    FILE *source = fopen("/dev/urandom", "rb");
    int status = source != NULL && fread(seed, sizeof seed, 1, source) == 1 ? 0 : -1, i;

    if (source != NULL) {
        (void)fclose(source);
    }
    for (i = 0; i < 2 && status == 0; i++) {
        status = ec_keygen(private_key[i], public_key[i], seed[i], sizeof seed[i]);
    }
    return status;
}

static int diffie_hellman(void)
{
    uint8_t private_key[2][EC_SC_BYTES], public_key[2][1 + 2 * EC_FE_BYTES], shared[2][EC_FE_BYTES];
    int i;

    if (make_keys(private_key, public_key) != 0) {
        return -1;
    }
    for (i = 0; i < 2; i++) {
        if (ec_ecdh(shared[i], private_key[i], public_key[1 - i], sizeof public_key[1 - i]) != 0) {
            return -1;
        }
    }
    return memcmp(shared[0], shared[1], sizeof shared[0]) == 0 ? 0 : -1;
}

/* received = what arrives of the message when it is sent from the side of key[0] to that of key[1] */
static int transmit(uint8_t received[KOBLITZ_BYTES], size_t *received_length, const uint8_t *message, size_t length)
{
    uint8_t key[2][EC_SC_BYTES], unused[2][1 + 2 * EC_FE_BYTES], line[MASSEY_OMURA_BYTES];
    ec_affine p;

    if (make_keys(key, unused) != 0 || koblitz_encode(&p, message, length, KOBLITZ_TRIES) != 0) {
        return -1;
    }
    ec_affine_to_bytes(line, &p);
    if (massey_omura_lock(line, key[0], line, sizeof line) != 0 || massey_omura_lock(line, key[1], line, sizeof line) != 0
        || massey_omura_unlock(line, key[0], line, sizeof line) != 0
        || massey_omura_unlock(line, key[1], line, sizeof line) != 0 || ec_affine_from_bytes(&p, line, sizeof line) != 0) {
        return -1;
    }
    return koblitz_decode(received, received_length, &p);
}

int main(int count, char **arguments)
{
    const char *const message = count > 1 ? arguments[1] : "a message";
    uint8_t received[KOBLITZ_BYTES];
    size_t length;

    if (diffie_hellman() != 0) {
        puts("the two sides do not agree");
        return 1;
    }
    if (transmit(received, &length, (const uint8_t *)message, strlen(message)) != 0) {
        printf("the message does not fit: at most %u bytes\n", (unsigned int)KOBLITZ_BYTES);
        return 1;
    }
    printf("%.*s\n", (int)length, (const char *)received);
    return 0;
}
