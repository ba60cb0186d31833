# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519: points known as sums of multiples, and the iterations of its loop.

Trusted. The formulas are the group law for all points of the curve (`edwards.points`), so that integer multiples add up for
points of any order. An iteration leaves T of its sum undefined unless it is the last one; nothing but an iteration reads such a
sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.edwards.points import COORDINATES, GENERATOR
from ecgen_verify.prove.goal.edwards_table import added, generator
from ecgen_verify.prove.goal.pins import edwards_multiples
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.forms import Form, naf_scalar_of
from ecgen_verify.prove.multiples.named import (
    TAG,
    Base,
    Coordinate,
    Multiple,
    coordinate_of,
    elements,
    is_operand,
    numbers,
    store,
)
from ecgen_verify.prove.naf.digits import Digits
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.world import Undecided

NAME = "ed25519_mul_double_vartime"
_GENERATOR: Base = (GENERATOR,)
_NEUTRAL = (0, 1, 1, 0)
LEVEL = 6


def double_claim(order: int) -> Claim:
    """Of ed25519_mul_double_vartime."""

    def check(view: View) -> None:
        parts = dict(_known(view.field, "extended", view.result("r")).parts)
        view.note("r")
        expected = {_base(view.given("p")): view.given("k")[0].key, _GENERATOR: view.given("l")[0].key}
        if parts.keys() != expected.keys() or any(naf_scalar_of(parts[base], order) != key for base, key in expected.items()):
            raise Mismatch("r is another sum of multiples than is claimed")

    return Claim(edwards_multiples()[NAME], check, LEVEL)


def double_effects(spec: Spec, naf: Naf) -> dict[str, Effect]:
    """By the names after the prefix: what calls do there."""
    return {
        "ed25519_naf": Digits(naf).make,
        "ed25519_neutral": _neutral,
        "ed25519_dbl": _double,
        "ed25519_prepare": _prepare,
        "ed25519_add_cached": _add,
        "ed25519_iteration": lambda call: _iteration(call, spec, naf),
    }


# ---------------------------------------------------------------------- points


def _base(values: Sequence[Value]) -> Base:
    return tuple(value.key for value in values)


def _known(field: Field, system: str, values: Sequence[Value]) -> Multiple:
    """What these coordinates stand for; the first three of an extended point are those of a projective one, and any four that no
    call has made those of a point. Raises Undecided."""
    if system != "cached" and tuple(value.constant for value in values) == _NEUTRAL[: len(values)]:
        return Multiple()
    meanings = [coordinate_of(field, value) for value in values]
    first = meanings[0]
    if first is None and not any(meanings) and system == "extended":
        return Multiple.of([(_base(values), Form.number(1))])
    systems = ("projective", "extended") if system == "projective" else (system,)
    for candidate in systems:
        count = COORDINATES[candidate]
        if first is not None and isinstance(first.maker, tuple) and first.maker[0] == candidate:
            expected = [Coordinate(first.of, first.maker, count, index) for index in range(len(values))]
            if meanings == expected:
                return first.of
    raise Undecided("coordinates that are not those of a known point")


def _load(call: Call, place: Pointer, system: str) -> tuple[Multiple, object]:
    """The point, and what it is known by."""
    field, values = call.elements.fields[TAG], elements(call, place, COORDINATES[system])
    point = _known(field, system, values)
    if point.single is not None and point.single[0] == _base(values) and not is_operand(field, values):
        raise Undecided("a point that is neither an operand nor a multiple of one, so that it may be off the curve")
    return point, _base(values)


def _store(call: Call, point: Multiple, system: str, maker: object) -> None:
    """Coordinates of the point, which are the same where the same call made them of the same."""
    store(call, call.pointer(0), point, (system, maker), COORDINATES[system])


def _apart(call: Call, *counts: int) -> None:
    """Of operands with so many elements each; the first is the output."""
    size = call.elements.forms[TAG].size
    call.apart([(call.pointer(i), size * count, i == 0) for i, count in enumerate(counts)])


def _neutral(call: Call) -> None:
    _store(call, Multiple(), "extended", "neutral")


def _double(call: Call) -> None:
    _apart(call, 4, 4)
    point, keys = _load(call, call.pointer(1), "extended")
    _store(call, point.scaled(2), "extended", ("double", keys))


def _prepare(call: Call) -> None:
    _apart(call, 4, 4)
    point, keys = _load(call, call.pointer(1), "extended")
    _store(call, point, "cached", ("prepared", keys))


def _add(call: Call) -> None:
    _apart(call, 4, 4, 4)
    (p, p_keys), (q, q_keys) = _load(call, call.pointer(1), "extended"), _load(call, call.pointer(2), "cached")
    _store(call, p.plus(q), "extended", ("sum", p_keys, q_keys))


# ---------------------------------------------------------------------- iterations


def _iteration(call: Call, spec: Spec, naf: Naf) -> None:
    """sum = 2*sum + digit*P + base_digit*B, for a table of odd multiples of P and one of those of B"""
    digit, base_digit = Digits.argument(call, 2, naf.width), Digits.argument(call, 4, naf.base_width)
    last = call.path.refined(call.number(5, 32))
    if not last.is_constant or last.lo > 1:
        raise Undecided("an iteration that may be the last one or not")
    size, table, base = call.elements.forms[TAG].size, call.pointer(1), call.pointer(3)
    entries, base_entries = (1 << (signed_digit.width - 2) for signed_digit in (digit, base_digit))
    places = [(table, 4 * entries * size, False), (base, 3 * base_entries * size, False)]
    call.apart([(call.pointer(0), 4 * size, True), *places])
    points = [_load(call, table.moved(4 * i * size), "cached") for i in range(entries)]
    unit = points[0][0]
    if any(point != unit.scaled(2 * i + 1) for i, (point, _) in enumerate(points)):
        raise Undecided("a table that does not hold the odd multiples of one point")
    d = parameters_of(spec, call.elements.fields[TAG])["d"].constant or 0
    if tuple(numbers(call, base, 3 * base_entries)) != _odd_multiples(spec.prime, d, base_entries):
        raise Undecided("a table that does not hold the odd multiples of the generator")
    total, before = _load(call, call.pointer(0), "projective")
    parts = [(_GENERATOR, Form.of([(base_digit, 1)]))]
    for point, form in unit.parts:
        if form.constant is None:
            raise Undecided("a table of multiples that depend on a scalar")
        parts.append((point, Form.of([(digit, form.constant)])))
    maker = "iteration", before, digit, base_digit, tuple(keys for _, keys in points)
    total = total.scaled(2).plus(Multiple.of(parts))
    if last.lo:
        _store(call, total, "extended", maker)
        return
    _store(call, total, "projective", maker)
    for i in range(size // 8):
        word = call.path.input_word("T of an iteration", 0, (1 << 64) - 1, secret=call.elements.secret)
        call.machine.store(call.pointer(0).moved(3 * size + 8 * i), word, 8)


@cache
def _odd_multiples(prime: int, d: int, count: int) -> tuple[int, ...]:
    """(y - x, y + x, 2*d*x*y) of B, 3*B, 5*B, ..."""
    point = generator(prime, d)
    twice, entries = added(point, point, prime, d), list[int]()
    for _ in range(count):
        x, y = point
        entries += [(y - x) % prime, (y + x) % prime, 2 * d * x * y % prime]
        point = added(point, twice, prime, d)
    return tuple(entries)


