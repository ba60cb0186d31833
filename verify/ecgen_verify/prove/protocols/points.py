# SPDX-License-Identifier: MIT
"""Points as protocols speak of them: multiples, affine coordinates, decoded points, each by what it is made of.

Trusted. The coordinates are unknowns of which nothing is assumed but where they come from.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.word import Word

FIELD, SCALAR = "fe", "sc"
Point = list[Value]


def multiple(elements: Elements, k: Value, point: Sequence[Value] | None = None) -> Point:
    """k*point in Jacobian coordinates as point_mul leaves it, or k*G as point_mul_base does."""
    field = elements.fields[FIELD]
    of = ("base product", k.key) if point is None else ("product", k.key, _identity(field, point))
    return [field.named((*of, i)) for i in range(3)]


def double_multiple(elements: Elements, k: Value, point: Sequence[Value], times: Value) -> Point:
    """k*point + times*G in Jacobian coordinates as point_mul_double_vartime leaves it."""
    field = elements.fields[FIELD]
    of = ("double product", k.key, _identity(field, point), times.key)
    return [field.named((*of, i)) for i in range(3)]


def of_affine(elements: Elements, point: Sequence[Value]) -> Point:
    """An affine point in Jacobian coordinates as point_from_affine leaves it."""
    keys = tuple(value.key for value in point)
    return [elements.fields[FIELD].named(("of affine", keys, i)) for i in range(3)]


def _identity(field: Field, point: Sequence[Value]) -> object:
    """What names a point: the affine coordinates where it was made of these, else its own."""
    meanings = [field.meanings[unknown] for value in point for unknown in sorted(value.unknowns)]
    first = meanings[0] if meanings else None
    if isinstance(first, tuple) and first[0] == "of affine":
        _, keys, _ = first
        if list(point) == [field.named(("of affine", keys, i)) for i in range(3)]:
            return "affine", keys
    return tuple(value.key for value in point)


def affine(elements: Elements, point: Sequence[Value]) -> Point:
    """(x/z^2, y/z^3), (0, 0) for z = 0."""
    keys = tuple(value.key for value in point)
    return [elements.fields[FIELD].named(("affine", keys, i)) for i in range(2)]


def other_order(elements: Elements, point: Sequence[Value]) -> Word:
    """The bit that is 1 where the affine point has another order than n, as it may where the cofactor is not 1."""
    return elements.bit(("other order", tuple(value.key for value in point)))


def source_of(field: Field, point: Sequence[Value]) -> tuple[Key, ...] | None:
    """What names the affine point that this Jacobian one was made of, as `of_affine` does; None where it was made otherwise."""
    identity = _identity(field, point)
    return identity[1] if isinstance(identity, tuple) and len(identity) == 2 and identity[0] == "affine" else None


def decoded_point(elements: Elements, source: object) -> Point:
    """The affine point that bytes encode, where they encode one."""
    return [elements.fields[FIELD].named(("decoded point", source, i)) for i in range(2)]
