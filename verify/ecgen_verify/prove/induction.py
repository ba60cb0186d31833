# SPDX-License-Identifier: MIT
"""One rule for loops: where a loop is entered its invariant holds; if it holds and an iteration is executed, it holds again and
one iteration less is to come; with none to come the function does what it should.

Trusted: `Induction.check`. An invariant has two parts. `Loop` is data, which a search finds: where the header is, and what is in
registers and in memory there: words and addresses, by how many iterations are to come. `Invariant` says what the rest stands
for, which is special to a function, and what must follow. At the header nothing is known but these two: registers, memory, flags
and vectors hold anything else. What was learned on the path there stays as far as the function's `Execution` says.

A path that leaves a loop with no iteration to come may go on to the header of another one of a lower rank, whose invariant then
holds as where it is entered. So what falls is the pair of the loop's rank and the iterations to come. All loops that are reached
are looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import Machine, Pointer, Value, joined
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Open, Undecided

#: Names of how many iterations are to come and of the number that `Invariant.begin` returns; those below are invariants'.
LEFT, COUNT = -1, -2
#: A register, or a place in memory.
Cell = str | tuple[str, int]
#: What stands for the names.
Names = Mapping[int, Poly]


class Differs(Undecided):
    """What is not as it should be at a header: cells with what they hold, and bytes of the frame that depend on a secret."""

    def __init__(self, cells: Mapping[Cell, Any], secret: frozenset[int] = frozenset()) -> None:
        super().__init__(f"not the same at each iteration of the loop: {', '.join(sorted(map(str, [*cells, *secret])))}")
        self.cells, self.secret = cells, secret


@dataclass(frozen=True)
class Kept:
    """As where the loop is entered, or the first one, if what is known is what was known there."""


@dataclass(frozen=True)
class Line:
    """A word, or an address in the object `base`, by names of what changes from iteration to iteration and by operands."""

    base: str | None
    poly: Poly
    secret: bool = False

    def at(self, names: Names) -> Poly:
        poly = self.poly.substitute(names)
        if any(atom < 0 for atom in poly.atoms()):
            raise Undecided("a name that stands for nothing in this loop")
        return poly

    def instance(self, machine: Machine, names: Names) -> Value:
        """Raises Undecided where it is none."""
        poly = self.at(names)
        return machine.path.word_of(poly).marked(self.secret) if self.base is None else joined(self.base, poly)

    def is_in(self, machine: Machine, value: Value, names: Names) -> bool:
        """Whether this is the value. That it depends on a secret may be said of a word that does not."""
        poly = self.at(names)
        if self.base is not None:
            distance = machine.between(value, joined(self.base, poly)) if isinstance(value, Pointer) else None
            return distance is not None and not distance.terms
        return isinstance(value, Word) and self.secret >= value.secret and not machine.path.resolve(value.poly - poly).terms


#: What is in a cell, which has so many bytes: `Kept`, a `Line`, or this value.
Held = tuple[int, Any]


@dataclass(frozen=True, eq=False)
class Loop:
    """What holds at `header`, which a path passes `passed` times within an iteration. `secret`: bytes of the function's frame
    that may depend on a secret, where that is followed. `iterations`: how many there are, by `COUNT`."""

    header: int
    cells: Mapping[Cell, Held] = field(default_factory=dict)
    secret: frozenset[int] = frozenset()
    passed: int = 0
    rank: int = 0
    iterations: Poly = field(default_factory=partial(Poly.atom, COUNT))

    def total(self, path: Path, count: Poly | None) -> Word:
        """How many iterations there are, of a function for which `COUNT` is `count`; 1 where they are not counted."""
        if count is None:
            return constant(1)
        poly = self.iterations.substitute({COUNT: count})
        total = path.word_of(poly)
        if total.is_constant:
            path.assume(poly, total.lo)
        return total


class Invariant(ABC):
    """What is special to a loop, beside the cells. Methods that return nothing raise Undecided where something is not as it must
    be; on the ends of paths they may raise Fork. `state`: what the state at the header stands for, in one iteration."""

    #: Of one case of the function, see `composed.execution`.
    execution: Any
    #: `initially` looks at how many iterations there are: the loop may say that.
    recounted: ClassVar[bool] = False

    def begin(self) -> tuple[Machine, Poly | None]:
        """The function's entry, and what `COUNT` stands for: how many iterations there are, unless a loop says otherwise; None
        where that is not known, and not shown to end. Asked of the first loop only."""
        return self.execution.start(), None

    def reached(self, machine: Any, at_header: bool) -> None:
        """At a header for the first time, or at the return before."""
        if not at_header:
            raise Undecided("the function may return before it comes to a loop")

    def names(self) -> Names:
        """What stands for the names at the header, beside `LEFT` and `COUNT`."""
        return {}

    @abstractmethod
    def initially(self, machine: Any, count: Word) -> Names:
        """The state where the loop is entered is one that `arbitrary` speaks of; the names there. `count`: iterations to come."""

    @abstractmethod
    def arbitrary(self, machine: Any, left: Word) -> Any:
        """Let the state be any that the loop may come to. `left`: iterations to come, 1 where they are not counted; 0 where none
        is, so that nothing of one may be read. May raise Fork, whatever was done to the machine. Returns the state."""

    @abstractmethod
    def repeated(self, machine: Any, state: Any) -> Names:
        """An iteration from that state leaves one that `arbitrary` speaks of; the names there."""

    @abstractmethod
    def finished(self, machine: Any, state: Any, *, iterated: bool) -> None:
        """The function returned what it should, with the last iteration, or with none to come."""


#: A loop, with what is special to it.
Stage = tuple[Invariant, Loop]
#: Which loop a path has come to, by the machine, what stands for `COUNT`, the loop that it comes from, None at first, and the
#: state there; None: it goes on.
Following = Callable[[Any, Any, Stage | None, Any], Stage | None]
#: Of each loop, in the order in which they are executed: where what the invariant speaks of is at the header, which it has as
#: `layout`, and what is there beside that.
Loops = Sequence[tuple[Any, Loop]]


@searched
def loop_invariants(invariant: object) -> Loops:
    """Raises Undecided or Fault."""
    raise NotImplementedError


def staged(invariant: Any, loops: Loops) -> list[Stage]:
    """By ranks that fall."""
    return [(replace(invariant, layout=layout), replace(loop, rank=-place)) for place, (layout, loop) in enumerate(loops)]


def prove(invariant: object) -> None:
    """By what a search finds. Raises Undecided or Fault."""
    try:
        check(staged(invariant, loop_invariants(invariant)))
    except Contradiction:
        raise Undecided("what is taken to hold in a loop cannot hold") from None


def check(stages: Sequence[Stage]) -> None:
    """Of loops that are executed one after the other. Raises Undecided, of which Differs may be mended by a weaker loop, or
    Fault."""
    in_order(stages).check()


def in_order(stages: Sequence[Stage]) -> Induction:
    by_header = {stage[1].header: stage for stage in stages}
    if not stages or len(by_header) < len(stages):
        raise Undecided("the function has no loop, or one twice")
    return Induction(stages[0][0], lambda machine, count, stage, state: by_header[machine.address], by_header)


# ---------------------------------------------------------------------- the rule


@dataclass
class Induction:
    """Of a function from its entry on, by what `following` says. `todo`: the loops that are reached, each with the state where it
    is entered and what stands for `COUNT` there. `seen`: these, by the loop."""

    start: Invariant
    following: Following
    headers: Collection[int]
    todo: list[tuple[Stage, Machine, Poly | None]] = field(default_factory=list)
    seen: dict[Loop, list[tuple[Machine, Invariant]]] = field(default_factory=dict)

    def check(self) -> None:
        """Raises Undecided or Fault."""
        self.begin()
        for stage, entry, count in self.todo:
            least, most = bounds(stage[1], entry.path, count)
            if most > 1:
                self.iterate(stage, entry, count, 2, most)
            again = most > 0 and self.iterate(stage, entry, count, 1, 1)
            if count is not None and (least < 1 or again):
                self.iterate(stage, entry, count, 0, 0)

    def begin(self) -> None:
        """Enter loops from the function's entry."""
        machine, count = self.start.begin()
        if machine.address not in self.headers or self._begun(machine, count):
            self.start.execution.follow(machine, self.headers, lambda machine: self._begun(machine, count))

    def _begun(self, machine: Machine, count: Poly | None) -> bool:
        """A path from the function's entry; whether it goes on."""
        at_header = machine.address in self.headers
        stage = self.following(machine, count, None, None) if at_header else None
        if at_header and stage is None:
            return True
        self.start.reached(machine, at_header)
        if stage is None:
            self.start.execution.check_left(machine)
        else:
            self.arrive(stage, machine, machine, count)
        return False

    def arrive(self, stage: Stage, entry: Machine, machine: Machine, count: Poly | None) -> None:
        """A loop is entered. `entry`: with what is known there."""
        invariant, loop = stage
        if (loop.iterations - Poly.atom(COUNT)).terms and not invariant.recounted:
            raise Undecided("a loop that is said to have another number of iterations")
        total = loop.total(machine.path, count)
        compare(loop, entry, machine, {**invariant.initially(machine, total), **numbers(count, total.poly)})
        known = self.seen.setdefault(loop, [])
        if not any(other is entry and invariant == same for other, same in known):
            known.append((entry, invariant))
            self.todo.append((stage, entry, count))

    def iterate(self, stage: Stage, entry: Machine, count: Poly | None, least: int, most: int) -> bool:
        """An iteration from any state at the header where so many are to come, never more than there are; any number, where they
        are not counted. Whether it may come to the header again."""
        invariant, loop = stage
        arrivals: list[Machine] = []

        def arrival(machine: Machine, left: Word, state: object) -> bool:
            at_header = machine.address in self.headers
            other = self.following(machine, count, stage, state) if at_header else None
            if at_header and other is None:
                return True
            if other is stage:
                if not most:
                    raise Undecided("the loop may have more iterations than it should")
                arrivals.append(machine)
                names = invariant.repeated(machine, state)
                compare(loop, entry, machine, {**names, **numbers(count, left.poly.offset(-1))})
            elif count is not None and most > 1:
                raise Undecided("the loop may have fewer iterations than it should")
            elif other is None:
                invariant.finished(machine, state, iterated=most > 0)
                invariant.execution.check_left(machine)
            elif other[1].rank >= loop.rank:
                raise Undecided("loops that are not known to end")
            else:
                self.arrive(other, invariant.execution.known(entry, machine), machine, count)
            return False

        for machine, left, state in states(stage, entry, count, least, most):
            follow = partial(arrival, left=left, state=state)
            invariant.execution.follow(machine, self.headers, follow, loop.passed, loop.header)
        return bool(arrivals)


