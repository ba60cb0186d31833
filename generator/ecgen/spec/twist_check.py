# SPDX-License-Identifier: MIT
"""G2 of a curve with a pairing: the twist over the field of p^2 elements. Is it a curve, does the generator have the order."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

import gmpy2
from gmpy2 import mpz

from ecgen.spec.curve_check import Curve
from ecgen.spec.errors import KeyFault

_SAMPLED_POINTS = 2
Pair = tuple[mpz, mpz]
Point = tuple[Pair, Pair]


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
    b, x, y = ((mpz(real), mpz(imaginary)) for real, imaginary in (twist.b, *twist.generator))
    equation = _Equation(mpz(prime), nonresidue, b)
    if equation.times(y, y) != equation.right_side(x):
        raise KeyFault(("g2", "generator"), "the point is not on the curve")
    if equation.multiply(curve.order, (x, y)) is not None:
        raise KeyFault(("g2", "generator"), "the curve's order times it is not the neutral element")
    if abs(curve.order * twist.cofactor - prime**2 - 1) > 2 * prime:
        raise KeyFault(("g2", "cofactor"), "order * cofactor is outside the Hasse bound p^2 + 1 ± 2*p")
    if any(other.multiply(curve.order * twist.cofactor, point) is not None for other, point in equation.samples()):
        raise KeyFault(("g2", "cofactor"), "wrong: order * cofactor is not the number of points")


@dataclass(frozen=True)
class _Equation:
    """y^2 = x^3 + b over pairs; affine chord and tangent, as `curve_equation` has them over the prime field."""

    p: mpz
    nonresidue: int
    b: Pair

    def times(self, x: Pair, y: Pair) -> Pair:
        return (x[0] * y[0] + self.nonresidue * x[1] * y[1]) % self.p, (x[0] * y[1] + x[1] * y[0]) % self.p

    def right_side(self, x: Pair) -> Pair:
        cube = self.times(x, self.times(x, x))
        return (cube[0] + self.b[0]) % self.p, (cube[1] + self.b[1]) % self.p

    def add(self, left: Point | None, right: Point | None) -> Point | None:
        if left is None or right is None:
            return left or right
        (x1, y1), (x2, y2), p = left, right, self.p
        if x1 != x2:
            above, below = (y2[0] - y1[0], y2[1] - y1[1]), (x2[0] - x1[0], x2[1] - x1[1])
        elif (y1[0] + y2[0]) % p or (y1[1] + y2[1]) % p:
            square = self.times(x1, x1)
            above, below = (3 * square[0], 3 * square[1]), (2 * y1[0], 2 * y1[1])
        else:
            return None
        scale = gmpy2.invert(below[0] * below[0] - self.nonresidue * below[1] * below[1], p)
        slope = self.times(above, (below[0] * scale % p, -below[1] * scale % p))
        square = self.times(slope, slope)
        x3 = (square[0] - x1[0] - x2[0]) % p, (square[1] - x1[1] - x2[1]) % p
        rise = self.times(slope, (x1[0] - x3[0], x1[1] - x3[1]))
        return x3, ((rise[0] - y1[0]) % p, (rise[1] - y1[1]) % p)

    def multiply(self, scalar: int, point: Point) -> Point | None:
        """scalar * point for scalar >= 0, by doubling and adding from the top bit."""
        result: Point | None = None
        for bit in bin(scalar)[2:]:
            result = self.add(result, result)
            if bit == "1":
                result = self.add(result, point)
        return result

    def samples(self) -> Iterator[tuple[_Equation, Point]]:
        """Points of isomorphic curves: for d = x^3 + b a square, as its norm is then, (d*x, d^2) is on y^2 = x^3 + b*d^3."""
        pairs = (((mpz(x), mpz(0)), self.right_side((mpz(x), mpz(0)))) for x in itertools.count(1))
        squares = ((x, d) for x, d in pairs if gmpy2.legendre(d[0] * d[0] - self.nonresidue * d[1] * d[1], self.p) == 1)
        for x, d in itertools.islice(squares, _SAMPLED_POINTS):
            square = self.times(d, d)
            yield replace(self, b=self.times(self.b, self.times(d, square))), (self.times(d, x), square)
