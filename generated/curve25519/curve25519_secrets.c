/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Where secrets were, when a function of the curve layer returns: its variables that hold secrets are wiped one by one, and then
 * the stack below it, on which formulas, field functions and hashes have left what the compiler put there. What this cannot reach
 * are registers, and copies of a variable that the compiler keeps in the same function's frame.
 */
#include "curve25519_secrets.h"

/* Not more than what the calls before it have used: the additions of points, or the compression of SHA-2. */
#define CURVE25519_USED_STACK (24 * sizeof(curve25519_fe) > 1408 ? 24 * sizeof(curve25519_fe) : 1408)

void curve25519_wipe_stack(void)
{
    uint8_t used[CURVE25519_USED_STACK];

    curve25519_wipe(used, sizeof used);
}

void curve25519_clear(void *memory, size_t length)
{
    memset(memory, 0, length);
}
