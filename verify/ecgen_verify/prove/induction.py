# SPDX-License-Identifier: MIT
"""One rule for loops: where a loop is entered its invariant holds; if it holds and an iteration is executed, it holds again and
one iteration less is to come; with none to come the function does what it should.

Trusted: `Induction.check`. An invariant has two parts. `Loop` is data, which a search finds: where the header is, and what is in
registers and in memory there: words and addresses, by how many iterations are to come, and where all else stands. `Invariant`
says what that stands for, which is special to a function, and what must follow. At the header nothing is known but these two:
registers, memory, flags and vectors hold anything else. What was learned on the path there stays as far as `Invariant.known`
says.

A path that leaves a loop with no iteration to come may go on to the header of another one of a lower rank, whose invariant then
holds as where it is entered. So what falls is the pair of the loop's rank and the iterations to come. All loops that are reached
are looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import Cell, Machine, Pointer, Value, joined
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Open, Undecided

#: Names of how many iterations are to come and of the number that `Invariant.begin` returns.
LEFT, COUNT = -1, -2
#: What stands for the names.
Names = Mapping[int, Poly]


class Differs(Undecided):
    """What is not as it should be at a header: cells with what they hold, and bytes of the frame that depend on a secret."""

    def __init__(self, cells: Mapping[Any, Any], secret: frozenset[int] = frozenset()) -> None:
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
    """What holds at `header`, to which a path comes once in an iteration. `secret`: bytes of the function's frame that may depend
    on a secret, where that is followed. `layout`: where what the invariant speaks of is at the header."""

    header: int
    cells: Mapping[Cell, Held] = field(default_factory=dict)
    secret: frozenset[int] = frozenset()
    rank: int = 0
    layout: Any = None


@dataclass(frozen=True)
class Invariant(ABC):
    """What is special to a loop, beside the cells. Methods that return nothing raise Undecided where something is not as it must
    be; on the ends of paths they may raise Fork. `execution`: of one case of the function, see `composed.execution`. `loop`: at
    whose header; what of it is not checked by the cells, `initially` and `repeated` check. `state`: what the state at the header
    stands for, in one iteration."""

    execution: Any
    loop: Loop = field(default=Loop(-1), kw_only=True)
    #: Of how many numbers of iterations to come an iteration is looked at at once, where there are two or more.
    together: ClassVar[int] = 1 << 64

    @property
    def layout(self) -> Any:
        return self.loop.layout

    def begin(self) -> tuple[Machine, Poly | None]:
        """The function's entry, and what `COUNT` stands for: how many iterations each loop has; None where that is not known,
        and not shown to end. Asked of the first loop only."""
        return self.execution.start(), None

    def unentered(self, machine: Any) -> None:
        """The function returned what it should before it came to a loop."""
        raise Undecided("the function may return before it comes to a loop")

    @abstractmethod
    def initially(self, machine: Any, count: Word, before: Any) -> Any:
        """The state where the loop is entered is one that `arbitrary` speaks of, which gets what this returns, `initial`.
        `count`: iterations to come; `before`: the state at the loop that the path comes from, None at first."""

    @abstractmethod
    def arbitrary(self, machine: Any, initial: Any, left: Word) -> Any:
        """Let the state be any that the loop may come to. `left`: iterations to come, 1 where they are not counted; 0 where none
        is, so that nothing of one may be read. May raise Fork, whatever was done to the machine. Returns the state."""

    @abstractmethod
    def repeated(self, machine: Any, state: Any) -> None:
        """An iteration from that state leaves one that `arbitrary` speaks of."""

    @abstractmethod
    def finished(self, machine: Any, state: Any, *, iterated: bool) -> None:
        """The function returned what it should, with the last iteration, or with none to come."""

    def known(self, entry: Any, machine: Any) -> Any:
        """The state of which all is known, beside the cells, at the header of another loop that the path comes to: as a rule what
        was where the first one was entered, of operands. `entry`: there."""
        return entry


#: Which loop a path has come to, by the machine at a header, what stands for `COUNT`, the loop that it comes from, None at first,
#: and the state there; None: it goes on.
Following = Callable[[Any, Any, Loop | None, Any], Loop | None]
#: The loop that `Invariant.begin` is asked of, where paths stop, and which loop they have come to there.
Loops = tuple[Loop, Collection[int], Following]


@searched
def loop_invariants(invariant: object) -> Loops:
    """Raises Undecided or Fault."""
    raise NotImplementedError


def prove(invariant: Invariant) -> None:
    """By what a search finds. Raises Undecided or Fault."""
    try:
        Induction(invariant, *loop_invariants(invariant)).check()
    except Contradiction:
        raise Undecided("what is taken to hold in a loop cannot hold") from None


# ---------------------------------------------------------------------- the rule


@dataclass
class Induction:
    """Of a function from its entry on, by what a `search` says. `todo`: the loops that are reached, each with what is known where
    it is entered, what stands for `COUNT` there, and what the invariant says there. `seen`: what is known and said, by loop."""

    invariant: Invariant
    first: Loop
    headers: Collection[int]
    search: Following
    todo: list[tuple[Loop, Machine, Poly | None, Any]] = field(default_factory=list)
    seen: dict[Loop, list[tuple[Machine, Any]]] = field(default_factory=dict)

    def check(self) -> None:
        """Raises Undecided, of which Differs may be mended by a weaker loop, or Fault."""
        self.begin()
        for loop, entry, count, initial in self.todo:
            least, most = bounds(entry.path, count)
            for fewest in range(2, most + 1, together := self.invariant.together):
                self.iterate(loop, entry, count, initial, fewest, min(fewest + together - 1, most))
            again = most > 0 and self.iterate(loop, entry, count, initial, 1, 1)
            if count is not None and (least < 1 or again):
                self.iterate(loop, entry, count, initial, 0, 0)

    def at(self, loop: Loop) -> Invariant:
        return replace(self.invariant, loop=loop)

    def following(self, machine: Machine, count: Poly | None, loop: Loop | None, state: object) -> Loop | None:
        """None also where the function returned."""
        try:
            return self.search(machine, count, loop, state) if machine.address in self.headers else None
        except (Contradiction, Open) as error:
            raise Undecided("internal: a search says what only a path may say") from error

    def begin(self) -> None:
        """Enter loops from the function's entry."""
        machine, count = self.at(self.first).begin()
        if machine.address not in self.headers or self._begun(machine, count):
            self.invariant.execution.follow(machine, self.headers, partial(self._begun, count=count))

    def _begun(self, machine: Machine, count: Poly | None) -> bool:
        """A path from the function's entry; whether it goes on."""
        loop = self.following(machine, count, None, None)
        if loop is not None:
            self.arrive(loop, machine, machine, count, None)
        elif machine.address in self.headers:
            return True
        else:
            self.invariant.unentered(machine)
            self.invariant.execution.check_left(machine)
        return False

    def arrive(self, loop: Loop, entry: Machine, machine: Machine, count: Poly | None, before: object) -> None:
        """A loop is entered. `entry`: with what is known there; `before`: the state at the loop that the path comes from."""
        total = total_of(machine.path, count)
        initial = self.at(loop).initially(machine, total, before)
        compare(loop, entry, machine, numbers(count, total.poly))
        known = self.seen.setdefault(loop, [])
        if not any(other is entry and same == initial for other, same in known):
            known.append((entry, initial))
            self.todo.append((loop, entry, count, initial))

    def iterate(self, loop: Loop, entry: Machine, count: Poly | None, initial: object, least: int, most: int) -> bool:
        """An iteration from any state at the header where so many are to come, never more than there are; any number, where they
        are not counted. Whether it may come to the header again."""
        invariant, arrivals = self.at(loop), list[Machine]()

        def arrival(machine: Machine, left: Word, state: object) -> bool:
            other = self.following(machine, count, loop, state)
            if other is None and machine.address in self.headers:
                return True
            if other is loop:
                if not most:
                    raise Undecided("the loop may have more iterations than it should")
                arrivals.append(machine)
                invariant.repeated(machine, state)
                compare(loop, entry, machine, numbers(count, left.poly.offset(-1)))
            elif count is not None and most > 1:
                raise Undecided("the loop may have fewer iterations than it should")
            elif other is None:
                invariant.finished(machine, state, iterated=most > 0)
                invariant.execution.check_left(machine)
            elif other.rank >= loop.rank:
                raise Undecided("loops that are not known to end")
            else:
                self.arrive(other, invariant.known(entry, machine), machine, count, state)
            return False

        for machine, left, state in states(invariant, entry, count, initial, least, most):
            follow = partial(arrival, left=left, state=state)
            invariant.execution.follow(machine, self.headers, follow)
        return bool(arrivals)


