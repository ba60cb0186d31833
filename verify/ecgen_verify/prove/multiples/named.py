# SPDX-License-Identifier: MIT
"""Points in memory that are known as multiples of points: their coordinates are named by that, whatever they are as numbers.

Trusted. A name stands for coordinates, in the system of one type, of the multiple, or of a sum of multiples of several points. Of
the same point every call may make others, and these have another name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ecgen.logic.types import Point, Type
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.promise import elements_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

TAG, SCALAR = "fe", "sc"
#: What the form is a multiple of: a point.
Base = tuple[object, ...]
GENERATOR: Base = ("generator",)


@dataclass(frozen=True)
class Multiple:
    """The sum of `form` times the point `base` over all parts: one for each base, and none with the form 0."""

    parts: frozenset[tuple[Base, Poly]] = field(default_factory=frozenset)

    @staticmethod
    def of(parts: Iterable[tuple[Base, Poly]]) -> Multiple:
        forms: dict[Base, Poly] = {}
        for base, form in parts:
            forms[base] = forms[base] + form if base in forms else form
        return Multiple(frozenset((base, form) for base, form in forms.items() if form.terms))

    def plus(self, other: Multiple) -> Multiple:
        return Multiple.of([*self.parts, *other.parts])

    def scaled(self, factor: int) -> Multiple:
        return Multiple.of((base, form.scale(factor)) for base, form in self.parts)


@dataclass(frozen=True)
class Coordinate:
    """One of the coordinates of a multiple, of a point of that type. `maker`: tells apart what different calls made of the same
    multiple."""

    of: Multiple
    maker: object
    kind: Type
    index: int


def once(base: Base) -> Multiple:
    """The point itself."""
    return Multiple.of([(base, Poly.constant(1))])


def integer(elements: Elements, scalar: Value) -> Poly:
    """The scalar as an integer in [0, n)."""
    return elements.unknown_byte(("scalar", scalar), elements.forms[SCALAR].prime - 1).poly


def coordinate_of(field: Field, value: Value) -> Coordinate | None:
    """What names the value; None for one that stands for no coordinate of a known point."""
    meaning = field.meaning(value)
    return meaning if isinstance(meaning, Coordinate) else None


def product(form: Poly, point: Multiple) -> Multiple:
    """That multiple of a point that is one by numbers."""
    if not all(times.is_constant for _, times in point.parts):
        raise Undecided("a multiple of a point that depends on a scalar")
    return Multiple.of((base, form.scale(times.integer)) for base, times in point.parts)


def coordinates(field: Field, point: Multiple, maker: object, kind: Type) -> list[Value]:
    """The named coordinates of a multiple; the affine ones are the same whoever makes them."""
    maker = None if kind == Point("affine") else maker
    return [field.named(Coordinate(point, maker, kind, i)) for i in range(elements_of(kind)[1])]


def neutral_bit(elements: Elements, point: Multiple) -> Word:
    """The bit that is 1 where the multiple is the neutral element."""
    return elements.bit(("neutral", point))


def is_neutral_on(elements: Elements, path: Path, point: Multiple) -> bool:
    """Whether it is known on a path that this multiple, or its negative, is neutral, or all points are that it is made of: as
    that was asked, or z is known to be 0."""
    zeros = (coordinate_of(elements.fields[TAG], value) for tag, value in elements.zeros(path)[0] if tag == TAG)
    known = {one.of for one in zeros if one is not None and (one.kind, one.index) == (Point("point"), 2)}

    def is_neutral(one: Multiple) -> bool:
        asked = elements.asked(("neutral", one))
        return one in known or (asked is not None and path.resolve(asked.poly) == Poly.constant(1))

    return is_neutral(point) or is_neutral(point.scaled(-1)) or all(is_neutral(once(base)) for base, _ in point.parts)
