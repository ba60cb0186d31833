# SPDX-License-Identifier: MIT
"""The kernels of a product of polynomials: straight-line Programs on words of 16 bits, each with one exact equation modulo 2^16.

All work on rows that lie at a fixed distance, and do the same to each column of these. A coefficient in lanes is a row too.

    spread      values of a polynomial, of which x_j are the parts: r_i = sum of matrix[i][j] * x_j over j, for several levels
    gather      pieces of a product, from the lower and upper pieces of the products at the points: `spread` undone
    evaluate, interpolate    the same for one level, with what is at 0 and infinity left in its place
    leaf        r_k = sum of a_i * b_(k-i) over i
    fold        r = (x_0 + x_1) mod 2^bits, where x_1 is what stands n words behind x_0: reduction modulo x^n - 1
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith.rings.levels import WIDTH, Level, Words, add, join, split, subtract
from ecgen.arith.rings.plan import LANES, Ring
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

#: Words of an operand of a schoolbook product that stay in registers, of which there are 16.
STRIP = 6


def spread(name: str, levels: Sequence[Level], parts: int, row: int, out: int) -> Program:
    """`row`, `out`: words from a row to the next, of the polynomial's parts and of the values."""
    b = Builder(name, WIDTH)
    x = b.param("x", Kind.ROWS, parts, coordinate=row)
    values = split(b, levels, b.load_limbs(x))
    r = b.param("r", Kind.ROWS, len(values), output=True, coordinate=out, apart=True)
    b.store_limbs(r, values)
    return b.build(internal(name, f"values at {len(values)} points of a polynomial of {parts} parts: {_named(levels)}"))


def gather(name: str, levels: Sequence[Level], points: int, row: int, out: int) -> Program:
    """Rows 2*i and 2*i + 1 of x are the lower and the upper piece of product i."""
    b = Builder(name, WIDTH)
    x = b.param("x", Kind.ROWS, 2 * points, coordinate=row)
    words = b.load_limbs(x)
    pieces = join(b, levels, words[::2], words[1::2])
    r = b.param("r", Kind.ROWS, len(pieces), output=True, coordinate=out, apart=True)
    b.store_limbs(r, pieces)
    return b.build(internal(name, f"a product in {len(pieces)} pieces, from its values at {points} points: {_named(levels)}"))


def evaluate(name: str, level: Level, row: int) -> Program:
    """The values at all points but 0 and infinity, where they are the first part and the last."""
    b = Builder(name, WIDTH)
    r = b.param("r", Kind.ROWS, level.points - 2, output=True, coordinate=row, apart=True)
    x = b.param("x", Kind.ROWS, level.parts, coordinate=row)
    b.store_limbs(r, level.evaluate(b, b.load_limbs(x))[2:])
    return b.build(internal(name, f"values of {level.parts} parts at all points of {level.name} but 0 and infinity"))


def interpolate(name: str, level: Level, row: int) -> Program:
    """The product at 0 is in the first two pieces of r, that at infinity in the last two; x has the others as in `gather`."""
    b, pieces = Builder(name, WIDTH), 2 * level.parts
    r = b.param("r", Kind.ROWS, pieces, output=True, coordinate=row)
    x = b.param("x", Kind.ROWS, 2 * (level.points - 2), coordinate=row)
    words = [b.load(r, place) for place in (0, 1, pieces - 2, pieces - 1)] + b.load_limbs(x)
    joined = level.join(b, words[::2], words[1::2])
    for place in range(1, pieces - 1):
        b.store(r, place, joined[place])
    return b.build(internal(name, f"a product in {pieces} pieces, of which those at the ends are in place: {level.name}"))


def _named(levels: Sequence[Level]) -> str:
    return ", ".join(level.name for level in levels)


def leaf(name: str, length: int, halvings: int) -> Program:
    """The product of two polynomials of so many coefficients, with a zero behind it."""
    b = Builder(name, WIDTH)
    r = b.param("r", Kind.ROWS, 2 * length, output=True, coordinate=LANES, apart=True)
    x, y = (b.param(name, Kind.ROWS, length, coordinate=LANES) for name in "ab")
    b.store_limbs(r, [*_product(b, b.load_limbs(x), b.load_limbs(y), halvings), b.const(0)])
    return b.build(internal(name, f"r_k = sum of a_i*b_(k-i) for a and b of {length} coefficients, halved {halvings} times"))


def fold(name: str, ring: Ring) -> Program:
    b = Builder(name, WIDTH)
    r = b.param("r", Kind.ROWS, 1, output=True, coordinate=0, apart=True)
    x = b.param("x", Kind.ROWS, 2, coordinate=ring.n)
    total = add(b, b.load(x, 0), b.load(x, 1))
    b.store(r, 0, total if ring.q_bits == WIDTH else b.and_(total, b.const((1 << ring.q_bits) - 1)))
    return b.build(internal(name, f"modulo x^{ring.n} - 1 and 2^{ring.q_bits}"))


def _product(b: Builder, x: Words, y: Words, halvings: int) -> list[Value]:
    if not halvings or len(x) < 2:
        return _schoolbook(b, x, y)
    half = (len(x) + 1) // 2
    low, high = _product(b, x[:half], y[:half], halvings - 1), _product(b, x[half:], y[half:], halvings - 1)
    sums = [[*(add(b, u, v) for u, v in zip(z[:half], z[half:], strict=False)), *z[len(z) - half : half]] for z in (x, y)]
    middle = _product(b, sums[0], sums[1], halvings - 1)
    return _karatsuba(b, low, middle, high, half)


def _karatsuba(b: Builder, low: Words, middle: Words, high: Words, half: int) -> list[Value]:
    """low + X*(middle - low - high) + X^2*high for X = x^half. What low has above less what high has below is needed twice: there
    are five additions for each coefficient of a half (Bernstein, "Batch binary Edwards")."""
    shared = [subtract(b, above, below) for above, below in zip(low[half:], high, strict=False)]
    second = [add(b, subtract(b, x, y), t) for x, y, t in zip(middle, low, shared, strict=False)]
    second.append(_less(b, subtract(b, middle[half - 1], low[half - 1]), high[half - 1 : half]))
    third = [subtract(b, _less(b, x, high[half + place : half + place + 1]), t)
             for place, (x, t) in enumerate(zip(middle[half:], shared, strict=False))]  # fmt: skip
    return [*low[:half], *second, *third, *high[half - 1 :]]


def _less(b: Builder, x: Value, y: Words) -> Value:
    """x - y for a word y, or for none."""
    return subtract(b, x, y[0]) if y else x


def _schoolbook(b: Builder, x: Words, y: Words) -> list[Value]:
    """Strip by strip: so many words of y stay in registers, beside as many sums, while the words of x pass by."""
    out: list[Value | None] = [None] * (len(x) + len(y) - 1)
    strips = -(-len(y) // STRIP)
    width = -(-len(y) // strips)
    for start in range(0, len(y), width):
        strip = y[start : start + width]
        for i, word in enumerate(x):
            for j, other in enumerate(strip, start):
                term, total = b.mul_low(word, other), out[i + j]
                out[i + j] = term if total is None else add(b, total, term)
    return [total for total in out if total is not None]
