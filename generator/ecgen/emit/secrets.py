# SPDX-License-Identifier: MIT
"""What the sources of every curve do with secrets: a header, and a file with the function that wipes the stack."""

from __future__ import annotations

from typing import Any

from ecgen.emit.context import Context

#: Room on the stack for an addition of points down to the multiplication, in elements, and for HMAC down to SHA-512's
#: compression, in bytes; rounded up from what `gcc -fstack-usage` and clang's say of p256, p521 and curve25519.
_FORMULA_ELEMENTS, _HASH_STACK = 24, 1408


def secrets_files(context: Context) -> dict[str, str]:
    """PREFIX_secrets.h and PREFIX_secrets.c."""
    header, source = f"{context.prefix}_secrets.h", f"{context.prefix}_secrets.c"
    facts: dict[str, Any] = {"formula_elements": _FORMULA_ELEMENTS, "hash_stack": _HASH_STACK}
    return {header: context.render(header, "curve/secrets.h.j2"), source: context.render(source, "curve/secrets.c.j2", **facts)}
