# SPDX-License-Identifier: MIT
"""A power that is looked up by a digit: shown for every value of the digit, on any table; and what a call of it leaves.

Trusted. x^0 = 1, for x = 0 as well. The digit of a window to which x is raised is itself, that of a column the sum of its bits i
times 2^(i*spacing).
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.multiples.named import TAG, numbers
from ecgen_verify.prove.multiples.powers.digits import Column, Digit, digit_of
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class DigitPower:
    """An element to the power of a digit; `base`: its key, or None for the generator."""

    base: Key | None
    digit: Digit


def lookup(shapes: Shapes) -> Claim:
    """PREFIX_exp_lookup(r, table, entries, index)"""
    cases = [Case(f"entry {index} of {entries}", numbers={"entries": (entries, entries), "index": (index, index)},
                  items={"table": entries}) for entries in _sizes(shapes) for index in range(entries)]  # fmt: skip
    return Claim(lookup_promise(shapes), _check, cases=cases)


def _sizes(shapes: Shapes) -> list[int]:
    return sorted({shapes.entries, 1 << shapes.teeth} if shapes.teeth else {shapes.entries})


def lookup_promise(shapes: Shapes) -> Inner:
    return Inner(f"r = table[index], for index < entries = {' or '.join(map(str, _sizes(shapes)))}", apart=frozenset({"r"}),
                 entry=("fe", "void {p}_exp_lookup({p}_fe *r, const {p}_fe *table, unsigned entries, unsigned index)"),
                 known=frozenset({"entries"}))  # fmt: skip


def _check(view: View) -> None:
    view.expect("r", [view.given("table")[view.setting.case.numbers["index"][0]]])


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
