# SPDX-License-Identifier: MIT
"""The domain of integers: words are polynomials with intervals on one path.

Trusted, as are `path` and `bitwise`, by which it does everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.prove import bitwise
from ecgen_verify.prove.domain import Carry, Domain, Lazy, Less, Sign, Zero
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

_ZERO, _ONE = constant(0), constant(1)


@dataclass
class Integers(Domain[Word]):
    path: Path

    def const(self, value: int) -> Word:
        return constant(value)

    def low(self, x: Word, bits: int) -> Word:
        return self.path.low(x, bits)

    def unknown(self, name: str, *, bits: int = 64, secret: bool = True) -> Word:
        return self.path.input_word(name, 0, (1 << bits) - 1, secret=secret)

    # ------------------------------------------------------------------ sums and products

    def add(self, x: Word, y: Word, carry: Word, bits: int, sign: int) -> tuple[Word, Carry[Word]]:
        total = self.path.sum((x, 1), (y, sign), (carry, sign))
        result = self.path.low(total, bits)
        return result, Carry(total, result, bits, sign)

    def total(self, parts: Sequence[tuple[Word, int]], constant: int, bits: int) -> Word:
        return self.path.low(self.path.sum((self.const(constant), 1), *parts), bits)

    def multiply(self, x: Word, y: Word, bits: int) -> tuple[Word, Word]:
        total = self.path.product(x, y)
        low = self.path.low(total, bits)
        return low, self.path.quotient(total, low, bits)

    def multiply_low(self, x: Word, y: Word, bits: int) -> Word:
        return self.path.low(self.path.product(x, y), bits)

    # ------------------------------------------------------------------ bits

    def and_(self, x: Word, y: Word, bits: int) -> Word:
        return bitwise.and_(self.path, x, y, bits)

    def or_(self, x: Word, y: Word, bits: int) -> Word:
        return bitwise.or_(self.path, x, y, bits)

    def xor(self, x: Word, y: Word, bits: int) -> Word:
        return bitwise.xor(self.path, x, y, bits)

    def invert(self, x: Word, bits: int) -> Word:
        return bitwise.invert(self.path, x, bits)

    def shift_left(self, x: Word, count: int, bits: int) -> Word:
        return bitwise.shift_left(self.path, x, count, bits)

    def shift_right(self, x: Word, count: int) -> Word:
        return bitwise.shift_right(self.path, x, count)

    def shift_right_signed(self, x: Word, count: int, bits: int) -> Word:
        return bitwise.shift_right_signed(self.path, x, count, bits)

    def funnel_right(self, low: Word, high: Word, count: int, bits: int) -> Word:
        return bitwise.funnel_right(self.path, low, high, count, bits)

    def reverse(self, x: Word, count: int) -> Word:
        return bitwise.reverse(self.path, x, count)

    def bit_of(self, x: Word, position: int) -> Word:
        return self.path.bit_of(x, position)

    def with_bit(self, x: Word, position: int, change: str, bits: int) -> Word:
        path, weight, top = self.path, 1 << position, (1 << bits) - 1
        bit = path.bit_of(x, position)
        cleared = path.sum((x, 1), (bit, -weight))
        cleared = path.refined(cleared.between(max(cleared.lo, 0), min(cleared.hi, top)))
        extra = {"clear": (_ZERO, 0), "set": (_ONE, weight), "flip": (self.complement(bit), weight)}[change]
        result = path.sum((cleared, 1), extra)
        return result.between(max(result.lo, 0), min(result.hi, top))

    def spread(self, bit: Word, bits: int) -> Word:
        return self.path.sum((bit, (1 << bits) - 1))

    def extended(self, x: Word, narrow: int, wide: int) -> Word:
        return self.path.sum((x, 1), (self.path.bit_of(x, narrow - 1), (1 << wide) - (1 << narrow)))

    def joined(self, low: Word, high: Word, bits: int) -> Word:
        return self.path.sum((low, 1), (high, 1 << bits))

    def packed(self, parts: Sequence[Word], bits: int) -> Word:
        return self.path.sum(*((part, 1 << index * bits) for index, part in enumerate(parts)))

    def over(self, rest: Word, low: Word, bits: int) -> Word:
        word = self.path.sum((rest, 1), (self.path.low(rest, bits), -1), (low, 1))
        return self.path.refined(word.between(max(word.lo, 0), min(word.hi, (1 << 64) - 1)))

    def gather(self, parts: Sequence[tuple[Word, int]]) -> Word:
        return self.path.assemble(tuple(field for word, index in parts for field in bitwise.byte(self.path, word, index)))

    # ------------------------------------------------------------------ conditions

    def complement(self, bit: Word) -> Word:
        return self.path.sum((_ONE, 1), (bit, -1)).between(1 - bit.hi, 1 - bit.lo)

    def either(self, a: Word, b: Word) -> Word:
        return constant(max(self.decided(a), self.decided(b))).marked(a.secret or b.secret)

    def differ(self, a: Word, b: Word) -> Word:
        return constant(self.decided(a) ^ self.decided(b)).marked(a.secret or b.secret)

    def pick(self, bit: Word, then: Word, otherwise: Word) -> Word:
        return self.path.pick(bit, then, otherwise)

    def decided(self, bit: Word) -> int:
        return self.path.decided(bit)

    def flag(self, lazy: Lazy[Word]) -> Word:
        path = self.path
        if isinstance(lazy, Carry):
            bit = path.quotient(lazy.total, lazy.result, lazy.bits)
            return bit if lazy.sign > 0 else path.refined(path.sum((bit, -1)))
        if isinstance(lazy, Zero):
            return path.sum((_ONE, 1), (path.non_zero(lazy.result, lazy.bits), -1))
        if isinstance(lazy, Sign):
            return path.bit_of(lazy.result, lazy.bits - 1)
        if isinstance(lazy, Less):
            raise Undecided("a comparison of integers that is no carry")
        bits = lazy.bits
        x, y, result = (path.sum((w, 1), (path.bit_of(w, bits - 1), -(1 << bits))) for w in (lazy.x, lazy.y, lazy.result))
        excess = path.sum((path.sum((x, 1), (y, lazy.sign), (lazy.carry, lazy.sign)), 1), (result, -1))
        excess = path.refined(Word(excess.poly.shifted_down(bits), -1, 1, None, excess.secret))
        word = path.product(excess, excess)
        return path.refined(word.between(max(word.lo, 0), min(word.hi, 1)))
