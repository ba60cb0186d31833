# SPDX-License-Identifier: MIT
"""Polynomials modulo x^n - 1 and Phi_n = (x^n - 1)/(x - 1), with coefficients modulo q = 2^k, 2 and 3."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Const, Symbol, Term, Var
from ecgen.logic.types import Polynomial

_R, _A, _B = (Var(name) for name in "rab")
Q, X_N_1, PHI_N = Symbol("q"), Symbol("x^n - 1"), Symbol("Phi_n")
RQ, R3, R2 = Polynomial("q"), Polynomial("3"), Polynomial("2")


@dataclass(frozen=True)
class Ring:
    """`n`: the degree of x^n - 1; `q_bits`: k."""

    n: int
    q_bits: int


def product_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    return (_product("rq_mul", RQ, X_N_1, Q),)


def _product(name: str, kind: Polynomial, modulus: Term, number: Term | int) -> Contract:
    params = Param("r", kind, True), Param("a", kind), Param("b", kind)
    coefficients = number if isinstance(number, Term) else Const(number)
    return Contract(name, name, params, (_R.equals(_A * _B % modulus % coefficients),))
