# SPDX-License-Identifier: MIT
"""One rule for loops, on words of every domain: where a loop is entered its invariant holds; if it holds and an iteration is
executed, it holds again and one iteration less is to come; with none to come the function does what it should.

Trusted: `Induction.check`. An invariant has two parts. `Loop` is data, which a search finds: where the header is, and what is in
registers and in memory there. `Invariant` says what the rest stands for, which is special to a function, and what must follow.
At the header nothing is known but these two: registers, memory, flags and vectors hold anything else. What was learned on the
path there stays as far as the function's `Execution` says.

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
from typing import Any, ClassVar, Generic, TypeVar

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import State
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.world import Open, Undecided

#: Names of how many iterations are to come and of the number that `Invariant.begin` returns; those below are invariants'.
LEFT, COUNT = -1, -2
#: A register, or a place in memory; a vector by its number.
Cell = str | tuple[str, int]
VECTOR = "the vector"
#: What stands for the names.
Names = Mapping[int, Any]
M = TypeVar("M", bound=State[Any])


class Differs(Undecided):
    """What is not as it should be at a header: cells with what they hold, and bytes of the frame that depend on a secret."""

    def __init__(self, cells: Mapping[Cell, Any], secret: frozenset[int] = frozenset()) -> None:
        super().__init__(f"not the same at each iteration of the loop: {', '.join(sorted(map(str, [*cells, *secret])))}")
        self.cells, self.secret = cells, secret


@dataclass(frozen=True)
class Kept:
    """As where the loop is entered, or the first one, if what is known is what was known there."""


#: What is in a cell, which has so many bytes: `Kept`, or what an `Execution` makes a value of.
Held = tuple[int, Any]


@dataclass(frozen=True, eq=False)
class Loop:
    """What holds at `header`, which a path passes `passed` times within an iteration. `secret`: bytes of the function's frame
    that may depend on a secret, where that is followed. `iterations`: how many there are, by `COUNT`; None: as many as that."""

    header: int
    cells: Mapping[Cell, Held] = field(default_factory=dict)
    secret: frozenset[int] = frozenset()
    passed: int = 0
    rank: int = 0
    iterations: Any = None


@dataclass(frozen=True)
class Execution(ABC, Generic[M]):
    """One case of a function, with calls replaced by effects, by address, and what words of some domain are in loops. `budget`:
    for all of it; `account`: of what it took."""

    code: Code
    name: str
    effects: Mapping[int, tuple[str, Any]]
    budget: Budget
    account: Account

    @property
    def address(self) -> int:
        return self.code.image.functions[self.name]

    @abstractmethod
    def run(self, stops: frozenset[int]) -> Run[M]: ...

    def follow(self, machine: M, headers: Collection[int], arrival: Callable[[M], bool | None], passed: int = 0,
               header: int | None = None) -> None:  # fmt: skip
        """Every path from there to one of the headers or to the return; True: there it goes on. `passed`: how often a path goes
        on at `header`."""

        def proceed(machine: M) -> bool | None:
            if machine.address == header and passed:
                self.follow(machine, headers, arrival, passed - 1, header)
                return None
            return arrival(machine)

        self.run(frozenset(headers)).explore(machine, proceed)

    def check_left(self, machine: M) -> None:
        """What a function that returned has left in its frame."""

    @abstractmethod
    def known(self, first: M, machine: M) -> M:
        """What is known at the header of a loop that was entered so, beside its invariant. `first`: where the one before was."""

    @abstractmethod
    def total(self, machine: M, count: Any, loop: Loop) -> Any:
        """How many iterations there are, of a function for which `COUNT` is `count`."""

    @abstractmethod
    def bounds(self, machine: M, word: Any) -> tuple[int, int]:
        """The least and the greatest value."""

    @abstractmethod
    def in_middle(self, machine: M, count: Any, loop: Loop, least: int, most: int) -> tuple[Any, Any]:
        """Let any number of iterations be to come between these, never more than there are: what stands for `COUNT` then, and
        that number."""

    @abstractmethod
    def instance(self, machine: M, held: Any, at: Names) -> Any:
        """The value that a cell holds. Raises Undecided where it has none."""

    @abstractmethod
    def agrees(self, machine: M, value: Any, held: Any, at: Names) -> bool:
        """Whether this value is what a cell should hold."""


class Invariant(ABC):
    """What is special to a loop, beside the cells. Methods that return nothing raise Undecided where something is not as it must
    be; on the ends of paths they may raise Fork. `state`: what the state at the header stands for, in one iteration."""

    execution: Execution[Any]
    #: `initially` looks at how many iterations there are: the loop may say that.
    recounted: ClassVar[bool] = False

    @abstractmethod
    def begin(self) -> tuple[Any, Any]:
        """The function's entry, and what `COUNT` stands for: how many iterations there are, unless a loop says otherwise; None
        where that is not known, and not shown to end. Asked of the first loop only."""

    def reached(self, machine: Any, at_header: bool) -> None:
        """At a header for the first time, or at the return before."""
        if not at_header:
            raise Undecided("the function may return before it comes to a loop")

    def names(self) -> Names:
        """What stands for the names at the header, beside `LEFT` and `COUNT`."""
        return {}

    @abstractmethod
    def initially(self, machine: Any, count: Any) -> Names:
        """The state where the loop is entered is one that `assume` speaks of; the names there."""

    @abstractmethod
    def assume(self, machine: Any, left: Any) -> Any:
        """Let the state be any. `left`: iterations to come, 1 where they are not counted; 0 where none is, so that nothing of one
        may be read. May raise Fork, whatever was done to the machine. Returns the state."""

    @abstractmethod
    def repeated(self, machine: Any, state: Any) -> Names:
        """An iteration from that state leaves one that `assume` speaks of; the names there."""

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
    todo: list[tuple[Stage, Any, Any]] = field(default_factory=list)
    seen: dict[Loop, list[tuple[Any, Invariant]]] = field(default_factory=dict)

    def check(self) -> None:
        """Raises Undecided or Fault."""
        self.begin()
        for stage, entry, count in self.todo:
            execution = stage[0].execution
            total = None if count is None else execution.total(entry, count, stage[1])
            least, most = (1, 1) if total is None else execution.bounds(entry, total)
            if most > 1:
                self.iterate(stage, entry, count, 2, most)
            again = most > 0 and self.iterate(stage, entry, count, 1, 1)
            if total is not None and (least < 1 or again):
                self.iterate(stage, entry, count, 0, 0)

    def begin(self) -> None:
        """Enter loops from the function's entry."""
        machine, count = self.start.begin()
        if machine.address not in self.headers or self._begun(machine, count):
            self.start.execution.follow(machine, self.headers, lambda machine: self._begun(machine, count))

    def _begun(self, machine: Any, count: Any) -> bool:
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

    def arrive(self, stage: Stage, entry: Any, machine: Any, count: Any) -> None:
        """A loop is entered. `entry`: with what is known there."""
        invariant, loop = stage
        if loop.iterations is not None and not invariant.recounted:
            raise Undecided("a loop that is said to have another number of iterations")
        total = None if count is None else invariant.execution.total(machine, count, loop)
        names = invariant.initially(machine, machine.domain.const(1) if total is None else total)
        compare(invariant, loop, entry, machine, {**names, **_numbers(count, total)})
        known = self.seen.setdefault(loop, [])
        if not any(other is entry and invariant == same for other, same in known):
            known.append((entry, invariant))
            self.todo.append((stage, entry, count))

    def iterate(self, stage: Stage, entry: Any, count: Any, least: int, most: int) -> bool:
        """An iteration from any state at the header where so many are to come, never more than there are; any number, where they
        are not counted. Whether it may come to the header again."""
        invariant, loop = stage
        arrivals: list[Any] = []

        def arrival(machine: Any, count: Any, left: Any, state: object) -> bool:
            at_header = machine.address in self.headers
            other = self.following(machine, count, stage, state) if at_header else None
            if at_header and other is None:
                return True
            if other is stage:
                if not most:
                    raise Undecided("the loop may have more iterations than it should")
                arrivals.append(machine)
                fewer = machine.domain.total([(left, 1)], -1, 64)
                compare(invariant, loop, entry, machine, {**invariant.repeated(machine, state), **_numbers(count, fewer)})
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

        for machine, among, left, state in states(stage, entry, count, least, most):
            follow = partial(arrival, count=among, left=left, state=state)
            invariant.execution.follow(machine, self.headers, follow, loop.passed, loop.header)
        return bool(arrivals)


