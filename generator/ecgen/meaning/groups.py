# SPDX-License-Identifier: MIT
"""The groups of points that contracts speak of."""

from __future__ import annotations

from dataclasses import dataclass

import gmpy2

from ecgen.curve import evaluate
from ecgen.curve.group import Group

Affine = tuple[int, int]
#: None is the neutral element of a Weierstrass curve.
Point = Affine | None


class Residues(evaluate.Residues):
    """With gmpy2's inverse."""

    def inv(self, x: int) -> int:
        return int(gmpy2.invert(x, self.prime))


@dataclass(frozen=True)
class Points:
    """The points of one curve, as `ecgen.logic.evaluate.Group` has them."""

    curve: Group[int]
    generator: Affine

    @property
    def neutral(self) -> Point:
        return self.curve.neutral

    def add(self, p: Point, q: Point) -> Point:
        return self.curve.add(p, q)

    def negated(self, p: Point) -> Point:
        return self.curve.negate(p)

    def multiple(self, k: int, p: Point) -> Point:
        return self.curve.multiply(k, p)

    def is_on_curve(self, p: Point) -> bool:
        return p is None or self.curve.defect(*p) == 0


def square_root(x: int, prime: int) -> int | None:
    """A root modulo a prime, None where x is no square. By M. Cipolla, 1903: (t + sqrt(d))^((p + 1)/2) for d = t^2 - x, no
    square."""
    x %= prime
    if x == 0:
        return 0
    if gmpy2.legendre(x, prime) != 1:
        return None
    t = next(t for t in range(prime) if gmpy2.legendre(t * t - x, prime) != 1)
    d = t * t - x
    if d % prime == 0:
        return t
    result, power, exponent = (1, 0), (t, 1), (prime + 1) // 2
    while exponent:
        if exponent & 1:
            result = _times(result, power, d, prime)
        power, exponent = _times(power, power, d, prime), exponent >> 1
    return result[0]


def _times(x: Affine, y: Affine, d: int, prime: int) -> Affine:
    return (x[0] * y[0] + d * x[1] * y[1]) % prime, (x[0] * y[1] + x[1] * y[0]) % prime
