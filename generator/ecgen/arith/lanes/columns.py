# SPDX-License-Identifier: MIT
"""Numbers in lanes as columns: column k weighs 2^(52k) and holds a signed word that may be far larger than a limb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ecgen.arith.limbs import split
from ecgen.ir import LANE_LIMB, SIGNED_LANE, Builder, Value

LIMB_MASK = (1 << LANE_LIMB) - 1


def add(b: Builder, x: Value | None, y: Value) -> Value:
    """x + y; None stands for zero."""
    return y if x is None else b.add_last(x, y, wraps=SIGNED_LANE)


def sub(b: Builder, x: Value | None, y: Value) -> Value:
    return b.sub_last(b.const(0) if x is None else x, y, wraps=SIGNED_LANE)


def constant(b: Builder, number: int, limbs: int) -> list[Value]:
    return [b.const(limb) for limb in split(number, LANE_LIMB, limbs)]


@dataclass
class Columns:
    """Sums by column: `plus` less `minus`, each None as long as nothing has been added."""

    b: Builder
    plus: list[Value | None]
    minus: list[Value | None] = field(init=False)

    def __post_init__(self) -> None:
        self.minus = [None] * len(self.plus)

    def add(self, k: int, value: Value) -> None:
        self.plus[k] = add(self.b, self.plus[k], value)

    def low(self, k: int, x: Value, y: Value, sign: int = 1) -> None:
        """Add the low half of sign*x*y to column k."""
        columns = self.plus if sign > 0 else self.minus
        columns[k] = self.b.maddlo(columns[k] or self.b.const(0), x, y)

    def high(self, k: int, x: Value, y: Value, sign: int = 1) -> None:
        """Add the high half of sign*x*y to column k + 1."""
        columns = self.plus if sign > 0 else self.minus
        columns[k + 1] = self.b.maddhi(columns[k + 1] or self.b.const(0), x, y)

    def take(self, k: int) -> Value:
        """The sum of column k."""
        plus, minus = self.plus[k], self.minus[k]
        if minus is not None:
            return sub(self.b, plus, minus)
        return plus if plus is not None else self.b.const(0)


def normalised(b: Builder, columns: Sequence[Value]) -> list[Value]:
    """The same number with limbs of 52 bits, but the top one, which takes what is left."""
    limbs, carry = [], None
    for column in columns[:-1]:
        total = add(b, carry, column)
        limbs.append(b.and_(total, b.const(LIMB_MASK)))
        carry = b.sar(total, LANE_LIMB)
    return [*limbs, add(b, carry, columns[-1])]


def is_negative(b: Builder, limbs: Sequence[Value]) -> Value:
    """-1 where a normalised number is negative, else 0."""
    return b.sar(limbs[-1], 63)


def non_negative_of(b: Builder, columns: Sequence[Value], more: int) -> list[Value]:
    """Of the numbers x and x + more, x where it is not negative, else the other; x by columns, limbs of 52 bits out."""
    x = normalised(b, columns)
    other = normalised(b, plus_constant(b, columns, more))
    mask = is_negative(b, x)
    return [b.blend(mask, high, low) for high, low in zip(other, x, strict=True)]


def plus_constant(b: Builder, columns: Sequence[Value], number: int) -> list[Value]:
    """x + number, for a number of either sign."""
    words = constant(b, abs(number), len(columns))
    step = add if number >= 0 else sub
    return [step(b, column, word) for column, word in zip(columns, words, strict=True)]
