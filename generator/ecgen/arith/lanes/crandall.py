# SPDX-License-Identifier: MIT
"""Products in lanes modulo p = 2^k - c with a small c: what stands above 2^(52n) is folded by 2^(52n) = c*2^(52n - k) mod p.

Crandall 1992 (US patent 5159632), in radix 2^52 as in Gueron, Krasnov 2018 and Intel's crypto_mb. Nothing is divided by R as in
arith.lane_montgomery, and no step of the reduction waits for another: the columns above n are carried once, each is multiplied by
one small constant, and the bits of the top column above 2^k by c.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.arith.lanes import columns as lanes
from ecgen.arith.lanes.columns import Columns
from ecgen.errors import LostCarry
from ecgen.field import Modulus
from ecgen.ir import LANE_LIMB, Builder, Value

#: 2^k - p has at most so many bits.
_SMALL = 16
#: A limb of what is multiplied has to fit these, a signed word those.
_LIMB_BITS, _WORD_BITS = LANE_LIMB, 63


@dataclass(frozen=True)
class Fold:
    """How numbers modulo p = 2^bits - less in n limbs are folded."""

    bits: int
    less: int
    limbs: int

    @property
    def top(self) -> int:
        """Bits of p in its top limb."""
        return self.bits - LANE_LIMB * (self.limbs - 1)

    @property
    def shift(self) -> int:
        """2^(52n) = less * 2^shift mod p."""
        return LANE_LIMB - self.top


def fold_of(modulus: Modulus) -> Fold | None:
    """None where the modulus is not 2^k - c for a small c, or where a fold would multiply by more than a limb."""
    folding = Fold(modulus.bits, (1 << modulus.bits) - modulus.number, modulus.limbs)
    has_room = folding.less.bit_length() + folding.shift <= LANE_LIMB
    fits = folding.limbs >= 3 and folding.less >> _SMALL == 0 and folding.top > 0 and has_room
    return folding if fits else None


def product(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
    """The 2n columns of x*y for n limbs each."""
    n = len(x)
    columns = Columns(b, [None] * (2 * n))
    for i, word in enumerate(y):
        for j in range(n):
            columns.low(i + j, x[j], word)
        for j in range(n):
            columns.high(i + j, x[j], word)
    return [columns.take(k) for k in range(2 * n)]


def square(b: Builder, x: Sequence[Value]) -> list[Value]:
    """As product, for y = x: products of unequal limbs once, doubled by column."""
    n = len(x)
    columns, crossed = Columns(b, [None] * (2 * n)), Columns(b, [None] * (2 * n))
    for i in range(n):
        for j in range(i + 1, n):
            crossed.low(i + j, x[i], x[j])
        for j in range(i + 1, n):
            crossed.high(i + j, x[i], x[j])
    for k, cross in enumerate(crossed.plus):
        if cross is not None:
            columns.add(k, lanes.add(b, cross, cross))
    for i in range(n):
        columns.low(2 * i, x[i], x[i])
        columns.high(2 * i, x[i], x[i])
    return [columns.take(k) for k in range(2 * n)]


def folded(b: Builder, columns: Sequence[Value], fold: Fold, most: int) -> list[Value]:
    """n columns of the same number modulo p, for up to 2n columns that make a number of at most `most`; none is negative.

    Columns above n are carried, so that each counts with 52 bits, and folded; the bits of column n - 1 above 2^k after them.
    """
    n = fold.limbs
    low, high = list(columns[:n]), list(columns[n:])
    highest = most >> LANE_LIMB * (len(columns) - 1)
    for k in range(len(high) - 1):
        high[k + 1] = lanes.add(b, high[k + 1], b.sar(high[k], LANE_LIMB))
    total = Columns(b, [*low])
    factor = b.const(fold.less << fold.shift)
    for k, word in enumerate(high[:-1]):
        total.low(k, word, factor)
        total.high(k, word, factor)
    if high:
        _fold_last(total, len(high) - 1, high[-1], fold, highest)
    return fold_top(b, [total.take(k) for k in range(n)], fold)


def _fold_last(total: Columns, k: int, word: Value, fold: Fold, highest: int) -> None:
    """The last column above n, at most `highest`, onto column k, and, where there is one, the next."""
    b = total.b
    if (highest * fold.less << fold.shift) >> _LIMB_BITS == 0:
        total.low(k, word, b.const(fold.less << fold.shift))
    elif k + 1 < fold.limbs:
        total.low(k, word, b.const(fold.less << fold.shift))
        total.high(k, word, b.const(fold.less << fold.shift))
    else:  # as a word that is larger than a limb
        if highest * fold.less >> _LIMB_BITS or (highest * fold.less << fold.shift) >> _WORD_BITS - 2:
            raise LostCarry(f"a last column of up to {highest:#x} cannot be folded")
        total.add(k, b.shl(b.maddlo(b.const(0), word, b.const(fold.less)), fold.shift))


def fold_top(b: Builder, columns: Sequence[Value], fold: Fold) -> list[Value]:
    """n columns, the top one below 2^k: its bits above that, as they stand before any carry from below, times c onto column 0."""
    quotient = b.sar(columns[-1], fold.top)
    last = b.and_(columns[-1], b.const((1 << fold.top) - 1))
    return [b.maddlo(columns[0], quotient, b.const(fold.less)), *columns[1:-1], last]


def scaled(b: Builder, base: Sequence[Value], x: Sequence[Value], factor: int, fold: Fold, most: int) -> list[Value]:
    """n columns of base + x*factor <= most modulo p, for limbs x and a factor of one limb."""
    columns = Columns(b, [*base, None])
    for k, word in enumerate(x):
        columns.low(k, word, b.const(factor))
        columns.high(k, word, b.const(factor))
    return folded(b, [columns.take(k) for k in range(len(x) + 1)], fold, most)


def packed(b: Builder, x: Sequence[Value], fold: Fold) -> list[Value]:
    """Limbs below 2^k + little, for columns of a number that is not negative and below 2^63 times the top limb's weight."""
    return lanes.normalised(b, fold_top(b, lanes.normalised(b, x), fold))


def canonical(b: Builder, x: Sequence[Value], modulus: int, fold: Fold) -> list[Value]:
    """x mod p in limbs of 52 bits, for columns that are not negative and the top one below 2^(k - 52(n - 1))."""
    limbs = packed(b, x, fold)
    return lanes.non_negative_of(b, lanes.plus_constant(b, limbs, -modulus), modulus)

