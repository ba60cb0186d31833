# SPDX-License-Identifier: MIT
"""What a function promises: its operands, and a claim about numbers.

Trusted: the meaning of a contract.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from ecgen.logic.rings import Ring, residual
from ecgen.logic.terms import Term
from ecgen.logic.text import text_of
from ecgen.logic.types import Type
from ecgen_verify.prove.poly import Poly

#: Bits of a limb in lanes.
LIMB = 52


class Kind(StrEnum):
    LIMBS = "limbs"
    BIG_ENDIAN = "big-endian bytes"
    LITTLE_ENDIAN = "little-endian bytes"
    MASK = "mask"  # a word by value, which is 0 or all-ones where nothing else is said
    SMALL = "small"  # unsigned 32 bits, by value
    LANES = "limbs of 52 bits of eight elements"  # limb j of element i at 64*j + 8*i
    EIGHT = "eight elements"  # one after the other, each in limbs
    # of functions that call others
    ELEMENTS = "elements"  # as many as `length` says, each in the form that its modulus has
    BYTES = "bytes"  # a length of 0: so many as the case says
    NUMBER = "number"  # an integer by value that is given for the proof, such as a count
    DIGIT = "digit"  # an int or an unsigned int by value that is given for the proof, and may be a secret nevertheless


@dataclass(frozen=True)
class Part:
    """A number in an operand: `length` words or bytes from `start` on, below `bound`."""

    name: str
    start: int
    length: int
    bound: int


@dataclass(frozen=True)
class Operand:
    """`length`: words or bytes, of each element. `bound`: the number is below it (inputs: assumed; outputs: claimed). `parts`: of
    one that holds several numbers; its other words may be anything. Of functions that call others: `type`: what it is an object
    of, as which others are; `tag`: of the modulus of elements; `apart`: an output that may be no other operand; `public`: it may
    decide branches; `scratch`: it holds nothing at the return."""

    name: str
    kind: Kind
    length: int = 1
    bound: int = 0
    is_input: bool = True
    is_output: bool = False
    parts: tuple[Part, ...] = ()
    type: object = None
    tag: str = ""
    apart: bool = False
    public: bool = False
    scratch: bool = False

    @property
    def numbers(self) -> tuple[Part, ...]:
        """All that it holds, in the order in which it stands."""
        parts = self.parts or (Part(self.name, 0, self.length, self.bound),)
        taken = {part.start + i for part in parts for i in range(part.length)}
        rest = (Part(f"{self.name}[{i}]", i, 1, 1 << 64) for i in range(self.length) if i not in taken)
        return tuple(sorted((*parts, *rest), key=lambda part: part.start))

    @property
    def sort(self) -> tuple[object, ...]:
        """What operands have in common of which one may be the other's object: of bytes the order does not matter."""
        return Kind.BYTES if self.unit == 1 else self.kind, self.length, self.tag, self.type

    @property
    def unit(self) -> int:
        """Bytes per element."""
        return 1 if self.kind in (Kind.BIG_ENDIAN, Kind.LITTLE_ENDIAN) else 8

    @property
    def radix(self) -> int:
        """What an element is below."""
        return 1 << (LIMB if self.kind is Kind.LANES else 8 * self.unit)

    @property
    def size(self) -> int:
        return self.length * self.unit * len(self.places(0))

    def places(self, index: int) -> list[int]:
        """Where an element stands; of each number where there are eight."""
        match self.kind:
            case Kind.LANES:
                return [8 * (8 * index + lane) for lane in range(8)]
            case Kind.EIGHT:
                return [8 * (self.length * lane + index) for lane in range(8)]
        return [self.unit * index]

    @property
    def is_eight(self) -> bool:
        return self.kind in (Kind.LANES, Kind.EIGHT)

    @property
    def by_value(self) -> bool:
        return self.kind in (Kind.MASK, Kind.SMALL, Kind.NUMBER, Kind.DIGIT)

    def limits(self, part: Part) -> bool:
        """Whether the bound of a part says more than that it is so long."""
        return part.bound < int(self.radix**part.length)

    def weight(self, part: Part, index: int) -> int:
        """What element `index` of a part counts in its number."""
        position = part.length - 1 - index if self.kind is Kind.BIG_ENDIAN else index
        return int(self.radix**position)


