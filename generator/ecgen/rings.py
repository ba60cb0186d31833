# SPDX-License-Identifier: MIT
"""Rings that formulas and group laws are computed over: residues modulo a prime, and pairs of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

import gmpy2

T = TypeVar("T")
Pair = tuple[int, int]


class Ring(Protocol[T]):
    """What a formula needs. `inv` raises ZeroDivisionError where there is no inverse."""

    def const(self, number: int) -> T: ...
    def add(self, x: T, y: T) -> T: ...
    def sub(self, x: T, y: T) -> T: ...
    def mul(self, x: T, y: T) -> T: ...
    def inv(self, x: T) -> T: ...


@dataclass(frozen=True)
class Residues:
    """Integers modulo a prime."""

    prime: int

    def const(self, number: int) -> int:
        return number % self.prime

    def add(self, x: int, y: int) -> int:
        return (x + y) % self.prime

    def sub(self, x: int, y: int) -> int:
        return (x - y) % self.prime

    def mul(self, x: int, y: int) -> int:
        return x * y % self.prime

    def inv(self, x: int) -> int:
        if x % self.prime == 0:
            raise ZeroDivisionError("0 has no inverse")
        return int(gmpy2.invert(x, self.prime))


@dataclass(frozen=True)
class QuadraticField:
    """F_p^2 = F_p(i), i^2 = nonresidue, which is no square modulo p; elements are pairs (real, imaginary)."""

    prime: int
    nonresidue: int = -1

    def const(self, number: int) -> Pair:
        return number % self.prime, 0

    def add(self, x: Pair, y: Pair) -> Pair:
        return (x[0] + y[0]) % self.prime, (x[1] + y[1]) % self.prime

    def sub(self, x: Pair, y: Pair) -> Pair:
        return (x[0] - y[0]) % self.prime, (x[1] - y[1]) % self.prime

    def mul(self, x: Pair, y: Pair) -> Pair:
        return (x[0] * y[0] + self.nonresidue * x[1] * y[1]) % self.prime, (x[0] * y[1] + x[1] * y[0]) % self.prime

    def norm(self, x: Pair) -> int:
        """x times its conjugate, a square modulo p where x is a square."""
        return (x[0] * x[0] - self.nonresidue * x[1] * x[1]) % self.prime

    def inv(self, x: Pair) -> Pair:
        norm = self.norm(x)
        if norm == 0:
            raise ZeroDivisionError("0 has no inverse")
        scale = int(gmpy2.invert(norm, self.prime))
        return x[0] * scale % self.prime, -x[1] * scale % self.prime
