/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Where secrets were, when a function of the curve layer returns: its variables that hold secrets are wiped one by one, and then
 * the stack below it, on which formulas, field functions and hashes have left what the compiler put there. What this cannot reach
 * are registers, and copies of a variable that the compiler keeps in the same function's frame.
 */
#include "secp224k1_secrets.h"

/* Not more than what the calls before it have used: the additions of points, or the compression of SHA-2. */
#define SECP224K1_USED_STACK (24 * sizeof(secp224k1_fe) > 1408 ? 24 * sizeof(secp224k1_fe) : 1408)

void secp224k1_wipe_stack(void)
{
    uint8_t used[SECP224K1_USED_STACK];

    secp224k1_wipe(used, sizeof used);
}

void secp224k1_clear(void *memory, size_t length)
{
    memset(memory, 0, length);
}
