# SPDX-License-Identifier: MIT
"""What calls of powers leave, and of the functions that they are made of, by what is shown of these.

Trusted: this reading of `claims`. x^0 = 1, for x = 0 as well. The digit of a window to which x is raised is itself, that of a
column the sum of its bits i times 2^(i*spacing).
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_verify.prove.composed.claims import IDLE
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.multiples import lookups
from ecgen_verify.prove.multiples.effects import nothing
from ecgen_verify.prove.multiples.named import TAG, numbers
from ecgen_verify.prove.multiples.powers.digits import (
    Column,
    Digit,
    Exponent,
    column_promise,
    digit_effects,
    digit_of,
    exponent_at,
    window_promise,
)
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Power:
    """The element of this key to the power of an exponent, or of its lowest `bits` bits."""

    base: Key
    exponent: Exponent
    bits: int | None = None


@dataclass(frozen=True)
class DigitPower:
    """An element to the power of a digit; `base`: its key, or None for the generator."""

    base: Key | None
    digit: Digit


def power_promise(shapes: Shapes) -> Inner:
    text = f"r = a^(E mod 2^({shapes.width}*ceil(bits/{shapes.width}))) for the big-endian E of `length` bytes, bits <= 8*length"
    prototype = "void {p}_power({p}_fe *r, const {p}_fe *a, const uint8_t *exponent, size_t length, size_t bits)"
    return Inner(text, entry=("fe", prototype))


def inner_effects(shapes: Shapes) -> dict[str, Reading]:
    """By the names after the prefix: what powers are made of."""
    promises = {"exp_window": window_promise(shapes), "exp_column": column_promise(shapes),
                "exp_lookup": lookups.power_promise(shapes.tables), "wipe_stack": IDLE}  # fmt: skip
    effects = {**digit_effects(shapes), "exp_lookup": lambda call: look_up(call, shapes), "wipe_stack": nothing}
    return readings(promises, effects, (shapes,))


def power_effects(shapes: Shapes) -> dict[str, Reading]:
    """Powers of elements."""
    return {"power": Reading(power_promise(shapes), lambda call: raise_to(call, shapes), (shapes,))}


def raise_to(call: Call, shapes: Shapes) -> None:
    """r = a^(E mod 2^(width*windows)), for as many windows as bits need"""
    path, size = call.path, call.elements.forms[TAG].size
    target, source, place = (call.pointer(i) for i in range(3))
    length, bits = path.settled(call.number(3)), path.settled(call.number(4))
    if length.secret or bits.secret:
        raise Undecided("a secret decides how long an exponent is")
    call.apart([(target, size, True), (source, size, False)], [(place, length.lo if length.is_constant else 1)])
    if call.machine.resolve(target).base == call.machine.resolve(place).base != "stack":
        raise Undecided("an exponent that is overwritten")
    above = path.resolve(length.poly.scale(8) - bits.poly)
    if path.sharp(above)[0] < 0:
        raise Undecided("more bits than the exponent has")
    exponent, read = exponent_at(call, place, length), None
    if above.terms:
        if not bits.is_constant or not length.is_constant:
            raise Undecided("a number of bits that is not known")
        read = bits_read(shapes, bits.lo, length.lo)
        known = [word.lo for word in call.words(place, length.lo, 1) if word.is_constant]
        if read is not None and len(known) == length.lo and int.from_bytes(known) >> read == 0:
            read = None
    field = call.elements.fields[TAG]
    call.store(TAG, target, power(field, call.load(TAG, source), exponent, read))


def bits_read(shapes: Shapes, bits: int, length: int) -> int | None:
    """How many bits of so many bytes the windows of so many bits have; None where they have all."""
    windows = -(-bits // shapes.width)
    return None if windows * shapes.width >= 8 * length else windows * shapes.width


def power(field: Field, base: Value, exponent: Exponent, bits: int | None = None) -> Value:
    return field.named(Power(base.key, exponent, bits))


def look_up(call: Call, shapes: Shapes) -> None:
    """The effect: r is an element, or the generator, to the power of a digit."""
    size = call.elements.forms[TAG].size
    target, table, entries = call.pointer(0), call.pointer(1), call.path.settled(call.number(2, 32))
    digit = digit_of(call, call.number(3, 32))
    count = 1 << shapes.teeth if isinstance(digit, Column) else shapes.entries
    if not entries.is_constant or entries.lo != count:
        raise Undecided("a table of another length than the digits that are looked up in it")
    call.apart([(target, size, True), (table, count * size, False)])
    base = None
    if isinstance(digit, Column):
        if numbers(call, table, count) != [shapes.power(i) for i in range(count)]:
            raise Undecided("a table that does not hold the powers of the generator for a column")
    else:
        base = _base(call.elements.fields[TAG], call.values(TAG, table, count))
    call.store(TAG, target, power_of_digit(call.elements.fields[TAG], base, digit))


def _base(field: Field, table: list[Value]) -> Key:
    """The element of which the table holds the powers from 0 on."""
    expected = field.const(1)
    for entry in table:
        if entry != expected:
            raise Undecided("a table that does not hold the powers of one element")
        expected = field.mul(expected, table[1])
    return table[1].key


def power_of_digit(field: Field, base: Key | None, digit: Digit) -> Value:
    return field.named(DigitPower(base, digit))
