# SPDX-License-Identifier: MIT
"""Points as operands of the benchmark: drawn below the prime, in any form, and judged as affine points."""

from __future__ import annotations

import random

import pytest

from ecgen.bundled import load_bundled
from ecgen.field import Modulus, Reduction
from ecgen.group import Group
from ecgen.ir import Kind
from ecgen.library import Library, Target
from ecgen.rings import Pair, QuadraticField
from ecgen.spec.curve_equation import Equation
from ecgen_bench.implementations.operations import OPERATIONS, choose_operations
from ecgen_bench.implementations.points import Points, by_tag, domains, points_of

P = 2**127 - 1
A = -3
PLAIN = Points(Modulus(P, Kind.FIELD, 64, 2, Reduction.SOLINAS), A)
MONTGOMERY = PLAIN.over(Modulus(P, Kind.FIELD, 64, 2, Reduction.MONTGOMERY))


def stored(points: Points, *coordinates: int) -> int:
    """A triple as it stands in memory."""
    return sum(points.field.encode(c) << (128 * i) for i, c in enumerate(coordinates))


def scaled(x: int, y: int, z: int) -> tuple[int, int, int]:
    """A triple for the affine point."""
    return x * z * z % P, y * z**3 % P, z


def on_one_curve() -> tuple[Equation, tuple[int, int], tuple[int, int]]:
    """A curve with the coefficient a and two points of it: x where x^3 + a x + b is a square, b = 5."""
    points = []
    for x in range(2, 100):
        square = (x**3 + A * x + 5) % P
        root = pow(square, (P + 1) // 4, P)
        if root * root % P == square:
            points.append((x, root))
    return Equation.of(P, "weierstrass", A, 5), points[0], points[1]


def added(equation: Equation, left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
    """The sum by the group law; it must not be the neutral element."""
    total = equation.add(left, right)
    assert total is not None
    return int(total[0]), int(total[1])


@pytest.mark.parametrize("points", [PLAIN, MONTGOMERY], ids=["plain", "montgomery"])
def test_agrees_with_the_group_law(points: Points) -> None:
    """And with it alone: another point, another sign, the operands' other order of a wrong operation are all refused."""
    equation, first, second = on_one_curve()
    a, b = stored(points, *scaled(*first, 7)), stored(points, *scaled(*second, 11))
    affine = stored(points, *second, 12345)  # what stands for z is ignored
    results = {"dbl": scaled(*added(equation, first, first), 13), "add": scaled(*added(equation, first, second), 17)}
    for operation, other in (("dbl", b), ("add", b), ("add_affine", affine)):
        x, y, z = results["dbl" if operation == "dbl" else "add"]
        assert points.is_right(operation, a, other, stored(points, x, y, z), True)
        assert not points.is_right(operation, a, other, stored(points, x, -y, z), True)
        assert not points.is_right(operation, a, other, stored(points, x, y, z + 1), True)
        assert not points.is_right(operation, a, other, stored(points, x, y, 0), True)
    assert not points.is_right("add", a, b, stored(points, *results["dbl"]), True)


def test_a_result_that_is_not_reduced() -> None:
    equation, first, _ = on_one_curve()
    a = stored(PLAIN, *scaled(*first, 7))
    doubled = stored(PLAIN, *scaled(*added(equation, first, first), 3))
    assert PLAIN.is_right("dbl", a, a, doubled, True)
    assert not PLAIN.is_right("dbl", a, a, doubled + P, True)
    assert PLAIN.is_right("dbl", a, a, doubled + P, False)


def test_operands_are_below_the_prime_and_drawn_anew() -> None:
    pairs = PLAIN.draw(20, 1)
    assert pairs == PLAIN.draw(20, 1) != PLAIN.draw(20, 2)
    for number in (n for pair in pairs for n in pair):
        assert all(0 < number >> (128 * i) & (2**128 - 1) < P for i in range(3))
        assert number >> 384 == 0


def test_which_curves_have_points() -> None:
    """Montgomery's and Edwards' curves have other formulas, bare fields none."""
    tags = {}
    for name in ("p256", "curve25519", "p434"):
        operands = domains(Library(load_bundled(name), name, "auto", (Target.C64,)))
        tags[name] = [domain.tag for domain in operands]
        assert (points_of(operands) is not None) == (name == "p256")
        assert list(by_tag(operands)) == [tag for tag in tags[name] if tag not in ("point", "fe2", "fe_loose")]
    assert tags == {"p256": ["fe", "sc", "point"], "curve25519": ["fe", "sc"], "p434": ["fe", "fe2", "fe_loose"]}


def g2() -> tuple[Points, Group[Pair]]:
    """G2 of BLS12-381 as operands, and its group law."""
    spec = load_bundled("bls12_381")
    points = points_of(domains(Library(spec, "x", "auto", (Target.C64,))), "g2_point")
    assert points is not None and spec.twist is not None
    ring = QuadraticField(spec.prime, spec.nonresidue)
    return points, Group("weierstrass", {"a": ring.const(0), "b": spec.twist.b}, ring)


def test_points_of_g2_are_judged_by_the_group_law() -> None:
    points, law = g2()
    triples = {k: points.stored(law.multiply(k, points.generator), random.Random(k)) for k in range(1, 6)}
    for operation, a, b, right in (("dbl", 1, 1, 2), ("add", 1, 2, 3), ("add", 2, 3, 5)):
        for k, result in triples.items():
            assert points.is_right(operation, triples[a], triples[b], result, True) == (k == right)
    assert points.is_right("mul", triples[1], 5, triples[5], True)
    assert points.is_right("mul", triples[1], 5 + (1 << points.scalar_bits), triples[5], True)  # further bits do not count
    assert not points.is_right("mul", triples[1], 4, triples[5], True)


def test_operands_of_g2_are_of_the_order() -> None:
    (points, law), curve = g2(), load_bundled("bls12_381").curve
    assert curve is not None
    pairs = points.draw(2, 1)
    assert pairs == points.draw(2, 1) != points.draw(2, 2)
    for number in (n for pair in pairs for n in pair):
        point = points.affine(number)
        assert law.defect(*point) == law.ring.const(0) and law.multiply(curve.order, point) is None


def test_points_are_measured_on_request() -> None:
    assert {operation.tag for operation in choose_operations(None, scalars=True)} == {"fe", "sc"}
    assert choose_operations("dbl,mul", scalars=True) == (OPERATIONS["dbl"], OPERATIONS["mul"])
