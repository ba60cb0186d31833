# SPDX-License-Identifier: MIT
"""Every formula on every pair of points of tiny curves: right everywhere but for exactly the inputs it calls exceptional."""

from __future__ import annotations

import itertools

import pytest

from ecgen.curve.coordinates import encode, must_not_vanish, stands_for
from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.library import formulas
from ecgen.group import Group
from ecgen.rings import Residues

Point = tuple[int, int] | None

#: (prime, a, b): for each a, groups of odd order and of even order; with no, one and three points of order 2.
WEIERSTRASS = {
    -3: [(11, -3, 4), (13, -3, 4), (17, -3, 7)],
    0: [(7, 0, 3), (13, 0, 2), (19, 0, 1)],
    None: [(13, 2, 2), (13, 5, 1), (17, -1, 0)],
}
MONTGOMERY = [(13, 4), (17, 3), (19, 5), (23, 6)]
EDWARDS = [(13, 2), (17, 3), (29, 8)]  # p = 1 mod 4, d is no square


def groups(formula: Formula) -> list[Group[int]]:
    match formula.form:
        case "weierstrass":
            return [Group("weierstrass", {"a": a % p, "b": b}, Residues(p)) for p, a, b in WEIERSTRASS[formula.a]]
        case "montgomery":
            return [Group("montgomery", {"A": a}, Residues(p)) for p, a in MONTGOMERY]
        case _:
            return [Group("edwards", {"a": p - 1, "d": d}, Residues(p)) for p, d in EDWARDS]


def prime_of(group: Group[int]) -> int:
    assert isinstance(group.ring, Residues)
    return group.ring.prime


def points(group: Group[int]) -> list[Point]:
    field = range(prime_of(group))
    affine: list[Point] = [(x, y) for x in field for y in field if group.defect(x, y) == 0]
    return affine if group.form == "edwards" else [None, *affine]


def is_right(formula: Formula, group: Group[int], named: dict[str, Point], scales: tuple[int, ...]) -> bool | None:
    """None when an input has no such coordinates."""
    values = constants(formula, group.parameters, group.ring)
    for role, scale in zip(formula.inputs, scales, strict=False):
        coordinates = encode(role.system, group.combine(role.point.terms, named), scale, group)
        if coordinates is None:
            return None
        values |= dict(zip(role.names, coordinates, strict=True))
    try:
        results = evaluate(formula, values, group.ring) | values
    except ZeroDivisionError:
        return False
    for role in formula.outputs:
        expected = group.combine(role.point.terms, named)
        got = tuple(results[name] for name in role.names)
        vanishing = stands_for(role.system, got, expected, group.ring)
        if vanishing is None or any(vanishing) or must_not_vanish(role.system, got, expected) == 0:
            return False
    return True


def is_exceptional(formula: Formula, group: Group[int], named: dict[str, Point]) -> bool:
    return formula.exceptional.covers(lambda combination: group.combine(combination.terms, named) == group.neutral)


@pytest.mark.parametrize("formula", formulas().values(), ids=lambda formula: formula.name)
def test_wrong_exactly_where_exceptional(formula: Formula) -> None:
    names = sorted({name for role in formula.inputs for name, _ in role.point.terms})
    tried = 0
    for group in groups(formula):
        origin: Point = (0, 0)
        for chosen in itertools.product(points(group), repeat=len(names)):
            named = dict(zip(names, chosen, strict=True)) | {"T": origin}
            exceptional = is_exceptional(formula, group, named)
            for scales in ((1, 1, 1), (2, 3, 5), (6, 1, 4)):
                right = is_right(formula, group, named, scales)
                if right is not None:
                    tried += 1
                    assert right is not exceptional, (prime_of(group), group.parameters, named, scales)
    assert tried > 10


@pytest.mark.parametrize("name", [name for name, formula in formulas().items() if "H" in formula.also])
def test_tell_tales(name: str) -> None:
    """H = 0 exactly where P = Q or P = -Q, and then r = 0 exactly where P = Q, for points other than O."""
    formula = formulas()[name]
    for group in groups(formula):
        finite = [point for point in points(group) if point is not None]
        for p, q in itertools.product(finite, repeat=2):
            values = constants(formula, group.parameters, group.ring)
            for role, point, scale in zip(formula.inputs, (p, q), (2, 3), strict=True):
                values |= dict(zip(role.names, encode(role.system, point, scale, group) or (), strict=True))
            results = evaluate(formula, values, group.ring)
            assert (results["H"] == 0) == (p[0] == q[0])
            if p[0] == q[0]:
                assert (results["r"] == 0) == (p == q)
