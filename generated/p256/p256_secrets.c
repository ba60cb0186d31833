/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Where secrets were, when a function of the curve layer returns: its variables that hold secrets are wiped one by one, and then
 * the stack below it, on which formulas, field functions and hashes have left what the compiler put there. What this cannot reach
 * are registers, and copies of a variable that the compiler keeps in the same function's frame.
 */
#include "p256_secrets.h"

/* Not more than what the calls before it have used: the additions of points, or the compression of SHA-2. */
#define P256_USED_STACK (24 * sizeof(p256_fe) > 1408 ? 24 * sizeof(p256_fe) : 1408)

void p256_wipe_stack(void)
{
    uint8_t used[P256_USED_STACK];

    p256_wipe(used, sizeof used);
}

void p256_clear(void *memory, size_t length)
{
    memset(memory, 0, length);
}