def total_of(path: Path, count: Poly | None) -> Word:
    """How many iterations there are; 1 where they are not counted."""
    if count is None:
        return constant(1)
    total = path.word_of(count)
    if total.is_constant:
        path.assume(count, total.lo)
    return total


def bounds(path: Path, count: Poly | None) -> tuple[int, int]:
    """The least and the greatest number of iterations that there may be."""
    return path.interval(path.resolve(total_of(path, count).poly))


def states(invariant: Invariant, entry: Machine, count: Poly | None, initial: object, least: int,
           most: int) -> Iterator[tuple[Any, Word, Any]]:  # fmt: skip
    """The states at the header where so many iterations are to come, never more than there are, case by case: with that number,
    and what the state stands for."""
    machine, left = entry.copy(), constant(most)
    if least < most:
        left = machine.path.input_word("iterations to come", least, most, secret=False)
    if count is not None:
        machine.path.add_fact(total_of(machine.path, count).poly - left.poly, 0, (1 << 64) - 1)
    resume(invariant.loop, machine, numbers(count, left.poly))
    cases = [machine]
    while cases:
        machine = cases.pop()
        before = machine.copy()
        try:
            state = invariant.arbitrary(machine, initial, left)
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
        machine.memory[cell] = size, value


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
    entry = machine.memory.get(cell)
    return entry[1] if entry is not None and entry[0] == size else None
