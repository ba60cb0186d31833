/* SPDX-License-Identifier: MIT */
#include "koblitz.h"

#include <string.h>

int koblitz_encode(ec_affine *p, const uint8_t *message, size_t length, unsigned int tries)
{
    uint8_t compressed[1 + EC_FE_BYTES] = {2}; /* SEC 1: the point with this x and an even y */
    uint8_t *const x = compressed + 1;
    unsigned int j;

    memset(p, 0, sizeof *p);
    if (length > KOBLITZ_BYTES || tries > KOBLITZ_TRIES) {
        return -1;
    }
    x[1] = (uint8_t)length;
    if (length > 0) {
        memcpy(x + 2, message, length);
    }
    for (j = 0; j < tries; j++) {
        x[EC_FE_BYTES - 1] = (uint8_t)j;
        if (ec_affine_from_bytes(p, compressed, sizeof compressed) == 0) {
            return 0;
        }
    }
    return -1;
}

int koblitz_decode(uint8_t message[KOBLITZ_BYTES], size_t *length, const ec_affine *p)
{
    uint8_t encoded[1 + 2 * EC_FE_BYTES], padding = 0;
    const uint8_t *const x = encoded + 1;
    size_t i;

    memset(message, 0, KOBLITZ_BYTES);
    *length = 0;
    ec_affine_to_bytes(encoded, p);
    if (!ec_affine_is_on_curve(p) || x[0] != 0 || x[1] > KOBLITZ_BYTES) {
        return -1;
    }
    for (i = x[1]; i < KOBLITZ_BYTES; i++) {
        padding |= x[2 + i];
    }
    if (padding != 0) {
        return -1;
    }
    *length = x[1];
    memcpy(message, x + 2, *length);
    return 0;
}
