# SPDX-License-Identifier: MIT
"""What is in registers and in memory at the header of a loop, as `composed.loops` checks it.

Not trusted. The loop is entered, and its first iteration is executed: what that changes by a number is taken to change by it in
every iteration, and the rest to stay as it is. What then does not hold is given up, until the rest does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ecgen_verify.prove.composed.execution import Execution, Line
from ecgen_verify.prove.induction import COUNT, LEFT, Cell, Differs, Held, Invariant, Kept, Loop, cell_of, check
from ecgen_verify.prove.machine import Machine, Pointer, Violation, split
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.control_flow import loop_headers
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_ROUNDS = 40
Found = TypeVar("Found")


def headers(execution: Execution) -> list[int]:
    return loop_headers(execution.code, execution.address, execution.code.image.sizes[execution.name])


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


def enter(invariant: Invariant, header: int) -> tuple[list[Machine], Word | None]:
    """Where the loop is entered, on each path to it, and how many iterations there are."""
    machine, count = invariant.begin()
    arrivals: list[Machine] = []

    def arrival(machine: Machine) -> None:
        invariant.reached(machine, machine.address == header)
        if machine.address == header:
            arrivals.append(machine)

    invariant.execution.follow(machine, [header], arrival)
    if not arrivals:
        raise Undecided("the loop is not entered")
    return arrivals, count


@dataclass(frozen=True)
class Arrivals:
    """At a header: where the loop is entered, and after its first iteration, where a path comes there again, or the
    failure to follow it. `iterations`: as a loop has it."""

    header: int
    entry: Machine
    count: Word | None
    later: Machine | None = None
    iterations: Poly | None = None
    failure: Undecided | Fault | None = None

    def after(self, execution: Execution, machine: Machine) -> Arrivals:
        """With an iteration from that state, as far as it can be followed."""
        arrivals: list[Machine] = []
        failure = None
        try:
            execution.follow(machine, [self.header], arrivals.append)
        except (Undecided, Fault) as fault:
            failure = fault
        later = next((arrival for arrival in arrivals if arrival.address == self.header), None)
        return replace(self, later=later, failure=failure)

    def cells(self) -> Iterator[tuple[Cell, int, MachineValue]]:
        for name, value in self.entry.registers.items():
            yield name, 8, value
        for place, (size, value) in self.entry.memory.items():
            yield place, size, value

    def guess(self, elsewhere: Mapping[str, Sequence[range]]) -> Loop:
        """`elsewhere`: bytes of objects that the invariant speaks of."""
        held: dict[Cell, Held] = {}
        for cell, size, value in self.cells():
            taken = elsewhere.get(cell[0], ()) if not isinstance(cell, str) else ()
            if not isinstance(cell, str) and any(cell[1] < part.stop and cell[1] + size > part.start for part in taken):
                continue
            later = None if self.later is None else cell_of(self.later, cell, size)
            held[cell] = size, self._changing(value, later) or Kept()
        return Loop(self.header, held, iterations=self.iterations)

    def _changing(self, value: MachineValue, later: MachineValue | None) -> Line | None:
        """None where it is the same."""
        if self.count is None:
            return None
        counted = dict.fromkeys(self.count.poly.atoms(), Poly.atom(COUNT))
        others = Poly({}) if self.iterations is None else Poly.atom(COUNT) - self.iterations
        done = Poly.atom(COUNT) - Poly.atom(LEFT) - others
        if isinstance(value, Word):
            poly = self.entry.path.resolve(value.poly)
            step = self.entry.path.resolve(later.poly - poly) if isinstance(later, Word) else None
            if step is not None and step.is_constant and not step.shift:
                line = Line(None, poly.substitute(counted) + done.scale(step.integer))
                return line if step.terms and not value.secret else None
            if counted and poly.atoms() == counted.keys():  # which an iteration may cut to a word
                return Line(None, poly.substitute(dict.fromkeys(counted, Poly.atom(LEFT) + others)))
        elif isinstance(value, Pointer) and isinstance(later, Pointer):
            (base, first), (other, second) = split(value), split(later)
            step = second - first
            if base == other and step.is_constant and step.terms:
                return Line(base, first.substitute(counted) + done.scale(step.integer))
        return None


Weaker = Callable[[Cell, Held], Held | None]


def weakened(invariant: Invariant, loop: Loop, weaker: Weaker = lambda _, __: None) -> Loop:
    """What is left of the guess when all holds. `weaker`: what may hold in place of what does not."""
    for _ in range(_ROUNDS):
        try:
            check([(invariant, loop)])
            return loop
        except (Undecided, Fault) as fault:
            differs = fault if isinstance(fault, Differs) else fault.__cause__
            if not isinstance(differs, Differs):
                raise
            cells = {cell: held for cell, held in loop.cells.items() if cell not in differs.cells}
            for cell in differs.cells:
                instead = weaker(cell, loop.cells[cell])
                if instead is not None:
                    cells[cell] = instead
            loop = replace(loop, cells=cells, secret=loop.secret | differs.secret)
    raise Undecided("what holds at the header of the loop was not found")