def array(name: str, length: int, *parts: Part, output: bool = False, updated: bool = False, apart: bool = False) -> Operand:
    """Words, of which `parts` are numbers, else all are one. `updated`: an output whose words are inputs, too."""
    output = output or updated
    return Operand(name, Kind.LIMBS, length, 1 << 64 * length, not output or updated, output, parts, apart=apart)


def word(name: str) -> Operand:
    """A word that is handed over by value."""
    return Operand(name, Kind.MASK, 1, 1 << 64, True)


def written(name: str, kind: Kind, length: int = 1, *, updated: bool = False, tag: str = "", apart: bool = False) -> Operand:
    """An output of a function that calls others. `updated`: it is an input, too."""
    return Operand(name, kind, length, is_input=updated, is_output=True, tag=tag, apart=apart)


#: Polynomials in what the operands hold.
POLYNOMIALS: Ring[Poly] = Ring(Poly.constant, lambda x, y: x + y, lambda x, y: x * y)


def integer(term: Term, numbers: Mapping[str, Poly]) -> Poly:
    """The value of a term of integers."""
    return residual(term.equals(0), numbers, {}, POLYNOMIALS, 1)


@dataclass(frozen=True)
class Promise:
    """What a function does for those that call it, in words. `returns`: it returns something; `wipes`: at the return no word of
    its own frame depends on a secret."""

    text: str
    operands: tuple[Operand, ...] = ()
    returns: bool = field(default=False, kw_only=True)
    wipes: bool = field(default=False, kw_only=True)

    @property
    def tag(self) -> str:
        """Of the modulus that it speaks of."""
        return next((operand.tag for operand in self.operands if operand.tag), "fe")

    @property
    def public(self) -> bool:
        """Whether all operands may decide branches. Where some may and others not, what calls make is taken as a secret."""
        return all(one.public or one.kind is Kind.NUMBER for one in self.operands if one.is_input)


@dataclass(frozen=True)
class Contract(Promise):
    """A claim about numbers. `ensures`: formulas of operands. Elements, of which `types` tells, stand in memory times `radix`;
    all other names are the integers that operands hold. `units`: what is to be multiplied by this first, to be an element times
    the radix. `requires`: terms of inputs, with the least and the greatest that they may be. `multiples`: others that are
    multiples of 2^n, with n."""

    modulus: int = 0
    ensures: tuple[Term, ...] = ()
    types: Mapping[str, Type] = field(default_factory=dict)
    radix: int = 1
    units: Mapping[str, int] = field(default_factory=dict)
    requires: tuple[tuple[Term, int, int], ...] = ()
    multiples: tuple[tuple[Term, int], ...] = ()

    @property
    def outputs(self) -> tuple[Operand, ...]:
        return tuple(o for o in self.operands if o.is_output)

    def residual(self, formula: Term, numbers: Mapping[str, Poly]) -> Poly:
        """left - right of an equation, which is to vanish modulo the modulus. Raises NotPolynomial, or KeyError."""
        stored = {name: number.scale(self.units.get(name, 1)) for name, number in numbers.items()}
        return residual(formula, stored, self.types, POLYNOMIALS, self.radix)


def stated(left: Term, right: Term, operands: Sequence[Operand], modulus: int, *requires: tuple[Term, int, int]) -> Contract:
    """left = right modulo a number, of the integers that operands hold: its text is made of what is to be shown."""
    bounds = ", ".join(f"{part.name} < {part.bound:#x}" for operand in operands for part in operand.numbers)
    names, formula = ", ".join(operand.name for operand in operands), left.equals(right)
    text = f"{names}: {text_of(formula, {})} mod {modulus:#x} where {bounds}"
    return Contract(text, tuple(operands), modulus, (formula,), requires=requires)
