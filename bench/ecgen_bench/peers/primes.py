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

#: The base and scalar fields of BLS12-381 and of BN254, from the curves' parameters; the base fields of Pallas and Vesta.
_BLS_X = -0xD201000000010000
BLS12_381_ORDER = _BLS_X**4 - _BLS_X**2 + 1
BLS12_381 = (_BLS_X - 1) ** 2 * BLS12_381_ORDER // 3 + _BLS_X
_BN_X = 4965661367192848881
BN254 = 36 * _BN_X**4 + 36 * _BN_X**3 + 24 * _BN_X**2 + 6 * _BN_X + 1
BN254_ORDER = BN254 - 6 * _BN_X**2
PALLAS = 0x40000000000000000000000000000000224698FC094CF91B992D30ED00000001
VESTA = 0x40000000000000000000000000000000224698FC0994A8DD8C46EB2100000001

P434 = 2**216 * 3**137 - 1
P503 = 2**250 * 3**159 - 1
P751 = 2**372 * 3**239 - 1


def in_form(modulus: Modulus, reduction: Reduction = Reduction.SOLINAS) -> Modulus:
    """The modulus in as few 64-bit words as possible. `reduction` tells only the form of its elements."""
    return Modulus(modulus.number, modulus.kind, 64, -(-modulus.bits // 64), reduction)


def elements(modulus: Modulus) -> str:
    """The C expression (see Callee) of an element for a function that takes the arena's words."""
    return f"arena + {{i}} * STRIDE_{modulus.tag.upper()}"
