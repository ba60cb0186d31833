# SPDX-License-Identifier: MIT
"""The functions of standards that terms name, as far as they are encodings and the Kummer line: a rule for each.

Trusted: each says what the place cited says. Byte strings are tuples of words, points lists of coordinates, bits bools.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from inspect import signature

from ecgen.contracts import standards
from ecgen.logic.terms import Named, Term, Var
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View, is_odd, root_of
from ecgen_verify.prove.goal.points import Extended, Jacobian, Line, Point
from ecgen_verify.prove.goal.terms import Rule, Terms
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def source_of(standard: Callable[..., Term]) -> tuple[str, str]:
    """The name and the source of the terms that it makes."""
    named = standard(*(Var("x") for _ in signature(standard).parameters))
    assert isinstance(named, Named)
    return named.name, named.source


#: By name and source: what gives the value.
_RULES: dict[tuple[str, str], Callable[..., object]] = {
    source_of(standards.sec1_encoded): lambda terms, view, p: _uncompressed(terms, p),
    source_of(standards.sec1_compressed): lambda terms, view, p: _compressed(terms, view, p),
    source_of(standards.sec1_encodes): lambda terms, view, b: _sec1(terms, view, b) is not None,
    source_of(standards.sec1_decoded): lambda terms, view, b: _point(_sec1(terms, view, b)),
    source_of(standards.ed25519_encoded): lambda terms, view, p: _edwards_encoded(terms, view, p),
    source_of(standards.ed25519_encodes): lambda terms, view, b: _edwards(terms, view, b) is not None,
    source_of(standards.ed25519_decoded): lambda terms, view, b: _point(_edwards(terms, view, b)),
    source_of(standards.kummer_double): lambda terms, view, p, a24: _doubled(terms, p, a24),
    source_of(standards.kummer_sum): lambda terms, view, p, q, d: _sum(terms, p, q, d),
}
#: For which there is a rule.
RULES = frozenset(_RULES)


def rules(view: View) -> dict[tuple[str, str], Rule]:
    """On one path."""
    return {key: partial(_ruled, rule, view) for key, rule in _RULES.items()}


def _ruled(rule: Callable[..., object], view: View, terms: Terms, args: Sequence[Term]) -> object:
    return rule(terms, view, *args)


def _point(point: Point | None) -> Point:
    if point is None:
        raise Undecided("the point of a string that encodes none")
    return list(point)


# ---------------------------------------------------------------------- SEC 1, 2.3.3 and 2.3.4


def _affine(terms: Terms, p: Term) -> list[Value]:
    return [terms.state.normal(value) for value in terms.group_law(p).affine(terms.point(p))]


def _big_endian(terms: Terms, value: Value) -> list[Word]:
    return terms.state.element_bytes(value, terms.length)[::-1]


def _uncompressed(terms: Terms, p: Term) -> tuple[Word, ...]:
    return (constant(4), *(byte for value in _affine(terms, p) for byte in _big_endian(terms, value)))


def _compressed(terms: Terms, view: View, p: Term) -> tuple[Word, ...]:
    x, y = _affine(terms, p)
    parity = view.path.low(terms.state.element_bytes(y, terms.length)[0], 1)
    return (view.path.sum((constant(2), 1), (parity, 1)), *_big_endian(terms, x))


def _sec1(terms: Terms, view: View, string: Term) -> Point | None:
    """The root that a call takes is any of the two; the other one is its negative."""
    b, length = terms.bytes(string), terms.length
    if len(b) not in (1 + length, 1 + 2 * length):
        return None
    if not b[0].is_constant:
        raise Undecided("a first byte that is not known")
    law = terms.group_law(string)
    assert isinstance(law, Jacobian)
    if len(b) == 1 + 2 * length:
        numbers = [terms.state.decoded(b[1 + length * i : 1 + length * (i + 1)][::-1]) for i in (0, 1)] if b[0].lo == 4 else []
        if not numbers or any(failed for _, failed in numbers):
            return None
        point = [*(value for value, _ in numbers), terms.field.const(1)]
        return point if law.is_on_curve(point) else None
    if b[0].lo not in (2, 3):
        return None
    x, failed = terms.state.decoded(b[1:][::-1])
    return None if failed else _decompressed(terms, view, law, x, b[0].lo & 1)


def _decompressed(terms: Terms, view: View, law: Jacobian, x: Value, parity: int) -> Point | None:
    field = terms.field
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


def _edwards_encoded(terms: Terms, view: View, p: Term) -> tuple[Word, ...]:
    x, y = _affine(terms, p)
    *rest, last = terms.state.element_bytes(y, terms.length)
    parity = view.path.low(terms.state.element_bytes(x, terms.length)[0], 1)
    # y < 2^255, so that bit 255 is free
    return (*rest, view.path.sum((view.path.low(last, 7), 1), (parity, 128)))


def _edwards(terms: Terms, view: View, string: Term) -> Point | None:
    """With x^2 = (y^2 - 1)/(d*y^2 + 1), whose divisor is never 0, as d is no square."""
    field, path, b = terms.field, view.path, terms.bytes(string)
    negative = b[-1].lo >= 128
    if negative != (b[-1].hi >= 128):
        raise Undecided("a sign that is not known")
    assert isinstance(terms.group_law(string), Extended)
    y, failed = terms.state.decoded([*b[:-1], path.low(b[-1], 7)])
    if failed:
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
    law = terms.group_law(p)
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
