/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Byte strings of any length modulo n and n - 1. The time depends on the length only.
 */
#include "secp256k1_curve_internal.h"

/* As many bytes as surely stay below m, then bit by bit: double, add, subtract m where that leaves no borrow. */
void secp256k1_bytes_modulo(secp256k1_sc *r, const uint8_t *b, size_t length, size_t last, const secp256k1_limb *m)
{
    secp256k1_limb v[2 * SECP256K1_SC_LIMBS] = {0};
    const size_t most = SECP256K1_SC_BYTES - 1, whole = length < most ? length : most;
    size_t i, j;

    for (i = 0; i < whole; i++) {
        v[i / sizeof v[0]] |= (secp256k1_limb)((secp256k1_limb)b[whole - 1 - i] << (8 * (i % sizeof v[0])));
    }
    for (; i < length; i++) {
        for (j = 8; j-- > (i + 1 < length ? 0 : 8 - last);) {
            secp256k1_modulo_bit(v, v, m, (b[i] >> j) & 1u);
        }
    }
    for (i = 0; i < SECP256K1_SC_LIMBS; i++) {
        r->v[i] = v[i];
    }
    secp256k1_wipe(v, sizeof v);
}
