# SPDX-License-Identifier: MIT
"""One rule for loops: where a loop is entered its invariant holds; if it holds and an iteration is executed, it holds again and
one iteration less is to come; with none to come the function does what it should.

Trusted: `Induction.check`. An invariant has two parts. `Loop` is data, which a search finds: where the header is, and what is in
registers and in memory there: words and addresses, by how many iterations are to come, and where all else stands. `Fold` says
what that stands for, which is special to a function, and what must follow: a state that each iteration makes of the one before it
and of what it reads, as the next byte of an operand. At the header places hold a state, where the loop is entered the initial
one. From any state S an iteration leaves step(S, x) for what it reads, x, of which nothing is known but which iteration it
belongs to. After the last one the function returns what is made of the state. At the header nothing is known but these two:
registers, memory, flags and vectors hold anything else. What was learned on the path there stays as far as `Fold.known` says.

A path that leaves a loop with no iteration to come may go on to the header of another one of a lower rank, whose invariant then
holds as where it is entered. So what falls is the pair of the loop's rank and the iterations to come. All loops that are reached
are looked at. The function's entry is like a loop of the highest rank, with no iteration to come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.composed.effects import put_words
from ecgen_verify.prove.composed.elements import Elements, Knowledge, mask_of, same
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.kernel import Execution
from ecgen_verify.prove.machine import Cell, Machine, Pointer, joined
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Open, Undecided

#: Names of how many iterations are to come, and of how many there are.
LEFT, COUNT = -1, -2
#: What stands for the names.
Names = Mapping[int, Poly]
#: A part of a state: an element, bytes, or a word, as a rule a mask.
Part = Value | tuple[Word, ...] | Word
State = Sequence[Any]
#: Of a part: its type, or how many bytes it is.
Shape = type | int


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

    def instance(self, machine: Machine, names: Names) -> MachineValue:
        """Raises Undecided where it is none."""
        poly = self.at(names)
        return machine.path.word_of(poly).marked(self.secret) if self.base is None else joined(self.base, poly)

    def is_in(self, machine: Machine, value: MachineValue, names: Names) -> bool:
        """Whether this is the value. That it depends on a secret may be said of a word that does not."""
        poly = self.at(names)
        if self.base is not None:
            distance = machine.between(value, joined(self.base, poly)) if isinstance(value, Pointer) else None
            return distance is not None and not distance.terms
        return isinstance(value, Word) and self.secret >= value.secret and not machine.path.resolve(value.poly - poly).terms


#: What is in a cell, which has so many bytes: `Kept`, a `Line`, or this value.
Held = tuple[int, Any]


@dataclass(frozen=True)
class Layout:
    """Where the parts of a state are at the header: of each the cells that hold it, or where it begins; elements are canonical
    unless they are `lazily_reduced`."""

    places: Sequence[Sequence[Cell]] = ()
    lazily_reduced: bool = False


@dataclass(frozen=True, eq=False)
class Loop:
    """What holds at `header`, to which a path comes once in an iteration. `secret`: bytes of the function's frame that may depend
    on a secret, where that is followed."""

    header: int
    cells: Mapping[Cell, Held] = field(default_factory=dict)
    secret: frozenset[int] = frozenset()
    rank: int = 0
    layout: Any = Layout()


@dataclass(frozen=True)
class Fold(ABC):
    """What is special to the loops of a function, beside the cells. Methods that return nothing raise Undecided where something
    is not as it must be; on the ends of paths they may raise Fork. `execution`: of one case of the function; `tag`: of the
    modulus of the elements. `loop`: at whose header. `iterations`: the least and the greatest number of them, where they are
    counted and shown to end. `numbers`: arguments of the function that are so many times the iterations, and a number more."""

    execution: Execution
    tag: str
    loop: Loop = field(default=Loop(-1), kw_only=True)
    iterations: tuple[int, int] | None = field(default=None, kw_only=True)
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict, kw_only=True)
    #: Of how many numbers of iterations to come an iteration is looked at at once, where there are two or more.
    together: ClassVar[int] = 1 << 64

    @property
    def elements(self) -> Elements:
        known: Elements = self.execution.elements
        return known

    @property
    def field(self) -> Field:
        return self.elements.fields[self.tag]

    def register(self, name: str) -> str:
        """That an argument is in."""
        return ARGUMENTS[[parameter.name for parameter in self.execution.setting.promise.operands].index(name)]

    @property
    def count(self) -> Poly:
        """How many iterations each loop has, for which `COUNT` stands; 1 where they are not counted."""
        return self.elements.number("iterations", *(self.iterations or (1, 1)))

    def total(self, path: Path) -> Word:
        """That number, on a path."""
        total = path.word_of(self.count)
        if total.is_constant:
            path.assume(self.count, total.lo)
        return total

    def names(self, left: Poly) -> Names:
        """What stands for the names of how many iterations are to come, if they are counted."""
        return {} if self.iterations is None else {LEFT: left, COUNT: self.count}

    # ------------------------------------------------------------------ what loops fold, where cells do not say all

    def begin(self) -> Machine:
        """The function's entry."""
        machine = self.execution.start()
        for name, (factor, more) in self.numbers.items():
            machine.memory[self.register(name), 0] = 8, machine.path.word_of(self.count.scale(factor).offset(more))
        return machine

    def unentered(self, view: View) -> None:
        """The function returned what it should before it came to a loop."""
        raise Undecided("the function may return before it comes to a loop")

    def initial(self, machine: Machine, count: Word) -> State:
        """Where the loop is entered. `count`: iterations to come."""
        return ()

    def unknown(self, machine: Machine, initial: Any, left: Word) -> State:
        """Any state that the loop may come to. `initial`: what `initially` returned; `left`: iterations to come, 1 where they are
        not counted; 0 where none is, so that nothing of one may be read. May raise Fork, whatever was done to the machine."""
        return [self._unknown(("at the header", number), shape) for number, shape in enumerate(initial)]

    def item(self, machine: Machine, left: Word) -> Any:
        """What the iteration takes with which so many are to come, so that it can be read; no None."""
        return left

    def step(self, view: View, state: State, item: Any) -> State:
        """May raise Fork."""
        return ()

    @abstractmethod
    def returned(self, view: View, state: State) -> None:
        """The function returned what it should with no iteration to come after this state. May raise Fork."""

    def known(self, entry: Machine | None, machine: Machine) -> Machine:
        """The state of which all is known, beside the cells, at the header of a loop that the path comes to: as a rule what was
        where the first one was entered, of operands. `entry`: there."""
        return entry or machine

    def element(self, path: Path, words: Sequence[Word]) -> Value:
        """Raises Undecided where they are none."""
        return self.elements.value(self.tag, words, canonical=not self.loop.layout.lazily_reduced)

    # ------------------------------------------------------------------ the invariant

    def initially(self, machine: Machine, count: Word) -> Any:
        """The state where the loop is entered is the initial one; the shapes of its parts."""
        state = self.initial(machine, count)
        self.expect(machine, state)
        return [len(part) if isinstance(part, tuple) else type(part) for part in state]

    def arbitrary(self, machine: Machine, initial: Any, left: Word) -> tuple[State, Any]:
        """Let the state be any, and what an iteration takes stand there."""
        state = self.unknown(machine, initial, left)
        self.put(machine, state)
        return state, self.item(machine, left) if left.hi else None

    def _unknown(self, name: tuple[object, ...], shape: Shape) -> Part:
        """Any such part, the same for the same name."""
        if isinstance(shape, int):
            return tuple(self.elements.unknown_byte((*name, place)) for place in range(shape))
        return mask_of(self.elements.bit(name)) if shape is Word else self.field.named(name)

    def put(self, machine: Machine, state: State) -> None:
        words_of = self.elements.opaque if self.loop.layout.lazily_reduced else self.elements.words
        for cell, part in self._parts(state):
            words = [part] if isinstance(part, Word) else part if isinstance(part, tuple) else words_of(self.tag, part)
            put_words(machine, Pointer(*cell), words, 1 if isinstance(part, tuple) else 8)

    def _parts(self, state: State) -> Iterator[tuple[Cell, Part]]:
        """Where they are."""
        places = self.loop.layout.places
        if len(places) != len(state):
            raise Undecided("places of another state than the loop's")
        return ((cell, part) for cells, part in zip(places, state, strict=True) for cell in cells)

    def finished(self, machine: Machine, state: tuple[State, Any] | None, *, iterated: bool) -> None:
        """The function returned what it should, with the last iteration, or with none to come; no state: before it came to a
        loop."""
        view = View(machine, self.execution.setting)
        if state is None:
            self.unentered(view)
        else:
            self.returned(view, self.step(view, *state) if iterated else state[0])
        view.close()

    def repeated(self, machine: Machine, state: tuple[State, Any]) -> None:
        """An iteration from that state leaves the one that it should."""
        self.expect(machine, self.step(View(machine, self.execution.setting), *state))

    def expect(self, machine: Machine, state: State) -> None:
        """Raises Undecided, of which Differs says where it is not there."""
        wrong = [cell for cell, part in self._parts(state) if not self.holds(machine, cell, part)]
        if wrong:
            raise Differs(dict.fromkeys(wrong))

    def holds(self, machine: Machine, cell: Cell, part: Part | None) -> bool:
        """Whether this part of a state is there; None: one that is not known."""
        known, place = Knowledge(machine, self.elements), Pointer(*cell)
        with suppress(Undecided):
            if isinstance(part, Word):
                return same(machine.path, [cell_of(machine, cell, 8)], [part])
            if isinstance(part, tuple):
                return same(machine.path, known.words(place, len(part), 1), part)
            return self.element(machine.path, known.words(place, self.elements.forms[self.tag].limbs)) == part
        return False


