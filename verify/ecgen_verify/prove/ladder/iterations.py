# SPDX-License-Identifier: MIT
"""Proves the ladder for every number of bits, by induction over the iterations of its loop.

Trusted: `check`. The iteration with `left` bits left to do treats bit `left` - 1 of the scalar. Let m be the integer of the bits
from `left` on, and p the lowest of them, 0 before the first iteration. At the header of the loop the coordinates are those of the
pair (m*P, (m + 1)*P), exchanged where p = 1; where the loop is entered that is (O, P) = ((1 : 0), (u : 1)). An iteration with bit
b is to leave what the formula makes of them, (2*A, A + B), where A is the member that p and b choose: A = (m + b)*P, for it is
the first as stored where p = b, else the second. That is ((2*m + 2*b)*P, (2*m + 1)*P), the pair of 2*m + b, exchanged where b =
1. After the last iteration m is the integer k of all bits, and the result is x/z of the member m*P.

What is used of mathematics: the formula is doubling and differential addition (shown by SymPy in `curve.prove`) wherever x(P) is
not 0, also at neutral points and at those of order 2 (Bernstein 2006, theorem B.1; Bernstein, Lange 2017, 4). Where x(P) = 0, all
multiples are at 0 or neutral, and so x*z stays 0: 2*A has z = 4*x*z*(...), A + B has z = x(P)*(...).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ecgen.spec.load import Spec
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, mask_of
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.run import Fault, Limits, Run
from ecgen_verify.prove.composed.scalar_bit import close_bit, open_bit
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.ladder.effects import lazy_value, lazy_words, step_of
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Fork, Path, Word, constant
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

#: A register, or a place in memory.
Cell = str | tuple[str, int]
_MOST = (1 << 64) - 1
#: How many bits are left where a path starts: any number but the last one, the last one, none.
_ANY, _ONE, _NONE = (2, _MOST), (1, 1), (0, 0)
#: What is shown by induction.
SOME_BITS = Case("any number of bits", numbers={"bits": (1, _MOST)})
#: The atom that stands for the bits left in what is said of a loop.
LEFT = -1


class Differs(Undecided):
    """What is not as it should be at the header of the loop."""

    def __init__(self, cells: frozenset[Cell]) -> None:
        super().__init__(f"not the same at each iteration of the loop: {', '.join(sorted(map(str, cells)))}")
        self.cells = cells


def differing(check: Callable[[], object]) -> frozenset[Cell]:
    """The cells of which a check says that they differ; none where it holds. Raises what else it raises."""
    try:
        check()
    except Differs as differs:
        return differs.cells
    except Fault as fault:
        if not isinstance(fault.__cause__, Differs):
            raise
        return fault.__cause__.cells
    return frozenset()


@dataclass(frozen=True)
class Loop:
    """What holds at `header`. `lines`: words that depend on the bits left; `masks`: of the bit before; `kept`: as where the loop
    is entered; each cell with its bytes. `places`: of the four coordinates, which are canonical unless they are `lazily_reduced`.
    Of all else nothing is known."""

    header: int
    lines: Mapping[Cell, tuple[int, Poly]]
    masks: Mapping[Cell, int]
    kept: Mapping[Cell, int]
    places: tuple[Pointer, ...]
    lazily_reduced: bool

    @property
    def cells(self) -> dict[Cell, int]:
        """All that is known beside the coordinates, with its bytes."""
        return {**{cell: size for cell, (size, _) in self.lines.items()}, **self.masks, **self.kept}


@dataclass(frozen=True)
class Proof:
    """A ladder (r, u, scalar, bits). `effects`: by address. `budget`: for all of it."""

    code: Code
    address: int
    spec: Spec
    setting: Setting
    effects: Mapping[int, tuple[str, Effect]]
    budget: Budget
    called: dict[str, None]

    @property
    def elements(self) -> Elements:
        return self.setting.elements

    @property
    def form(self) -> Form:
        return self.setting.form

    @property
    def field(self) -> Field:
        return self.elements.fields[self.form.tag]

    @property
    def u(self) -> Value:
        return self.setting.inputs["u"][0]


@dataclass(frozen=True)
class Entry:
    """The state where the loop is entered, on the only path to it."""

    machine: Machine
    bits: Word


@dataclass(frozen=True)
class Iteration:
    """A state at the header from which a path is followed. `state`: the coordinates there; `before`, `bit`: p and b."""

    machine: Machine
    left: Word
    state: Sequence[Value]
    before: Word
    bit: Word


def check(proof: Proof, loop: Loop) -> None:
    """Every number of bits but 0. Raises Undecided, of which Differs may be mended by a weaker loop, or Fault."""
    entry = entered(proof, loop.header)
    coordinates = [proof.field.const(1), proof.field.const(0), proof.u, proof.field.const(1)]
    _establish(proof, loop, entry, entry.machine, entry.bits, coordinates, 0)
    ended: list[bool] = []

    def arrival(machine: Machine, iteration: Iteration, last: bool) -> None:
        before, bit = _decided(machine, iteration.before), _decided(machine, iteration.bit)
        following = step_of(proof.spec, proof.field, iteration.state, proof.u, exchanged=before != bit)
        if machine.address == loop.header:
            ended.append(last)
            left = machine.path.sum((iteration.left, 1), (constant(1), -1))
            _establish(proof, loop, entry, machine, left, following, ONES if bit else 0)
        elif last:
            _result(proof, machine, following[2:] if bit else following[:2])
        else:
            raise Undecided("the loop may have fewer iterations than there are bits")

    def departure(machine: Machine, iteration: Iteration) -> None:
        if machine.address == loop.header:
            raise Undecided("the loop may have more iterations than there are bits")
        _result(proof, machine, iteration.state[2:] if _decided(machine, iteration.before) else iteration.state[:2])

    for left in (_ANY, _ONE):
        iteration = _at_header(proof, loop, entry, left)
        arrived = partial(arrival, iteration=iteration, last=left == _ONE)
        follow(proof, iteration.machine, loop.header, arrived)
    if True in ended:
        iteration = _at_header(proof, loop, entry, _NONE)
        follow(proof, iteration.machine, loop.header, lambda machine: departure(machine, iteration))


def entered(proof: Proof, header: int) -> Entry:
    """For any number of bits but 0."""
    machine = entry_machine(Path(proof.elements.world), proof.code.image, proof.address)
    proof.setting.enter(machine)
    bits = machine.word("RCX")
    arrivals: list[Machine] = []
    follow(proof, machine, header, arrivals.append)
    if len(arrivals) != 1 or arrivals[0].address != header:
        raise Undecided("the loop is not entered in one way")
    return Entry(arrivals[0], bits)


def follow(proof: Proof, machine: Machine, header: int, arrival: Callable[[Machine], None]) -> None:
    """Every path from there to the header or to the return."""
    proof.called.update(explore(proof.code, proof.elements, proof.effects, proof.budget, machine, header, arrival))


def explore(code: Code, elements: Elements, effects: Mapping[int, tuple[str, Effect]], budget: Budget, machine: Machine,
            header: int, arrival: Callable[[Machine], None]) -> dict[str, None]:  # fmt: skip
    """Every path from there to the header or to the return. Returns what was called."""
    instruction = code.at(header)
    if instruction is None or MNEMONICS[instruction.mnemonic] == "RET":
        raise Undecided("a loop header that is none")
    run = Run(code, elements, effects, Limits(shared=budget), frozenset({header}))
    run.explore(machine, arrival)
    return run.called


def _at_header(proof: Proof, loop: Loop, entry: Entry, left: tuple[int, int]) -> Iteration:
    """Where so many bits are left, nothing is known but what the loop says."""
    elements = proof.elements
    machine, word = resumed(loop, entry.machine, left)
    path = machine.path
    before, bit = (elements.bit(("of the scalar", name)) for name in ("before", "of this iteration"))
    for cell, size in loop.masks.items():
        _put(machine, cell, size, mask_of(before))
    state = [proof.field.named(("coordinate at the header", i)) for i in range(4)]
    for place, value in zip(loop.places, state, strict=True):
        words = lazy_words(elements, proof.form, value) if loop.lazily_reduced else elements.words(proof.form.tag, value)
        put_words(machine, place, words)
    if left[0]:
        open_bit(machine, "scalar", path.refined(path.sum((word, 1), (constant(1), -1))), bit)
    return Iteration(machine, word, state, before, bit)


def resumed(loop: Loop, entry: Machine, left: tuple[int, int]) -> tuple[Machine, Word]:
    """A state at the header where so much is left, and that number: nothing is known but the lines, and what is kept since the
    loop was entered."""
    machine = entry.copy()
    path = machine.path
    low, high = left
    word = constant(low) if low == high else path.input_word("bits left", low, high, secret=False)
    machine.address, machine.flags, machine.vectors, machine.memory = loop.header, {}, {}, {}
    machine.registers = {name: path.input_word(f"some {name}", 0, _MOST) for name in machine.registers}
    for cell, size in loop.kept.items():
        there = cell_of(entry, cell, size)
        if there is None:
            raise Undecided("a cell that is not there where the loop is entered")
        _put(machine, cell, size, there)
    for cell, (size, line) in loop.lines.items():
        _put(machine, cell, size, _word(path, line.substitute({LEFT: word.poly})))
    return machine, word


def put_words(machine: Machine, place: Pointer, words: Sequence[Word]) -> None:
    """Words of an element, where nothing else is."""
    for i, limb in enumerate(words):
        target = machine.resolve(place.moved(8 * i))
        _refuse_overlap(machine, target)
        machine.memory[target.base, target.offset] = (8, limb)


def _refuse_overlap(machine: Machine, place: Pointer) -> None:
    """Raises Undecided where a word at that place would share bytes with something else."""
    near = ((offset, machine.memory.get((place.base, offset))) for offset in range(place.offset - 15, place.offset + 8))
    if any(entry is not None and offset + entry[0] > place.offset for offset, entry in near):
        raise Undecided("coordinates where something else is")


def _word(path: Path, poly: Poly) -> Word:
    low, high = path.interval(poly)
    if poly.shift or low < 0 or high > _MOST:
        raise Undecided("what depends on the bits left is not known to be a word")
    return path.refined(Word(poly, low, high))


def _put(machine: Machine, cell: Cell, size: int, value: MachineValue) -> None:
    if isinstance(cell, str):
        machine.registers[cell] = value
    else:
        machine.memory[cell] = (size, value)


def cell_of(machine: Machine, cell: Cell, size: int) -> MachineValue | None:
    if isinstance(cell, str):
        return machine.registers[cell]
    entry = machine.memory.get(cell)
    return entry[1] if entry is not None and entry[0] == size else None


def _decided(machine: Machine, bit: Word) -> bool:
    poly = machine.path.resolve(bit.poly)
    if not poly.is_constant:
        raise Fork(poly)
    return bool(poly.integer)


def _establish(proof: Proof, loop: Loop, entry: Entry, machine: Machine, left: Word, coordinates: Sequence[Value],
               mask: int) -> None:  # fmt: skip
    """Whether the state at the header is what the loop says of it."""
    close_bit(machine)
    compare(loop, entry.machine, machine, left, mask)
    for place, value in zip(loop.places, coordinates, strict=True):
        if lazy_value(proof.elements, proof.form, machine, place, canonical=not loop.lazily_reduced) != value:
            raise Undecided("an iteration does not leave the coordinates that the formula makes")


def compare(loop: Loop, entry: Machine, machine: Machine, left: Word, mask: int = 0) -> None:
    """Raises Differs unless all cells are what the loop says."""
    path = machine.path
    wrong: set[Cell] = set()
    for cell, size in loop.cells.items():
        current = cell_of(machine, cell, size)
        if cell in loop.lines:
            line = loop.lines[cell][1].substitute({LEFT: left.poly})
            right = isinstance(current, Word) and not current.secret and _is(path, current, line)
        elif cell in loop.masks:
            right = isinstance(current, Word) and _is(path, current, Poly.constant(mask))
        else:
            before = cell_of(entry, cell, size)
            if isinstance(current, Word) and isinstance(before, Word):
                right = _is(path, current, before.poly) and before.secret >= current.secret
            else:
                right = current is not None and current == before
        if not right:
            wrong.add(cell)
    if wrong:
        raise Differs(frozenset(wrong))


def _is(path: Path, word: Word, poly: Poly) -> bool:
    return not path.resolve(word.poly - poly).terms


def _result(proof: Proof, machine: Machine, point: Sequence[Value]) -> None:
    """r = x/z, 0 where z = 0; -1 where r = 0, else 0."""
    view = View(machine, proof.setting)
    r = view.field.mul(point[0], view.field.inv(point[1]))
    view.expect("r", [r])
    view.expect_status(view.is_zero(r))
    view.close()
