# SPDX-License-Identifier: MIT
"""Proves a function over arrays for every count, by induction over the iterations of its loops.

Trusted: `check`. What holds at the header of each loop is given; it is shown to hold where the loop is entered, and after an
iteration if it did before. An iteration after which there are elements enough for another one must come to the same header again;
the last one, which also does what is left over, must come to the next header or to the return. Counts below the longest stride
are not looked at here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.arrays import (
    MOST,
    Arrays,
    Differs,
    Label,
    Postcondition,
    Region,
    Window,
    arrays_of,
    close_window,
    make_items,
    open_window,
)  # fmt: skip
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.layout import Parameter, Pass
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.composed.spread import joined
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import nonzero_on
from ecgen_verify.prove.machine import Initial, Machine, Pointer, entry_machine
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World

#: Names of the index of an iteration and of the count in what is said of a loop.
INDEX, COUNT = -1, -2
#: A register, or an offset on the stack.
Cell = str | int


@dataclass(frozen=True)
class Line:
    """A word, or an address in the object `base`, which is public and depends on the index of the iteration and on the count
    only."""

    base: str | None
    poly: Poly


@dataclass(frozen=True)
class Loop:
    """What holds at a header. `cells`: what is in registers and on the stack, with its bytes; `slots`: elements on the stack that
    are the product of the factors of all indices below those that the iteration is for (and of these, in a loop that goes
    `down`), or its inverse. `stride`: elements of an iteration; `rest`: what is left over to the last one. `before`: what the
    arrays hold where no iteration was yet; `after`: where one was. `peeled`: so many first iterations stand before the loop,
    whose own ones count from there."""

    header: int
    stride: int
    rest: int
    down: bool
    cells: Mapping[Cell, tuple[int, Line | Initial]]
    slots: Mapping[int, bool]
    before: Mapping[str, Label]
    after: Mapping[str, Label]
    peeled: int = 0


@dataclass(frozen=True)
class Proof:
    """A function over arrays. `effects`: by address; `tag`: of the modulus of all operands; `budget`: for all of it."""

    code: Code
    address: int
    parameters: tuple[Parameter, ...]
    tag: str
    forms: Mapping[str, Form]
    effects: Callable[[], Mapping[int, tuple[str, Effect]]]
    postcondition: Postcondition
    regions: Mapping[str, Region]
    results: frozenset[str]
    alias: Mapping[str, str]
    budget: Budget
    called: dict[str, None]


@dataclass(frozen=True)
class Start:
    """A state from which a path is followed. `index`: the iteration's, of a loop."""

    machine: Machine
    elements: Elements
    count: Poly
    index: Poly


Arrival = Callable[[Machine, Start], None]


def check(proof: Proof, stride: int, rest: int, loops: Sequence[Loop], peeled: int = 0) -> None:
    """All counts of at least `stride` + `peeled` that leave `rest` when divided by `stride`, where at most `peeled` iterations
    stand before the first loop. Raises Undecided or Fault."""
    previous: Loop | None = None
    for loop in loops:
        if loop.peeled and (loop.peeled > peeled or previous is not None or stride > 1 or loop.down):
            raise Undecided("iterations that are peeled off a loop that is not the first, or that goes by strides or down")
        expected = rest if loop.stride == stride else 0
        if loop.stride not in (1, stride) or loop.rest != expected or (loop.down and loop.stride > 1):
            raise Undecided("a loop of a stride that is not understood")
        enter(proof, previous, loop, stride, rest, loops)
        iteration(proof, loop, loops)
        previous = loop
    leave(proof, previous, stride, rest, loops)


def enter(proof: Proof, previous: Loop | None, loop: Loop, stride: int, rest: int, loops: Sequence[Loop]) -> None:
    """From the entry or the last iteration of the loop before to the first iteration of this one."""

    def arrival(machine: Machine, start: Start) -> None:
        _at(machine, loop.header)
        one = start.elements.fields[proof.tag].const(1)
        if loop.peeled:
            factors: Value | None = close_peeled(machine, start.elements, loop.peeled)
        else:
            close_window(machine, start.elements)
            factors = arrays_of(machine).product if loop.down else one
        if arrays_of(machine).contents != loop.before:
            raise Undecided("arrays do not hold what they should where a loop starts")
        compare(machine, start, loop, proof.tag, Poly.constant(loop.peeled), factors)

    for start in outsets(proof, previous, stride, rest, peeled=Peeled(loop.peeled, loop.peeled, loop.after)):
        follow(proof, start, loops, arrival)


