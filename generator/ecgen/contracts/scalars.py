# SPDX-License-Identifier: MIT
"""What makes numbers of byte strings of any length."""

from __future__ import annotations

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Const, Op, Term, Var, apply, big_endian, implies, words
from ecgen.logic.types import Buffer, Element, Size, Words


def modulo_contract(r: Param, bits: int, limbs: int, *moduli: Term) -> Contract:
    """PREFIX_bytes_modulo(r, b, length, last, m): the integer of the leading bits of b, of whose last byte `last` count, modulo
    one of these numbers of so many limbs. The largest one has so many bits, and b as many where not all bits of it count."""
    size, b, length, last, m = -(-bits // 8), Var("b"), Var("length"), Var("last"), Var("m")
    leading = apply(Op.DIVIDE, big_endian(b), apply(Op.POW, 2, Const(8) - last))
    result = words(Var(r.name)) if isinstance(r.type, Element) else Var(r.name)
    ensures = [formula for modulus in moduli for formula in implies(m.equals(modulus), result.equals(leading % modulus))]
    needed = last.equals(8) | (length.equals(size) & last.equals(bits - 8 * (size - 1)))
    params = r, Param("b", Buffer("length")), Param("length", Size()), Param("last", Size()), Param("m", Words(limbs))
    return Contract("bytes_modulo", "", params, tuple(ensures), (needed,))
