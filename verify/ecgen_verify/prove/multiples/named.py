# SPDX-License-Identifier: MIT
"""Points in memory that are known as multiples of points: their coordinates are named by that, whatever they are as numbers.

Trusted. A name stands for coordinates in one of several systems of the multiple, or of a sum of multiples of several points. Of
the same point every call may make others, and these have another name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ecgen.logic.types import G2, Point, Type
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.formulas import doublings
from ecgen_verify.prove.composed.promise import elements_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

TAG, SCALAR = "fe", "sc"
#: The system of coordinates of each type of points: on curves in Weierstrass form, over the extension, on that of Ed25519.
SYSTEMS: dict[Type, str] = {
    Point("affine"): "affine", Point("point"): "jacobian",
    Point(f"{G2}affine"): "affine pairs", Point(f"{G2}point"): "jacobian pairs",
    Point("ed25519"): "extended", Point("ed25519_projective"): "projective", Point("ed25519_cached"): "cached",
    Point("ed25519_niels"): "niels",
}  # fmt: skip
#: Elements of a point, by the system of coordinates.
COORDINATES = {system: elements_of(kind)[1] for kind, system in SYSTEMS.items()}
#: The coordinates of the neutral element, None for any; of systems in which calls meet it.
_NEUTRAL: Mapping[str, tuple[int | None, ...]] = {
    "jacobian": (None, None, 0), "jacobian pairs": (None, None, None, None, 0, 0),
    "extended": (0, 1, 1, 0), "projective": (0, 1, 1), "cached": (1, 1, 2, 0), "niels": (1, 1, 0),
}  # fmt: skip
#: Where each coordinate of the negative of a point stands, counted from 1, - of it where that is negative.
_NEGATIVE: Mapping[str, tuple[int, ...]] = {
    "jacobian": (1, -2, 3), "affine": (1, -2), "jacobian pairs": (1, 2, -3, -4, 5, 6), "affine pairs": (1, 2, -3, -4),
    "extended": (-1, 2, 3, -4), "projective": (-1, 2, 3), "cached": (2, 1, 3, -4), "niels": (2, 1, -3),
}  # fmt: skip
#: What the form is a multiple of: a point's coordinates.
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
    """One of the coordinates of a multiple. `maker`: tells apart what different calls made of the same multiple."""

    of: Multiple
    maker: object
    system: str
    index: int


def multiple_of(field: Field, values: Sequence[Value], system: str = "jacobian") -> Multiple:
    """What these coordinates are; a point that is an operand is once itself. Operands are on the curve, as the contracts require
    of them. The first three coordinates of an extended point are projective ones. Raises Undecided for others, and for a
    mixture."""
    neutral = _NEUTRAL.get(system, ())
    if neutral and all(number in (None, value.number) for value, number in zip(values, neutral, strict=True)):
        return Multiple()
    signed = (field.scale(value, sign) for value in values for sign in (1, -1))
    first = next((known for value in signed if (known := coordinate_of(field, value)) is not None), None)
    if first is None:
        if system in ("cached", "niels") or not is_operand(field, values, 1 if system == "projective" else 0):
            raise Undecided("a point that is neither an operand nor a multiple of one, so that it may be off the curve")
        return Multiple.of([(base_of(values, system), Poly.constant(1))])
    if first.system not in ((system, "extended") if system == "projective" else (system,)):
        raise Undecided("a point in other coordinates")
    named = coordinates(field, first.of, first.maker, first.system)[: len(values)]
    opposite = [field.scale(named[abs(place) - 1], 1 if place > 0 else -1) for place in _NEGATIVE[system]]
    if list(values) not in (named, opposite):
        raise Undecided("a point with coordinates that are not those of one multiple")
    return first.of.scaled(1 if list(values) == named else -1)


def integer(elements: Elements, scalar: Value) -> Poly:
    """The scalar as an integer in [0, n)."""
    return elements.unknown_byte(("scalar", scalar), elements.forms[SCALAR].prime - 1).poly


def is_operand(field: Field, values: Sequence[Value], more: int = 0) -> bool:
    """Whether these are the coordinates of one operand, as at the entry, but for so many more."""
    meanings = [field.meaning(value) for value in values]
    match meanings[0]:
        case ("input", str(first)) if first.endswith("[0]"):
            named = [("input", f"{first.removesuffix('[0]')}[{i}]") for i in range(len(values) + more + 1)]
            return meanings == named[: len(values)] and not field.knows(named[-1])
    return False


def base_of(values: Sequence[Value], system: str = "jacobian") -> Base:
    """A point by its coordinates x, y and z; z = 1 for an affine one."""
    degree = 2 if system.endswith("pairs") else 1
    one = [Value({(): 1}), Value({})][:degree]
    return (*values, *one)[: 3 * degree]


def coordinate_of(field: Field, value: Value) -> Coordinate | None:
    """What names the value; None for one that stands for no coordinate of a known point."""
    meaning = field.meaning(value)
    return meaning if isinstance(meaning, Coordinate) else None


def unit_of(call: Call, spec: Spec, place: Pointer, factors: Sequence[int], system: str) -> Multiple:
    """The point whose multiples by these factors are in the table at an address: those of a multiple of the generator, if it is a
    constant of the program; else 1 is among the factors. Raises Undecided for others."""
    size, field = COORDINATES[system], call.elements.fields[TAG]
    values = call.loaded(TAG, place, size * len(factors))
    if place.base == "image":
        table = tuple(value.number for value in values)
        count = None if None in table else doublings(spec, system, table, tuple(factors))
        if count is None:
            raise Undecided("a table that does not hold the multiples of the generator in turn")
        return Multiple.of([(GENERATOR, Poly.constant(1 << count))])
    points = [multiple_of(field, values[size * i : size * (i + 1)], system) for i in range(len(factors))]
    unit = points[list(factors).index(1)]
    if points != [unit.scaled(factor) for factor in factors]:
        raise Undecided("a table that does not hold the multiples of one point in turn")
    return unit


def product(form: Poly, point: Multiple) -> Multiple:
    """That multiple of a point that is one by numbers."""
    if not all(times.is_constant for _, times in point.parts):
        raise Undecided("a multiple of a point that depends on a scalar")
    return Multiple.of((base, form.scale(times.integer)) for base, times in point.parts)


def coordinates(field: Field, point: Multiple, maker: object, system: str = "jacobian") -> list[Value]:
    """The named coordinates of a multiple."""
    return [field.named(Coordinate(point, maker, system, i)) for i in range(COORDINATES[system])]


def neutral_bit(elements: Elements, point: Multiple) -> Word:
    """The bit that is 1 where the multiple is the neutral element."""
    return elements.bit(("neutral", point))


def is_neutral_on(elements: Elements, path: Path, point: Multiple) -> bool:
    """Whether it is known on a path that this multiple, or its negative, is neutral: as that was asked, or z is known to be 0."""
    both, field = (point, point.scaled(-1)), elements.fields[TAG]
    asked = [bit for one in both if (bit := elements.asked(("neutral", one))) is not None]
    zeros = [value for tag, value in elements.zeros(path)[0] if tag == TAG]
    if all(base[2:] in [(value,) for value in zeros] for base, _ in point.parts):  # of operands
        return True
    at_zero = map(partial(coordinate_of, field), zeros)
    return any((poly := path.resolve(bit.poly)).is_constant and poly.integer == 1 for bit in asked) or any(
        one is not None and (one.system, one.index) == ("jacobian", 2) and one.of in both for one in at_zero)  # fmt: skip
