# SPDX-License-Identifier: MIT
"""GF(2^m) on Python's integers: bit i of an element is the coefficient of z^i. What Programs are compared with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

LEAST_DEGREE, MOST_DEGREE = 8, 16


@dataclass(frozen=True)
class BinaryField:
    """GF(2)[z] modulo `polynomial`, whose bits are its coefficients; irreducible, see `is_irreducible`."""

    polynomial: int

    @cached_property
    def degree(self) -> int:
        """m."""
        return self.polynomial.bit_length() - 1

    @property
    def size(self) -> int:
        """2^m."""
        return 1 << self.degree

    def multiply(self, a: int, b: int) -> int:
        return remainder(carryless(a, b), self.polynomial)

    def square(self, a: int) -> int:
        return self.multiply(a, a)

    def power(self, a: int, exponent: int) -> int:
        result = 1
        for bit in bin(exponent)[2:]:
            result = self.square(result)
            if bit == "1":
                result = self.multiply(result, a)
        return result

    def invert(self, a: int) -> int:
        """1/a, and 0 for a = 0."""
        return self.power(a, self.size - 2)

    def evaluate(self, coefficients: list[int], x: int) -> int:
        """A polynomial over the field, its lowest coefficient first, at x."""
        value = 0
        for coefficient in reversed(coefficients):
            value = self.multiply(value, x) ^ coefficient
        return value


def carryless(a: int, b: int) -> int:
    """The product of polynomials over GF(2)."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a, b = a << 1, b >> 1
    return product


def remainder(a: int, polynomial: int) -> int:
    """Of polynomials over GF(2)."""
    length = polynomial.bit_length()
    while a.bit_length() >= length:
        a ^= polynomial << (a.bit_length() - length)
    return a


def is_irreducible(polynomial: int) -> bool:
    """Over GF(2), by trial division: degrees are small."""
    if polynomial < 2:
        return False
    return all(remainder(polynomial, divisor) != 0 for divisor in range(2, 1 << ((polynomial.bit_length() - 1) // 2 + 1)))


def written(polynomial: int, variable: str = "z") -> str:
    """As `z^12 + z^3 + 1`."""
    exponents = [i for i in reversed(range(polynomial.bit_length())) if polynomial >> i & 1]
    return " + ".join({0: "1", 1: variable}.get(i, f"{variable}^{i}") for i in exponents)
