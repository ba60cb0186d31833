# SPDX-License-Identifier: MIT
"""Rings that formulas and group laws are computed over: residues modulo a prime, and pairs of elements of any field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

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


def power(ring: Ring[T], x: T, exponent: int) -> T:
    """The product of so many x."""
    result = ring.const(1)
    for _ in range(exponent):
        result = ring.mul(result, x)
    return result


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
class QuadraticExtension(Generic[T]):
    """F(i) with i^2 = nonresidue, which is no square in the field F; elements are pairs (real, imaginary)."""

    base: Ring[T]
    nonresidue: int

    def const(self, number: int) -> tuple[T, T]:
        return self.base.const(number), self.base.const(0)

    def add(self, x: tuple[T, T], y: tuple[T, T]) -> tuple[T, T]:
        return self.base.add(x[0], y[0]), self.base.add(x[1], y[1])

    def sub(self, x: tuple[T, T], y: tuple[T, T]) -> tuple[T, T]:
        return self.base.sub(x[0], y[0]), self.base.sub(x[1], y[1])

    def mul(self, x: tuple[T, T], y: tuple[T, T]) -> tuple[T, T]:
        f, scale = self.base, self.base.const(self.nonresidue)
        real = f.add(f.mul(x[0], y[0]), f.mul(scale, f.mul(x[1], y[1])))
        return real, f.add(f.mul(x[0], y[1]), f.mul(x[1], y[0]))

    def norm(self, x: tuple[T, T]) -> T:
        """x times its conjugate, a square in F where x is a square, and 0 only for 0."""
        f = self.base
        return f.sub(f.mul(x[0], x[0]), f.mul(f.const(self.nonresidue), f.mul(x[1], x[1])))

    def inv(self, x: tuple[T, T]) -> tuple[T, T]:
        """As F has it where there is none."""
        f, scale = self.base, self.base.inv(self.norm(x))
        return f.mul(x[0], scale), f.mul(f.sub(f.const(0), x[1]), scale)


class QuadraticField(QuadraticExtension[int]):
    """F_p^2 = F_p(i)."""

    def __init__(self, prime: int, nonresidue: int = -1) -> None:
        super().__init__(Residues(prime), nonresidue)

    @property
    def prime(self) -> int:
        assert isinstance(self.base, Residues)
        return self.base.prime
