# SPDX-License-Identifier: MIT
"""What instructions are made of: operations on words of some kind, a domain of its own for each kind.

Trusted: what each operation says here is what it is to be in every domain. Words lie between 0 and 2^bits. Where a domain does
not say how it does something, it is done by the other operations, or is refused.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Generic, Self, TypeAlias, TypeVar

from ecgen_verify.prove.world import Undecided


class AnyWord:
    """A word of any domain. `lo`: its value, where it is a constant. `secret`: it depends on a secret."""

    __slots__ = ()
    lo: int
    secret: bool

    @property
    def is_constant(self) -> bool:
        raise NotImplementedError


W = TypeVar("W", bound=AnyWord)
#: The bits of a word from one position up to another; above a word there are zeros.
Field: TypeAlias = "tuple[W, int, int]"


class Parts:
    """What is made of words, as its fields."""


def mapped(value: Any, of: Callable[[Any], Any]) -> Any:
    """With what there is in place of each word."""
    if isinstance(value, AnyWord):
        return of(value)
    if isinstance(value, tuple | list):
        return tuple(mapped(part, of) for part in value)
    return type(value)(*(mapped(part, of) for part in vars(value).values())) if isinstance(value, Parts) else value


def signed(value: int) -> int:
    """A 64-bit pattern as a signed number."""
    return value - (1 << 64) if value >> 63 else value


@dataclass(unsafe_hash=True)
class Lazy(Parts, Generic[W]):
    """A flag that is computed when it is read, of words of so many bits. `kind`: "zero" or "sign", of (result,); "carry" or
    "overflow", of (x, y, carry, result): x + sign * (y + carry), of unsigned or of signed numbers, does not fit the result."""

    kind: str
    words: tuple[W, ...]
    bits: int
    sign: int = 1


#: None: undefined by the manual, or not modelled. Reading it is undecided, never guessed.
AnyFlag: TypeAlias = "W | Lazy[W] | None"


class Domain(ABC, Generic[W]):
    @abstractmethod
    def const(self, value: int) -> W: ...

    def low(self, x: W, bits: int) -> W:
        """x modulo 2^bits."""
        return self.cut(x, 0, bits)

    def unknown(self, name: str, *, bits: int = 64, secret: bool = True) -> W:
        """A new word of which nothing is known but its name and size."""
        raise Undecided(f"{name}, of which nothing is known")

    @property
    def lane(self) -> Domain[W]:
        """What instructions on eight lanes do to the words of each, which are any integers congruent to them modulo 2^64."""
        raise Undecided("a vector of eight lanes, which is not looked at here")

    def assuming(self, bit: Any, value: int) -> Self:
        """As on a path on which what was open is this, see `Open`."""
        raise Undecided("a case distinction")

    # ------------------------------------------------------------------ sums and products

    def add(self, x: W, y: W, carry: W, bits: int, sign: int) -> W:
        """x + sign * (y + carry) modulo 2^bits."""
        return self.total([(x, 1), (y, sign), (carry, sign)], 0, bits)

    @abstractmethod
    def total(self, parts: Sequence[tuple[W, int]], constant: int, bits: int) -> W:
        """constant + the sum of words times factors, modulo 2^bits."""

    def multiply(self, x: W, y: W, bits: int) -> tuple[W, W]:
        """The low and the high half of the product."""
        raise Undecided("a product")

    def multiply_low(self, x: W, y: W, bits: int) -> W:
        return self.multiply(x, y, bits)[0]

    def multiply_high(self, x: W, y: W, bits: int) -> W:
        return self.multiply(x, y, bits)[1]

    # ------------------------------------------------------------------ moves of bits

    @abstractmethod
    def assemble(self, fields: Sequence[Field[W]]) -> W:
        """The word of these bits, lowest first. All moves of bits are this one, but for where a domain has one of its own."""

    def cut(self, x: W, start: int, bits: int) -> W:
        """`bits` bits of x from bit `start`."""
        return self.assemble([(x, start, start + bits)])

    def bit_of(self, x: W, position: int) -> W:
        return self.cut(x, position, 1)

    def shift_left(self, x: W, count: int, bits: int) -> W:
        """0 <= count < bits, as in those below."""
        return self.assemble([(self.const(0), 0, count), (x, 0, bits - count)])

    def shift_right(self, x: W, count: int) -> W:
        return self.cut(x, count, 64 - count)

    def shift_right_signed(self, x: W, count: int, bits: int) -> W:
        """Two's complement, rounded down."""
        return self.extended(self.shift_right(x, count), bits - count, bits)

    def packed(self, parts: Sequence[W], bits: int) -> W:
        """The parts, each of so many bits, one above the other, lowest first."""
        return self.assemble([(part, 0, bits) for part in parts])

    # ------------------------------------------------------------------ bits

    @abstractmethod
    def bitwise(self, op: str, x: W, y: W, bits: int) -> W:
        """x op y, bit by bit, as in `BITWISE`."""

    def and_(self, x: W, y: W, bits: int) -> W:
        return self.bitwise("and", x, y, bits)

    def or_(self, x: W, y: W, bits: int) -> W:
        return self.bitwise("or", x, y, bits)

    def xor(self, x: W, y: W, bits: int) -> W:
        return self.bitwise("xor", x, y, bits)

    def invert(self, x: W, bits: int) -> W:
        return self.xor(x, self.const((1 << bits) - 1), bits)

    def spread(self, bit: W, bits: int) -> W:
        """All-ones where the bit is 1, else 0."""
        return self.total([(bit, (1 << bits) - 1)], 0, bits)

    def extended(self, x: W, narrow: int, wide: int) -> W:
        """`narrow` bits extended by their sign to `wide`."""
        return self.total([(x, 1), (self.bit_of(x, narrow - 1), (1 << wide) - (1 << narrow))], 0, wide)

    def saturated(self, x: W, bits: int, least: int) -> W:
        """Of x, a signed number of 2 * bits: the number from `least` below `least` + 2^bits that is next to it. `least`: 0 or
        less."""
        shifted = self.total([(x, 1)], -least, 2 * bits)  # below 2^bits where x fits
        fits = self.spread(self.is_zero(self.cut(shifted, bits, bits), bits), bits)
        end = self.total([(self.bit_of(x, 2 * bits - 1), 1)], least + (1 << bits) - 1, bits)
        return self.chosen(fits, self.low(x, bits), end, bits)

    # ------------------------------------------------------------------ conditions

    def complement(self, bit: W) -> W:
        return self.xor(bit, self.const(1), 1)

    def is_zero(self, x: W, bits: int) -> W:
        return self.flag(Lazy("zero", (x,), bits))

    def below(self, x: W, y: W, bits: int) -> W:
        """Whether x < y, as unsigned numbers."""
        zero = self.const(0)
        return self.flag(Lazy("carry", (x, y, zero, self.add(x, y, zero, bits, -1)), bits, -1))

    def pick(self, bit: W, then: W, otherwise: W) -> W:
        """`then` where the bit is 1."""
        return then if self.decided(bit) else otherwise

    def chosen(self, mask: W, then: W, otherwise: W, bits: int) -> W:
        """The bits of `then` where those of the mask are 1, else those of `otherwise`."""
        return self.or_(self.and_(mask, then, bits), self.and_(self.invert(mask, bits), otherwise, bits), bits)

    def decided(self, bit: W) -> int:
        """The value of a bit."""
        if not bit.is_constant:
            raise Undecided("a condition that is not decided")
        return bit.lo

    def flag(self, lazy: Lazy[W]) -> W:
        """The value of a flag. What is zero is less than 1; a carry, or a borrow, is the bit above the result; signed numbers
        overflow where that is not the carry into the highest bit, which is that of x ^ y ^ result."""
        if lazy.kind == "sign":
            return self.bit_of(lazy.words[0], lazy.bits - 1)
        if lazy.kind == "zero":
            return self.below(lazy.words[0], self.const(1), lazy.bits)
        x, y, carry, result = lazy.words
        if lazy.kind == "carry":
            return self.bit_of(self.add(x, y, carry, lazy.bits + 1, lazy.sign), lazy.bits)
        bits = [self.bit_of(word, lazy.bits - 1) for word in (x, y, result)]
        return reduce(lambda one, other: self.xor(one, other, 1), bits, self.flag(replace(lazy, kind="carry")))
