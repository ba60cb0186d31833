# SPDX-License-Identifier: MIT
"""The moduli for which peers have code of their own."""

from __future__ import annotations

from ecgen.field import Modulus, Reduction

P192 = 2**192 - 2**64 - 1
P224 = 2**224 - 2**96 + 1
P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
P521 = 2**521 - 1
P25519 = 2**255 - 19
PK256 = 2**256 - 2**32 - 977
PK256_ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141

P434 = 2**216 * 3**137 - 1
P503 = 2**250 * 3**159 - 1
P751 = 2**372 * 3**239 - 1


def in_form(modulus: Modulus, reduction: Reduction = Reduction.SOLINAS) -> Modulus:
    """The modulus in as few 64-bit words as possible. `reduction` tells only the form of its elements."""
    return Modulus(modulus.number, modulus.kind, 64, -(-modulus.bits // 64), reduction)


def elements(modulus: Modulus) -> str:
    """The C expression (see Callee) of an element for a function that takes the arena's words."""
    return f"arena + {{i}} * STRIDE_{modulus.tag.upper()}"
