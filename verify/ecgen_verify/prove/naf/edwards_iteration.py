# SPDX-License-Identifier: MIT
"""The iteration of the double multiplication on the curve of Ed25519: shown for all pairs of digits, on any points.

Trusted: that all are looked at, and what must be found for each: the sum doubled, the entry (|d| - 1)/2 of the first table added,
then that of the second, each by its formula; an entry for d < 0 is the negative, which has y - x and y + x exchanged and another
sign of the product. T of the result may be anything where both digits are 0 and this is not the last iteration.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch
from ecgen_verify.prove.edwards.points import COORDINATES, INNER
from ecgen_verify.prove.goal.pins import edwards_points
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.inner import Inner, Trial, garbled
from ecgen_verify.prove.naf.adding import digits_of
from ecgen_verify.prove.theorem import readings

_TAG = "fe"
Point = Sequence[Value]


def iteration(name: str, prefix: str, width: int, base_width: int, forms: Mapping[str, Form],
              callees: Mapping[str, Effect]) -> Inner:  # fmt: skip
    """PREFIX_ed25519_iteration(sum, table, digit, base, base_digit, last)"""
    group_law: dict[str, Effect] = {
        "dbl": lambda call: _double(call, "extended"), "dbl_projective": lambda call: _double(call, "projective"),
        "add_cached": lambda call: _add(call, "cached"), "add_niels": lambda call: _add(call, "niels"),
    }  # fmt: skip
    laws = readings({**INNER, **edwards_points()}, {f"ed25519_{law}": effect for law, effect in group_law.items()})
    known: dict[str, Effect] = {**callees, **{f"{prefix}_{law}": effect for law, effect in laws.items()}}

    def trials() -> Iterator[list[Trial]]:
        for digit in digits_of(width):
            for base_digit in digits_of(base_width):
                for last in (0, 1):
                    yield [_trial(_Iteration(digit, base_digit, last))]

    return Inner(name, text_of(width, base_width), trials, forms, known, public=True)


def text_of(width: int, base_width: int) -> str:
    return ("sum = 2*sum + d*P + e*Q for table[i] = (2*i + 1)*P, base[i] = (2*i + 1)*Q and digits d and e, 0 or odd and below "
            f"{1 << (width - 1)} and {1 << (base_width - 1)} in absolute value; T for `last` or a digit that is not 0 only")


@dataclass(frozen=True)
class _Iteration:
    digit: int
    base_digit: int
    last: int


def _trial(case: _Iteration) -> Trial:
    def enter(machine: Machine, elements: Elements) -> None:
        numbers = {"RDX": case.digit, "R8": case.base_digit, "R9": case.last}
        machine.registers |= {"RDI": Pointer("sum", 0), "RSI": Pointer("table", 0), "RCX": Pointer("base", 0)}
        machine.registers |= {name: garbled(machine, number % (1 << 32), secret=False) for name, number in numbers.items()}
        size = elements.forms[_TAG].size
        machine.writable["sum"] = 4 * size
        for base, first, count in (("sum", 0, 4), ("table", _first(case.digit, 4), 4), ("base", _first(case.base_digit, 3), 3)):
            for i in range(first, first + count):  # and nothing else, which may not be read
                for j, word in enumerate(elements.words(_TAG, _input(elements, base, i))):
                    machine.memory[base, i * size + 8 * j] = (8, word)

    def leave(machine: Machine, elements: Elements) -> None:
        form = elements.forms[_TAG]
        expected = _wanted(elements, case)
        for i, value in enumerate(expected):
            words = [machine.load(Pointer("sum", i * form.size + 8 * j), 8) for j in range(form.limbs)]
            if elements.value(_TAG, words) != value:
                raise Mismatch("the sum is not what is claimed")

    return Trial(enter, leave)


def _input(elements: Elements, name: str, index: int) -> Value:
    return elements.fields[_TAG].named((name, index))


def _wanted(elements: Elements, case: _Iteration) -> Point:
    """The coordinates that must be right."""
    given = [_input(elements, "sum", i) for i in range(3)]
    if not case.digit and not case.base_digit and not case.last:
        return [_made(elements, "projective", given)[i] for i in range(3)]
    total = _made(elements, "extended", given)
    for name, system, digit in (("table", "cached", case.digit), ("base", "niels", case.base_digit)):
        if digit:
            total = _made(elements, "sum", total, _entry(elements, name, COORDINATES[system], digit))
    return total


def _first(digit: int, count: int) -> int:
    """Where the entry of a digit begins, of `count` coordinates each; the first one for 0."""
    return max(abs(digit) - 1, 0) // 2 * count


def _entry(elements: Elements, name: str, count: int, digit: int) -> Point:
    field, first = elements.fields[_TAG], _first(digit, count)
    m, p, *z, t = (_input(elements, name, first + i) for i in range(count))
    return [m, p, *z, t] if digit > 0 else [p, m, *z, field.sub(field.const(0), t)]


# ---------------------------------------------------------------------- the group law


def _made(elements: Elements, name: str, *points: Point) -> list[Value]:
    """What a formula makes of these points; doublings of both kinds make the same x, y and z."""
    keys = tuple(tuple(value.key for value in point) for point in points)
    return [elements.fields[_TAG].named(("double" if name in COORDINATES else name, keys, i)) for i in range(4)]


def _load(call: Call, place: Pointer, count: int) -> list[Value]:
    size = call.elements.forms[_TAG].size
    return [call.load(_TAG, place.moved(i * size)) for i in range(count)]


def _store(call: Call, values: Point) -> None:
    size = call.elements.forms[_TAG].size
    for i, value in enumerate(values):
        call.store(_TAG, call.pointer(0).moved(i * size), value)


def _operands(call: Call, *counts: int) -> None:
    size = call.elements.forms[_TAG].size
    call.apart([(call.pointer(i), count * size, i == 0) for i, count in enumerate(counts)])


def _double(call: Call, system: str) -> None:
    """A projective result leaves T as it was."""
    _operands(call, 4, 4)
    _store(call, _made(call.elements, system, _load(call, call.pointer(1), 3))[: COORDINATES[system]])


def _add(call: Call, system: str) -> None:
    _operands(call, 4, 4, COORDINATES[system])
    p, q = _load(call, call.pointer(1), 4), _load(call, call.pointer(2), COORDINATES[system])
    _store(call, _made(call.elements, "sum", p, q))
