# SPDX-License-Identifier: MIT
"""The types of parameters: what stands behind a pointer or in a register, and what every value of the type fulfils.

Elements are canonical in memory: below their modulus. Where the reduction is Montgomery an element x stands in memory as the
words of x * R mod modulus; that is a matter of representation, told once where the type is declared, and never of a contract.
"""

from __future__ import annotations

from dataclasses import dataclass

#: What the names of the types and functions of G2 begin with.
G2 = "g2_"


@dataclass(frozen=True)
class Type:
    """Base of all types."""


@dataclass(frozen=True)
class Element(Type):
    """An integer modulo "p" (the field) or "n" (the group order), canonical in memory."""

    modulus: str

    @property
    def tag(self) -> str:
        """The part of its C type's name that tells it: fe or sc."""
        return {"p": "fe", "n": "sc"}[self.modulus]


@dataclass(frozen=True)
class Loose(Type):
    """An element that stands in memory as any number below `bound` times its modulus which is congruent to the canonical one.

    What loose elements are below, the sums of two are below twice: these have a type of their own, too.
    """

    element: Element
    bound: int = 2

    @property
    def tag(self) -> str:
        """The part of its C type's name that tells it."""
        return f"{self.element.tag}_{'loose' if self.bound == 2 else 'sum'}"


@dataclass(frozen=True)
class Extension(Type):
    """c0 + c1*i over the field, both parts canonical; i^2 is the nonresidue of the specification."""


@dataclass(frozen=True)
class Lanes(Type):
    """Eight elements, one in each lane, below `weak` times the modulus, in Montgomery form of 52-bit limbs."""

    element: Element
    weak: int = 2


@dataclass(frozen=True)
class Eight(Type):
    """Array of eight of something: elements, points, masks or strings as they stand one by one."""

    item: Type


@dataclass(frozen=True)
class Several(Type):
    """Items one after the other."""

    item: Type


@dataclass(frozen=True)
class Array(Several):
    """As many as the parameter `count` says."""

    count: str


@dataclass(frozen=True)
class Scratch(Several):
    """`times` elements for each of `count`: memory that may hold anything, before and after."""

    count: str
    times: int = 1


@dataclass(frozen=True)
class Bytes(Type):
    """A byte string of a fixed length."""

    length: int


@dataclass(frozen=True)
class Buffer(Type):
    """A byte string whose length is the parameter `length`."""

    length: str


@dataclass(frozen=True)
class Bits(Type):
    """A string of as many bits as the parameter `count` says, the lowest of the first byte first. What stands above in the last
    byte does not count."""

    count: str


class ByValue(Type):
    """What is handed over in a register, and is no address."""


@dataclass(frozen=True)
class Mask(ByValue):
    """A word that is 0 or all-ones: a bit."""


@dataclass(frozen=True)
class Small(ByValue):
    """An unsigned integer of 32 bits, by value."""


@dataclass(frozen=True)
class Size(ByValue):
    """A number of items or of bytes."""


@dataclass(frozen=True)
class Point(Type):
    """A point of the specification's curve; `struct`: its C type after the prefix, which says the coordinate system;
    one that begins with g2_ is of G2, with coordinates in the extension.

    Coordinates stand for a point: a z that the type forbids to be 0 is not 0, and t of extended coordinates is x*y/z.
    """

    struct: str

    @property
    def is_of_twist(self) -> bool:
        """Whether it is of G2."""
        return self.struct.startswith(G2)


@dataclass(frozen=True)
class Table(Several):
    """Points, of which formulas say how many there are."""


@dataclass(frozen=True)
class Words(Type):
    """A natural number in limbs, the lowest first: in `count`, or in as many as the parameter of that name says."""

    count: str | int


@dataclass(frozen=True)
class DigitArray(Type):
    """`count` signed integers of `size` bytes, the digit with the lowest weight first."""

    count: int
    size: int


@dataclass(frozen=True)
class Digit(ByValue):
    """A signed integer of 32 bits by value, one of these."""

    values: tuple[int, ...]


@dataclass(frozen=True)
class Unsigned(ByValue):
    """An unsigned integer of the C type of that name, by value."""


@dataclass(frozen=True)
class PointLanes(Type):
    """Eight points, one in each lane."""

    struct: str


@dataclass(frozen=True)
class Polynomial(Type):
    """A polynomial of degree below n, n coefficients that are integers from 0 to `modulus` - 1; `modulus` is a number or a symbol
    of the specification, as "q"."""

    modulus: str


@dataclass(frozen=True)
class Sliced(Type):
    """`count` elements of GF(2^m), bit-sliced: bit i of 64 of them is a word, so that any words stand for elements."""

    count: int


@dataclass(frozen=True)
class Numbers16(Type):
    """An array of `count` numbers of 16 bits."""

    count: int


class Returned(Type):
    """What is returned."""


@dataclass(frozen=True)
class Nothing(Returned):
    """void"""


@dataclass(frozen=True)
class MaskResult(Returned):
    """uint64_t, 0 or all-ones"""


@dataclass(frozen=True)
class Status(Returned):
    """int, 0 or -1"""


@dataclass(frozen=True)
class BitResult(Returned):
    """A limb, 0 or 1"""


@dataclass(frozen=True)
class BitOfEach(Returned):
    """unsigned int, a bit for each of the eight, the lowest for the first"""
