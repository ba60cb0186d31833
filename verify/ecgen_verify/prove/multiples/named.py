# SPDX-License-Identifier: MIT
"""Points in memory that are known as multiples of points: their coordinates are named by that, whatever they are as numbers.

Trusted. A name stands for coordinates in one of several systems of the multiple, or of a sum of multiples of several points. The
same call with the same operands makes the same ones; another call may make others of the same point, and these have another name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, atom_of
from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.forms import Form, Integer
from ecgen_verify.prove.world import Undecided

TAG = "fe"
#: Elements of a point, by the system of coordinates: on curves in Weierstrass form, over the extension, on that of Ed25519.
COORDINATES = {"jacobian": 3, "affine": 2, "jacobian pairs": 6, "affine pairs": 4,
               "extended": 4, "projective": 3, "cached": 4, "niels": 3}  # fmt: skip
#: The coordinates of the neutral element, None for any; of systems in which calls meet it.
_NEUTRAL: Mapping[str, tuple[int | None, ...]] = {
    "jacobian": (None, None, 0), "jacobian pairs": (None, None, None, None, 0, 0),
    "extended": (0, 1, 1, 0), "projective": (0, 1, 1),
}  # fmt: skip
#: What the form is a multiple of: the keys of a point's coordinates.
Base = tuple[object, ...]
#: The generator, where it is not known by its coordinates.
GENERATOR: Base = ("generator",)


@dataclass(frozen=True)
class Multiple:
    """The sum of `form` times the point `base` over all parts: one for each base, and none with the form 0."""

    parts: frozenset[tuple[Base, Form]] = field(default_factory=frozenset)

    @staticmethod
    def of(parts: Iterable[tuple[Base, Form]]) -> Multiple:
        forms: dict[Base, Form] = {}
        for base, form in parts:
            forms[base] = forms[base].plus(form) if base in forms else form
        return Multiple(frozenset((base, form) for base, form in forms.items() if form.items))

    def plus(self, other: Multiple) -> Multiple:
        return Multiple.of([*self.parts, *other.parts])

    def scaled(self, factor: int) -> Multiple:
        return Multiple.of((base, form.scaled(factor)) for base, form in self.parts)

    @property
    def single(self) -> tuple[Base, Form] | None:
        """The only part; None where there are more, or none."""
        return next(iter(self.parts)) if len(self.parts) == 1 else None


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
    if neutral and all(number in (None, value.constant) for value, number in zip(values, neutral, strict=True)):
        return Multiple()
    known = [coordinate_of(field, value) for value in values]
    first = known[0]
    if first is None or not all(known):
        if any(known):
            raise Undecided("a point of which only some coordinates are known as those of a multiple")
        if system in ("cached", "niels") or not is_operand(field, values, 1 if system == "projective" else 0):
            raise Undecided("a point that is neither an operand nor a multiple of one, so that it may be off the curve")
        return Multiple.of([(base_of(values, system), Form.number(1))])
    if first.system not in ((system, "extended") if system == "projective" else (system,)):
        raise Undecided("a point in other coordinates")
    if known != [Coordinate(first.of, first.maker, first.system, index) for index in range(len(values))]:
        raise Undecided("a point with coordinates of different multiples")
    return first.of


def scalar_multiple(elements: Elements, scalar: Value, base: Base = GENERATOR) -> Multiple:
    """scalar * base, for the scalar itself as an integer in [0, n)."""
    atom = atom_of(elements.unknown_byte(("scalar", scalar.key), (1 << 64) - 1).poly)
    assert atom is not None
    return Multiple.of([(base, Form.of([(Integer(atom), 1)]))])


def is_operand(field: Field, values: Sequence[Value], more: int = 0) -> bool:
    """Whether these are the coordinates of one operand, as at the entry, but for so many more."""
    meanings = []
    for value in values:
        only = value.monomial
        plain = only is not None and only[1] == 1 and len(only[0]) == 1 and only[0][0][1] == 1
        meanings.append(field.meanings[only[0][0][0]] if only is not None and plain else None)
    first = meanings[0]
    if not (isinstance(first, tuple) and first[0] == "input" and str(first[1]).endswith("[0]")):
        return False
    named = [("input", f"{str(first[1]).removesuffix('[0]')}[{i}]") for i in range(len(values) + more + 1)]
    return meanings == named[: len(values)] and named[-1] not in field.meanings


def base_of(values: Sequence[Value], system: str = "jacobian") -> Base:
    """A point by its coordinates x, y and z; z = 1 for an affine one."""
    degree = 2 if system.endswith("pairs") else 1
    one = [Value({(): 1}), Value({})][:degree]
    return tuple(value.key for value in [*values, *one][: 3 * degree])


def coordinate_of(field: Field, value: Value) -> Coordinate | None:
    """What names the value; None for one that stands for no coordinate of a known point."""
    only = value.monomial
    if only is None or only[1] != 1 or len(only[0]) != 1 or only[0][0][1] != 1:
        return None
    meaning = field.meanings[only[0][0][0]]
    return meaning if isinstance(meaning, Coordinate) else None


@dataclass(frozen=True)
class Table:
    """A table of multiples of a point, which is a sum of integers times points, `unit`. `keys`: what its coordinates are known
    by."""

    unit: Sequence[tuple[Base, int]]
    keys: object

    @staticmethod
    def at(call: Call, place: Pointer, factors: Sequence[int], system: str = "jacobian") -> Table:
        """That at an address. `factors`: by which the entries are multiples, 1 among them. Raises Undecided where they are
        others, or where the point depends on a scalar."""
        size = COORDINATES[system] * call.elements.forms[TAG].size
        points = [load(call, place.moved(i * size), system) for i in range(len(factors))]
        unit = points[factors.index(1)][0]
        if any(point != unit.scaled(factor) for (point, _), factor in zip(points, factors, strict=True)):
            raise Undecided("a table that does not hold the multiples of one point in turn")
        known = [(base, form.constant) for base, form in unit.parts]
        if any(times is None for _, times in known):
            raise Undecided("a table of multiples that depend on a scalar")
        return Table([(base, times) for base, times in known if times is not None], tuple(keys for _, keys in points))

    def times(self, form: Form) -> Multiple:
        """That multiple of the point."""
        return Multiple.of((base, form.scaled(times)) for base, times in self.unit)


def load(call: Call, place: Pointer, system: str = "jacobian") -> tuple[Multiple, tuple[Key, ...]]:
    """The point at an address, and what its coordinates are known by."""
    values = call.values(TAG, place, COORDINATES[system])
    return multiple_of(call.elements.fields[TAG], values, system), tuple(value.key for value in values)


def numbers(call: Call, place: Pointer, count: int) -> list[int | None]:
    """The elements at an address as numbers, None for those that are none; those of constants of the program read once."""
    form = call.elements.forms[TAG]
    data = call.machine.image.constant(place.offset, count * form.size) if place.base == "image" else None
    if data is not None:
        return list(_read(data, form))
    return [value.constant for value in call.values(TAG, place, count)]


@lru_cache(maxsize=64)
def _read(data: bytes, form: Standing) -> tuple[int, ...]:
    stored = [int.from_bytes(data[i : i + form.size], "little") for i in range(0, len(data), form.size)]
    if any(number >= form.prime for number in stored):
        raise Undecided("a constant that is not below the modulus is used as an element")
    unit = pow(form.factor, -1, form.prime)
    return tuple(number * unit % form.prime for number in stored)


def coordinates(field: Field, point: Multiple, maker: object, system: str = "jacobian") -> list[Value]:
    """The named coordinates of a multiple."""
    return [field.named(Coordinate(point, maker, system, i)) for i in range(COORDINATES[system])]


def store(call: Call, point: Multiple, maker: object, system: str = "jacobian") -> None:
    """Coordinates of the multiple as the first operand."""
    call.store(TAG, call.pointer(0), *coordinates(call.elements.fields[TAG], point, maker, system))


def of_formula(elements: Elements, name: str, system: str, *points: Sequence[Value]) -> list[Value]:
    """The coordinates that a formula makes of any points, of which no more is known."""
    keys = tuple(tuple(value.key for value in point) for point in points)
    return [elements.fields[TAG].named((name, keys, i)) for i in range(COORDINATES[system])]


# ---------------------------------------------------------------------- the group law


def operands(call: Call, *systems: str) -> list[Pointer]:
    """The addresses of points in these systems; the first is the output, and no point in another system is."""
    known = [(call.pointer(i), COORDINATES[system] * call.elements.forms[TAG].size) for i, system in enumerate(systems)]
    alike = [system == systems[0] for system in systems]
    call.apart([(*operand, not i) for i, operand in enumerate(known) if alike[i]],
               [operand for i, operand in enumerate(known) if not alike[i]])  # fmt: skip
    return [place for place, _ in known]


def double(call: Call, whole: str, read: str, left: str) -> None:
    """r = 2*p, for points of the system `whole`, of which only some coordinates are read, and are left."""
    _, source = operands(call, whole, whole)
    point, keys = load(call, source, read)
    store(call, point.scaled(2), ("double", keys), left)


def add(call: Call, name: str, system: str, other: str) -> None:
    """r = p + q, of which q is in the other system"""
    _, first, second = operands(call, system, system, other)
    (p, p_keys), (q, q_keys) = load(call, first, system), load(call, second, other)
    store(call, p.plus(q), (name, p_keys, q_keys), system)


def convert(call: Call, given: str, left: str) -> None:
    """r = p"""
    _, source = operands(call, left, given)
    point, keys = load(call, source, given)
    store(call, point, ("converted", keys), left)
