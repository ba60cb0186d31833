# SPDX-License-Identifier: MIT
"""The group law itself, affine and slow: what formulas and scalar multiplications are compared with.

A point is a pair (x, y) of ring elements, or None for the neutral element of a Weierstrass or Montgomery curve; on an
Edwards curve the neutral element is (0, 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ecgen.rings import Ring

T = TypeVar("T")


@dataclass(frozen=True)
class Group(Generic[T]):
    """One curve. `form` and `parameters` as in a formula: weierstrass a, b; montgomery A; edwards a, d."""

    form: str
    parameters: Mapping[str, T]
    ring: Ring[T]

    @property
    def neutral(self) -> tuple[T, T] | None:
        return (self.ring.const(0), self.ring.const(1)) if self.form == "edwards" else None

    @property
    def cubic(self) -> tuple[T, T, T]:
        """c2, c1 and c0 of a curve y^2 = x^3 + c2*x^2 + c1*x + c0."""
        ring, given = self.ring, self.parameters
        if self.form == "montgomery":
            return given["A"], ring.const(1), ring.const(0)
        return given.get("c2", ring.const(0)), given["a"], given["b"]

    def right_side(self, x: T) -> T:
        """The cubic at x."""
        ring, (c2, c1, c0) = self.ring, self.cubic
        return ring.add(ring.mul(ring.add(ring.mul(ring.add(x, c2), x), c1), x), c0)

    def defect(self, x: T, y: T) -> T:
        """What is zero exactly where (x, y) is on the curve."""
        ring, given = self.ring, self.parameters
        xx, yy = ring.mul(x, x), ring.mul(y, y)
        if self.form == "edwards":
            right = ring.add(ring.const(1), ring.mul(given["d"], ring.mul(xx, yy)))
            return ring.sub(ring.add(ring.mul(given["a"], xx), yy), right)
        return ring.sub(yy, self.right_side(x))

    def negate(self, point: tuple[T, T] | None) -> tuple[T, T] | None:
        if point is None:
            return None
        zero = self.ring.const(0)
        if self.form == "edwards":
            return self.ring.sub(zero, point[0]), point[1]
        return point[0], self.ring.sub(zero, point[1])

    def add(self, left: tuple[T, T] | None, right: tuple[T, T] | None) -> tuple[T, T] | None:
        """The sum; the chord where the points differ, the tangent where they are equal."""
        if left is None or right is None:
            return left or right
        return self._edwards_sum(left, right) if self.form == "edwards" else self._chord_or_tangent(left, right)

    def _edwards_sum(self, left: tuple[T, T], right: tuple[T, T]) -> tuple[T, T]:
        ring, (x1, y1), (x2, y2) = self.ring, left, right
        one, axx = ring.const(1), ring.mul(self.parameters["a"], ring.mul(x1, x2))
        product = ring.mul(self.parameters["d"], ring.mul(ring.mul(x1, x2), ring.mul(y1, y2)))
        cross = ring.add(ring.mul(x1, y2), ring.mul(y1, x2))
        x = ring.mul(cross, ring.inv(ring.add(one, product)))
        return x, ring.mul(ring.sub(ring.mul(y1, y2), axx), ring.inv(ring.sub(one, product)))

    def _chord_or_tangent(self, left: tuple[T, T], right: tuple[T, T]) -> tuple[T, T] | None:
        ring, (x1, y1), (x2, y2) = self.ring, left, right
        shift, linear, _ = self.cubic
        if x1 != x2:
            slope = ring.mul(ring.sub(y2, y1), ring.inv(ring.sub(x2, x1)))
        elif ring.add(y1, y2) == ring.const(0):
            return None
        else:
            xx, twice = ring.mul(x1, x1), ring.mul(shift, x1)
            rise = ring.add(ring.add(ring.mul(ring.const(3), xx), ring.add(twice, twice)), linear)
            slope = ring.mul(rise, ring.inv(ring.add(y1, y1)))
        x3 = ring.sub(ring.sub(ring.sub(ring.mul(slope, slope), shift), x1), x2)
        return x3, ring.sub(ring.mul(slope, ring.sub(x1, x3)), y1)

    def multiply(self, scalar: int, point: tuple[T, T] | None) -> tuple[T, T] | None:
        """scalar * point for any integer."""
        if scalar < 0:
            return self.multiply(-scalar, self.negate(point))
        total = self.neutral
        for bit in f"{scalar:b}":
            total = self.add(total, total)
            if bit == "1":
                total = self.add(total, point)
        return total

    def combine(self, terms: Iterable[tuple[str, int]], points: Mapping[str, tuple[T, T] | None]) -> tuple[T, T] | None:
        """The sum of so many times each of these named points."""
        total = self.neutral
        for name, count in terms:
            total = self.add(total, self.multiply(count, points[name]))
        return total
