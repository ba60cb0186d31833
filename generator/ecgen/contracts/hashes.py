# SPDX-License-Identifier: MIT
"""SHA-2."""

from __future__ import annotations

from ecgen.contracts.standards import sha2
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Var
from ecgen.logic.types import Buffer, Bytes, Size

_BITS = (224, 256, 384, 512)
#: The names of the functions.
HASHES = frozenset(f"sha{bits}" for bits in _BITS)


def hash_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    return tuple(_hash(bits) for bits in _BITS)


def _hash(bits: int) -> Contract:
    params = Param("digest", Bytes(bits // 8), True), Param("message", Buffer("length")), Param("length", Size())
    return Contract(f"sha{bits}", f"sha{bits}", params, (Var("digest").equals(sha2(bits, Var("message"))),))
