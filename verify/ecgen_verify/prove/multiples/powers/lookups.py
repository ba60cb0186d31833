# SPDX-License-Identifier: MIT
"""A power that is looked up by a digit: shown for every value of the digit, on any table; and what a call of it leaves.

Trusted. x^0 = 1, for x = 0 as well. The digit of a window to which x is raised is itself, that of a column the sum of its bits i
times 2^(i*spacing).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.composed.view import Mismatch
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.inner import Inner, Trial, garbled
from ecgen_verify.prove.multiples.named import TAG, elements, numbers
from ecgen_verify.prove.multiples.powers.digits import Column, Digit, digit_of
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class DigitPower:
    """An element to the power of a digit; `base`: its key, or None for the generator."""

    base: Key | None
    digit: Digit


def lookup(name: str, shapes: Shapes, forms: Mapping[str, Form]) -> Inner:
    """PREFIX_exp_lookup(r, table, entries, index)"""
    sizes = _sizes(shapes)

    def trials() -> Iterator[list[Trial]]:
        for entries in sizes:
            yield [_trial(entries, index) for index in range(entries)]

    return Inner(name, lookup_text(shapes), trials, forms, {})


def _sizes(shapes: Shapes) -> list[int]:
    return sorted({shapes.entries, 1 << shapes.teeth} if shapes.teeth else {shapes.entries})


def lookup_text(shapes: Shapes) -> str:
    return f"r = table[index], for index < entries = {' or '.join(map(str, _sizes(shapes)))}"


def _trial(entries: int, index: int) -> Trial:
    def table(elements: Elements) -> list[Value]:
        """Any elements."""
        return [elements.fields[TAG].named(("table", i)) for i in range(entries)]

    def enter(machine: Machine, elements: Elements) -> None:
        size = elements.forms[TAG].size
        machine.registers |= {"RDI": Pointer("r", 0), "RSI": Pointer("table", 0)}
        machine.registers |= {"RDX": garbled(machine, entries, secret=False), "RCX": garbled(machine, index, secret=True)}
        machine.writable["r"] = size
        for i, value in enumerate(table(elements)):
            for j, word in enumerate(elements.words(TAG, value)):
                machine.memory["table", i * size + 8 * j] = (8, word)

    def leave(machine: Machine, elements: Elements) -> None:
        words = [machine.load(Pointer("r", 8 * j), 8) for j in range(elements.forms[TAG].limbs)]
        if elements.value(TAG, words) != table(elements)[index]:
            raise Mismatch("what is looked up is not what is claimed")

    return Trial(enter, leave)


def look_up(call: Call, shapes: Shapes) -> None:
    """The effect: r is an element, or the generator, to the power of a digit."""
    size = call.elements.forms[TAG].size
    target, table, entries = call.pointer(0), call.pointer(1), call.path.settled(call.number(2, 32))
    digit = digit_of(call, call.number(3, 32))
    count = 1 << shapes.teeth if isinstance(digit, Column) else shapes.entries
    if not entries.is_constant or entries.lo != count:
        raise Undecided("a table of another length than the digits that are looked up in it")
    call.apart([(target, size, True), (table, count * size, False)])
    if call.machine.resolve(target) == call.machine.resolve(table):
        raise Undecided("a table that is overwritten")
    base = None
    if isinstance(digit, Column):
        if numbers(call, table, count) != [shapes.power(i) for i in range(count)]:
            raise Undecided("a table that does not hold the powers of the generator for a column")
    else:
        base = _base(call.elements.fields[TAG], elements(call, table, count))
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
