/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Where secrets were, when a function of the curve layer returns: its variables that hold secrets are wiped one by one, and then
 * the stack below it, on which formulas, field functions and hashes have left what the compiler put there. What this cannot reach
 * are registers, and copies of a variable that the compiler keeps in the same function's frame.
 */
#include "secp256k1_secrets.h"

/* Not more than what the calls before it have used: the additions of points, or the compression of SHA-2. */
#define SECP256K1_USED_STACK (24 * sizeof(secp256k1_fe) > 1408 ? 24 * sizeof(secp256k1_fe) : 1408)

void secp256k1_wipe_stack(void)
{
    uint8_t used[SECP256K1_USED_STACK];

    secp256k1_wipe(used, sizeof used);
}

void secp256k1_clear(void *memory, size_t length)
{
    memset(memory, 0, length);
}