def iteration(proof: Proof, loop: Loop, loops: Sequence[Loop]) -> None:
    """From each iteration but the last one to the next one."""

    def arrival(machine: Machine, start: Start) -> None:
        _at(machine, loop.header)
        window = arrays_of(machine).window
        assert window is not None
        close_window(machine, start.elements)
        factors = window.items[0].before if loop.down else window.items[-1].after
        compare(machine, start, loop, proof.tag, start.index.offset(1), factors)

    for start in iterations(proof, loop, last=False):
        follow(proof, start, loops, arrival)


def leave(proof: Proof, previous: Loop | None, stride: int, rest: int, loops: Sequence[Loop]) -> None:
    """From the last iteration of the last loop to the return."""
    headers = {loop.header for loop in loops}

    def arrival(machine: Machine, start: Start) -> None:
        if machine.address in headers:
            raise Undecided("a loop may have more iterations than there are elements")
        close_window(machine, start.elements)
        contents = arrays_of(machine).contents
        wrong = [key for key in proof.results if contents[key] != ("postcondition", proof.postcondition.result)]
        if wrong:
            raise Undecided(f"the output {wrong[0]} is not what is claimed")

    for start in outsets(proof, previous, stride, rest):
        follow(proof, start, loops, arrival)


def close_peeled(machine: Machine, elements: Elements, peeled: int) -> Value:
    """End the window of the peeled iterations; the others have none yet. Returns the product of the factors. Raises Differs."""
    arrays = arrays_of(machine)
    if arrays.window is None:
        raise Undecided("a window of peeled iterations that was closed before the loop")
    product = arrays.window.items[peeled - 1].after
    close_window(machine, elements)
    machine.unbounded = replace(arrays_of(machine), contents=arrays.contents)
    return product


def _at(machine: Machine, header: int) -> None:
    if machine.address != header:
        raise Undecided("a loop does not have as many iterations as there are elements")


def follow(proof: Proof, start: Start, loops: Sequence[Loop], arrival: Arrival) -> None:
    """Every path from there to the next header or the return."""
    headers = frozenset(loop.header for loop in loops)
    limits = Limits(shared=proof.budget)
    run = Run(proof.code, start.elements, proof.effects(), limits, headers)
    run.explore(start.machine, lambda machine: arrival(machine, start))
    proof.called.update(run.called)


# ---------------------------------------------------------------------- where paths start


@dataclass(frozen=True)
class Peeled:
    """Iterations that the entry does before the first loop: `count`; `items`: the indices that are open there, as many or more;
    `after`: what they must hold where the loop begins, or None."""

    count: int = 0
    items: int = 0
    after: Mapping[str, Label] | None = None


def outsets(proof: Proof, previous: Loop | None, stride: int, rest: int, least: int = 0,
            peeled: Peeled | None = None) -> Iterator[Start]:  # fmt: skip
    """The entry, or the last iterations of a loop. `least`: of the index of its last iteration, for the search. `peeled`: what
    the entry does before the first loop."""
    if previous is not None:
        yield from iterations(proof, previous, last=True, least=least)
        return
    for zeros in product((False, True), repeat=peeled.items if peeled is not None else 0):
        yield _entry(proof, stride, rest, least, peeled or Peeled(), zeros)


def _entry(proof: Proof, stride: int, rest: int, least: int, peeled: Peeled, zeros: Sequence[bool]) -> Start:
    machine, elements = _machine(proof)
    index = Poly.atom(elements.world.new_atom("iterations but one", max(least, peeled.count), MOST))
    count = index.offset(1).scale(stride).offset(rest)
    contents: dict[str, Label] = {key: None for key, region in proof.regions.items() if region.name not in proof.alias}
    for region in proof.regions.values():
        if not region.output:
            contents[f"{proof.alias.get(region.name, region.name)}/0"] = ("given", region.name)
    _arrays(proof, machine, count, contents)
    for register, parameter in zip(ARGUMENTS, proof.parameters, strict=False):
        number = parameter.kind is Pass.NUMBER
        machine.registers[register] = word_of(machine.path, count) if number else Pointer(parameter.name, 0)
    if zeros:
        items = make_items(elements, machine.path, proof.tag, arrays_of(machine), zeros, first=True)
        open_window(machine, elements, Window(Poly({}), items, False, False, peeled.after))
    return Start(machine, elements, count, index)


