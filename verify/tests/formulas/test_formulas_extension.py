# SPDX-License-Identifier: MIT
"""The Kummer formulas over F_p^2, on every point of tiny curves: doubling and differential addition along multiples."""

from __future__ import annotations

from itertools import product

import pytest

from ecgen.curve.coordinates import encode, stands_for
from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.library import formula
from ecgen.group import Group
from ecgen.rings import QuadraticField

Pair = tuple[int, int]


@pytest.mark.parametrize(("prime", "a"), [(7, (3, 1)), (11, (6, 0))])
def test_doubling_and_differential_addition(prime: int, a: Pair) -> None:
    ring = QuadraticField(prime)
    group = Group("montgomery", {"A": a}, ring)
    field = [(real, imaginary) for real in range(prime) for imaginary in range(prime)]
    finite = [(x, y) for x in field for y in field if group.defect(x, y) == (0, 0)]
    double, add = formula("montgomery_double"), formula("montgomery_add")
    known = constants(double, group.parameters, ring)
    zero: Pair = (0, 0)

    def xz(names: str, point: tuple[Pair, Pair], scale: Pair) -> dict[str, Pair]:
        return dict(zip(names.split(), encode("xz", point, scale, group) or (), strict=True))

    for p in finite:
        doubled = evaluate(double, known | xz("X1 Z1", p, (2, 3)), ring)
        assert stands_for("xz", (doubled["X3"], doubled["Z3"]), group.add(p, p), ring) == [zero]
    for p, q in product(finite[::5], finite):
        difference = group.add(p, group.negate(q))
        if difference is None or difference[0] == zero:
            continue
        total = evaluate(add, xz("X1 Z1", p, (2, 3)) | xz("X2 Z2", q, (1, 1)) | {"XD": difference[0]}, ring)
        assert stands_for("xz", (total["X3"], total["Z3"]), group.add(p, q), ring) == [zero]
        assert (total["X3"], total["Z3"]) != (zero, zero)
