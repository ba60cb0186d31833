# SPDX-License-Identifier: MIT
"""Whether a polynomial over GF(2^m) is irreducible.

M. O. Rabin, Probabilistic algorithms in finite fields, 1980: of degree t it is where y^(q^t) = y modulo it, for q = 2^m, and
where y^(q^(t/p)) - y has no factor in common with it for the primes p that divide t.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

#: Of a polynomial in y: its coefficients, as integers whose bits are those of elements, the lowest first.
Polynomial = list[int]


def is_irreducible(terms: Sequence[tuple[int, int]], m: int, polynomial: int) -> bool:
    """`terms`: (exponent, coefficient), the leading one first, with coefficient 1; `polynomial`: of the field."""
    t = terms[0][0]
    times = _Products(m, polynomial)
    modulus = [0] * (t + 1)
    for exponent, coefficient in terms:
        modulus[exponent] = coefficient
    needed = {t // p for p in range(2, t + 1) if t % p == 0 and all(p % d for d in range(2, p))}
    y = [0, 1, *[0] * (t - 2)]
    power = list(y)
    for count in range(1, t + 1):
        for _ in range(m):
            power = _squared(power, terms, times)
        if count in needed and len(_common(modulus, _difference(power, y), times)) > 1:
            return False
    return power == y


class _Products:
    """By logarithms."""

    def __init__(self, m: int, polynomial: int) -> None:
        self.order = (1 << m) - 1
        self.powers, self.logarithm = _tables(m, polynomial)

    def __call__(self, a: int, b: int) -> int:
        return self.powers[self.logarithm[a] + self.logarithm[b]] if a and b else 0

    def inverse(self, a: int) -> int:
        return self.powers[self.order - self.logarithm[a]]


@cache
def _tables(m: int, polynomial: int) -> tuple[list[int], dict[int, int]]:
    """Powers of a generator, twice, and the exponent of each element."""
    order = (1 << m) - 1
    for generator in range(2, order + 1):
        powers, element = [1], generator
        while element != 1:
            powers.append(element)
            element = _multiplied(element, generator, m, polynomial)
        if len(powers) == order:
            return powers * 2, {element: i for i, element in enumerate(powers)}
    raise ValueError("no field")


def _multiplied(a: int, b: int, m: int, polynomial: int) -> int:
    product = 0
    while b:
        if b & 1:
            product ^= a
        a, b = a << 1, b >> 1
        if a >> m:
            a ^= polynomial
    return product


def _squared(x: Polynomial, terms: Sequence[tuple[int, int]], times: _Products) -> Polynomial:
    t = terms[0][0]
    square = [0] * (2 * t)
    for i, value in enumerate(x):
        if value:
            square[2 * i] = times(value, value)
    for i in range(2 * t - 1, t - 1, -1):
        if value := square[i]:
            for exponent, coefficient in terms[1:]:
                square[i - t + exponent] ^= value if coefficient == 1 else times(value, coefficient)
    return square[:t]


def _difference(x: Polynomial, y: Polynomial) -> Polynomial:
    return _trimmed([a ^ b for a, b in zip(x, y, strict=True)])


def _trimmed(x: Polynomial) -> Polynomial:
    while x and not x[-1]:
        x.pop()
    return x


def _common(x: Polynomial, y: Polynomial, times: _Products) -> Polynomial:
    """A greatest common divisor, up to a factor of the field."""
    while y:
        rest, inverse = list(x), times.inverse(y[-1])
        while len(rest) >= len(y):
            factor, start = times(rest[-1], inverse), len(rest) - len(y)
            for i, value in enumerate(y):
                rest[start + i] ^= times(factor, value)
            _trimmed(rest)
        x, y = y, rest
    return x
