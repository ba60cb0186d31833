# SPDX-License-Identifier: MIT
"""What calls on points do to multiples: sums, doublings, digits of scalars, and table entries that a digit picks.

Trusted, as `composed.effects` is.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, Form, atom_of
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import nonzero_on
from ecgen_verify.prove.edwards.points import COORDINATES, GENERATOR, Multiple, multiple_of, named_point
from ecgen_verify.prove.goal.edwards_table import known_multiples
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.named import is_operand
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Undecided

DIGITS, ENTRIES, LENGTH = 64, 8, 32


def multiple_effects(spec: Spec, form: Form, scalar: Form) -> dict[str, Effect]:
    """By operation."""

    def add(system: str) -> Effect:
        return lambda call: _add(call, form, system)

    return {
        "ed25519_neutral": lambda call: _made(call, form, "extended", Multiple(None, Poly({}))),
        "ed25519_add_cached": add("cached"),
        "ed25519_add_niels": add("niels"),
        "ed25519_dbl": lambda call: _double(call, form, "extended"),
        "ed25519_dbl_projective": lambda call: _double(call, form, "projective"),
        "ed25519_prepare": lambda call: _prepare(call, form),
        "ed25519_digits": lambda call: _digits(call, scalar),
        "ed25519_pick_cached": lambda call: _pick_cached(call, form),
        "ed25519_pick_niels": lambda call: _pick_niels(call, form, spec),
    }


def point_effects(form: Form, scalar: Form) -> dict[str, Effect]:
    """By operation, for functions that build on multiples of the generator."""
    return {
        "ed25519_mul_base": lambda call: _multiply_base(call, form, scalar),
        "ed25519_to_u": lambda call: _to_u(call, form),
    }


# ---------------------------------------------------------------------- the group law


def _values(call: Call, form: Form, place: Pointer, count: int) -> list[Value]:
    return [call.load(form.tag, place.moved(form.size * i)) for i in range(count)]


def _point(call: Call, form: Form, index: int, system: str) -> Multiple:
    """A multiple of a point that is an operand, and so on the curve, as the contracts require of operands."""
    field, values = call.elements.fields[form.tag], _values(call, form, call.pointer(index), COORDINATES[system])
    multiple = multiple_of(field, system, values)
    if multiple.base == tuple(value.key for value in values) and not is_operand(field, values):
        raise Undecided("a point that is neither an operand nor a multiple of one, so that it may be off the curve")
    return multiple


def _store(call: Call, form: Form, values: Sequence[Value]) -> None:
    for i, value in enumerate(values):
        call.store(form.tag, call.pointer(0).moved(form.size * i), value)


def _made(call: Call, form: Form, system: str, multiple: Multiple) -> None:
    _store(call, form, named_point(call.elements.fields[form.tag], system, multiple))


def _apart(call: Call, form: Form, *counts: int) -> None:
    """Of operands with so many elements each; the first is the output."""
    call.apart([(call.pointer(i), form.size * count, i == 0) for i, count in enumerate(counts)])


def _add(call: Call, form: Form, system: str) -> None:
    _apart(call, form, 4, 4, COORDINATES[system])
    _made(call, form, "extended", _point(call, form, 1, "extended") + _point(call, form, 2, system))


def _double(call: Call, form: Form, system: str) -> None:
    """A projective result leaves T as it was. T of the operand need not be x*y/z: it is an unknown of which nothing is assumed
    where the doubling is shown."""
    _apart(call, form, 4, 4)
    _made(call, form, system, _point(call, form, 1, "projective").times(Poly.constant(2)))


def _prepare(call: Call, form: Form) -> None:
    _apart(call, form, 4, 4)
    _made(call, form, "cached", _point(call, form, 1, "extended"))


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


def integer_of(elements: Elements, scalar: Value) -> Poly:
    """The scalar itself as a factor, in [0, n)."""
    return elements.unknown_byte(("scalar", scalar.key), (1 << 64) - 1).poly


def sum_of_digits(elements: Elements, scalar: Value) -> Poly:
    """What the scalar is, by the contract of its digits."""
    return total((Poly.atom(atom), 16**index) for index, atom in enumerate(digits_of(elements, scalar)))


def _digits(call: Call, scalar: Form) -> None:
    target, source = call.pointer(0), call.pointer(1)
    call.apart([(target, 4 * DIGITS, True), (source, scalar.size, False)])
    value = call.load(scalar.tag, source)
    for index in range(DIGITS):
        word = call.elements.unknown_byte(("digit", value.key, index), (1 << 32) - 1)
        call.machine.store(target.moved(4 * index), word, 4)
    digits_of(call.elements, value)


def _digit(call: Call) -> Poly:
    """The third argument, which must be a digit of a scalar."""
    atom = atom_of(call.path.resolve(call.number(2, 32).poly))
    if atom is None or atom not in call.elements.digits:
        raise Undecided("what picks a table entry is not known to be a digit")
    return Poly.atom(atom)


# ---------------------------------------------------------------------- tables


def _pick_cached(call: Call, form: Form) -> None:
    """digit * P, of P, 2*P, ... 8*P."""
    size = form.size * COORDINATES["cached"]
    call.apart([(call.pointer(0), size, True), (call.pointer(1), size * ENTRIES, False)])
    field = call.elements.fields[form.tag]
    table = [multiple_of(field, "cached", _values(call, form, call.pointer(1).moved(size * i), 4)) for i in range(ENTRIES)]
    for i, entry in enumerate(table, 1):
        if not entry.is_same(table[0].times(Poly.constant(i))):
            raise Undecided("a table that does not hold the multiples of one point in turn")
    _made(call, form, "cached", table[0].times(_digit(call)))


def _pick_niels(call: Call, form: Form, spec: Spec) -> None:
    """digit * P, of P, 2*P, ... 8*P, for a constant table of multiples of the generator."""
    size = form.size * COORDINATES["niels"]
    call.apart([(call.pointer(0), size, True), (call.pointer(1), size * ENTRIES, False)])
    field = call.elements.fields[form.tag]
    known = known_multiples(form.prime, parameters_of(spec, field)["d"].constant or 0)
    first = 0
    for i in range(1, ENTRIES + 1):
        m, p, t = (value.constant for value in _values(call, form, call.pointer(1).moved(size * (i - 1)), 3))
        factor = known.get((m, p, t)) if m is not None and p is not None and t is not None else None
        if factor is None or (i > 1 and factor != i * first):
            raise Undecided("a table that does not hold the multiples i * 16^j * B of the generator in turn")
        first = first or factor
    _made(call, form, "niels", Multiple(GENERATOR, _digit(call).scale(first)))


# ---------------------------------------------------------------------- on multiples of the generator


def _multiply_base(call: Call, form: Form, scalar: Form) -> None:
    call.apart([(call.pointer(0), 4 * form.size, True), (call.pointer(1), scalar.size, False)])
    value = call.load(scalar.tag, call.pointer(1))
    _made(call, form, "extended", Multiple(GENERATOR, integer_of(call.elements, value)))


def u_of(field: Field, point: Sequence[Value]) -> Value:
    """(z + y)/(z - y), and 0 where z = y."""
    _, y, z, _ = point
    return field.mul(field.add(z, y), field.inv(field.sub(z, y)))


def _to_u(call: Call, form: Form) -> None:
    target, source = call.pointer(0), call.pointer(1)
    call.apart([(target, LENGTH, True), (source, 4 * form.size, False)])
    field = call.elements.fields[form.tag]
    field.nonzero = nonzero_on(call.elements, form.tag, call.path)
    value = u_of(field, _values(call, form, source, 4))
    for index in range(LENGTH):
        call.machine.store(target.moved(index), call.elements.byte(form.tag, value, index), 1)
