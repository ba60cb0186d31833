# SPDX-License-Identifier: MIT
"""Affine points modulo a prime: what checking a spec needs, and no more. Nothing here is fast or constant-time."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

import gmpy2

from ecgen.group import Group
from ecgen.rings import Residues

Point = tuple[int, int] | None  # None is the neutral element

_SAMPLED_POINTS = 4


@dataclass(frozen=True)
class Equation:
    """y^2 = x^3 + c2 x^2 + c1 x + c0 modulo p, which covers both forms."""

    p: int
    c2: int
    c1: int
    c0: int

    @staticmethod
    def of(prime: int, form: str, a: int, b: int) -> Equation:
        """The equation of a "weierstrass" (a, b) or "montgomery" (a) curve."""
        if form == "montgomery":
            return Equation(prime, a, 1, 0)
        return Equation(prime, 0, a, b)

    def singular(self) -> bool:
        """Whether the cubic has a repeated root: its discriminant is 0."""
        r, s, t = self.c2, self.c1, self.c0
        return bool((r * r * s * s - 4 * s**3 - 4 * r**3 * t - 27 * t * t + 18 * r * s * t) % self.p == 0)

    def right_side(self, x: int) -> int:
        """The cubic at x, reduced."""
        return (((x + self.c2) * x + self.c1) * x + self.c0) % self.p

    def holds(self, point: tuple[int, int]) -> bool:
        """Whether an affine point is on the curve."""
        return bool((point[1] * point[1] - self.right_side(point[0])) % self.p == 0)

    def add(self, left: Point, right: Point) -> Point:
        """Sum of two points on the curve, coordinates reduced."""
        return self._group.add(left, right)

    def multiply(self, scalar: int, point: Point) -> Point:
        """scalar * point for scalar >= 0."""
        return self._group.multiply(scalar, point)

    @property
    def _group(self) -> Group[int]:
        return Group("weierstrass", {"c2": self.c2, "a": self.c1, "b": self.c0}, Residues(self.p))

    def count(self) -> int:
        """The number of points with the neutral element; one Legendre symbol per field element."""
        return 1 + sum(1 + int(gmpy2.legendre(self.right_side(x), self.p)) for x in range(self.p))

    def annihilates(self, number: int) -> bool:
        """Whether number * P is the neutral element for a few points P, as it is when `number` counts the points.

        For x where d = f(x) is a square, (d x, d^2) lies on y^2 = x^3 + c2 d x^2 + c1 d^2 x + c0 d^3, which is
        isomorphic to this curve: points to try without a square root.
        """
        squares = ((x, d) for x in range(self.p) if gmpy2.legendre(d := self.right_side(x), self.p) == 1)
        for x, d in islice(squares, _SAMPLED_POINTS):
            scaled = Equation(self.p, self.c2 * d % self.p, self.c1 * d**2 % self.p, self.c0 * d**3 % self.p)
            if scaled.multiply(number, (d * x % self.p, d * d % self.p)) is not None:
                return False
        return True
