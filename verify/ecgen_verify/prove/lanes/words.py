# SPDX-License-Identifier: MIT
"""The domain of the word of one lane.

Trusted. Words are integers congruent to the lane modulo 2^64; an operation that looks at more than low bits asks for the one
that it means, between 0 and 2^64 or between -2^63 and 2^63, and is refused where that is not known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ecgen_verify.prove.domain import Domain
from ecgen_verify.prove.fields import cut
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.lazy_reduction.naming import named
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

_BITS = 64
_ONES = (1 << _BITS) - 1
_TOP = 1 << (_BITS - 1)


class WithLanes(Integers):
    """Integers, and lanes in vectors."""

    @property
    def lane(self) -> LaneWords:
        return LaneWords(self.path)


class LaneWords(Integers):
    """What takes words between 0 and 2^64 only is no operation of lanes."""

    multiply_low = Domain.multiply_low

    def _refused(self, *_: Any, **__: Any) -> Any:
        raise Undecided("an operation that words of lanes do not have")

    add = invert = funnel_right = reverse = bit_of = with_bit = spread = extended = joined = packed = over = gather = _refused
    complement = either = differ = pick = decided = flag = _refused

    def unsigned(self, x: Word) -> Word:
        """The word in [0, 2^64)."""
        x = self.path.refined(x)
        return x if x.lo >= 0 and x.hi <= _ONES else self.path.low(x, _BITS)

    def signed(self, x: Word) -> Word:
        """The word in [-2^63, 2^63)."""
        x = self.path.refined(x)
        if x.is_constant:
            return replace(constant((x.lo + _TOP & _ONES) - _TOP), secret=x.secret)
        if x.lo < -_TOP or x.hi >= _TOP:
            raise Undecided(f"a signed shift of a lane that may be from {x.lo:#x} to {x.hi:#x}")
        return x

    # ------------------------------------------------------------------ sums and products

    def total(self, parts: Sequence[tuple[Word, int]], constant: int, bits: int) -> Word:
        return self.path.sum(*parts, (self.const(constant), 1))

    def multiply(self, x: Word, y: Word, bits: int) -> tuple[Word, Word]:
        product = self.path.product(x, y)
        low = _low_of_multiple(self.path, product, bits)
        return low, self.path.quotient(product, low, bits)

    def low(self, x: Word, bits: int) -> Word:
        """By a name where it consists of several words, so that products stay short."""
        low = self.path.low(x, bits)
        return named(self.path, low) if len(low.poly.terms) > 1 else low

    # ------------------------------------------------------------------ bits

    def shift_left(self, x: Word, count: int, bits: int) -> Word:
        if x.lo >= 0 and x.hi << count <= _ONES:
            return self.path.sum((x, 1 << count))
        return super().shift_left(self.unsigned(x), count, bits)

    def shift_right(self, x: Word, count: int) -> Word:
        return super().shift_right(self.unsigned(x), count)

    def shift_right_signed(self, x: Word, count: int, bits: int) -> Word:
        """floor(x / 2^count)."""
        x = self.signed(x)
        return self.path.quotient(x, self.path.low(x, count), count) if count else x

    def and_(self, x: Word, y: Word, bits: int) -> Word:
        path = self.path
        x, y = (y, x) if x.is_constant else (x, y)
        secret = x.secret or y.secret
        if y.is_constant:
            bit, k = mask_of(path, x), y.lo & _ONES
            if bit is not None:
                return replace(path.sum((bit, k)), secret=secret)
            if k and k & (k + 1) == 0:
                return replace(self._lowest(x, k.bit_length()), secret=secret)
            return super().and_(self.unsigned(x), constant(k), bits)
        for mask, other in ((x, y), (y, x)):
            bit = mask_of(path, mask)
            if bit is not None:
                return replace(other if path.decided(bit) else constant(0), secret=secret)
        return super().and_(self.unsigned(x), self.unsigned(y), bits)

    def _lowest(self, x: Word, bits: int) -> Word:
        """x mod 2^bits; where x was put together from bits of other words, from those of them that are left."""
        if x.lo >= 0 and x.hi <= _ONES and len(self.path.fields(x)) > 1:
            return self.path.assemble(cut(self.path.fields(x), 0, bits))
        return self.path.low(x, bits)

    def or_(self, x: Word, y: Word, bits: int) -> Word:
        return super().or_(self.unsigned(x), self.unsigned(y), bits)

    def xor(self, x: Word, y: Word, bits: int) -> Word:
        return super().xor(self.unsigned(x), self.unsigned(y), bits)

    def chosen(self, mask: Word, then: Word, otherwise: Word, bits: int) -> Word:
        """Of whole words. Raises Fork where that is open."""
        bit = mask_of(self.path, mask)
        if bit is None:
            raise Undecided("a selection by a lane that is not known to be 0 or all-ones")
        secret = bit.secret or then.secret or otherwise.secret
        if then.poly.key == otherwise.poly.key:
            return replace(then, secret=secret)
        if bit.is_constant:
            return replace(then if bit.lo else otherwise, secret=secret)
        raise Fork(bit.poly)


def mask_of(path: Path, x: Word) -> Word | None:
    """The bit that a word is the mask of: all-ones or -1 where it is 1, 0 where it is 0; None for other words."""
    x = path.refined(x)
    if x.is_constant:
        return constant(x.lo & 1) if x.lo in (0, -1, _ONES) else None
    if (x.lo, x.hi) == (0, _ONES):
        bit = path.two_valued(x)
        return None if bit is None else Word(bit, 0, 1, None, x.secret)
    return Word(x.poly.scale(-1), 0, 1, None, x.secret) if (x.lo, x.hi) == (-1, 0) else None


def _low_of_multiple(path: Path, x: Word, bits: int) -> Word:
    """x mod 2^bits as 2^k * (x/2^k mod 2^(bits - k)), so that equal low words are seen to be equal whatever the k."""
    zeros = min(x.poly.twos, bits) if not x.poly.shift and x.lo >= 0 else 0
    if not zeros or x.hi >> bits == 0:
        return path.low(x, bits)
    if zeros == bits:
        return replace(constant(0), secret=x.secret)
    part = Word(x.poly.shifted_down(zeros), x.lo >> zeros, x.hi >> zeros, None, x.secret)
    return path.sum((path.low(part, bits - zeros), 1 << zeros))
