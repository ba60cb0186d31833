# SPDX-License-Identifier: MIT
"""One rule for loops: where a loop is entered its invariant holds; if it holds and an iteration is executed, it holds again and
one iteration less is to come; with none to come the function does what it should.

Trusted: `check`. An invariant has two parts. `Loop` is data, which a search finds: where the header is, and what is in
registers and in memory there. `Invariant` says what the rest stands for, which is special to a function, and what must follow.
At the header nothing is known but these two: registers, memory, flags and vectors hold anything else. What was learned on the
path to the first loop speaks of the function's operands, and stays; each path there is looked at by itself.

Where loops follow each other, a path that leaves one with no iteration to come may go on to the header of the next one, whose
invariant then holds as where it is entered. So what falls is the pair of loops and iterations to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol, TypeVar

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.spread import joined
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import Initial, Machine, Pointer
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: Names of how many iterations are to come and of the number that `Invariant.begin` returns; those below are invariants'.
LEFT, COUNT = -1, -2
#: A register, or a place in memory.
Cell = str | tuple[str, int]


class Differs(Undecided):
    """What is not as it should be at a header: cells with what they hold, and bytes of the frame that depend on a secret."""

    def __init__(self, cells: Mapping[Cell, MachineValue | None], secret: frozenset[int] = frozenset()) -> None:
        super().__init__(f"not the same at each iteration of the loop: {', '.join(sorted(map(str, [*cells, *secret])))}")
        self.cells, self.secret = cells, secret


@dataclass(frozen=True)
class Line:
    """A word, or an address in the object `base`, by names of what changes from iteration to iteration and by operands."""

    base: str | None
    poly: Poly
    secret: bool = False


@dataclass(frozen=True)
class Kept:
    """As where the first loop is entered."""


#: What is in a cell, which has so many bytes.
Held = tuple[int, Line | Initial | Kept]


@dataclass(frozen=True, eq=False)
class Loop:
    """What holds at `header`, which a path passes `passed` times within an iteration. `secret`: bytes of the function's frame
    that may depend on a secret, where that is followed. `iterations`: how many there are, by `COUNT`. In a family paths lead from
    one to others of a lower `rank`."""

    header: int
    cells: Mapping[Cell, Held] = field(default_factory=dict)
    secret: frozenset[int] = frozenset()
    passed: int = 0
    rank: int = 0
    iterations: Poly = field(default_factory=lambda: Poly.atom(COUNT))

    def total(self, path: Path, count: Word | None) -> Word | None:
        """How many iterations there are, of a function for which `COUNT` is `count`."""
        return count and word_of(path, self.iterations.substitute({COUNT: count.poly}))


# ---------------------------------------------------------------------- the rule

S = TypeVar("S")


class Invariant(Protocol[S]):
    """What is special to a loop, beside the cells. `S`: what the state at the header stands for, in one iteration. Methods that
    return nothing raise Undecided where something is not as it must be; on the ends of paths they may raise Fork."""

    @property
    def execution(self) -> Execution: ...

    def begin(self) -> tuple[Machine, Word | None]:
        """The function's entry, and what `COUNT` stands for: how many iterations there are, unless a loop says otherwise; None
        where that is not known, and not shown to end. Asked of the first loop only."""
        ...

    def reached(self, machine: Machine, header: int) -> None:
        """At the header for the first time, or at the return before."""
        ...

    def names(self) -> Mapping[int, Poly]:
        """What stands for the names of `Line.poly` at the header, beside `LEFT` and `COUNT`."""
        ...

    def initially(self, machine: Machine, count: Word, /) -> Mapping[int, Poly]:
        """The state where the loop is entered is one that `assume` speaks of; the names there."""
        ...

    def assume(self, machine: Machine, left: Word, /) -> S:
        """Let the state be any. `left`: iterations to come, 1 where they are not counted; 0 where none is, so that nothing of one
        may be read. May raise Fork, whatever was done to the machine."""
        ...

    def repeated(self, machine: Machine, state: S) -> Mapping[int, Poly]:
        """An iteration from that state, which may be of another loop of a family, leaves one that `assume` speaks of; the names
        there."""
        ...

    def finished(self, machine: Machine, state: S, *, iterated: bool) -> None:
        """The function returned what it should, with the last iteration, or with none to come."""
        ...


#: A loop, with what is special to it.
Stage = tuple[Invariant[Any], Loop]


#: Of each loop, in the order in which they are executed: where what the invariant speaks of is at the header, which it has as
#: `layout`, and what is there beside that.
Loops = Sequence[tuple[Any, Loop]]


@searched
def loop_invariants(invariant: object) -> Loops:
    """Raises Undecided or Fault."""
    raise NotImplementedError


#: A loop of a family, with what is special to it; and which one a path has come to from a state of another.
Member = tuple[Invariant[S], Loop]
Following = Callable[[Machine, S, Loop], Member[S]]


def staged(invariant: Any, loops: Loops) -> list[Stage]:
    return [(replace(invariant, layout=layout), loop) for layout, loop in loops]


def prove(invariant: object) -> None:
    """By what a search finds. Raises Undecided or Fault."""
    try:
        check(staged(invariant, loop_invariants(invariant)))
    except Contradiction:
        raise Undecided("what is taken to hold in a loop cannot hold") from None


def check(stages: Sequence[Stage]) -> None:
    """Of loops that are executed one after the other. Raises Undecided, of which Differs may be mended by a weaker loop, or
    Fault."""
    if not stages:
        raise Undecided("the function has no loop")
    invariant, loop = stages[0]
    entries, count = enter(invariant, loop.header, lambda entry, count: arrive(entry, count, stages[0], entry))
    for entry in entries:
        for position, (_, loop) in enumerate(stages):
            total, following = loop.total(entry.path, count), stages[position + 1 : position + 2]
            least, most = (1, 1) if total is None else entry.path.interval(entry.path.resolve(total.poly))
            if most > 1:
                iterate(entry, count, entry.path.input_word("iterations to come", 2, most, secret=False), stages[position])
            again = iterate(entry, count, constant(1), stages[position], *following)
            if total is not None and (least < 1 or again):
                iterate(entry, count, constant(0), stages[position], *following)


def enter(invariant: Invariant[S], header: int,
          entered: Callable[[Machine, Word | None], None] = lambda _, __: None) -> tuple[list[Machine], Word | None]:  # fmt: skip
    """Where the first loop is entered, on each path to it, and what `COUNT` stands for. `entered`: what must hold there."""
    machine, count = invariant.begin()
    arrivals: list[Machine] = []

    def arrival(machine: Machine) -> None:
        invariant.reached(machine, header)
        if machine.address == header:
            entered(machine, count)
            arrivals.append(machine)
        else:
            invariant.execution.check_left(machine)

    if machine.address == header:
        arrival(machine)
    else:
        invariant.execution.follow(machine, [header], arrival)
    if not arrivals:
        raise Undecided("the loop is not entered")
    return arrivals, count


def arrive(entry: Machine, count: Word | None, stage: Stage, machine: Machine) -> None:
    """The loop is entered. `entry`: where the first one is."""
    invariant, loop = stage
    total = loop.total(machine.path, count)
    compare(loop, entry, machine, {**invariant.initially(machine, total or constant(1)), **_numbers(count, total)})


def iterate(entry: Machine, count: Word | None, left: Word, stage: Stage, following: Stage | None = None) -> bool:
    """An iteration from any state at the header where so many are to come, never more than there are; any number, where they are
    not counted. Whether it may come to the header again."""
    invariant, loop = stage
    again: list[Machine] = []

    def arrival(machine: Machine, state: object) -> None:
        if machine.address == loop.header:
            if not left.hi:
                raise Undecided("the loop may have more iterations than it should")
            again.append(machine)
            fewer = machine.path.sum((left, 1), (constant(1), -1))
            compare(loop, entry, machine, {**invariant.repeated(machine, state), **_numbers(count, fewer)})
        elif count is not None and left.hi > 1:
            raise Undecided("the loop may have fewer iterations than it should")
        elif following is not None and machine.address == following[1].header:
            arrive(entry, count, following, machine)
        else:
            invariant.finished(machine, state, iterated=left.hi > 0)
            invariant.execution.check_left(machine)

    headers = [loop.header] if following is None else [loop.header, following[1].header]
    for machine, state in states(entry, count, left, stage):
        invariant.execution.follow(machine, headers, partial(arrival, state=state), loop.passed)
    return bool(again)


def states(entry: Machine, count: Word | None, left: Word, stage: Stage) -> Iterator[tuple[Machine, Any]]:
    """The states at the header, case by case."""
    invariant, loop = stage
    machine = entry.copy()
    total = loop.total(machine.path, count)
    if total is not None:
        machine.path.add_fact(total.poly - left.poly, 0, ONES)
    resume(machine, loop, {**invariant.names(), **_numbers(count, left)})
    cases = [machine]
    while cases:
        machine = cases.pop()
        before = machine.copy()
        try:
            state = invariant.assume(machine, left)
        except Fork as fork:
            cases += [case for case, _ in before.divided(fork, None)]
        else:
            yield machine, state


def check_family(first: Member[S], following: Following[S], headers: Sequence[int]) -> None:
    """Of a family of loops, of which the first may be the function from its entry on. A path from one comes to the return, or to
    the header of one of a lower rank, whose invariant holds there; all that are reached are looked at. They share one World, so
    that an atom means the same in each; where a path begins, it has any value in its range. Raises Undecided or Fault."""
    (entry, *others), _ = enter(first[0], first[1].header)
    if others:
        raise Undecided("the loop is not entered in one way")
    compare(first[1], entry, entry, first[0].initially(entry, constant(1)))
    todo, seen = [first], {first}

    def follow(invariant: Invariant[S], loop: Loop) -> None:
        machine = entry.copy()
        resume(machine, loop, invariant.names())
        state = invariant.assume(machine, constant(1))

        def arrival(machine: Machine) -> None:
            if machine.address not in headers:
                invariant.finished(machine, state, iterated=True)
                invariant.execution.check_left(machine)
                return
            member = other, target = following(machine, state, loop)
            compare(target, entry, machine, other.repeated(machine, state))
            if target.rank >= loop.rank:
                raise Undecided("loops that are not known to end")
            if member not in seen:
                seen.add(member)
                todo.append(member)

        invariant.execution.follow(machine, headers, arrival)

    while todo:
        follow(*todo.pop())


def _numbers(count: Word | None, left: Word | None) -> dict[int, Poly]:
    return {} if count is None or left is None else {LEFT: left.poly, COUNT: count.poly}


# ---------------------------------------------------------------------- what is at a header


def resume(machine: Machine, loop: Loop, at: Mapping[int, Poly]) -> None:
    """Go on from where the loop is entered to a state at the header of which nothing is known but the loop's cells."""
    entry, path = replace(machine), machine.path
    machine.address, machine.flags, machine.vectors, machine.wide, machine.memory = loop.header, {}, {}, {}, {}
    machine.registers = {name: path.input_word(f"some {name}", 0, ONES) for name in machine.registers}
    if machine.frame is not None:
        machine.frame.secret, machine.frame.called = set(loop.secret), True
    for cell, (size, held) in loop.cells.items():
        value = cell_of(entry, cell, size) if isinstance(held, Kept) else held
        if value is None:
            raise Undecided("a cell that is not there where the loop is entered")
        _put(machine, cell, size, _instance(path, cell, value, at) if isinstance(value, Line) else value)


