# SPDX-License-Identifier: MIT
"""Which point formulas a curve is emitted with, printed as C."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.contracts.field import straight_line
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.formula import Formula
from ecgen.curve.library import formula
from ecgen.curve.lower import lower
from ecgen.emit.context import wrapped
from ecgen.library import Library
from ecgen.programs import prices
from ecgen.reference import residues

_ADDITIONS = ("jacobian_add", "jacobian_add_12m4s")
_MIXED = ("jacobian_add_mixed", "jacobian_add_mixed_8m3s")
_DOUBLINGS = {
    -3: ("jacobian_double_minus3", "jacobian_double_minus3_4m4s", "jacobian_double_minus3_half"),
    0: ("jacobian_double_zero", "jacobian_double_zero_3m4s", "jacobian_double_zero_half"),
}
_ANY_DOUBLING = ("jacobian_double", "jacobian_double_3m6s", "jacobian_double_half")
#: What calling a function costs, in the units of ecgen.arith.cost.
_CALL = 12


def chosen_formulas(library: Library, *, twist: bool = False) -> dict[str, Formula]:
    """The cheapest addition, mixed addition and doubling of a short Weierstrass curve, or of its twist, by the names of their
    functions."""
    assert library.spec.curve is not None
    calls = _over_extension(_prices(library)) if twist else _prices(library)
    candidates = {
        "point_add_incomplete": _ADDITIONS,
        "point_add_affine_incomplete": _MIXED,
        "point_dbl": _DOUBLINGS.get(library.spec.curve.a, _ANY_DOUBLING),
    }
    return {name: _cheapest(names, calls) for name, names in candidates.items()}


def _prices(library: Library) -> dict[str, int]:
    """What each operation costs; where little code is asked for, all the same, so that there are few calls."""
    field = library.moduli(64)[0]
    if library.size:
        return dict.fromkeys((contract.operation for contract in straight_line(residues(field))), 1)
    return {operation: price + _CALL for operation, price in prices(field).items()}


def _over_extension(calls: dict[str, int]) -> dict[str, int]:
    """What operations of F_p^2 cost: three products for one, two for a square, two sums for one."""
    factors = {"mul": (3, "mul"), "sqr": (2, "mul")}
    chosen = {operation: factors.get(operation, (2, operation)) for operation in calls}
    return {operation: factor * calls[single] for operation, (factor, single) in chosen.items()}


def _cheapest(names: Sequence[str], calls: dict[str, int]) -> Formula:
    return min(map(formula, names), key=lambda chosen: sum(calls[call.function] for call in lower(chosen)))


def print_formula(chosen: Formula, prefix: str, tag: str = "fe") -> dict[str, object]:
    """{comment, lines, temporaries} of the formula as C, in calls of PREFIX_TAG_mul and its like; p and q are the operands, r is
    the result."""
    names = {constant: f"{prefix}_curve_{constant}" for constant in chosen.constant_names}
    for letter, role in zip("pq", chosen.inputs, strict=False):
        names |= {name: f"{letter}->{axis}" for name, axis in zip(role.names, "xyz", strict=False)}
    for role in chosen.outputs:
        names |= {name: f"r->{axis}" for name, axis in zip(role.names, "xyz", strict=False)}
    names |= {"H": "h", "r": "slope"} if chosen.also else {}
    calls = print_calls(chosen, names, prefix, tag=tag)
    return {"comment": wrapped(comment(chosen)), "lines": calls.lines, "temporaries": calls.temporaries}
