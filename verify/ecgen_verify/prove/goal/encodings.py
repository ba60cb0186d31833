# SPDX-License-Identifier: MIT
"""The functions of standards that terms name, as far as they are encodings and the Kummer line: a rule for each.

Trusted: each says what the place cited says. Byte strings are tuples of words, points lists of coordinates or of one multiple,
bits bools. Of a multiple the affine coordinates have names, and a string that encodes a point names that; an encoding depends
on the point only, not on its coordinates, so that its bytes are named by the point.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from inspect import signature

from ecgen.contracts import standards
from ecgen.logic.terms import Named, Term, Var
from ecgen.logic.types import Buffer
from ecgen.logic.types import Point as PointType
from ecgen_verify.prove.composed.effects import size_of
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View, is_odd, root_of
from ecgen_verify.prove.goal.points import Extended, Jacobian, Line, Point
from ecgen_verify.prove.goal.state import FIELD, Left
from ecgen_verify.prove.goal.terms import ENCODED, Rule, Terms
from ecgen_verify.prove.multiples.forms import Form as Times
from ecgen_verify.prove.multiples.named import Multiple
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def source_of(standard: Callable[..., Term]) -> tuple[str, str]:
    """The name and the source of the terms that it makes."""
    named = standard(*(Var("x") for _ in signature(standard).parameters))
    assert isinstance(named, Named)
    return named.name, named.source


def rules_of(standards: Mapping[Callable[..., Term], Callable[..., object]]) -> dict[tuple[str, str], Rule]:
    """By name and source: what gives the value of a function of a standard."""
    return {source_of(standard): partial(_ruled, rule) for standard, rule in standards.items()}


def _ruled(rule: Callable[..., object], terms: Terms, args: tuple[Term, ...]) -> object:
    value = rule(terms, *args)
    return tuple(value) if value and isinstance(value, list) and isinstance(value[0], Word) else value


def _point(point: Point | None) -> Point:
    if point is None:
        raise Undecided("the point of a string that encodes none")
    return list(point)


def _view(terms: Terms) -> View:
    assert isinstance(terms.state, Left)
    return terms.state.view


# ---------------------------------------------------------------------- SEC 1, 2.3.3 and 2.3.4


def _affine(terms: Terms, p: Term) -> list[Value]:
    stand_there = isinstance(p, Var) and terms.multiples and terms.types[p.name] == PointType("affine")
    coordinates = terms.state.values(p.name) if isinstance(p, Var) and stand_there else terms.law.affine(terms.point(p))
    return [terms.state.normal(value) for value in coordinates]


def _little_endian(terms: Terms, value: Value) -> list[Word]:
    return terms.state.number_bytes(FIELD, value)


def _big_endian(terms: Terms, value: Value) -> list[Word]:
    return _little_endian(terms, value)[::-1]


def _uncompressed(terms: Terms, p: Term) -> tuple[Word, ...]:
    return (constant(4), *(byte for value in _affine(terms, p) for byte in _big_endian(terms, value)))


def _compressed(terms: Terms, p: Term) -> tuple[Word, ...]:
    x, y = _affine(terms, p)
    parity = terms.path.low(_little_endian(terms, y)[0], 1)
    return (terms.path.sum((constant(2), 1), (parity, 1)), *_big_endian(terms, x))


def _sec1(terms: Terms, string: Term) -> Point | None:
    """The root that a call takes is any of the two; the other one is its negative."""
    length = size_of(terms.elements.forms[FIELD])
    if isinstance(string, Var) and isinstance(kind := terms.types[string.name], Buffer):
        low, high = terms.state.bounds(kind.length)
        if not any(low <= size <= high for size in (1 + length, 1 + 2 * length)):
            return None
    b = terms.bytes(string)
    if len(b) not in (1 + length, 1 + 2 * length):
        return None
    if not b[0].is_constant:
        raise Undecided("a first byte that is not known")
    law = terms.law
    assert isinstance(law, Jacobian)
    if len(b) == 1 + 2 * length:
        numbers = [_decoded(terms, b[1 + length * i : 1 + length * (i + 1)][::-1]) for i in (0, 1)] if b[0].lo == 4 else [None]
        if None in numbers:
            return None
        point = [*numbers, terms.field.const(1)]
        return point if law.is_on_curve(point) else None
    if b[0].lo not in (2, 3):
        return None
    x = _decoded(terms, b[1:][::-1])
    return None if x is None else _decompressed(terms, law, x, b[0].lo & 1)


def _decoded(terms: Terms, number: Sequence[Word]) -> Value | None:
    """The element that these bytes are, the lowest first; None where they are not below p."""
    value, refused = terms.state.decoded(number, FIELD)
    return None if terms.state.decided(refused) else value


def _decompressed(terms: Terms, law: Jacobian, x: Value, parity: int) -> Point | None:
    field, view = terms.field, _view(terms)
    zero, one = field.const(0), field.const(1)
    square = field.sub(zero, law.defect(x, zero, one))
    root = root_of(view, square)
    if root is None:
        return None
    for y in (root, field.sub(zero, root)):
        if is_odd(view, y) == bool(parity):
            return [x, y, one]
    return None


# ---------------------------------------------------------------------- RFC 8032, 5.1.2 and 5.1.3


def _edwards_encoded(terms: Terms, p: Term) -> tuple[Word, ...]:
    x, y = _affine(terms, p)
    *rest, last = _little_endian(terms, y)
    parity = terms.path.low(_little_endian(terms, x)[0], 1)
    # y < 2^255, so that bit 255 is free
    return (*rest, terms.path.sum((terms.path.low(last, 7), 1), (parity, 128)))


def _edwards(terms: Terms, string: Term) -> Point | None:
    """With x^2 = (y^2 - 1)/(d*y^2 + 1), whose divisor is never 0, as d is no square."""
    field, path, view, b = terms.field, terms.path, _view(terms), terms.bytes(string)
    negative = b[-1].lo >= 128
    if negative != (b[-1].hi >= 128):
        raise Undecided("a sign that is not known")
    assert isinstance(terms.law, Extended)
    y = _decoded(terms, [*b[:-1], path.low(b[-1], 7)])
    if y is None:
        return None
    square, one = field.mul(y, y), field.const(1)
    divisor = field.add(field.mul(square, parameters_of(terms.spec, field)["d"]), one)
    root = root_of(view, field.mul(field.sub(square, one), view.inv(divisor)))
    if root is None or (view.is_zero(root) and negative):
        return None
    x = root if is_odd(view, root) == negative else field.sub(field.const(0), root)
    return [x, y, one, field.mul(x, y)]


# ---------------------------------------------------------------------- the Kummer line


def _doubled(terms: Terms, p: Term, a24: Term) -> Point:
    return _line(terms, p).by("montgomery_double", *_line_pairs(terms, p), _pair(terms, a24))


def _sum(terms: Terms, p: Term, q: Term, d: Term) -> Point:
    """`d`: a point, or one at infinity by its coordinate."""
    difference = _line_pairs(terms, d)
    name = "montgomery_add_projective" if len(difference) == 2 else "montgomery_add"
    return _line(terms, p).by(name, *_line_pairs(terms, p), *_line_pairs(terms, q), *difference)


def _line(terms: Terms, p: Term) -> Line:
    law = terms.law
    assert isinstance(law, Line)
    return law


def _pair(terms: Terms, x: Term) -> tuple[Value, Value]:
    number = terms.number(x)
    if isinstance(number, Value):
        raise Undecided("an element of the field where one of the extension is expected")
    return number


def _line_pairs(terms: Terms, p: Term) -> list[tuple[Value, Value]]:
    coordinates: Sequence[Value] = terms.point(p)
    return [(coordinates[i], coordinates[i + 1]) for i in range(0, len(coordinates), 2)]


# ---------------------------------------------------------------------- on multiples


def is_point(terms: Terms, pieces: tuple[object, ...]) -> bool:
    """Whether the string of these pieces encodes one."""
    return not terms.state.decided(terms.elements.bit(("no point", pieces)))


def encoded_point(pieces: tuple[object, ...]) -> Multiple:
    """By the string that encodes it."""
    return Multiple.of([((ENCODED, pieces), Times.number(1))])


def ed25519_bytes(terms: Terms, point: Multiple) -> tuple[Word, ...]:
    return tuple(terms.elements.unknown_byte(("encoding", point, i)) for i in range(32))


ON_MULTIPLES = rules_of({
    standards.sec1_encoded: _uncompressed,
    standards.sec1_encodes: lambda terms, b: is_point(terms, terms.pieces(b)),
    standards.sec1_decoded: lambda terms, b: [encoded_point(terms.pieces(b))],
    standards.ed25519_encoded: lambda terms, p: ed25519_bytes(terms, terms.point(p)[0]),
    standards.ed25519_encodes: lambda terms, b: is_point(terms, names_of(terms.path, terms.bytes(b))),
    standards.ed25519_decoded: lambda terms, b: [encoded_point(names_of(terms.path, terms.bytes(b)))],
})  # fmt: skip
ON_COORDINATES = rules_of({
    standards.sec1_encoded: _uncompressed, standards.sec1_compressed: _compressed,
    standards.sec1_encodes: lambda terms, b: _sec1(terms, b) is not None,
    standards.sec1_decoded: lambda terms, b: _point(_sec1(terms, b)),
    standards.ed25519_encoded: _edwards_encoded, standards.ed25519_encodes: lambda terms, b: _edwards(terms, b) is not None,
    standards.ed25519_decoded: lambda terms, b: _point(_edwards(terms, b)),
    standards.kummer_double: _doubled, standards.kummer_sum: _sum,
})  # fmt: skip