def compare(loop: Loop, entry: Machine, machine: Machine, at: Mapping[int, Poly]) -> None:
    """Raises Undecided unless this is the loop's header, and Differs unless all cells are what the loop says."""
    if machine.address != loop.header:
        raise Undecided("another loop than is said")
    wrong: dict[Cell, MachineValue | None] = {}
    for cell, (size, held) in loop.cells.items():
        current = cell_of(machine, cell, size)
        if not _is(machine.path, current, cell_of(entry, cell, size) if isinstance(held, Kept) else held, at):
            wrong[cell] = current
    secret = frozenset() if machine.frame is None else frozenset(machine.frame.secret) - loop.secret
    if wrong or secret:
        raise Differs(wrong, secret)


def _is(path: Path, current: MachineValue | None, held: MachineValue | Line | None, at: Mapping[int, Poly]) -> bool:
    if isinstance(held, Line):
        poly = _named(held, at)
        if held.base is not None:
            return isinstance(current, Pointer) and current == joined(held.base, poly)
        return isinstance(current, Word) and (held.secret or not current.secret) and not path.resolve(current.poly - poly).terms
    if isinstance(current, Word) and isinstance(held, Word):
        return not path.resolve(current.poly - held.poly).terms and held.secret >= current.secret
    return current is not None and current == held