#: What checks loops by their headers; raises Undecided or Fault.
Check = Callable[[Mapping[int, Loop]], None]
#: Has loops checked until they hold. Raises Undecided or Fault.
loop_invariants: Callable[[Fold, Check], None] = searched("loop_invariants")


def prove(fold: Fold) -> None:
    """By what a search finds, if a check of that has come to its end. Raises Undecided or Fault."""
    proofs: list[Mapping[int, Loop]] = []

    def check(loops: Mapping[int, Loop]) -> None:
        Induction(fold, loops).check()
        proofs.append(loops)

    try:
        loop_invariants(fold, check)
    except Contradiction:
        raise Undecided("what is taken to hold in a loop cannot hold") from None
    if not proofs:
        raise Undecided("no loops for which all holds")


# ---------------------------------------------------------------------- the rule

#: Where the function begins.
_ENTRY = Loop(-1, rank=1 << 64)


@dataclass
class Induction:
    """Of a function from its entry on, by what a search says of its `loops`, by their headers. `todo`: those that are reached,
    each with what is known where it is entered, and what the fold says there. `seen`: what is known and said, by loop."""

    fold: Fold
    loops: Mapping[int, Loop]
    todo: list[tuple[Loop, Machine, Any]] = field(default_factory=list)
    seen: dict[Loop, list[tuple[Machine, Any]]] = field(default_factory=dict)

    def check(self) -> None:
        """Raises Undecided, of which Differs may be mended by a weaker loop, or Fault."""
        self.begin()
        for loop, entry, initial in self.todo:
            least, most = self.bounds(entry)
            for fewest in reversed(range(2, most + 1, together := self.fold.together)):
                self.iterate(loop, entry, initial, fewest, min(fewest + together - 1, most))
            again = most > 0 and self.iterate(loop, entry, initial, 1, 1)
            if self.fold.iterations is not None and (least < 1 or again):
                self.iterate(loop, entry, initial, 0, 0)

    def bounds(self, entry: Machine) -> tuple[int, int]:
        """The least and the greatest number of iterations that there may be."""
        return entry.path.interval(entry.path.resolve(self.fold.total(entry.path).poly))

    def at(self, loop: Loop) -> Fold:
        return replace(self.fold, loop=loop)

    def begin(self) -> None:
        """Enter loops from the function's entry."""
        self._follow(_ENTRY, None, self.fold.begin(), constant(0), None, 0)

    def arrive(self, loop: Loop, entry: Machine, machine: Machine) -> None:
        """A loop is entered. `entry`: with what is known there."""
        total = self.fold.total(machine.path)
        initial = self.at(loop).initially(machine, total)
        compare(loop, entry, machine, self.fold.names(total.poly))
        known = self.seen.setdefault(loop, [])
        if not any(other is entry and same == initial for other, same in known):
            known.append((entry, initial))
            self.todo.append((loop, entry, initial))

    def iterate(self, loop: Loop, entry: Machine, initial: object, least: int, most: int) -> bool:
        """An iteration from any state at the header where so many are to come, never more than there are; any number, where they
        are not counted. Whether it may come to the header again."""
        cases = states(self.at(loop), entry, initial, least, most)
        again = [self._follow(loop, entry, machine, left, state, most) for machine, left, state in cases]
        return any(again)

    def _follow(self, loop: Loop, entry: Machine | None, machine: Machine, left: Word, state: Any, most: int) -> bool:
        """From one state, with so many iterations to come; whether that comes to the header again."""
        fold, arrivals = self.at(loop), list[Machine]()

        def arrival(machine: Machine) -> None:
            other = self.loops.get(machine.address)
            if other is loop:
                if not most:
                    raise Undecided("the loop may have more iterations than it should")
                arrivals.append(machine)
                fold.repeated(machine, state)
                assert entry is not None
                compare(loop, entry, machine, fold.names(left.poly.offset(-1)))
            elif most > 1:
                raise Undecided("the loop may have fewer iterations than it should")
            elif other is None:
                fold.finished(machine, state, iterated=most > 0)
                fold.execution.check_left(machine)
            elif other.rank >= loop.rank:
                raise Undecided("loops that are not known to end")
            else:
                self.arrive(other, fold.known(entry, machine), machine)

        fold.execution.follow(machine, self.loops, arrival)
        return bool(arrivals)


