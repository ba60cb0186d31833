# SPDX-License-Identifier: MIT
"""Finds what holds at the header of a ladder's loop.

Not trusted. The first iteration shows where the coordinates are. What does not stay as it is, and was 0, is taken to be the
mask of the bit before.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.loops import Line
from ecgen_verify.prove.induction import Cell, Held, Loop, cell_of
from ecgen_verify.prove.ladder.iterations import BEFORE, Coordinates, Ladder
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.cells import Arrivals, enter, first_success, headers, weakened
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_MASK = Line(None, Poly.atom(BEFORE).scale(ONES), secret=True)
Calls = list[tuple[str, Call]]


def find(ladder: Ladder) -> tuple[Coordinates, Loop]:
    """Raises Undecided or Fault."""
    return first_success(partial(_at, ladder, header) for header in headers(ladder.execution))


def _at(ladder: Ladder, header: int) -> tuple[Coordinates, Loop]:
    (entry, *_), count = enter(ladder, header)
    assert count is not None
    calls: Calls = []
    machine = entry.copy()
    ladder.open(machine, count, ladder.elements.bit("first bit"))
    effects = {address: (name, _recorded(calls, name, effect)) for address, (name, effect) in ladder.execution.effects.items()}
    arrivals = Arrivals(header, entry, count).after(replace(ladder.execution, effects=effects), machine)
    coordinates = _coordinates(ladder, calls)
    parts: dict[str, list[range]] = {}
    for place in map(entry.resolve, coordinates.places):
        parts.setdefault(place.base, []).append(range(place.offset, place.offset + ladder.form.size))

    def weaker(cell: Cell, held: Held) -> Held | None:
        return (held[0], _MASK) if held[1] != _MASK and _is_zero(entry, cell, held[0]) else None

    return coordinates, weakened(replace(ladder, layout=coordinates), arrivals.guess(parts), weaker)


def _recorded(calls: Calls, name: str, effect: Effect) -> Effect:
    def recording(call: Call) -> MachineValue | None:
        calls.append((name, Call(call.machine.copy(), call.elements)))
        return effect(call)

    return recording


def _coordinates(ladder: Ladder, calls: Calls) -> Coordinates:
    """From what the first iteration calls: its step as one function, or the exchanges of x and of z that it begins with."""
    steps = [call for name, call in calls if name.endswith("_ladder_step")]
    if steps:
        return Coordinates(tuple(steps[0].pointer(1).moved(i * ladder.form.size) for i in range(4)), True)
    # a call is recorded for each of the cases that it distinguishes
    exchanges = list(dict.fromkeys((call.pointer(1), call.pointer(2)) for name, call in calls if name.endswith("_cswap")))
    if len(exchanges) < 2:
        raise Undecided("an iteration of the loop neither calls the step nor exchanges coordinates")
    (x2, x3), (z2, z3) = exchanges[:2]
    return Coordinates((x2, z2, x3, z3), False)


def _is_zero(entry: Machine, cell: Cell, size: int) -> bool:
    value = cell_of(entry, cell, size)
    return isinstance(value, Word) and value.is_constant and not value.lo