def states(stage: Stage, entry: Any, count: Any, least: int, most: int) -> Iterator[tuple[Any, Any, Any, Any]]:
    """The states at the header, case by case, with what stands for `COUNT`, the iterations to come, and what the state stands
    for."""
    invariant, loop = stage
    machine = entry.copy()
    left = machine.domain.const(1)
    if count is not None:
        count, left = invariant.execution.in_middle(machine, count, loop, least, most)
    resume(invariant, loop, machine, {**invariant.names(), **_numbers(count, left)})
    cases = [machine]
    while cases:
        machine = cases.pop()
        before = machine.copy()
        try:
            state = invariant.assume(machine, left)
        except Open as question:
            cases += [case for case, _ in before.divided(question, None)]
        else:
            yield machine, count, left, state


def _numbers(count: Any, left: Any) -> Names:
    return {} if count is None else {LEFT: left, COUNT: count}


# ---------------------------------------------------------------------- what is at a header


def resume(invariant: Invariant, loop: Loop, machine: Any, at: Names) -> None:
    """Go on from where the loop is entered to a state at the header of which nothing is known but the loop's cells."""
    entry = copy(machine)
    machine.address, machine.flags, machine.vectors, machine.memory = loop.header, {}, {}, {}
    machine.registers = {name: machine.domain.unknown(f"some {name}") for name in machine.registers}
    if machine.frame is not None:
        machine.frame = set(loop.secret)
    for cell, (size, held) in loop.cells.items():
        try:
            value = cell_of(entry, cell, size) if isinstance(held, Kept) else invariant.execution.instance(machine, held, at)
        except Undecided:
            raise Differs({cell: None}) from None
        if value is None:
            raise Undecided("a cell that is not there where the loop is entered")
        put_cell(machine, cell, size, value)