def bounds(loop: Loop, path: Path, count: Poly | None) -> tuple[int, int]:
    """The least and the greatest number of iterations that there may be."""
    return path.interval(path.resolve(loop.total(path, count).poly))


def states(stage: Stage, entry: Machine, count: Poly | None, least: int, most: int) -> Iterator[tuple[Any, Word, Any]]:
    """The states at the header where so many iterations are to come, never more than there are, case by case: with that number,
    and what the state stands for."""
    invariant, loop = stage
    machine = entry.copy()
    left = constant(most)
    if least < most:
        left = machine.path.input_word("iterations to come", least, most, secret=False)
    if count is not None:
        machine.path.add_fact(loop.total(machine.path, count).poly - left.poly, 0, (1 << 64) - 1)
    resume(loop, machine, {**invariant.names(), **numbers(count, left.poly)})
    cases = [machine]
    while cases:
        machine = cases.pop()
        before = machine.copy()
        try:
            state = invariant.arbitrary(machine, left)
        except Open as question:
            cases += before.divided(question)
        else:
            yield machine, left, state


def numbers(count: Poly | None, left: Poly) -> Names:
    """What stands for the names of how many iterations are to come, if they are counted."""
    return {} if count is None else {LEFT: left, COUNT: count}


# ---------------------------------------------------------------------- what is at a header