def states(fold: Fold, entry: Machine, initial: object, least: int, most: int) -> Iterator[tuple[Any, Word, Any]]:
    """The states at the header where so many iterations are to come, never more than there are, case by case: with that number,
    and what the state stands for."""
    machine, left = entry.copy(), constant(most)
    if least < most:
        left = machine.path.input_word("iterations to come", least, most, secret=False)
    machine.path.add_fact(fold.total(machine.path).poly - left.poly, 0, (1 << 64) - 1)
    resume(fold.loop, machine, fold.names(left.poly))
    cases = [machine]
    while cases:
        machine = cases.pop()
        before = machine.copy()
        try:
            state = fold.arbitrary(machine, initial, left)
        except Open as question:
            cases += before.divided(question)
        else:
            yield machine, left, state


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


def agrees(machine: Machine, value: MachineValue, expected: Any, at: Names) -> bool:
    """Whether this value is what a cell should hold."""
    if isinstance(expected, Word):
        expected = Line(None, expected.poly, secret=expected.secret)
    return expected.is_in(machine, value, at) if isinstance(expected, Line) else bool(value == expected)


def cell_of(machine: Machine, cell: Cell, size: int) -> Any:
    """None where there is no such cell."""
    entry = machine.memory.get(cell)
    return entry[1] if entry is not None and entry[0] == size else None
