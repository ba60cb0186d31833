# SPDX-License-Identifier: MIT
"""The domain of words of bits: what instructions do to the words of `words`, whose lengths decide what is asked.

Trusted. A word that is narrower than what it is used for has zeros above. Nothing but numbers and lengths decides anything: of
all other words the operations that would decide are refused, so that none of them needs to be marked as a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from ecgen_verify.prove.domain import AnyFlag, Domain, Lazy, Less, Overflow, Sign, Zero
from ecgen_verify.prove.hashes.lengths import Lengths, Range
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.world import Undecided


@dataclass
class HashWords(Words, Domain[Word]):
    """`lengths`: of one path."""

    lengths: Lengths = field(kw_only=True)

    @staticmethod
    def of(words: Words, ranges: Mapping[Word, Range]) -> HashWords:
        """These words, with atoms that are lengths in these ranges."""
        return HashWords(**vars(words), lengths=Lengths(words, {words.number(atom): known for atom, known in ranges.items()}))

    def copy(self) -> Self:
        """With lengths that may become others."""
        return replace(self, lengths=replace(self.lengths, ranges=dict(self.lengths.ranges)))

    def _bit(self, value: bool) -> Word:
        return self.const(int(value), 1)

    # ------------------------------------------------------------------ sums and products

    def add(self, x: Word, y: Word, carry: Word, bits: int, sign: int) -> tuple[Word, AnyFlag[Word]]:
        if carry.constant is None:
            raise Undecided("a sum with a carry that is not known")
        x, y = self.low(x, bits), self.low(y, bits)
        result = self.total(((x, 1), (y, sign)), sign * carry.constant, bits)
        if x.constant is not None and y.constant is not None:
            total = x.constant + sign * (y.constant + carry.constant)
            return result, self._bit(not 0 <= total < 1 << bits)
        return result, Less(x, y, result) if sign < 0 and not carry.constant else None

    def multiply(self, x: Word, y: Word, bits: int) -> tuple[Word, Word]:
        raise Undecided("a product")

    # ------------------------------------------------------------------ bits

    def and_(self, x: Word, y: Word, bits: int) -> Word:
        """Of a length and a mask of the lowest bits, or of all others, a length."""
        one, two = self.low(x, bits), self.low(y, bits)
        if one.constant is not None:
            one, two = two, one
        mask = two.constant
        if mask is not None and one.constant is None:
            known = self.lengths.low(one, mask.bit_length())
            if known is not None and known.constant is not None:
                return self.const(known.constant & mask, bits)
            for low in (True, False):
                count = ((mask if low else ~mask) % (1 << bits) + 1).bit_length() - 1
                if 0 < count < bits and mask == ((1 << count) - 1 if low else (1 << bits) - (1 << count)):
                    part = self.lengths.low(one, count)
                    if part is not None:
                        return part if low else self.total(((one, 1), (part, -1)), 0, bits)
        return super().and_(one, two, bits)

    def shift_right(self, x: Word, count: int) -> Word:
        high = self.lengths.high(x, count) if x.constant is None else None
        return super().shift_right(x, count) if high is None else high

    # ------------------------------------------------------------------ conditions

    def at_most(self, carry: AnyFlag[Word], zero: AnyFlag[Word]) -> Word | None:
        """x <= y is no y < x."""
        if isinstance(carry, Less) and isinstance(zero, Zero) and zero.result is carry.result:
            return self.complement(self.flag(Less(carry.y, carry.x, carry.result)))
        return None

    def pick(self, bit: Word, then: Word, otherwise: Word) -> Word:
        return then if self.decided(bit) else otherwise

    def decided(self, bit: Word) -> int:
        if bit.constant is None:
            raise Undecided("a secret, or what is not known, decides a branch or a move")
        return bit.constant

    def flag(self, lazy: Lazy[Word]) -> Word:
        """Raises Fork where it depends on a length."""
        match lazy:
            case Sign(result, bits):
                return self.bit_of(result, bits - 1)
            case Zero(result, bits):
                result = self.low(result, bits)
                pair = self.lengths.compared(result)
                return self.zero(result) if pair is None else self._bit(self.lengths.equal(*pair))
            case Less(x, y):
                if self.lengths.is_length(x) and self.lengths.is_length(y):
                    return self._bit(self.lengths.below(x, y))
                return self.is_below(x, y)
            case Overflow(x, y, carry, result, bits, sign):
                if any(word.constant is None for word in (x, y, carry, result)):
                    raise Undecided("an overflow of what is not a number")
                numbers = [self.low(word, bits).constant for word in (x, y, result)]
                one, two, total = (n - (n >> bits - 1 << bits) for n in numbers if n is not None)
                return self._bit(one + sign * (two + carry.lo) != total)
        raise Undecided("a flag that is not known here")
