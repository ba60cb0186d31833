# SPDX-License-Identifier: MIT
"""Finds what holds at the header of a loop that folds.

Not trusted. The parts of the state are where they read as they should: where the loop is entered, and after an iteration. What
does not stay as it is, and was 0, is taken to be the mask of the bit in the state; words that are not known where the loop is
entered are where they stand there.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from ecgen_verify.prove.abi import SCRATCH
from ecgen_verify.prove.code import VECTOR
from ecgen_verify.prove.composed.elements import same
from ecgen_verify.prove.composed.induction import Check, Differs, Fold, Induction, Layout, Loop, Part, State, cell_of
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.machine import Cell, Machine
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.cells import Arrivals, enter, first_success, headers, in_order, one_case, weakened, without
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def find(fold: Fold, check: Check | None = None) -> Loop:
    """A loop that passed the check. Raises Undecided or Fault."""
    checked: Check = check or (lambda loops: Induction(fold, loops).check())
    return first_success(partial(_at, fold, checked, header) for header in sorted(headers(fold.execution)))


def _at(fold: Fold, check: Check, header: int) -> Loop:
    entry = max(enter(fold, header), key=partial(_most, fold.count))
    arrivals = Arrivals(fold, loop := Loop(header), entry)
    total = fold.total(entry.path)
    canonical, reading = (replace(fold, loop=replace(loop, layout=Layout(lazily_reduced=lazy))) for lazy in (False, True))
    initial = following = fold.initial(entry, total)
    known = [[_cells(arrivals, part)] if isinstance(part, Word) else [(cell,) for cell in places(reading, entry, part)]
             for part in initial]  # fmt: skip
    if fold.iterations is not None:
        machine, item = one_case(entry, partial(_begin, fold, total, initial))
        arrivals = arrivals.after(machine)
        if arrivals.later is None and any(len(options) > 1 for options in known):
            raise arrivals.failure or Undecided("an iteration that does not come to the header again")
        if arrivals.later is not None:
            with suppress(Undecided, Fork):
                following = fold.step(View(arrivals.later, fold.execution.setting), initial, item)
    last = entry if arrivals.later is None or following is initial else arrivals.later
    known = [[cells for cells in options if _hold(reading, last, cells, part)]
             for options, part in zip(known, following, strict=True)]  # fmt: skip
    if not all(known):
        raise Undecided("no place where the state of the loop is")
    first = tuple(min(options, key=_passing) for options in known)
    layout = Layout(first, not all(_hold(canonical, last, cells, part) for cells, part in zip(first, following, strict=True)))
    parts: dict[str, list[range]] = {}
    for (base, offset), part in ((cell, part) for cells, part in zip(first, initial, strict=True) for cell in cells):
        size = 8 if isinstance(part, Word) else len(part) if isinstance(part, tuple) else fold.elements.forms[fold.tag].size
        parts.setdefault(base, []).append(range(offset, offset + size))
    guess = replace(arrivals.guess(parts), layout=layout)
    return weakened(guess, lambda loop: check(in_order([loop])), partial(_weaker, entry, initial))


def _weaker(entry: Machine, state: State, loop: Loop, differs: Differs) -> Loop:
    """Without these cells, but for masks, which words of the state are. Raises Differs of other parts of it."""
    masks = tuple(cell for cell in differs.cells if cell in loop.cells and _is_zero(entry, cell, loop.cells[cell][0]))
    places = []
    for cells, part in zip(loop.layout.places, state, strict=True):
        if not isinstance(part, Word) and not differs.cells.keys().isdisjoint(cells):
            raise differs
        kept = tuple(cell for cell in cells if cell not in differs.cells)
        places.append((*kept, *masks) if isinstance(part, Word) else kept)
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


def _most(number: Poly, machine: Machine) -> int:
    return machine.path.sharp(number)[1]


def places(fold: Fold, machine: Machine, part: Part) -> list[Cell]:
    """Where the part of a state stands."""
    return [cell for cell in machine.memory if fold.holds(machine, cell, part)]


def _hold(fold: Fold, machine: Machine, cells: Sequence[Cell], part: Part) -> bool:
    return all(fold.holds(machine, cell, part) for cell in cells)


def _passing(cells: Sequence[Cell]) -> tuple[bool, Sequence[Cell]]:
    """What comes last where a part of the state stands in several places: registers, of which a call leaves few."""
    return any(base in SCRATCH or base.startswith(VECTOR) for base, _ in cells), cells


def _is_zero(entry: Machine, cell: Cell, size: int) -> bool:
    value = cell_of(entry, cell, size)
    return isinstance(value, Word) and value.is_constant and not value.lo
