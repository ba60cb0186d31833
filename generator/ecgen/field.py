# SPDX-License-Identifier: MIT
"""What a modulus and a word size allow, derived once; builders and templates only read it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from ecgen.ir import Kind


class Reduction(StrEnum):
    """How a product is brought back below the modulus. Only Montgomery changes how elements stand in memory."""

    MONTGOMERY = "montgomery"
    SOLINAS = "solinas"
    CRANDALL = "crandall"
    MERSENNE = "mersenne"

    @property
    def request(self) -> Reduction:
        """What it goes by in specifications, on the command line and in manifests: 2^k - 1 is Crandall's form with c = 1."""
        return Reduction.CRANDALL if self is Reduction.MERSENNE else self


#: What may be asked for. All lists of reductions derive from this one.
REQUESTS = tuple(reduction for reduction in Reduction if reduction.request is reduction)


#: Bits up to which every function of a modulus is unrolled. Longer ones are computed with in loops over blocks of words.
MOST_UNROLLED = 1024
#: Words of such a block, of 64 or of 32 bits.
BLOCK = 8


def is_long(number: int) -> bool:
    """Whether arithmetic modulo the number goes by blocks of words (ecgen.arith.blocks), in loops."""
    return number.bit_length() > MOST_UNROLLED


#: Loose elements are below this multiple of the modulus, where there are any.
LOOSE = 2


def loose_multiple_of(number: int, limbs: int, width: int = 64) -> int:
    """The multiple of a modulus in Montgomery form, of `limbs` words, that loose elements are below; 0 without any.

    The product of a, b < 2*p is reduced to (a*b + m*p)/R with m < R, which is below (4*p/R + 1)*p. So it takes 4*p <= R, two
    spare bits, and R is the smaller one of both word sizes. (Walter, "Montgomery exponentiation needs no final subtractions",
    1999.)
    """
    return LOOSE if LOOSE**2 * number <= _least_radix(number, limbs, width) and not is_long(number) else 0


def sum_multiple_of(number: int, limbs: int, width: int = 64) -> int:
    """The multiple of the modulus that uncorrected sums of two loose elements are below, 0 where products do not take them.

    With a, b < 4*p the product is below (16*p/R + 1)*p, and loose again where 16*p <= R.
    """
    multiple = 2 * LOOSE
    return multiple if multiple**2 * number <= _least_radix(number, limbs, width) and not is_long(number) else 0


def _least_radix(number: int, limbs: int, width: int) -> int:
    """The smaller one of R with words of 64 and of 32 bits, of a number that has `limbs` words of `width` bits."""
    bits = number.bit_length()
    return 1 << (32 * -(-bits // 32) + (limbs - -(-bits // width)) * width)


@dataclass(frozen=True)
class Modulus:
    """An odd prime with the word size it is computed in.

    `number`: the prime; `kind`: Kind.FIELD for the field prime p, Kind.SCALAR for the group order n, FIELD8 and SCALAR8 for
    the same in lanes; `width`: bits of a word (64 or 32; 52 in lanes); `limbs`: words of an element, W^limbs > number;
    `for_size`: whether its functions are loops over words, for little code.
    """

    number: int
    kind: Kind
    width: int
    limbs: int
    reduction: Reduction
    for_size: bool = False

    def __post_init__(self) -> None:
        if self.number < 3 or self.number % 2 == 0:
            raise ValueError(f"{self.number} is no odd prime")
        if self.number >> (self.width * self.limbs):
            raise ValueError(f"{self.limbs} words of {self.width} bits cannot hold {self.number:#x}")

    @property
    def symbol(self) -> str:
        """The letter the modulus goes by: p for the field, n for the group order."""
        return "p" if self.kind in (Kind.FIELD, Kind.FIELD8) else "n"

    @property
    def tag(self) -> str:
        """The part of every name that says which modulus it belongs to: fe or sc, in lanes fe8 or sc8."""
        return self.kind.value

    @property
    def bits(self) -> int:
        return self.number.bit_length()

    @property
    def bytes(self) -> int:
        """Length of an encoded element."""
        return (self.bits + 7) // 8

    @property
    def radix(self) -> int:
        """R = W^limbs, the Montgomery radix."""
        return 1 << (self.width * self.limbs)

    @property
    def is_long(self) -> bool:
        """See the function of this name."""
        return is_long(self.number)

    @property
    def is_montgomery(self) -> bool:
        return self.reduction is Reduction.MONTGOMERY

    @property
    def loose_multiple(self) -> int:
        """Of what multiple of the prime loose elements are below; 0 where there are none, as modulo the group order."""
        if self.kind is not Kind.FIELD or not self.is_montgomery or self.for_size:
            return 0
        return loose_multiple_of(self.number, self.limbs, self.width)

    @property
    def sum_multiple(self) -> int:
        """Of what multiple of the prime uncorrected sums of loose elements are below; 0 where products do not take them."""
        return sum_multiple_of(self.number, self.limbs, self.width) if self.loose_multiple else 0

    def encode(self, number: int) -> int:
        """The integer that stands in memory for the element `number`."""
        return number * self.radix % self.number if self.is_montgomery else number % self.number

    def decode(self, stored: int) -> int:
        """The element that `stored` stands for."""
        return stored * self._inverse_radix % self.number if self.is_montgomery else stored % self.number

    @cached_property
    def _inverse_radix(self) -> int:
        return pow(self.radix, -1, self.number)

    @cached_property
    def two_adicity(self) -> int:
        """The largest s with 2^s dividing number - 1."""
        even = self.number - 1
        return (even & -even).bit_length() - 1
