/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Where secrets were, when a function of the curve layer returns: its variables that hold secrets are wiped one by one, and then
 * the stack below it, on which formulas, field functions and hashes have left what the compiler put there. What this cannot reach
 * are registers, and copies of a variable that the compiler keeps in the same function's frame.
 */
#include "p192_secrets.h"

/* Not more than what the calls before it have used: the additions of points, or the compression of SHA-2. */
#define P192_USED_STACK (24 * sizeof(p192_fe) > 1408 ? 24 * sizeof(p192_fe) : 1408)

void p192_wipe_stack(void)
{
    uint8_t used[P192_USED_STACK];

    p192_wipe(used, sizeof used);
}

void p192_clear(void *memory, size_t length)
{
    memset(memory, 0, length);
}
