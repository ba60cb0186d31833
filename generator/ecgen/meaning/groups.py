# SPDX-License-Identifier: MIT
"""The groups of points that contracts speak of."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import gmpy2

from ecgen.group import Group
from ecgen.rings import Pair, QuadraticField

Affine = tuple[int, int]
#: None is the neutral element of a Weierstrass curve.
Point = Affine | None


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
        """The last of them are remembered: contracts ask for the same one several times."""
        return self._remembered(k, p)

    @cached_property
    def _remembered(self) -> Callable[[int, Point], Point]:
        return lru_cache(maxsize=2048)(self._multiple)

    def _multiple(self, k: int, p: Point) -> Point:
        if k < 0:
            return self._multiple(-k, self.negated(p))
        total, table, i = self._inner(self.neutral), self._table(p), 0
        while k:
            if k & 15:
                total = self._sum(total, table.multiple(k & 15, i))
            k, i = k >> 4, i + 1
        return self._outer(total)

    @cached_property
    def _table(self) -> Callable[[Point], _Table]:
        """Few points are multiplied by many scalars: the tables of the last of them are kept."""
        return lru_cache(maxsize=32)(lambda p: _Table(self._sum, [{1: self._inner(p)}]))

    # --- the group law on gmpy2's numbers, inlined: the same chords and tangents as in `Group`, several times as fast ---

    @staticmethod
    def _inner(p: Point) -> Any:
        return p if p is None else (gmpy2.mpz(p[0]), gmpy2.mpz(p[1]))

    @staticmethod
    def _outer(p: Any) -> Point:
        return None if p is None else (int(p[0]), int(p[1]))

    @cached_property
    def _sum(self) -> Callable[[Any, Any], Any]:
        if self.curve.form != "weierstrass":
            return self.curve.add
        prime, a, invert = gmpy2.mpz(self.curve.ring.prime), self.curve.parameters["a"], gmpy2.invert  # type: ignore[attr-defined]

        def total(left: Any, right: Any) -> Any:
            if left is None or right is None:
                return left or right
            x1, y1 = left
            x2, y2 = right
            if x1 != x2:
                slope = (y2 - y1) * invert(x2 - x1, prime) % prime
            elif y1 != y2 or y1 == 0:
                return None
            else:
                slope = (3 * x1 * x1 + a) * invert(2 * y1, prime) % prime
            x3 = (slope * slope - x1 - x2) % prime
            return x3, (slope * (x1 - x3) - y1) % prime

        return total

    def is_on_curve(self, p: Point) -> bool:
        return p is None or self.curve.defect(*p) == 0


@dataclass(frozen=True)
class TwistPoints:
    """The points of G2, over F_p^2, as `ecgen.logic.evaluate.Group` has them."""

    curve: Group[Pair]
    generator: tuple[Pair, Pair]
    neutral = None

    def add(self, p: Any, q: Any) -> Any:
        return self.curve.add(p, q)

    def negated(self, p: Any) -> Any:
        return self.curve.negate(p)

    def multiple(self, k: int, p: Any) -> Any:
        return self._remembered(k, p)

    @cached_property
    def _remembered(self) -> Callable[[int, Any], Any]:
        return lru_cache(maxsize=2048)(self.curve.multiply)

    def is_on_curve(self, p: Any) -> bool:
        return p is None or self.curve.defect(*p) == (0, 0)

    def outside(self, order: int) -> list[Any]:
        """A point of another order, the one with the least x = number + i, and the order's multiple of it."""
        ring = self.curve.ring
        assert isinstance(ring, QuadraticField)
        for number in itertools.count():
            x = (number, 1)
            y = pair_root(ring.sub((0, 0), self.curve.defect(x, (0, 0))), ring)
            if y is not None and (rest := self.multiple(order, (x, y))) is not None:
                return [(x, y), rest]
        raise AssertionError


@dataclass(frozen=True)
class _Table:
    """Multiples d * 16^i of one point in `rows[i][d]`, each made when it is first asked for."""

    sum: Callable[[Any, Any], Any]
    rows: list[dict[int, Any]]

    def multiple(self, digit: int, i: int) -> Any:
        """digit * 16^i, for a digit of 1 to 15."""
        while len(self.rows) <= i:
            half = self.multiple(8, len(self.rows) - 1)
            self.rows.append({1: self.sum(half, half)})
        row = self.rows[i]
        if digit not in row:
            first, second = (digit // 2, digit // 2) if digit % 2 == 0 else (digit - 1, 1)
            row[digit] = self.sum(self.multiple(first, i), self.multiple(second, i))
        return row[digit]


@lru_cache(maxsize=1024)
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


def pair_root(a: Pair, field: QuadraticField) -> Pair | None:
    """A root in F_p(i), None where a is no square: of a = (x + y*i)^2, the norm of x + y*i is a root of the norm of a, and x^2
    the mean of that and of a's real part."""
    p = field.prime
    norm = square_root(a[0] * a[0] - field.nonresidue * a[1] * a[1], p)
    if norm is None:
        return None
    half = pow(2, -1, p)
    for total in (a[0] + norm, a[0] - norm):
        x = square_root(total * half, p)
        if x is None:
            continue
        pure = square_root(a[0] * pow(field.nonresidue, -1, p), p)
        root = (x, a[1] * pow(2 * x, -1, p) % p) if x else (0, pure or 0)
        if field.mul(root, root) == (a[0] % p, a[1] % p):
            return root
    return None


def _times(x: Affine, y: Affine, d: int, prime: int) -> Affine:
    return (x[0] * y[0] + d * x[1] * y[1]) % prime, (x[0] * y[1] + x[1] * y[0]) % prime
