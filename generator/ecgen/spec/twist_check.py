# SPDX-License-Identifier: MIT
"""G2 of a curve with a pairing: the twist over the field of p^2 elements. Is it a curve, does the generator have the order."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

import gmpy2

from ecgen.group import Group
from ecgen.rings import Pair, QuadraticField
from ecgen.spec.curve_check import Curve
from ecgen.spec.errors import KeyFault

_SAMPLED_POINTS = 2


@dataclass(frozen=True)
class Twist:
    """y^2 = x^3 + b over F_p(i). Elements are pairs (real part, that of i), both from 0 to p - 1; the generator has the curve's
    order, and order * cofactor is the number of points."""

    b: tuple[int, int]
    generator: tuple[tuple[int, int], tuple[int, int]]
    cofactor: int


def check_twist(prime: int, nonresidue: int, curve: Curve, twist: Twist) -> None:
    """Raise KeyFault unless `twist`, its values still as given in the file, is what it claims to be. The number of points is
    tested on a few of them."""
    if curve.form != "weierstrass" or curve.a % prime:
        raise KeyFault(("g2",), "is made beside curves y^2 = x^3 + b only")
    for key, parts in (("b", [twist.b]), ("generator", [*twist.generator])):
        if not all(0 <= part < prime for pair in parts for part in pair):
            raise KeyFault(("g2", key), "all parts must lie between 0 and p - 1")
    if twist.b == (0, 0):
        raise KeyFault(("g2", "b"), "the curve is singular: b = 0")
    ring = QuadraticField(prime, nonresidue)
    group = Group("weierstrass", {"a": ring.const(0), "b": twist.b}, ring)
    if group.defect(*twist.generator) != ring.const(0):
        raise KeyFault(("g2", "generator"), "the point is not on the curve")
    if group.multiply(curve.order, twist.generator) is not None:
        raise KeyFault(("g2", "generator"), "the curve's order times it is not the neutral element")
    if abs(curve.order * twist.cofactor - prime**2 - 1) > 2 * prime:
        raise KeyFault(("g2", "cofactor"), "order * cofactor is outside the Hasse bound p^2 + 1 ± 2*p")
    if any(other.multiply(curve.order * twist.cofactor, point) is not None for other, point in _samples(group, ring)):
        raise KeyFault(("g2", "cofactor"), "wrong: order * cofactor is not the number of points")


def _samples(group: Group[Pair], ring: QuadraticField) -> Iterator[tuple[Group[Pair], tuple[Pair, Pair]]]:
    """Points of isomorphic curves: for d = x^3 + b a square, as its norm is then, (d*x, d^2) is on y^2 = x^3 + b*d^3."""
    pairs = ((ring.const(x), group.right_side(ring.const(x))) for x in itertools.count(1))
    squares = ((x, d) for x, d in pairs if gmpy2.legendre(ring.norm(d), ring.prime) == 1)
    for x, d in itertools.islice(squares, _SAMPLED_POINTS):
        square = ring.mul(d, d)
        b = ring.mul(group.parameters["b"], ring.mul(d, square))
        yield replace(group, parameters={**group.parameters, "b": b}), (ring.mul(d, x), square)
