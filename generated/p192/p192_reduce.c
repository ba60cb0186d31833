/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Byte strings of any length modulo n and n - 1. The time depends on the length only.
 */
#include "p192_curve_internal.h"

/* As many bytes as surely stay below m, then bit by bit: double, add, subtract m where that leaves no borrow. */
void p192_bytes_modulo(p192_sc *r, const uint8_t *b, size_t length, size_t last, const p192_limb *m)
{
    p192_limb v[2 * P192_SC_LIMBS] = {0};
    const size_t most = P192_SC_BYTES - 1, whole = length < most ? length : most;
    size_t i, j;

    for (i = 0; i < whole; i++) {
        v[i / sizeof v[0]] |= (p192_limb)((p192_limb)b[whole - 1 - i] << (8 * (i % sizeof v[0])));
    }
    for (; i < length; i++) {
        for (j = 8; j-- > (i + 1 < length ? 0 : 8 - last);) {
            p192_modulo_bit(v, v, m, (b[i] >> j) & 1u);
        }
    }
    for (i = 0; i < P192_SC_LIMBS; i++) {
        r->v[i] = v[i];
    }
    p192_wipe(v, sizeof v);
}
