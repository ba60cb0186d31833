# SPDX-License-Identifier: MIT
"""The field of p^2 elements, F_p(i), and the Kummer line of Montgomery curves over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ecgen.contracts.field import Residues, composed, straight_line
from ecgen.contracts.standards import is_difference, kummer_double, kummer_sum
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    NEUTRAL,
    RESULT,
    Const,
    P,
    Term,
    Var,
    big_endian,
    little_endian,
    pair,
    part,
    point,
    residue,
    slice_of,
    when,
    x_of,
)
from ecgen.logic.types import Bytes, Element, Extension, Point, Status

#: The operations of one modulus that the extension has too, in the order of the header.
_LIKE = ("add", "sub", "neg", "dbl", "half", "mul", "sqr", "inv", "select", "cswap", "is_zero", "eq")
_ORDER = ("add", "sub", "neg", "dbl", "half", "conj", "mul", "sqr", "inv", "from_bytes", "from_bytes_le", "to_bytes",
          "to_bytes_le", "select", "cswap", "is_zero", "eq")  # fmt: skip
_R, _A, _B = (Var(name) for name in "rab")
_LINE = Point("kummer")


def extension_contracts(field: Residues) -> tuple[Contract, ...]:
    """In the order of the header."""
    single = {contract.operation: contract for contract in (*straight_line(field), *composed(field))}
    contracts = {operation: _extended(single[operation]) for operation in _LIKE}
    contracts["conj"] = _contract("conj", (Param("r", Extension(), True), Param("a", Extension())),
                                  (_R.equals(pair(part(_A, 0), -part(_A, 1))),))  # fmt: skip
    for suffix, number in (("", big_endian), ("_le", little_endian)):
        contracts[f"from_bytes{suffix}"] = _decoding(field, f"from_bytes{suffix}", number)
        contracts[f"to_bytes{suffix}"] = _encoding(field, f"to_bytes{suffix}", number)
    return tuple(contracts[operation] for operation in _ORDER)


def _contract(operation: str, params: tuple[Param, ...], ensures: tuple[Term, ...]) -> Contract:
    return Contract(f"fe2_{operation}", f"fe2_{operation}", params, ensures)


def _extended(contract: Contract) -> Contract:
    """The same formulas over the extension."""
    params = tuple(replace(param, type=Extension()) if isinstance(param.type, Element) else param for param in contract.params)
    name = f"fe2_{contract.operation}"
    return replace(contract, name=name, operation=name, params=params)


def _parts(field: Residues, number: Callable[[Term], Term]) -> tuple[Term, Term]:
    """The numbers that two encoded elements, one after the other, stand for."""
    n = field.length
    return number(slice_of(_B, 0, n)), number(slice_of(_B, n, 2 * n))


def _decoding(field: Residues, operation: str, number: Callable[[Term], Term]) -> Contract:
    c0, c1 = _parts(field, number)
    ensures = when((c0 < P) & (c1 < P), (_R.equals(pair(c0, c1)), RESULT.equals(0)), (_R.equals(0), RESULT.equals(-1)))
    params = Param("r", Extension(), True), Param("b", Bytes(2 * field.length))
    return replace(_contract(operation, params, ensures), returns=Status())


def _encoding(field: Residues, operation: str, number: Callable[[Term], Term]) -> Contract:
    encoded = zip(_parts(field, number), (0, 1), strict=True)
    params = Param("b", Bytes(2 * field.length), True), Param("a", Extension())
    return _contract(operation, params, tuple(string.equals(residue(part(_A, index))) for string, index in encoded))


def kummer_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    p, q, d, a24 = (Var(name) for name in ("p", "q", "d", "a24"))
    r = Param("r", _LINE, True)
    points = Param("p", _LINE), Param("q", _LINE)
    return (
        Contract("kummer_dbl", "kummer_dbl", (r, points[0], Param("a24", Extension())), (_R.equals(kummer_double(p, a24)),),
                 (~a24.equals(0), ~a24.equals(-1))),
        Contract("kummer_add", "kummer_add", (r, *points, Param("d", _LINE)), (_R.equals(kummer_sum(p, q, d)),),
                 (~d.equals(NEUTRAL), ~x_of(d).equals(Const(0)), is_difference(d, p, q))),
        Contract("kummer_add_affine", "kummer_add_affine", (r, *points, Param("d", Extension())),
                 (_R.equals(kummer_sum(p, q, point(d))),),
                 (~d.equals(0), is_difference(point(d), p, q))),
    )  # fmt: skip
