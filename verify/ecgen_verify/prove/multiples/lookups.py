# SPDX-License-Identifier: MIT
"""What is looked up by a secret digit: shown for every value of the digit, on any table.

Trusted: that all values are looked at, and what must be found for each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.inner import Inner, Trial, garbled, sign_mask
from ecgen_verify.prove.multiples.named import AFFINE, JACOBIAN, TAG
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.path import Fork


def window_lookup(name: str, shapes: Shapes, forms: Mapping[str, Form], callees: Mapping[str, Effect]) -> Inner:
    """PREFIX_lookup(r, table, word, negate)"""
    width = shapes.width

    def trials() -> Iterator[list[Trial]]:
        yield [_trial(_Lookup(word, JACOBIAN, shapes.entries, *_entry((word | 1) - (1 << width)))) for word in range(2 << width)]

    return Inner(name, window_text(shapes), trials, forms, callees)


def window_text(shapes: Shapes) -> str:
    return f"r = table[(|d| - 1)/2], y negated where d < 0 or by `negate`, not both, for d = (word | 1) - {1 << shapes.width}"


def _entry(digit: int) -> tuple[int, bool]:
    return (abs(digit) - 1) // 2, digit < 0


def base_lookup(name: str, shapes: Shapes, forms: Mapping[str, Form], callees: Mapping[str, Effect]) -> Inner:
    """PREFIX_base_lookup(r, table, teeth, signs, negate)"""

    def trials() -> Iterator[list[Trial]]:
        for teeth in sorted(shapes.teeth):
            entries = 1 << (teeth - 1)
            cases = []
            for signs in range(1 << teeth):
                negative = not signs & entries
                index = (~signs if negative else signs) & (entries - 1)
                cases.append(_trial(_Lookup(signs, AFFINE, entries, index, negative, teeth)))
            yield cases

    return Inner(name, base_text(shapes), trials, forms, callees)


#: Of a table that has multiples by all digits of four bits.
ENTRIES = 16


def entry_lookup(name: str, degree: int, forms: Mapping[str, Form], callees: Mapping[str, Effect]) -> Inner:
    """NAME(r, table, digit). `degree`: elements of a coordinate."""

    def trials() -> Iterator[list[Trial]]:
        yield [_trial(_Lookup(digit, JACOBIAN * degree, ENTRIES, digit, negative=None)) for digit in range(ENTRIES)]

    return Inner(name, entry_text(), trials, forms, callees)


def entry_text() -> str:
    return f"r = table[digit], for digits below {ENTRIES}"


def base_text(shapes: Shapes) -> str:
    known = " or ".join(str(count) for count in sorted(shapes.teeth))
    return (f"r = table[the signs below the top one], where that is -, table[their opposites], y negated where that is - or by "
            f"`negate`, not both, for {known} signs")  # fmt: skip


@dataclass(frozen=True)
class _Lookup:
    """A digit: the word that it is given as, and what must be found: the entry `index`, negated where `negative`, or by the
    argument `negate`, not both; None where there is no such argument."""

    word: int
    length: int
    entries: int
    index: int
    negative: bool | None
    teeth: int | None = None


def _trial(lookup: _Lookup) -> Trial:
    def enter(machine: Machine, elements: Elements) -> None:
        form = elements.forms[TAG]
        machine.registers |= {"RDI": Pointer("r", 0), "RSI": Pointer("table", 0)}
        machine.writable["r"] = lookup.length * form.size
        rest = ["RDX", "RCX", "R8"]
        if lookup.teeth is not None:
            machine.registers[rest.pop(0)] = garbled(machine, lookup.teeth, secret=False)
        machine.registers[rest.pop(0)] = garbled(machine, lookup.word, secret=True)
        if lookup.negative is not None:
            machine.registers[rest.pop(0)] = sign_mask(elements)
        for i, value in enumerate(_table(elements, lookup)):
            for j, word in enumerate(elements.words(TAG, value)):
                machine.memory["table", i * form.size + 8 * j] = (8, word)

    def leave(machine: Machine, elements: Elements) -> None:
        form, field = elements.forms[TAG], elements.fields[TAG]
        first = lookup.index * lookup.length
        expected = _table(elements, lookup)[first : first + lookup.length]
        if lookup.negative is not None:
            bit = machine.path.resolve(elements.bit("negate").poly)
            if not bit.is_constant:
                raise Fork(bit)
            if lookup.negative != bool(bit.integer):
                expected[1] = field.sub(field.const(0), expected[1])
        for i, value in enumerate(expected):
            words = [machine.load(Pointer("r", i * form.size + 8 * j), 8) for j in range(form.limbs)]
            if elements.value(TAG, words) != value:
                raise Mismatch("what is looked up is not what is claimed")

    return Trial(enter, leave)


def _table(elements: Elements, lookup: _Lookup) -> list[Value]:
    """Any points."""
    field = elements.fields[TAG]
    return [field.named(("table", i)) for i in range(lookup.entries * lookup.length)]
