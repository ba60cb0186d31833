# SPDX-License-Identifier: MIT
"""Points of Ed25519's curve in memory, known as multiples: in which coordinates, and what calls of the group law do to them.

Trusted. The formulas are the group law for all points of the curve: -1 is a square and d is none (`curve.prove`; Bernstein, Lange
2007), so that integer multiples add up for points of any order. Coordinates are named as `multiples.named` says; their maker says
which system they belong to, and the same call with the same operands makes the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.pins import edwards_points
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.forms import Form
from ecgen_verify.prove.multiples.named import TAG, Base, Coordinate, Multiple, coordinate_of, is_operand, store
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.world import Undecided

#: Coordinates of each system.
COORDINATES = {"extended": 4, "projective": 3, "cached": 4, "niels": 3}
#: (0 : 1 : 1 : 0)
_NEUTRAL = (0, 1, 1, 0)


def of_generator(form: Form) -> Multiple:
    return Multiple.of([(named.GENERATOR, form)])


def multiple_of(field: Field, system: str, values: Sequence[Value]) -> Multiple:
    """What these coordinates stand for; the first three of an extended point are those of a projective one, and any four that no
    call has made those of a point. Raises Undecided."""
    if system in ("extended", "projective") and tuple(value.constant for value in values) == _NEUTRAL[: len(values)]:
        return Multiple()
    meanings = [coordinate_of(field, value) for value in values]
    first = meanings[0]
    if first is None:
        if system != "extended" or any(meanings):
            raise Undecided("coordinates that are not those of a known point")
        return Multiple.of([(base_of(values), Form.number(1))])
    made_as = str(first.maker[0]) if isinstance(first.maker, tuple) else ""
    if made_as not in ((system, "extended") if system == "projective" else (system,)):
        raise Undecided("coordinates that are not those of a known point")
    if meanings != [Coordinate(first.of, first.maker, COORDINATES[made_as], index) for index in range(len(values))]:
        raise Undecided("coordinates that do not belong together")
    return first.of


def base_of(values: Sequence[Value]) -> Base:
    return tuple(value.key for value in values)


def points_of(field: Field, sought: Multiple) -> list[list[Value]]:
    """The coordinates of all extended points made that are this multiple."""
    makers = dict.fromkeys(meaning.maker for meaning in field.meanings if isinstance(meaning, Coordinate) and meaning.of == sought
                           and isinstance(meaning.maker, tuple) and meaning.maker[0] == "extended")  # fmt: skip
    return [[field.named(Coordinate(sought, maker, 4, i)) for i in range(4)] for maker in makers]


def load_point(call: Call, place: Pointer, system: str) -> tuple[Multiple, Base]:
    """The point, and what it is known by. One that no call has made is an operand, and so on the curve, as contracts require of
    operands."""
    field, values = call.elements.fields[TAG], call.values(TAG, place, COORDINATES[system])
    point = multiple_of(field, system, values)
    if point.single is not None and point.single[0] == base_of(values) and not is_operand(field, values):
        raise Undecided("a point that is neither an operand nor a multiple of one, so that it may be off the curve")
    return point, base_of(values)


def store_point(call: Call, point: Multiple, system: str, maker: object) -> None:
    """Coordinates of the point as the first operand, which are the same where the same call made them of the same."""
    store(call, call.pointer(0), point, (system, maker), COORDINATES[system])


# ---------------------------------------------------------------------- the group law


_SUM, _PICKED = "r = p + q by the formula, right for all points", "r = digit * P, of P, 2*P, ... 8*P"
_POINT, _CACHED, _NIELS = "const {p}_ed25519 *p", "{p}_ed25519_cached", "{p}_ed25519_niels"
#: What is promised of functions that no manifest has, by operation: the text, the tag of the modulus, the parameters.
_INNER = {
    "ed25519_add_cached": (_SUM, "fe", f"{{p}}_ed25519 *r, {_POINT}, const {_CACHED} *q"),
    "ed25519_add_niels": (_SUM, "fe", f"{{p}}_ed25519 *r, {_POINT}, const {_NIELS} *q"),
    "ed25519_pick_cached": (_PICKED, "fe", f"{_CACHED} *r, const {_CACHED} table[8], int digit"),
    "ed25519_pick_niels": (_PICKED, "fe", f"{_NIELS} *r, const {_NIELS} table[8], int digit"),
    "ed25519_dbl_projective": ("r = 2*p by the formula, right for all points; T of r is left as it was", "fe",
                               f"{{p}}_ed25519 *r, {_POINT}"),
    "ed25519_prepare": ("r = (y - x, y + x, 2*z, 2*d*t) of p", "fe", f"{_CACHED} *r, {_POINT}"),
    "ed25519_digits": ("k = sum of digit[i] * 16^i over i < 64 with -8 <= digit[i] < 8", "sc", "int digit[64], const {p}_sc *k"),
}  # fmt: skip
INNER = {name: Inner(text, apart=frozenset({"r"} if text == _PICKED else ()), entry=(tag, f"void {{p}}_{name}({given})"))
         for name, (text, tag, given) in _INNER.items()}  # fmt: skip


def group_effects(*, doubles: str = "projective") -> dict[str, Reading]:
    """By operation. `doubles`: what points are doubled as. Of a projective one T need not be x*y/z: it is an unknown of which
    nothing is assumed where the doubling is shown."""
    effects: dict[str, Effect] = {
        "ed25519_neutral": lambda call: store_point(call, Multiple(), "extended", "neutral"),
        "ed25519_add_cached": lambda call: _add(call, "cached"),
        "ed25519_add_niels": lambda call: _add(call, "niels"),
        "ed25519_dbl": lambda call: _double(call, doubles, "extended"),
        "ed25519_dbl_projective": lambda call: _double(call, doubles, "projective"),
        "ed25519_prepare": _prepare,
    }
    return readings({**INNER, **edwards_points()}, effects)


def _add(call: Call, system: str) -> None:
    call.operands(TAG, 4, 4, COORDINATES[system])
    (p, p_keys), (q, q_keys) = load_point(call, call.pointer(1), "extended"), load_point(call, call.pointer(2), system)
    store_point(call, p.plus(q), "extended", ("sum", p_keys, q_keys))


def _double(call: Call, source: str, system: str) -> None:
    """A projective result leaves T as it was."""
    call.operands(TAG, 4, 4)
    point, keys = load_point(call, call.pointer(1), source)
    store_point(call, point.scaled(2), system, ("double", keys))


def _prepare(call: Call) -> None:
    call.operands(TAG, 4, 4)
    point, keys = load_point(call, call.pointer(1), "extended")
    store_point(call, point, "cached", ("prepared", keys))
