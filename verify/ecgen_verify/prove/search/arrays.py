# SPDX-License-Identifier: MIT
"""Finds what holds at the loop headers of a function over arrays.

Not trusted: what is found is checked by `loops.check`. An iteration is followed; what it leaves as it was, or moves by a
constant, is taken to be linear in the index of the iteration, and an element that differs to be a product of factors. What then
turns out not to hold after every iteration is given up, until the rest holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ecgen_verify.prove.composed.arrays import Differs, Label, Window, arrays_of, close_window, make_items, open_window
from ecgen_verify.prove.composed.loops import (
    COUNT,
    INDEX,
    Cell,
    Line,
    Loop,
    Peeled,
    Proof,
    Start,
    element_at,
    enter,
    follow,
    inverse,
    iteration,
    outsets,
)  # fmt: skip
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.composed.spread import split
from ecgen_verify.prove.machine import Initial, Machine, Pointer
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.control_flow import loop_headers
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: The first iterations that are looked at are none of the last ones.
_LEAST = 2
_ROUNDS = 40
Found = dict[Cell, tuple[int, Line | Initial]]


class NoLoop(Undecided):
    """An address is not reached again."""


def find(proof: Proof, stride: int, rest: int, end: int, peeled: int = 0) -> list[Loop]:
    """The loops in the order in which they are reached. `end`: of the function. `peeled`: iterations that stand before the first
    loop. Raises Undecided or Fault."""
    headers = set(loop_headers(proof.code, proof.address, end - proof.address))
    loops: list[Loop] = []
    failure: Exception | None = None
    while True:
        try:
            start, machine = _reached(proof, loops, stride, rest, headers, peeled)
        except (Undecided, Fault) as fault:
            raise failure or fault from fault
        if machine.address not in headers:
            return loops
        try:
            loops.append(_loop(proof, loops, stride, rest, start, machine, headers, 0 if loops else peeled))
        except (Undecided, Fault) as fault:
            # no loop, or one that has as many iterations for all counts, and is executed iteration by iteration
            failure = failure if isinstance(fault, NoLoop) else failure or fault
            headers.discard(machine.address)


def _stubs(headers: set[int]) -> list[Loop]:
    return [Loop(header, 1, 0, False, {}, {}, {}, {}) for header in headers]


def _arrival(proof: Proof, start: Start, headers: set[int]) -> Machine:
    """The state where the first path ends."""
    arrivals: list[Machine] = []
    follow(proof, start, _stubs(headers), lambda machine, _: arrivals.append(machine))
    return arrivals[0]


def _reached(proof: Proof, loops: Sequence[Loop], stride: int, rest: int, headers: set[int],
             peeled: int) -> tuple[Start, Machine]:  # fmt: skip
    """The next header or the return, after the last iteration of the last loop that is known, for elements that are not zero.

    Where iterations are peeled, the elements of the first one of the loop are open as well."""
    opened = Peeled(peeled, peeled + 1) if peeled else None
    start = next(outsets(proof, loops[-1] if loops else None, stride, rest, _LEAST, opened))
    return start, _arrival(proof, start, headers)


def _loop(proof: Proof, loops: Sequence[Loop], stride: int, rest: int, start: Start, machine: Machine, headers: set[int],
          peeled: int) -> Loop:  # fmt: skip
    failure: Exception | None = None
    for length, down in ((1, False), (1, True), (stride, False))[: 1 if peeled else 2 if stride == 1 else 3]:
        over = rest if length == stride else 0
        try:
            guess = _guess(proof, start, machine.copy(), length, over, down, headers, peeled)
            return _weakened(proof, [*loops, guess.loop], stride, rest, guess)
        except NoLoop:
            raise
        except (Undecided, Fault) as fault:
            failure = failure or fault
    assert failure is not None
    raise failure


@dataclass
class _Guess:
    """`elements`: products on the stack where the loop is entered, by their offset, and whether they are inverses; `open`: cells
    that were given up; `labels`: what arrays may hold at the end of an iteration, the next one to try last."""

    loop: Loop
    elements: dict[int, bool]
    limbs: int
    open: set[Cell]
    labels: dict[str, list[Label]]

    def weaken(self, cells: frozenset[Cell]) -> None:
        after = dict(self.loop.after)
        for key in cells:
            if key in self.labels:
                after[str(key)] = self.labels[str(key)].pop() if self.labels[str(key)] else None
        kept = {cell: value for cell, value in self.loop.cells.items() if cell not in cells}
        slots = {offset: inverted for offset, inverted in self.loop.slots.items() if offset not in cells}
        given_up = self.loop.slots.keys() - slots.keys()
        self.elements = {offset: element for offset, element in self.elements.items() if offset not in given_up}
        self.open |= {cell for cell in cells if cell not in self.labels}
        for offset, inverted in list(self.elements.items()):
            words = range(offset, offset + 8 * self.limbs, 8)
            if offset not in slots and any(word in self.open for word in words):
                slots[offset] = inverted
                for word in words:
                    kept.pop(word, None)
        self.loop = replace(self.loop, cells=kept, slots=slots, after=after)


def _guess(proof: Proof, start: Start, machine: Machine, length: int, rest: int, down: bool, headers: set[int],
           peeled: int) -> _Guess:  # fmt: skip
    """From two arrivals at a header."""
    elements, header = start.elements, machine.address
    if not peeled:
        close_window(machine, elements)
    arrays = arrays_of(machine)
    first = cells_of(machine, start)
    values = _elements(proof, start, machine, down, peeled)
    if not peeled:
        items = make_items(elements, machine.path, proof.tag, arrays, (False,) * length)
        open_window(machine, elements, Window(start.count.offset(-length) if down else Poly({}), items, down, False, None))
    again = replace(start, machine=machine)
    machine = _arrival(proof, again, headers)
    if machine.address != header:
        raise NoLoop("an address is not reached again")
    second = cells_of(machine, start)
    cells = {cell: line for cell, value in first.items() if (line := linear(value, second.get(cell), peeled)) is not None}
    labels: dict[str, list[Label]] = {}
    for key, region in arrays.objects():
        before = arrays.contents[key]
        candidates: list[Label] = [None, *(("postcondition", name) for name in proof.postcondition.contents)]
        labels[key] = [before] if not region.output else candidates if before is None else [*candidates, before]
    after = {key: values_left.pop() for key, values_left in labels.items()}
    loop = Loop(header, length, rest, down, cells, {}, dict(arrays.contents), after, peeled)
    guess = _Guess(loop, values, elements.forms[proof.tag].limbs, set(), labels)
    guess.weaken(frozenset(cell for cell in first if cell not in cells))
    return guess


def _weakened(proof: Proof, loops: Sequence[Loop], stride: int, rest: int, guess: _Guess) -> Loop:
    """What is left of the guess when all holds."""
    previous = loops[-2] if len(loops) > 1 else None
    for _ in range(_ROUNDS):
        every = [*loops[:-1], guess.loop]
        try:
            enter(proof, previous, guess.loop, stride, rest, every)
            iteration(proof, guess.loop, every)
            return guess.loop
        except Fault as fault:
            if not isinstance(fault.__cause__, Differs):
                raise
            guess.weaken(fault.__cause__.cells)
    raise Undecided("no invariant of a loop was found")


def cells_of(machine: Machine, start: Start) -> Found:
    """What is known of registers and of the stack, by the count."""
    (atom,) = start.index.atoms()
    stride, least = start.count.terms[atom,], start.count.terms[()]  # count = stride * index + least
    index = Poly.atom(COUNT).offset(-least).shifted_down(stride.bit_length() - 1)
    common: Found = {}
    cells: list[tuple[Cell, int, MachineValue]] = [(name, 8, value) for name, value in machine.registers.items()]
    cells += [(cell[1], size, value) for cell, (size, value) in machine.memory.items() if cell[0] == "stack"]
    for cell, size, value in cells:
        match value:
            case Initial():
                common[cell] = size, value
            case Pointer():
                base, distance = split(value)
                common[cell] = size, Line(base, distance.substitute({atom: index}))
            case Word():
                poly = machine.path.resolve(value.poly)
                line = Line(None, poly.substitute({atom: index}))
                common[cell] = size, line if not value.secret and poly.atoms() <= {atom} else Initial("none")
            case _:
                common[cell] = size, Initial("none")
    return common


def linear(first: tuple[int, Line | Initial], second: tuple[int, Line | Initial] | None,
           start: int = 0) -> tuple[int, Line | Initial] | None:  # fmt: skip
    """What is `first` at the index `start` and `second` at the next one."""
    if second is None or first[0] != second[0]:
        return None
    one, other = first[1], second[1]
    if isinstance(one, Initial) or isinstance(other, Initial):
        return first if one == other and one != Initial("none") else None
    step = other.poly - one.poly
    if one.base != other.base or not step.is_constant or step.shift:
        return None
    poly = one.poly + Poly.atom(INDEX).offset(-start).scale(step.integer)
    return None if poly.shift else (first[0], Line(one.base, poly))


def _elements(proof: Proof, start: Start, machine: Machine, down: bool, peeled: int) -> dict[int, bool]:
    """Elements on the stack that are the product of factors where the loop is entered, or its inverse."""
    arrays = arrays_of(machine)
    factors = arrays.product if down else start.elements.fields[proof.tag].const(1)
    if peeled and arrays.window is not None:
        factors = arrays.window.items[peeled - 1].after
    if proof.postcondition.factor is None or factors is None:
        return {}
    known = {factors: False}
    known.setdefault(inverse(machine, start.elements, proof.tag, factors), True)
    known_elements = {}
    for base, offset in machine.memory:
        value = element_at(machine, start, offset, proof.tag) if base == "stack" else None
        if value is not None and value in known:
            known_elements[offset] = known[value]
    return known_elements
