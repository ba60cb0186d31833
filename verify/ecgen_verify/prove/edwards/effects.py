# SPDX-License-Identifier: MIT
"""What calls do to multiples of points: digits of scalars, and table entries that a digit picks.

Trusted, as `composed.effects` is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, atom_of
from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import nonzero_on
from ecgen_verify.prove.edwards.points import COORDINATES, INNER, group_effects, load_point, of_generator, store_point
from ecgen_verify.prove.goal.edwards_table import known_multiples
from ecgen_verify.prove.goal.pins import edwards_multiples, edwards_points
from ecgen_verify.prove.multiples.forms import Form, Integer
from ecgen_verify.prove.multiples.named import TAG, Table, scalar_multiple
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.world import Undecided

DIGITS, ENTRIES, LENGTH = 64, 8, 32


def multiple_effects(spec: Spec, form: Standing, scalar: Standing) -> dict[str, Reading]:
    """By operation."""
    effects: dict[str, Effect] = {
        "ed25519_digits": lambda call: _digits(call, scalar),
        "ed25519_pick_cached": _pick_cached,
        "ed25519_pick_niels": lambda call: _pick_niels(call, form, spec),
    }
    return {**group_effects(), **readings(INNER, effects, (spec, ("fe", form), ("sc", scalar)))}


def point_effects(form: Standing, scalar: Standing) -> dict[str, Reading]:
    """By operation, for functions that build on multiples of the generator."""
    effects: dict[str, Effect] = {
        "ed25519_mul_base": lambda call: _multiply_base(call, form, scalar),
        "ed25519_to_u": lambda call: _to_u(call, form),
    }
    return readings({**edwards_multiples(), **edwards_points()}, effects, (("fe", form), ("sc", scalar)))


# ---------------------------------------------------------------------- digits


def digits_of(elements: Elements, scalar: Value) -> list[int]:
    """The atoms that stand for the words of its digits, and in factors of multiples for the signed digits."""
    atoms = []
    for index in range(DIGITS):
        atom = atom_of(elements.unknown_byte(("digit", scalar.key, index), (1 << 32) - 1).poly)
        assert atom is not None
        elements.digits[atom] = scalar.key, index
        atoms.append(atom)
    return atoms


def sum_of_digits(elements: Elements, scalar: Value) -> Form:
    """What the scalar is, by the contract of its digits."""
    return Form.of((Integer(atom), 16**index) for index, atom in enumerate(digits_of(elements, scalar)))


def _digits(call: Call, scalar: Standing) -> None:
    target, source = call.pointer(0), call.pointer(1)
    call.apart([(target, 4 * DIGITS, True), (source, scalar.size, False)])
    value = call.load(scalar.tag, source)
    call.put(target, (call.elements.unknown_byte(("digit", value.key, i), (1 << 32) - 1) for i in range(DIGITS)), 4)
    digits_of(call.elements, value)


def _digit(call: Call) -> Integer:
    """The third argument, which must be a digit of a scalar."""
    atom = atom_of(call.path.resolve(call.number(2, 32).poly))
    if atom is None or atom not in call.elements.digits:
        raise Undecided("what picks a table entry is not known to be a digit")
    return Integer(atom)


# ---------------------------------------------------------------------- tables


def _pick_cached(call: Call) -> None:
    """digit * P, of P, 2*P, ... 8*P."""
    size, count = call.elements.forms[TAG].size, COORDINATES["cached"]
    call.operands(TAG, count, count * ENTRIES)
    points = [load_point(call, call.pointer(1).moved(size * count * i), "cached") for i in range(ENTRIES)]
    table, digit = Table.of(points, range(1, ENTRIES + 1)), _digit(call)
    store_point(call, table.times(Form.of([(digit, 1)])), "cached", ("picked", digit, table.keys))


def _pick_niels(call: Call, standing: Standing, spec: Spec) -> None:
    """digit * P, of P, 2*P, ... 8*P, for a constant table of multiples of the generator."""
    size, count = standing.size, COORDINATES["niels"]
    call.operands(TAG, count, count * ENTRIES)
    known = known_multiples(standing.prime, parameters_of(spec, call.elements.fields[TAG])["d"].constant or 0)
    first = 0
    for i in range(1, ENTRIES + 1):
        m, p, t = (value.constant for value in call.values(TAG, call.pointer(1).moved(size * count * (i - 1)), count))
        factor = known.get((m, p, t)) if m is not None and p is not None and t is not None else None
        if factor is None or (i > 1 and factor != i * first):
            raise Undecided("a table that does not hold the multiples i * 16^j * B of the generator in turn")
        first = first or factor
    digit = _digit(call)
    store_point(call, of_generator(Form.of([(digit, first)])), "niels", ("picked", digit, first))


# ---------------------------------------------------------------------- on multiples of the generator


def _multiply_base(call: Call, standing: Standing, scalar: Standing) -> None:
    call.apart([(call.pointer(0), 4 * standing.size, True), (call.pointer(1), scalar.size, False)])
    value = call.load(scalar.tag, call.pointer(1))
    store_point(call, scalar_multiple(call.elements, value), "extended", ("base product", value.key))


def u_of(field: Field, point: Sequence[Value], nonzero: Callable[[int], bool]) -> Value:
    """(z + y)/(z - y), and 0 where z = y."""
    _, y, z, _ = point
    return field.mul(field.add(z, y), field.inv(field.sub(z, y), nonzero))


def _to_u(call: Call, form: Standing) -> None:
    target, source = call.pointer(0), call.pointer(1)
    call.apart([(target, LENGTH, True), (source, 4 * form.size, False)])
    field = call.elements.fields[form.tag]
    value = u_of(field, call.values(form.tag, source, 4), nonzero_on(call.elements, form.tag, call.path))
    call.put(target, (call.elements.byte(form.tag, value, index) for index in range(LENGTH)), 1)