def _named(line: Line, at: Mapping[int, Poly]) -> Poly:
    poly = line.poly.substitute(at)
    if any(atom < 0 for atom in poly.atoms()):
        raise Undecided("a name that stands for nothing in this loop")
    return poly


def _instance(path: Path, cell: Cell, line: Line, at: Mapping[int, Poly]) -> Word | Pointer:
    poly = _named(line, at)
    try:
        return word_of(path, poly).marked(line.secret) if line.base is None else joined(line.base, poly)
    except Undecided:
        raise Differs({cell: None}) from None


def word_of(path: Path, poly: Poly) -> Word:
    """A word of that value, which is known to be one."""
    low, high = path.sharp(path.resolve(poly))
    if poly.shift or low < 0 or high > ONES:
        raise Undecided("a number that is not known to be a word")
    return path.refined(Word(poly, low, high))


def cell_of(machine: Machine, cell: Cell, size: int) -> MachineValue | None:
    if isinstance(cell, str):
        return machine.registers[cell]
    entry = machine.memory.get(cell)
    return entry[1] if entry is not None and entry[0] == size else None


def _put(machine: Machine, cell: Cell, size: int, value: MachineValue) -> None:
    if isinstance(cell, str):
        machine.registers[cell] = value
    else:
        machine.memory[cell] = (size, value)


def put_words(machine: Machine, place: Pointer, words: Sequence[Word], size: int = 8) -> None:
    """Words of so many bytes, where nothing else is."""
    for i, word in enumerate(words):
        target = machine.resolve(place.moved(size * i))
        near = ((offset, machine.memory.get((target.base, offset))) for offset in range(target.offset - 15, target.offset + size))
        if any(entry is not None and offset + entry[0] > target.offset for offset, entry in near):
            raise Undecided("words where something else is")
        machine.memory[target.base, target.offset] = (size, word)
