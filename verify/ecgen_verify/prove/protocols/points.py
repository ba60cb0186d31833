# SPDX-License-Identifier: MIT
"""Points as protocols speak of them: multiples, affine coordinates, decoded points, each by what it is made of.

Trusted. The coordinates are unknowns of which nothing is assumed but where they come from.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.multiples.forms import Form
from ecgen_verify.prove.multiples.named import GENERATOR, Base, Multiple, base_of, coordinates, multiple_of, scalar_multiple
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

FIELD, SCALAR = "fe", "sc"
Point = list[Value]


def multiple(elements: Elements, k: Value, point: Sequence[Value] | None = None) -> Point:
    """k*point in Jacobian coordinates as point_mul leaves it, or k*G as point_mul_base does."""
    field = elements.fields[FIELD]
    base = GENERATOR if point is None else source_of(field, point)
    return coordinates(field, scalar_multiple(elements, k, base), "base product" if point is None else "product")


def double_multiple(elements: Elements, k: Value, point: Sequence[Value], other: Value) -> Point:
    """k*point + other*G in Jacobian coordinates as point_mul_double_vartime leaves it."""
    field = elements.fields[FIELD]
    total = scalar_multiple(elements, k, source_of(field, point)).plus(scalar_multiple(elements, other))
    return coordinates(field, total, "double product")


def of_affine(elements: Elements, point: Sequence[Value]) -> Point:
    """An affine point in Jacobian coordinates as point_from_affine leaves it."""
    return coordinates(elements.fields[FIELD], Multiple.of([(base_of(point), Form.number(1))]), "of affine")


def source_of(field: Field, point: Sequence[Value]) -> Base:
    """What names a point: an operand, or the affine point that it was made of. Raises Undecided for others."""
    single = multiple_of(field, point).single
    if single is None or single[1] != Form.number(1):
        raise Undecided("a multiple of a point that is neither an operand nor made of an affine one")
    return single[0]


def affine(elements: Elements, point: Sequence[Value]) -> Point:
    """(x/z^2, y/z^3), (0, 0) for z = 0."""
    keys = tuple(value.key for value in point)
    return [elements.fields[FIELD].named(("affine", keys, i)) for i in range(2)]


def other_order(elements: Elements, point: Sequence[Value]) -> Word:
    """The bit that is 1 where the affine point has another order than n, as it may where the cofactor is not 1."""
    return elements.bit(("other order", base_of(point)))


def decoded_point(elements: Elements, source: object) -> Point:
    """The affine point that bytes encode, where they encode one."""
    return [elements.fields[FIELD].named(("decoded point", source, i)) for i in range(2)]
