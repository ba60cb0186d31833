# SPDX-License-Identifier: MIT
"""What a call of PREFIX_power leaves, by the contract that is shown of it.

Trusted: this reading of `claims`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.logic.contract import Contract
from ecgen_verify.prove.composed.claims import IDLE
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.goal import pins
from ecgen_verify.prove.multiples.effects import nothing
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.digits import (
    Exponent,
    column_promise,
    digit_effects,
    exponent_at,
    known_exponent,
    window_promise,
)
from ecgen_verify.prove.multiples.powers.lookups import look_up, lookup_promise
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Power:
    """The element of this key to the power of an exponent, or of its lowest `bits` bits."""

    base: Key
    exponent: Exponent
    bits: int | None = None


def power_promise(shapes: Shapes) -> Inner:
    text = f"r = a^(E mod 2^({shapes.width}*ceil(bits/{shapes.width}))) for the big-endian E of `length` bytes, bits <= 8*length"
    prototype = "void {p}_power({p}_fe *r, const {p}_fe *a, const uint8_t *exponent, size_t length, size_t bits)"
    return Inner(text, entry=("fe", prototype))


def inner_effects(shapes: Shapes) -> dict[str, Reading]:
    """By the names after the prefix: what powers are made of."""
    promises = {"exp_window": window_promise(shapes), "exp_column": column_promise(shapes), "exp_lookup": lookup_promise(shapes),
                "wipe_stack": IDLE}  # fmt: skip
    effects = {**digit_effects(shapes), "exp_lookup": lambda call: look_up(call, shapes), "wipe_stack": nothing}
    return readings(promises, effects, (shapes,))


def power_effects(shapes: Shapes) -> dict[str, Reading]:
    """Powers themselves."""
    exp_base = published(shapes)["exp_base"]
    return {"power": Reading(power_promise(shapes), lambda call: raise_to(call, shapes), (shapes,)),
            "exp_base": Reading(exp_base, lambda call: raise_generator(call, shapes), (shapes,))}  # fmt: skip


def published(shapes: Shapes) -> dict[str, Contract]:
    return pins.powers(-(-shapes.prime.bit_length() // 8), shapes.key_length, shapes.bound, safe=shapes.safe)


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
    field = call.elements.fields[TAG]
    call.store(TAG, target, power(field, call.load(TAG, source), exponent, read))


def raise_generator(call: Call, shapes: Shapes) -> None:
    """r = g^E"""
    target, place = call.pointer(0), call.pointer(1)
    call.apart([(target, call.elements.forms[TAG].size, True)], [(place, shapes.key_length)])
    field = call.elements.fields[TAG]
    call.store(TAG, target, power(field, field.const(shapes.generator), known_exponent(call, place, shapes.key_length)))


def bits_read(shapes: Shapes, bits: int, length: int) -> int | None:
    """How many bits of so many bytes the windows of so many bits have; None where they have all."""
    windows = -(-bits // shapes.width)
    return None if windows * shapes.width >= 8 * length else windows * shapes.width


def power(field: Field, base: Value, exponent: Exponent, bits: int | None = None) -> Value:
    return field.named(Power(base.key, exponent, bits))
