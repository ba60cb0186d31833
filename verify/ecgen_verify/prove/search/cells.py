# SPDX-License-Identifier: MIT
"""What is in registers and in memory at the header of a loop, as `composed.induction` checks it.

Not trusted. The loop is entered, and its first iteration is executed: what that changes by a number is taken to change by it in
every iteration, and the rest to stay as it is. What then does not hold is given up, until the rest does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeVar

from ecgen_verify.prove.composed.induction import COUNT, LEFT, Differs, Fold, Held, Kept, Line, Loop, cell_of, compare
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.kernel import Execution
from ecgen_verify.prove.machine import Cell, Machine, Pointer, Violation, split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.control_flow import loop_headers
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Open, Undecided

_ROUNDS = 40
Found = TypeVar("Found")


def headers(execution: Execution) -> list[int]:
    return loop_headers(execution.code, execution.address)


def first_success(attempts: Iterable[Callable[[], Found]]) -> Found:
    """Raises the first failure, but one on a path rather than others, and a violation rather than that."""
    failure: Exception | None = None
    for attempt in attempts:
        try:
            return attempt()
        except (Undecided, Fault) as fault:
            on_a_path = isinstance(fault, Fault) and not isinstance(failure, Fault)
            if failure is None or on_a_path or isinstance(fault.__cause__, Violation):
                failure = fault
    raise failure or Undecided("the function has no loop")


def in_order(loops: Sequence[Loop]) -> dict[int, Loop]:
    """Of loops that are executed one after the other, each with its rank."""
    by_header = {loop.header: loop for loop in loops}
    if not loops or len(by_header) < len(loops):
        raise Undecided("the function has no loop, or one twice")
    return by_header


def enter(fold: Fold, header: int) -> list[Machine]:
    """Where the loop is entered, on each path to it."""
    arrivals: list[Machine] = []

    def arrival(machine: Machine) -> None:
        if machine.address == header:
            arrivals.append(machine)
        else:
            fold.unentered(View(machine, fold.execution.setting))

    fold.execution.follow(fold.begin(), [header], arrival)
    if not arrivals:
        raise Undecided("the loop is not entered")
    return arrivals


def one_case(machine: Machine, do: Callable[[Machine], Found]) -> tuple[Machine, Found]:
    """What is done to a copy, in the first of the cases that it asks for."""
    while True:
        done = machine.copy()
        try:
            return done, do(done)
        except Open as question:
            machine = machine.divided(question)[0]


@dataclass(frozen=True)
class Arrivals:
    """At the header of a loop, of which nothing else is known yet than what it has: where it is entered, and after its first
    iteration, where a path comes there again, or the failure to follow it."""

    fold: Fold
    loop: Loop
    entry: Machine
    later: Machine | None = None
    failure: Undecided | Fault | None = None

    def after(self, machine: Machine, headers: Collection[int] = ()) -> Arrivals:
        """With an iteration from that state, as far as it can be followed. `headers`: of other loops."""
        arrivals: list[Machine] = []
        failure = None
        try:
            self.fold.execution.follow(machine, [self.loop.header, *headers], arrivals.append)
        except (Undecided, Fault) as fault:
            failure = fault
        later = next((arrival for arrival in arrivals if arrival.address == self.loop.header), None)
        return replace(self, later=later, failure=failure)

    @property
    def counted(self) -> dict[int, Poly]:
        """`COUNT`, for what it stands for."""
        return {} if self.fold.iterations is None else dict.fromkeys(self.fold.count.atoms(), Poly.atom(COUNT))

    def cells(self) -> Iterator[tuple[Cell, int, Any]]:
        for place, (size, value) in self.entry.memory.items():
            yield place, size, value

    def guess(self, elsewhere: Mapping[str, Sequence[range]] = MappingProxyType({})) -> Loop:
        """`elsewhere`: bytes of objects that the invariant speaks of."""
        held: dict[Cell, Held] = {}
        for cell, size, value in self.cells():
            if any(cell[1] < part.stop and cell[1] + size > part.start for part in elsewhere.get(cell[0], ())):
                continue
            later = None if self.later is None else cell_of(self.later, cell, size)
            held[cell] = size, self._changing(value, later) or Kept()
        return replace(self.loop, cells=held)

    def seen(self) -> Loop:
        """What holds after the iteration that was executed, too."""
        loop = self.guess()
        assert self.later is not None
        fewer = self.fold.total(self.entry.path).poly.offset(-1)
        try:
            compare(loop, self.entry, self.later, self.fold.names(fewer))
        except Differs as differs:
            return without(loop, differs)
        return loop

    def _changing(self, value: object, later: object) -> Line | None:
        """None where it is the same."""
        old, new = line_of(self.entry, value), line_of(self.entry, later)
        if self.fold.iterations is None or old is None:
            return None
        step = None if new is None or new.base != old.base else self.entry.path.resolve(new.poly - old.poly)
        if step is not None and step.is_constant and not step.shift:
            done = (Poly.atom(COUNT) - Poly.atom(LEFT)).scale(step.integer)
            return Line(old.base, old.poly.substitute(self.counted) + done) if step.terms and not old.secret else None
        if old.base is None and self.counted and old.poly.atoms() == self.counted.keys():  # which an iteration may cut to a word
            return Line(None, old.poly.substitute(dict.fromkeys(self.counted, Poly.atom(LEFT))))
        return None


def line_of(machine: Machine, value: object) -> Line | None:
    """A word or an address, by operands."""
    if isinstance(value, Pointer):
        return Line(*split(value))
    return Line(None, machine.path.resolve(value.poly), secret=value.secret) if isinstance(value, Word) else None


def without(loop: Loop, differs: Differs) -> Loop:
    return replace(loop, cells={cell: held for cell, held in loop.cells.items() if cell not in differs.cells},
                   secret=loop.secret | differs.secret)  # fmt: skip


def weakened(guess: Found, check: Callable[[Found], None], weaker: Callable[[Found, Differs], Found]) -> Found:
    """What is left of the guess when all holds. `check` raises Undecided or Fault; `weaker`: without what does not hold."""
    for _ in range(_ROUNDS):
        try:
            check(guess)
            return guess
        except (Undecided, Fault) as fault:
            differs = fault if isinstance(fault, Differs) else fault.__cause__
            if not isinstance(differs, Differs):
                raise
            guess = weaker(guess, differs)
    raise Undecided("what holds at the header of the loop was not found")