def compare(invariant: Invariant, loop: Loop, entry: Any, machine: Any, at: Names) -> None:
    """Raises Undecided unless this is the loop's header, and Differs unless all cells are what the loop says."""
    if machine.address != loop.header:
        raise Undecided("another loop than is said")
    wrong: dict[Cell, Any] = {}
    for cell, (size, held) in loop.cells.items():
        current = cell_of(machine, cell, size)
        expected = cell_of(entry, cell, size) if isinstance(held, Kept) else held
        if current is None or not invariant.execution.agrees(machine, current, expected, at):
            wrong[cell] = current
    secret = frozenset(machine.frame or ()) - loop.secret
    if wrong or secret:
        raise Differs(wrong, secret)


def cell_of(machine: State[Any], cell: Cell, size: int) -> Any:
    """None where there is no such cell."""
    if isinstance(cell, str):
        return machine.registers.get(cell)
    if cell[0] == VECTOR:
        return machine.vectors.get(cell[1])
    entry = machine.memory.get(cell)
    return entry[1] if entry is not None and entry[0] == size else None


def put_cell(machine: State[Any], cell: Cell, size: int, value: Any) -> None:
    if isinstance(cell, str):
        machine.registers[cell] = value
    elif cell[0] == VECTOR:
        machine.vectors[cell[1]] = value
    else:
        machine.memory[cell] = (size, value)
