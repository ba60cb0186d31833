# SPDX-License-Identifier: MIT
"""Proves PREFIX_bytes_modulo for every length, by induction over the iterations of its loop, each of which takes one byte.

Trusted: `check`. What holds at the header of the loop is given: registers and the stack as linear functions of the iteration and
of the length, and where on the stack the number v is. Then v is the integer of the bytes before modulo m: where the loop is
entered, and after an iteration if it was before; and after the last iteration the function returns it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.arrays import Differs
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.elements import ONES, Elements, Form
from ecgen_verify.prove.composed.loops import COUNT, INDEX, Loop, Start, compare, instance, put, word_of
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.composed.spread import joined
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Setting
from ecgen_verify.prove.machine import Initial, Machine, Pointer, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.scalars.numbers import LESS_ONE, number_of, of_bytes, shifted_in
from ecgen_verify.prove.world import Undecided, World

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject


def modulus_bytes(scalar: Form, tag: str) -> Mapping[tuple[str, int], tuple[int, int]]:
    """The operand m, byte by byte."""
    modulus = scalar.prime - (tag == LESS_ONE)
    return {("m", i): (byte, byte) for i, byte in enumerate(modulus.to_bytes(scalar.size, "little"))}


@dataclass(frozen=True)
class Proof:
    """`tag`: the modulus. `size`: the least length; all bytes but the last one of so many are taken before the loop."""

    code: Code
    subject: Subject
    tag: str
    size: int
    budget: Budget
    called: dict[str, None]

    @property
    def address(self) -> int:
        return self.code.image.functions[self.subject.name]

    @property
    def form(self) -> Form:
        return self.subject.forms[self.tag]


@dataclass(frozen=True)
class LoopHeader:
    """`loop`: its address and what is in registers and on the stack; `slot`: the offset on the stack of the number v; `ahead`: 1
    where the byte of the first iteration is taken before the header is reached, so that the last iteration takes none, else 0."""

    loop: Loop
    slot: int
    ahead: int


@dataclass(frozen=True)
class Outset:
    """A state from which a path is followed. `before`: the integer of the bytes taken; `after`: with that of the iteration."""

    start: Start
    before: Value
    after: Value


Arrival = Callable[[Machine], None]


def check(proof: Proof, header: LoopHeader) -> None:
    """Raises Undecided or Fault."""
    enter(proof, header)
    iteration(proof, header)
    leave(proof, header)


def enter(proof: Proof, header: LoopHeader) -> None:
    """From the entry to the first iteration."""
    begun = outset(proof, header.ahead)
    follow(proof, begun, header, lambda machine: at_header(proof, machine, begun, header, Poly({}), begun.before))


def iteration(proof: Proof, header: LoopHeader) -> None:
    """From each iteration but the last one to the next one."""
    begun = outset(proof, header.ahead, header)
    following = begun.start.index.offset(1)
    follow(proof, begun, header, lambda machine: at_header(proof, machine, begun, header, following, begun.after))


def leave(proof: Proof, header: LoopHeader) -> None:
    """From the last iteration to the return."""
    begun = outset(proof, header.ahead, header, last=True)
    expected = begun.before if header.ahead else begun.after

    def at_return(machine: Machine) -> None:
        if machine.address == header.loop.header:
            raise Undecided("the loop may have more iterations than there are bytes")
        if _number(proof, machine, begun.start.elements, Pointer("r", 0)) != expected:
            raise Undecided("the output r is not what is claimed")

    follow(proof, begun, header, at_return)


def at_header(proof: Proof, machine: Machine, outset: Outset, header: LoopHeader, index: Poly, number: Value) -> None:
    """Raises Undecided unless the machine is there, in the state of that iteration."""
    if machine.address != header.loop.header:
        raise Undecided("the loop does not have as many iterations as there are bytes")
    compare(machine, outset.start, header.loop, proof.tag, index, None)
    if _number(proof, machine, outset.start.elements, Pointer("stack", header.slot)) != number:
        raise Differs(frozenset((header.slot,)))


def _number(proof: Proof, machine: Machine, elements: Elements, place: Pointer) -> Value:
    words = [machine.load(place.moved(8 * i), 8) for i in range(proof.form.limbs)]
    return number_of(elements, machine.path, proof.tag, words)


def follow(proof: Proof, outset: Outset, header: LoopHeader, arrival: Arrival) -> None:
    """Every path from there to the header or to the return."""
    limits = Limits(shared=proof.budget)
    symbols = proof.code.image.symbols
    effects = {symbols[name]: (name, effect) for name, effect in proof.subject.callees.items() if name in symbols}
    run = Run(proof.code, outset.start.elements, effects, limits, frozenset((header.loop.header,)))
    run.explore(outset.start.machine, arrival)
    proof.called.update(run.called)


def outset(proof: Proof, ahead: int, header: LoopHeader | None = None, *, last: bool = False, least: int = 0,
           more: int = 0) -> Outset:  # fmt: skip
    """The entry, or the header in any iteration but the last one, or in the last one. `ahead`: see LoopHeader. For the search:
    `least` iterations beside the first one, of which the bytes of `more` iterations are in memory."""
    subject, most = proof.subject, proof.size - 1
    taken = most + ahead
    elements = Elements(World(), {tag: Field(form.prime) for tag, form in subject.forms.items()}, dict(subject.forms))
    case = Case(numbers={"length": (0, LONGEST), "last": (8, 8)}, lengths={"b": taken + more, "m": proof.form.size},
                bytes=modulus_bytes(subject.forms[subject.tag], proof.tag))  # fmt: skip
    setting = Setting(elements, subject.parameters, subject.tag, subject.claim, case, returns=subject.returns)
    machine = entry_machine(Path(elements.world), proof.code.image, proof.address)
    setting.enter(machine)
    field, world = elements.fields[proof.tag], elements.world
    index = Poly.atom(world.new_atom("iterations but one" if header is None else "iteration", least, LONGEST))
    if header is None:
        length = index.offset(most + 1)
        position = next(i for i, parameter in enumerate(subject.parameters) if parameter.name == "length")
        machine.registers[ARGUMENTS[position]] = word_of(machine.path, length)
        before = of_bytes(field, machine.path, setting.bytes["b"][:taken])
    else:
        rest = Poly({}) if last else Poly.atom(world.new_atom("iterations after", 1, LONGEST))
        length = (index + rest).offset(most + 1)
        before = field.named("the bytes before")
        _enter_header(machine, header, {INDEX: index, COUNT: length})
        for i, word in enumerate(elements.words(proof.tag, before)):
            put(machine, header.slot + 8 * i, 8, word)
    byte = setting.bytes["b"][taken] if more else elements.unknown_byte("the byte of this iteration")
    if header is not None and not (last and ahead):
        place = joined("b", index.offset(taken))
        machine.memory[place.base, place.offset] = (1, byte)
    machine.unbounded = Buffers({"b": length})
    return Outset(Start(machine, elements, length, index), before, shifted_in(field, machine.path, before, 8, byte.poly))


def _enter_header(machine: Machine, header: LoopHeader, at: Mapping[int, Poly]) -> None:
    """Nothing is known but what the loop says, and the operands."""
    machine.address = header.loop.header
    machine.registers = {name: machine.path.input_word(f"some {name}", 0, ONES) for name in machine.registers}
    machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] != "stack"}
    for cell, (size, entry) in header.loop.cells.items():
        put(machine, cell, size, entry if isinstance(entry, Initial) else instance(machine.path, entry, at))
