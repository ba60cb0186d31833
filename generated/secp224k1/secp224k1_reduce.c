/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Byte strings of any length modulo n and n - 1. The time depends on the length only.
 */
#include "secp224k1_curve_internal.h"

/* As many bytes as surely stay below m, then bit by bit: double, add, subtract m where that leaves no borrow. */
void secp224k1_bytes_modulo(secp224k1_sc *r, const uint8_t *b, size_t length, size_t last, const secp224k1_limb *m)
{
    secp224k1_limb v[2 * SECP224K1_SC_LIMBS] = {0};
    const size_t most = SECP224K1_SC_BYTES - 1, whole = length < most ? length : most;
    size_t i, j;

    for (i = 0; i < whole; i++) {
        v[i / sizeof v[0]] |= (secp224k1_limb)((secp224k1_limb)b[whole - 1 - i] << (8 * (i % sizeof v[0])));
    }
    for (; i < length; i++) {
        for (j = 8; j-- > (i + 1 < length ? 0 : 8 - last);) {
            secp224k1_modulo_bit(v, v, m, (b[i] >> j) & 1u);
        }
    }
    for (i = 0; i < SECP224K1_SC_LIMBS; i++) {
        r->v[i] = v[i];
    }
    secp224k1_wipe(v, sizeof v);
}
