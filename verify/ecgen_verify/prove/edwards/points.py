# SPDX-License-Identifier: MIT
"""Points whose coordinates stand for a multiple of a base point: the group law on multiples.

Trusted. The formulas are the group law for all points of the curve: -1 is a square and d is none (`curve.prove`; Bernstein, Lange
2007). A point has many coordinates, so that each call makes new ones; all of one call belong together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

#: Coordinates of each system.
COORDINATES = {"extended": 4, "projective": 3, "cached": 4, "niels": 3}
#: The base of multiples of the curve's generator.
GENERATOR = "B"
#: (0 : 1 : 1 : 0)
_NEUTRAL = (0, 1, 1, 0)


@dataclass(frozen=True)
class Multiple:
    """`factor` * `base`, an integer polynomial in words that are signed digits or scalars. The neutral element is of no base."""

    base: object
    factor: Poly

    def __add__(self, other: Multiple) -> Multiple:
        if None not in (self.base, other.base) and self.base != other.base:
            raise Undecided("a sum of multiples of different points")
        return Multiple(self.base if self.base is not None else other.base, self.factor + other.factor)

    def times(self, factor: Poly) -> Multiple:
        return Multiple(self.base, self.factor * factor)

    def is_same(self, other: Multiple) -> bool:
        return self.base == other.base and self.factor.key == other.factor.key


@dataclass(frozen=True)
class _Coordinate:
    """What an unknown stands for: coordinate `index` of a point that was made; those of one point have the same `serial`."""

    system: str
    index: int
    serial: int
    base: object
    terms: tuple[tuple[tuple[int, ...], int], ...]

    @property
    def multiple(self) -> Multiple:
        return Multiple(self.base, Poly(dict(self.terms)))


def named_point(field: Field, system: str, multiple: Multiple) -> list[Value]:
    """New coordinates of that point."""
    serial = len(field.meanings)
    if multiple.factor.shift:
        raise Undecided("a multiple by a fraction")
    terms = _terms(multiple)
    return [field.named(_Coordinate(system, i, serial, multiple.base, terms)) for i in range(COORDINATES[system])]


def _terms(multiple: Multiple) -> tuple[tuple[tuple[int, ...], int], ...]:
    return tuple(sorted(multiple.factor.terms.items()))


def multiple_of(field: Field, system: str, values: Sequence[Value]) -> Multiple:
    """What these coordinates stand for; the first three of an extended point are those of a projective one. Other coordinates are
    those of a base point, if they are extended. Raises Undecided."""
    constants = tuple(value.constant for value in values)
    if system in ("extended", "projective") and constants == _NEUTRAL[: len(values)]:
        return Multiple(None, Poly({}))
    meanings = [_meaning(field, value) for value in values]
    first = meanings[0]
    if first is None:
        if system != "extended" or any(meanings):
            raise Undecided("coordinates that are not those of a known point")
        return Multiple(tuple(value.key for value in values), Poly.constant(1))
    fitting = (system, "extended") if system == "projective" else (system,)
    if first.system not in fitting or meanings != [replace(first, index=index) for index in range(len(values))]:
        raise Undecided("coordinates that do not belong together")
    return first.multiple


def _meaning(field: Field, value: Value) -> _Coordinate | None:
    """Of a coordinate that `named_point` made."""
    only = value.monomial
    if only is None or only[1] != 1 or len(only[0]) != 1 or only[0][0][1] != 1:
        return None
    meaning = field.meanings[only[0][0][0]]
    return meaning if isinstance(meaning, _Coordinate) else None


def points_of(field: Field, sought: Multiple) -> list[list[Value]]:
    """The coordinates of all extended points made that are this multiple."""
    by_meaning: dict[int, list[Value]] = {}
    for meaning in field.meanings:
        if isinstance(meaning, _Coordinate) and meaning.system == "extended" and meaning.multiple.is_same(sought):
            by_meaning.setdefault(meaning.serial, []).append(field.named(meaning))
    return list(by_meaning.values())
