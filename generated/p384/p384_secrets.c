/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Where secrets were, when a function of the curve layer returns: its variables that hold secrets are wiped one by one, and then
 * the stack below it, on which formulas, field functions and hashes have left what the compiler put there. What this cannot reach
 * are registers, and copies of a variable that the compiler keeps in the same function's frame.
 */
#include "p384_secrets.h"

/* Not more than what the calls before it have used: the additions of points, or the compression of SHA-2. */
#define P384_USED_STACK (24 * sizeof(p384_fe) > 1408 ? 24 * sizeof(p384_fe) : 1408)

void p384_wipe_stack(void)
{
    uint8_t used[P384_USED_STACK];

    p384_wipe(used, sizeof used);
}

void p384_clear(void *memory, size_t length)
{
    memset(memory, 0, length);
}
