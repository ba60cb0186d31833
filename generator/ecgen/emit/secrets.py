# SPDX-License-Identifier: MIT
"""What the sources of every curve do with secrets: lines of a header, and the functions that wipe."""

from __future__ import annotations

from typing import Any

from ecgen.emit.context import Context, Part
from ecgen.emit.shared import shared_name

#: Room on the stack for an addition of points down to the multiplication, in elements, and for HMAC down to SHA-512's
#: compression, in bytes; rounded up from what `gcc -fstack-usage` and clang's say of p256, p521 and curve25519.
_FORMULA_ELEMENTS, _HASH_STACK = 24, 1408
#: The same of hashes in loops, for both, because the shortest curves take more than their elements in an addition.
_HASH_STACK_FOR_SIZE = 960

#: What the unit is called: of curves, and of groups modulo p.
WIPING_UNITS = ("secrets", "dh_secrets")


def secrets_part(context: Context, unit: str = WIPING_UNITS[0]) -> Part:
    """A unit of C and one of a header, called alike."""
    hash_stack = _HASH_STACK_FOR_SIZE if context.library.size else _HASH_STACK
    facts: dict[str, Any] = {"formula_elements": _FORMULA_ELEMENTS, "hash_stack": hash_stack, "size": context.library.size,
                             "common": shared_name(context.library)}  # fmt: skip
    return Part(units={unit: context.unit("curve/secrets.c.j2", **facts)},
                headers={unit: context.unit("curve/secrets.h.j2", **facts)})  # fmt: skip
