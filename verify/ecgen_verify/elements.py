# SPDX-License-Identifier: MIT
"""Elements as they stand in memory."""

from __future__ import annotations

from ecgen.field import Modulus
from ecgen_verify.cases import Input


def to_memory(value: Input, modulus: Modulus) -> bytes:
    """Elements as their limbs, least significant first; arrays element by element."""
    if isinstance(value, bytes):
        return value
    elements = value if isinstance(value, tuple) else (value,)
    return b"".join(element.to_bytes(element_size(modulus), "little") for element in elements)


def element_size(modulus: Modulus) -> int:
    """Bytes of an element in memory."""
    return modulus.limbs * modulus.width // 8
