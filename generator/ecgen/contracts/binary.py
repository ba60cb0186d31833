# SPDX-License-Identifier: MIT
"""Elements of GF(2^m), many at once: bit-sliced, and how they come into that form and out of it."""

from __future__ import annotations

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Named, Sort, Term, Var
from ecgen.logic.types import Numbers16, Sliced

_R, _A, _B, _E = (Var(name) for name in ("r", "a", "b", "e"))
#: How many elements there are at once.
COUNTS = (64, 256)
_EACH = "element by element, bit i of a number being the coefficient of z^i"


def field_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    return tuple(contract for count in COUNTS for contract in _of(count))


def _of(count: int) -> tuple[Contract, ...]:
    vector, numbers = Sliced(count), Numbers16(count)
    r, a, b = Param("r", vector, True), Param("a", vector), Param("b", vector)
    return (
        _contract(count, "add", (r, a, b), _R, _vector("sums", f"in GF(2^m), {_EACH}", _A, _B)),
        _contract(count, "mul", (r, a, b), _R, _vector("products", f"in GF(2^m), {_EACH}", _A, _B)),
        _contract(count, "sqr", (r, a), _R, _vector("squares", f"in GF(2^m), {_EACH}", _A)),
        _contract(count, "inv", (r, a), _R, _vector("inverses", f"in GF(2^m), 0 for 0, {_EACH}", _A)),
        _contract(count, "from_elements", (r, Param("e", numbers)), _R, _vector("lowest_bits", "m bits of each number", _E)),
        _contract(count, "to_elements", (Param("e", numbers, True), a), _E, _vector("elements", _EACH, _A)),
    )


def _contract(count: int, operation: str, params: tuple[Param, ...], output: Var, value: Term) -> Contract:
    return Contract(f"gf{count}_{operation}", operation, params, (output.equals(value),))


def _vector(name: str, source: str, *args: Term) -> Term:
    return Named(name, source, Sort.VECTOR, args)
