# SPDX-License-Identifier: MIT
"""What makes numbers of byte strings of any length."""

from __future__ import annotations

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Term, Var, big_endian, implies, words
from ecgen.logic.types import Buffer, Element, Size, Words


def modulo_contract(r: Param, limbs: int, *moduli: Term) -> Contract:
    """PREFIX_bytes_modulo(r, b, length, m): the integer b modulo one of these numbers of so many limbs."""
    number, m = big_endian(Var("b")), Var("m")
    result = words(Var(r.name)) if isinstance(r.type, Element) else Var(r.name)
    ensures = [formula for modulus in moduli for formula in implies(m.equals(modulus), result.equals(number % modulus))]
    params = r, Param("b", Buffer("length")), Param("length", Size()), Param("m", Words(limbs))
    return Contract("bytes_modulo", "", params, tuple(ensures))
