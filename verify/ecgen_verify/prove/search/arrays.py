# SPDX-License-Identifier: MIT
"""Finds what holds at the loop headers of a function over arrays.

Not trusted: what is found is checked by `induction.check`. An iteration is followed; what it leaves as it was, or moves by a
constant, is taken to be linear in the index of the iteration, and an element that differs to be a product of factors. What then
turns out not to hold after every iteration is given up, until the rest holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial

from ecgen_verify.prove.abi import REGISTERS
from ecgen_verify.prove.composed.every import MOST, ArrayLoop, Contents, Label, Progress, arrays_of
from ecgen_verify.prove.composed.induction import COUNT, LEFT, Differs, Induction, Line, Loop, cell_of, states
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.machine import Cell, Initial, Machine
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.cells import Arrivals, first_success, headers, in_order, line_of, one_case, weakened
from ecgen_verify.prove.search.folds import places
from ecgen_verify.prove.world import Undecided

#: Of so many iterations, or more, the first ones that are looked at are none of the last ones.
_LEAST = 3


class NoLoop(Undecided):
    """An address is not reached again."""


@dataclass
class Finder:
    """`proof`: with what is known before the first loop. `known`: the loops. `entry`: where the first one is entered, with more
    elements; `contents`: what arrays hold where the last one is."""

    proof: ArrayLoop
    candidates: set[int]
    known: list[Loop] = field(default_factory=list)
    entry: Machine | None = None
    contents: Contents = field(default_factory=dict)

    @property
    def far(self) -> ArrayLoop:
        """The first iterations are none of the last ones."""
        return replace(self.proof, iterations=(_LEAST, MOST))

    def loops(self) -> list[Loop]:
        failure: Exception | None = None
        while True:
            try:
                machine = self._next()
            except (Undecided, Fault) as fault:
                raise failure or fault from fault
            if machine.address not in self.candidates:
                return self.known
            self.candidates.discard(machine.address)
            try:
                self.known.append(self._loop(machine))
                self.entry, self.contents = self.entry or machine, arrays_of(machine).contents
            except (Undecided, Fault) as fault:
                # no loop, or one that has as many iterations for all counts, and is executed iteration by iteration
                failure = failure if isinstance(fault, NoLoop) else failure or fault

    def _next(self) -> Machine:
        """The next header or the return, after the last iteration of the last loop that is known, for elements that are not
        zero."""
        machines: Iterator[Machine]
        if self.known:
            assert self.entry is not None
            last = replace(self.far, loop=self.known[-1])
            machines = (machine for machine, *_ in states(last, self.entry, self.contents, 1, 1))
        else:
            machines = iter([self.far.begin()])
        arrivals: list[Machine] = []
        for machine in machines:
            self.proof.execution.follow(machine, [*self.candidates], arrivals.append)
        arrays_of(arrivals[-1]).close(arrivals[-1])
        return arrivals[-1]

    def _loop(self, machine: Machine) -> Loop:
        attempts = (partial(self._weakened, machine, down) for down in (False, True))
        return first_success(attempts)

    def _weakened(self, machine: Machine, down: bool) -> Loop:
        return weakened(self._guess(machine, down), self._check, Guess.weaker).loop

    def _guess(self, entry: Machine, down: bool) -> Guess:
        """From two arrivals at a header."""
        proof, arrays = self.far, arrays_of(entry)
        slots = _slots(proof, entry, arrays.product if down else proof.field.const(1))
        machine = _opened(proof, entry, proof.count.offset(-1) if down else Poly.constant(0))
        loop = Loop(machine.address, rank=-len(self.known))
        headers = [*self.candidates]
        arrivals = Arrivals(proof, loop, entry).after(machine, headers)
        if arrivals.later is None:
            raise arrivals.failure or NoLoop("an address is not reached again")
        known = {cell: (size, _held(arrivals, cell, size, held)) for cell, (size, held) in arrivals.seen().cells.items()}
        cells = {cell: held for cell, held in known.items() if held[1] is not None}
        labels = _labels(proof, machine)
        after = {key: values.pop() for key, values in labels.items()}
        layout = Progress(after=after, down=down)
        guess = Guess(replace(loop, cells=cells, layout=layout), labels, slots, proof.elements.forms[proof.tag].limbs)
        return guess.weaker(Differs({cell: held for cell, _, held in arrivals.cells() if cell not in cells}))

    def _check(self, guess: Guess) -> None:
        """Where the loop is entered, and after each iteration but the last one."""
        induction = Induction(self.proof, in_order([*self.known, guess.loop]))
        induction.begin()
        for loop, entry, initial in induction.todo:
            if loop is guess.loop:
                _, most = induction.bounds(entry)
                induction.iterate(loop, entry, initial, 2, most)
            elif induction.iterate(loop, entry, initial, 1, 1):
                induction.iterate(loop, entry, initial, 0, 0)


@dataclass
class Guess:
    """`labels`: what arrays may hold at the end of an iteration, the next one to try last. `slots`: where the loop is entered,
    products on the stack, and their inverses; `open`: cells that were given up."""

    loop: Loop
    labels: dict[str, list[Label]]
    slots: list[list[Cell]]
    limbs: int
    open: set[Cell] = field(default_factory=set)

    def weaker(self, differs: Differs) -> Guess:
        """Itself, without what is said of these cells."""
        layout: Progress = self.loop.layout
        cells, after = differs.cells, dict(layout.after)
        for key in cells:
            if isinstance(key, str) and key in self.labels:
                after[key] = self.labels[key].pop() if self.labels[key] else None
        kept = {cell: held for cell, held in self.loop.cells.items() if cell not in cells}
        self.slots = [[place for place in slots if place not in cells or place not in taken]
                      for slots, taken in zip(self.slots, layout.places, strict=True)]  # fmt: skip
        self.open |= {cell for cell in cells if cell not in self.labels}
        places = [[place for place in slots if not self.open.isdisjoint(self._words(place))] for slots in self.slots]
        for word in (word for taken in places for place in taken for word in self._words(place)):
            kept.pop(word, None)
        self.loop = replace(self.loop, cells=kept, layout=replace(layout, after=after, places=places))
        return self

    def _words(self, place: Cell) -> list[Cell]:
        base, offset = place
        return [(base, offset + 8 * i) for i in range(self.limbs)]


def find(proof: ArrayLoop) -> list[Loop]:
    """The loops in the order in which they are executed. Raises Undecided or Fault."""
    nothing = Loop(proof.execution.address, layout=Progress(after=dict.fromkeys(proof.regions)))
    return Finder(replace(proof, loop=nothing), set(headers(proof.execution))).loops()


def _opened(proof: ArrayLoop, machine: Machine, index: Poly) -> Machine:
    """With elements that are not zero."""
    opened, _ = one_case(machine, lambda machine: proof.open(machine, index, arrays_of(machine).contents))
    return opened


def _labels(proof: ArrayLoop, machine: Machine) -> dict[str, list[Label]]:
    """What arrays may hold at the end of an iteration, the most likely last."""
    arrays = arrays_of(machine)
    labels: dict[str, list[Label]] = {}
    for key, region in proof.opened():
        before = arrays.contents[key]
        candidates: list[Label] = [None]
        if region.members == 1:
            candidates += [("given", other.name, member, 1) for other in proof.regions.values() if other.given
                           for member in range(other.members)]  # fmt: skip
            candidates.append(("product",))
        candidates.append(("result",))
        labels[key] = [before] if not region.output else candidates if before is None else [*candidates, before]
    return labels


def _held(arrivals: Arrivals, cell: Cell, size: int, held: object) -> Line | Initial | None:
    """By the count, as later loops do not know what was where they are entered."""
    value = cell_of(arrivals.entry, cell, size)
    if isinstance(value, Initial):
        return value
    line = held if isinstance(held, Line) else line_of(arrivals.entry, value)
    if line is None or line.secret or cell[0] not in ("stack", *REGISTERS):
        return None
    line = replace(line, poly=line.poly.substitute(arrivals.counted))
    return line if line.base is not None or line.poly.atoms() <= {COUNT, LEFT} else None


def _slots(proof: ArrayLoop, machine: Machine, product: Value | None) -> list[list[Cell]]:
    """Elements on the stack that are the product of factors where the loop is entered, or its inverse, which 1 is not."""
    first, inverse = proof.state(machine, product)
    parts = first, None if inverse == first else inverse
    return [[] if part is None else places(proof, machine, part) for part in parts]
