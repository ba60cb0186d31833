# SPDX-License-Identifier: MIT
"""The identities that make one product of polynomials into several of shorter ones: Karatsuba's, with two parts and with three,
and those of Toom and Cook with three and with four.

A level splits a polynomial into s parts, a = a_0 + a_1*y + ... with y = x^length. It evaluates a at p points y, and interpolates
the 2s - 1 coefficients of a product from its values at these points. Everything is modulo 2^16. Divisions by odd numbers are
products with their inverses; a division by 2 loses the top bit, and so much is said in `loses`. exact.py checks all of this.

Sources: Karatsuba and Ofman 1962; Bernstein, "Batch binary Edwards" (2009), section 2, for the five additions of Karatsuba's
interpolation; Bodrato, "Towards optimal Toom-Cook multiplication" (2007), for the sequence with three parts; Hulsing, Rijneveld,
Schanck and Schwabe, "High-speed key encapsulation from NTRU" (CHES 2017), for four parts in words of 16 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.ir import Builder, Value

WIDTH = 16
Words = Sequence[Value]
_MODULO = "modulo 2^16"


def add(b: Builder, x: Value, y: Value) -> Value:
    return b.add_last(x, y, wraps=_MODULO)


def subtract(b: Builder, x: Value, y: Value) -> Value:
    return b.sub_last(x, y, wraps=_MODULO)


def divide(b: Builder, x: Value, odd: int) -> Value:
    """x / odd, where that is a whole number."""
    return b.mul_low(x, b.const(pow(odd, -1, b.word)))


@dataclass(frozen=True)
class Level:
    """`parts`: into how many a polynomial is split; `points`: how many shorter products there are; `loses`: how many of the top
    bits of the product's coefficients are not known in the end. The first two points are 0 and infinity, where the values are the
    first part and the last."""

    name: str
    parts: int
    points: int
    loses: int

    def matrix(self) -> list[list[int]]:
        """The value at point i is the sum over j of [i][j] * part j."""
        raise NotImplementedError

    def evaluate(self, b: Builder, a: Words) -> list[Value]:
        """The values of a polynomial with these parts."""
        raise NotImplementedError

    def interpolate(self, b: Builder, w: Words) -> list[Value]:
        """The coefficients of the product that has these values."""
        raise NotImplementedError

    def join(self, b: Builder, low: Words, high: Words) -> list[Value]:
        """The 2 * parts pieces of a product of whole polynomials, from the lower and the upper pieces of the products at the
        points, which overlap by one piece."""
        below, above = self.interpolate(b, low), self.interpolate(b, high)
        return [below[0], *(add(b, x, y) for x, y in zip(below[1:], above, strict=False)), above[-1]]


@dataclass(frozen=True)
class Karatsuba2(Level):
    """Points 0, infinity, 1."""

    def matrix(self) -> list[list[int]]:
        return [[1, 0], [0, 1], [1, 1]]

    def evaluate(self, b: Builder, a: Words) -> list[Value]:
        return [a[0], a[1], add(b, a[0], a[1])]

    def join(self, b: Builder, low: Words, high: Words) -> list[Value]:
        t = subtract(b, high[0], low[1])
        return [low[0], add(b, subtract(b, low[2], low[0]), t), subtract(b, subtract(b, high[2], high[1]), t), high[1]]


@dataclass(frozen=True)
class Karatsuba3(Level):
    """The parts, the middle one last, and the sums of two of them: six products, and no bit is lost."""

    def matrix(self) -> list[list[int]]:
        return [[1, 0, 0], [0, 0, 1], [0, 1, 0], [1, 1, 0], [1, 0, 1], [0, 1, 1]]

    def evaluate(self, b: Builder, a: Words) -> list[Value]:
        return [a[0], a[2], a[1], add(b, a[0], a[1]), add(b, a[0], a[2]), add(b, a[1], a[2])]

    def interpolate(self, b: Builder, w: Words) -> list[Value]:
        zero, infinity, middle = w[:3]
        c1 = subtract(b, w[3], add(b, zero, middle))
        c2 = add(b, subtract(b, subtract(b, w[4], zero), infinity), middle)
        return [zero, c1, c2, subtract(b, w[5], add(b, middle, infinity)), infinity]


@dataclass(frozen=True)
class Toom3(Level):
    """Points 0, infinity, 1, -1, 2."""

    def matrix(self) -> list[list[int]]:
        return [[1, 0, 0], [0, 0, 1], [1, 1, 1], [1, -1, 1], [1, 2, 4]]

    def evaluate(self, b: Builder, a: Words) -> list[Value]:
        even = add(b, a[0], a[2])
        one, minus = add(b, even, a[1]), subtract(b, even, a[1])
        two = subtract(b, b.shl(add(b, one, a[2]), 1), a[0])
        return [a[0], a[2], one, minus, two]

    def interpolate(self, b: Builder, w: Words) -> list[Value]:
        zero, infinity, one, minus, two = w
        c3 = divide(b, subtract(b, two, minus), 3)
        c1 = b.shr(subtract(b, one, minus), 1)
        c2 = subtract(b, minus, zero)
        c3 = b.shr(subtract(b, c3, c2), 1)
        c2 = subtract(b, add(b, c2, c1), infinity)
        c3 = subtract(b, subtract(b, c3, c1), b.shl(infinity, 1))
        return [zero, subtract(b, c1, c3), c2, c3, infinity]


@dataclass(frozen=True)
class Toom4(Level):
    """Points 0, infinity, 1, -1, 2, -2, and 1/2, whose value is taken 8 times (of the product 64 times)."""

    def matrix(self) -> list[list[int]]:
        return [[1, 0, 0, 0], [0, 0, 0, 1], [1, 1, 1, 1], [1, -1, 1, -1], [1, 2, 4, 8], [1, -2, 4, -8], [8, 4, 2, 1]]

    def evaluate(self, b: Builder, a: Words) -> list[Value]:
        even, odd = add(b, a[0], a[2]), add(b, a[1], a[3])
        even2, odd2 = add(b, a[0], b.shl(a[2], 2)), b.shl(add(b, a[1], b.shl(a[3], 2)), 1)
        half = add(b, b.shl(add(b, b.shl(add(b, b.shl(a[0], 1), a[1]), 1), a[2]), 1), a[3])
        return [a[0], a[3], add(b, even, odd), subtract(b, even, odd), add(b, even2, odd2), subtract(b, even2, odd2), half]

    def interpolate(self, b: Builder, w: Words) -> list[Value]:
        zero, infinity, one, minus, two, minus2, half = w
        odd = b.shr(subtract(b, one, minus), 1)  # c1 + c3 + c5
        even = subtract(b, subtract(b, subtract(b, one, odd), zero), infinity)  # c2 + c4
        odd2 = b.shr(subtract(b, two, minus2), 2)  # c1 + 4*c3 + 16*c5
        even2 = add(b, two, minus2)  # 2*(c0 + 4*c2 + 16*c4 + 64*c6)
        even2 = subtract(b, b.shr(subtract(b, even2, b.shl(zero, 1)), 3), b.shl(infinity, 4))  # c2 + 4*c4
        c4 = divide(b, subtract(b, even2, even), 3)
        c2 = subtract(b, even, c4)
        half = subtract(b, subtract(b, half, b.shl(zero, 6)), infinity)
        half = b.shr(subtract(b, half, b.shl(add(b, b.shl(c2, 2), c4), 2)), 1)  # 16*c1 + 4*c3 + c5
        c3 = divide(b, subtract(b, b.mul_low(odd, b.const(17)), add(b, odd2, half)), 9)
        apart = divide(b, subtract(b, half, odd2), 15)  # c1 - c5
        together = subtract(b, odd, c3)  # c1 + c5
        c1 = b.shr(add(b, together, apart), 1)
        return [zero, c1, c2, c3, c4, subtract(b, together, c1), infinity]


KARATSUBA2 = Karatsuba2("karatsuba2", 2, 3, 0)
KARATSUBA3 = Karatsuba3("karatsuba3", 3, 6, 0)
TOOM3 = Toom3("toom3", 3, 5, 1)
TOOM4 = Toom4("toom4", 4, 7, 3)
LEVELS: dict[str, Level] = {level.name: level for level in (KARATSUBA2, KARATSUBA3, TOOM3, TOOM4)}


def split(b: Builder, levels: Sequence[Level], a: Words) -> list[Value]:
    """The values of a polynomial after several levels, the first of which splits into the longest parts."""
    if not levels:
        return list(a)
    level, inner = levels[0], len(a) // levels[0].parts
    values = [level.evaluate(b, a[place::inner]) for place in range(inner)]
    return [value for point in range(level.points) for value in split(b, levels[1:], [column[point] for column in values])]


def join(b: Builder, levels: Sequence[Level], low: Words, high: Words) -> list[Value]:
    """The pieces of the product, from the lower and the upper pieces of the shortest products: `split` undone."""
    if not levels:
        return [low[0], high[0]]
    level, share = levels[0], len(low) // levels[0].points
    places = [slice(point * share, (point + 1) * share) for point in range(level.points)]
    values = [join(b, levels[1:], low[place], high[place]) for place in places]
    inner = len(values[0]) // 2
    pieces: dict[int, Value] = {}
    for place in range(inner):
        column = level.join(b, [value[place] for value in values], [value[place + inner] for value in values])
        pieces |= {place + inner * number: piece for number, piece in enumerate(column)}
    return [pieces[number] for number in sorted(pieces)]