def resume(loop: Loop, machine: Machine, at: Names) -> None:
    """Go on from where the loop is entered to a state at the header of which nothing is known but the loop's cells."""
    entry = copy(machine)
    machine.address, machine.flags, machine.memory = loop.header, {}, {}
    machine.registers = {name: machine.domain.unknown(f"some {name}") for name in machine.registers}
    if machine.frame is not None:
        machine.frame = set(loop.secret)
    for cell, (size, held) in loop.cells.items():
        value = cell_of(entry, cell, size) if isinstance(held, Kept) else held
        try:
            value = value.instance(machine, at) if isinstance(value, Line) else value
        except Undecided:
            raise Differs({cell: None}) from None
        if value is None:
            raise Undecided("a cell that is not there where the loop is entered")
        put_cell(machine, cell, size, value)


def compare(loop: Loop, entry: Machine, machine: Machine, at: Names) -> None:
    """Raises Undecided unless this is the loop's header, and Differs unless all cells are what the loop says."""
    if machine.address != loop.header:
        raise Undecided("another loop than is said")
    wrong: dict[Cell, Any] = {}
    for cell, (size, held) in loop.cells.items():
        current = cell_of(machine, cell, size)
        if current is None or not agrees(machine, current, cell_of(entry, cell, size) if isinstance(held, Kept) else held, at):
            wrong[cell] = current
    secret = frozenset(machine.frame or ()) - loop.secret
    if wrong or secret:
        raise Differs(wrong, secret)


def agrees(machine: Machine, value: Value, expected: Any, at: Names) -> bool:
    """Whether this value is what a cell should hold."""
    if isinstance(expected, Word):
        expected = Line(None, expected.poly, secret=expected.secret)
    return expected.is_in(machine, value, at) if isinstance(expected, Line) else bool(value == expected)


def cell_of(machine: Machine, cell: Cell, size: int) -> Any:
    """None where there is no such cell."""
    if isinstance(cell, str):
        return machine.registers.get(cell)
    entry = machine.memory.get(cell)
    return entry[1] if entry is not None and entry[0] == size else None


def put_cell(machine: Machine, cell: Cell, size: int, value: Any) -> None:
    if isinstance(cell, str):
        machine.registers[cell] = value
    else:
        machine.memory[cell] = (size, value)