def iterations(proof: Proof, loop: Loop, *, last: bool, least: int = 0) -> Iterator[Start]:
    """The state at the header: of any iteration but the last one, or of the last one."""
    length = loop.stride + (loop.rest if last else 0)
    for zeros in product((False, True), repeat=length):
        machine, elements = _machine(proof, loop)
        path, world = machine.path, elements.world
        index = Poly.atom(world.new_atom("iteration", max(least, loop.peeled), MOST))
        after = Poly({}) if last else Poly.atom(world.new_atom("iterations after", 1, MOST))
        count = (index + after).offset(1).scale(loop.stride).offset(loop.rest)
        _arrays(proof, machine, count, dict(loop.before))
        first = after.scale(loop.stride) if loop.down else index.scale(loop.stride)
        items = make_items(elements, path, proof.tag, arrays_of(machine), zeros)
        at = {INDEX: index, COUNT: count}
        for cell, (size, entry) in loop.cells.items():
            put(machine, cell, size, entry if isinstance(entry, Initial) else instance(path, entry, at))
        factors = items[-1].after if loop.down else items[0].before
        for offset, inverted in loop.slots.items():
            value = inverse(machine, elements, proof.tag, factors) if inverted else factors
            for i, word in enumerate(elements.words(proof.tag, value)):
                put(machine, offset + 8 * i, 8, word)
        open_window(machine, elements, Window(first, items, loop.down, last, loop.after))
        yield Start(machine, elements, count, index)


def _machine(proof: Proof, loop: Loop | None = None) -> tuple[Machine, Elements]:
    """At the entry all is as the caller left it; at a header nothing is known."""
    elements = Elements(World(), {tag: Field(form.prime) for tag, form in proof.forms.items()}, dict(proof.forms))
    machine = entry_machine(Path(elements.world), proof.code.image, proof.address)
    if loop is not None:
        machine.address = loop.header
        unknown = machine.path.input_word
        machine.registers = {name: unknown(f"some {name}", 0, (1 << 64) - 1) for name in machine.registers}
        machine.memory = {}
    return machine, elements


def _arrays(proof: Proof, machine: Machine, count: Poly, contents: Mapping[str, Label]) -> None:
    machine.alias = dict(proof.alias)
    machine.unbounded = Arrays(proof.postcondition, proof.regions, proof.alias, count, contents)


def word_of(path: Path, poly: Poly) -> Word:
    """A word of that value, which is known to be one."""
    if poly.shift:
        raise Undecided("a word that is a fraction")
    low, high = path.interval(poly)
    return path.refined(Word(poly, max(low, 0), min(high, (1 << 64) - 1)))


def instance(path: Path, line: Line, at: Mapping[int, Poly]) -> Word | Pointer:
    poly = line.poly.substitute(at)
    return word_of(path, poly) if line.base is None else joined(line.base, poly)


def put(machine: Machine, cell: Cell, size: int, value: MachineValue) -> None:
    if isinstance(cell, str):
        machine.registers[cell] = value
    else:
        machine.memory["stack", cell] = (size, value)


# ---------------------------------------------------------------------- where paths end


def compare(machine: Machine, start: Start, loop: Loop, tag: str, index: Poly, factors: Value | None) -> None:
    """Whether the state is what the loop says of the iteration of that index. Raises Differs."""
    at = {INDEX: index, COUNT: start.count}
    wrong: set[Cell] = set()
    for cell, (size, entry) in loop.cells.items():
        stored = machine.registers[cell] if isinstance(cell, str) else _stored(machine, cell, size)
        if not _is(machine.path, stored, entry, at):
            wrong.add(cell)
    for offset, inverted in loop.slots.items():
        expected = inverse(machine, start.elements, tag, factors) if inverted and factors is not None else factors
        if expected is None or element_at(machine, start, offset, tag) != expected:
            wrong.add(offset)
    if wrong:
        raise Differs(frozenset(wrong))


def element_at(machine: Machine, start: Start, offset: int, tag: str) -> Value | None:
    """The element that stands on the stack."""
    words = [_stored(machine, offset + 8 * i, 8) for i in range(start.elements.forms[tag].limbs)]
    try:
        return start.elements.value(tag, words)
    except Undecided:
        return None


def inverse(machine: Machine, elements: Elements, tag: str, factors: Value) -> Value:
    """1/factors, where none of these is zero."""
    return elements.fields[tag].inv(factors, nonzero_on(elements, tag, machine.path))


def _stored(machine: Machine, offset: int, size: int) -> MachineValue | None:
    entry = machine.memory.get(("stack", offset))
    return entry[1] if entry is not None and entry[0] == size else None


def _is(path: Path, value: MachineValue | None, entry: Line | Initial, at: Mapping[int, Poly]) -> bool:
    if isinstance(entry, Initial):
        return value == entry
    poly = entry.poly.substitute(at)
    if entry.base is None:
        return isinstance(value, Word) and not value.secret and not path.resolve(value.poly - poly).terms
    return isinstance(value, Pointer) and value == joined(entry.base, poly)
