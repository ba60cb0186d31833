/* SPDX-License-Identifier: MIT */
#include "massey_omura.h"

#include <string.h>

/* Zeroes what held a secret; the compiler has to keep writes to what is volatile. */
static void wipe(void *memory, size_t length)
{
    volatile uint8_t *byte = (volatile uint8_t *)memory;
    while (length-- > 0) {
        *byte++ = 0;
    }
}

/* The order of the curve is prime: every point but the neutral element, which has no encoding, has that order. */
static int multiply(uint8_t *out, const ec_sc *key, const uint8_t *in, size_t length)
{
    ec_affine q;
    ec_point p;

    memset(&q, 0, sizeof q);
    if (ec_sc_is_zero(key) || ec_affine_from_bytes(&q, in, length) != 0) {
        memset(out, 0, MASSEY_OMURA_BYTES);
        return -1;
    }
    ec_point_from_affine(&p, &q);
    ec_point_mul(&p, key, &p);
    (void)ec_point_to_affine(&q, &p); /* never neutral */
    ec_affine_to_bytes(out, &q);
    wipe(&p, sizeof p);
    return 0;
}

int massey_omura_lock(uint8_t out[MASSEY_OMURA_BYTES], const uint8_t key[EC_SC_BYTES], const uint8_t *in, size_t length)
{
    ec_sc k;
    int status;

    (void)ec_sc_from_bytes(&k, key); /* 0 when it is refused, and refused for it */
    status = multiply(out, &k, in, length);
    wipe(&k, sizeof k);
    return status;
}

int massey_omura_unlock(uint8_t out[MASSEY_OMURA_BYTES], const uint8_t key[EC_SC_BYTES], const uint8_t *in, size_t length)
{
    ec_sc k;
    int status;

    (void)ec_sc_from_bytes(&k, key);
    ec_sc_inv(&k, &k);
    status = multiply(out, &k, in, length);
    wipe(&k, sizeof k);
    return status;
}
