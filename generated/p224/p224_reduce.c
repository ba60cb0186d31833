/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Byte strings of any length modulo n and n - 1. The time depends on the length only.
 */
#include "p224_curve_internal.h"

/* As many bytes as surely stay below m, then bit by bit: double, add, subtract m where that leaves no borrow. */
void p224_bytes_modulo(p224_sc *r, const uint8_t *b, size_t length, size_t last, const p224_limb *m)
{
    p224_limb v[2 * P224_SC_LIMBS] = {0};
    const size_t most = P224_SC_BYTES - 1, whole = length < most ? length : most;
    size_t i, j;

    for (i = 0; i < whole; i++) {
        v[i / sizeof v[0]] |= (p224_limb)((p224_limb)b[whole - 1 - i] << (8 * (i % sizeof v[0])));
    }
    for (; i < length; i++) {
        for (j = 8; j-- > (i + 1 < length ? 0 : 8 - last);) {
            p224_modulo_bit(v, v, m, (b[i] >> j) & 1u);
        }
    }
    for (i = 0; i < P224_SC_LIMBS; i++) {
        r->v[i] = v[i];
    }
    p224_wipe(v, sizeof v);
}
