# SPDX-License-Identifier: MIT
"""Finds what holds at the header of a loop that folds.

Not trusted. The parts of the state are where they read as they should: where the loop is entered, and after an iteration. What
does not stay as it is, and was 0, is taken to be the mask of the bit in the state; words that are not known where the loop is
entered are where they stand there.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from ecgen_verify.prove.composed.elements import same
from ecgen_verify.prove.composed.fold import Fold, Layout, Part, State
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.induction import Differs, Induction, Loop, cell_of, total_of
from ecgen_verify.prove.machine import Cell, Machine, Pointer
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.cells import Arrivals, enter, first_success, headers, in_order, one_case, weakened, without
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def find(fold: Fold) -> Loop:
    """Raises Undecided or Fault."""
    return first_success(partial(_at, fold, header) for header in sorted(headers(fold.execution)))


def _at(fold: Fold, header: int) -> Loop:
    entries, count = enter(fold, header)
    entry = entries[0] if count is None else max(entries, key=partial(_most, count))
    arrivals = Arrivals(loop := Loop(header), entry, count)
    total = total_of(entry.path, count)
    canonical, reading = (replace(fold, loop=replace(loop, layout=Layout(lazily_reduced=lazy))) for lazy in (False, True))
    initial = following = fold.initial(entry, total)
    known: list[list[Any]] = [[_cells(arrivals, part)] if isinstance(part, Word) else places(reading, entry, part)
                              for part in initial]  # fmt: skip
    if count is not None:
        machine, item = one_case(entry, partial(_begin, fold, total, initial))
        arrivals = arrivals.after(fold.execution, machine)
        if arrivals.later is None and any(len(options) > 1 for options in known):
            raise arrivals.failure or Undecided("an iteration that does not come to the header again")
        if arrivals.later is not None:
            with suppress(Undecided, Fork):
                following = fold.step(View(arrivals.later, fold.execution.setting), initial, item)
    last = entry if arrivals.later is None or following is initial else arrivals.later
    known = [[place for place in options if _holds(reading, last, place, part)]
             for options, part in zip(known, following, strict=True)]  # fmt: skip
    if not all(known):
        raise Undecided("no place where the state of the loop is")
    first = tuple(min(options, key=_address) for options in known)
    layout = Layout(first, not all(_holds(canonical, last, place, part) for place, part in zip(first, following, strict=True)))
    parts: dict[str, list[range]] = {}
    for place, part in ((place, part) for place, part in zip(first, initial, strict=True) if isinstance(place, Pointer)):
        size = len(part) if isinstance(part, tuple) else fold.elements.forms[fold.tag].size
        parts.setdefault(place.base, []).append(range(place.offset, place.offset + size))
    guess = replace(arrivals.guess(parts), layout=layout)
    guess = without(guess, Differs(dict.fromkeys(cell for place in first if isinstance(place, tuple) for cell in place)))
    return weakened(guess, lambda loop: Induction(fold, *in_order([loop])).check(), partial(_weaker, entry))


def _weaker(entry: Machine, loop: Loop, differs: Differs) -> Loop:
    """Without these cells, but for masks."""
    masks = tuple(cell for cell in differs.cells if cell in loop.cells and _is_zero(entry, cell, loop.cells[cell][0]))
    places = (place if isinstance(place, Pointer) else (*(cell for cell in place if cell not in differs.cells), *masks)
              for place in loop.layout.places)  # fmt: skip
    return replace(without(loop, differs), layout=replace(loop.layout, places=tuple(places)))


def _begin(fold: Fold, total: Word, state: State, machine: Machine) -> Any:
    """What the first iteration takes, and whether words of the state are odd, which may decide what it does."""
    item, path = fold.item(machine, total), machine.path
    for part in (part for part in state if isinstance(part, Word) and part.fields):
        path.decided(path.settled(path.low(part, 1)))
    return item


def _cells(arrivals: Arrivals, part: Word) -> tuple[Cell, ...]:
    """Those that hold a word; none of one that is known, which others may hold as well."""
    known = () if part.is_constant else arrivals.cells()
    return tuple(cell for cell, size, value in known if size == 8 and same(arrivals.entry.path, [value], [part]))


def _address(place: Any) -> tuple[Any, ...]:
    """By which one of several places is taken."""
    return (place.base, place.offset) if isinstance(place, Pointer) else ()


def _most(number: Poly, machine: Machine) -> int:
    return machine.path.sharp(number)[1]


def places(fold: Fold, machine: Machine, part: Part) -> list[Pointer]:
    """Where the part of a state stands."""
    return [place for place in (Pointer(*cell) for cell in machine.memory) if _holds(fold, machine, place, part)]


def _holds(fold: Fold, machine: Machine, place: Pointer, part: Part) -> bool:
    with suppress(Undecided):
        return fold.holds(machine, place, part)
    return False


def _is_zero(entry: Machine, cell: Cell, size: int) -> bool:
    value = cell_of(entry, cell, size)
    return isinstance(value, Word) and value.is_constant and not value.lo
