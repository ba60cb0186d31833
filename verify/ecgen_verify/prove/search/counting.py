# SPDX-License-Identifier: MIT
"""How an iteration of a loop that a length counts changes what stands in registers and memory. Not trusted: the rule for loops
checks what is guessed here from one iteration."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.composed.execution import Line
from ecgen_verify.prove.hexadecimal.cases import Iterated, says
from ecgen_verify.prove.hexadecimal.strings import BYTES, StringMachine
from ecgen_verify.prove.induction import COUNT, LEFT, VECTOR, Cell, Held, Loop, cell_of
from ecgen_verify.prove.machine import Initial, Machine, Pointer, split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search import cells
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def headers(proof: Iterated) -> list[int]:
    return cells.headers(proof.execution)


def counted_loop(proof: Iterated, machine: StringMachine, count: Word, rank: int) -> tuple[Cell | None, Loop] | None:
    """By one iteration; None where none takes one from what counts them."""
    if count.is_constant:
        return None
    machine = machine.copy()
    try:
        proof.enter(machine)
    except Undecided:
        return None
    later = _after_an_iteration(proof, machine, count)
    if later is None:
        return None
    held: dict[Cell, Held] = {}
    saying: Cell | None = None
    for cell, size, value in _cells(machine):
        guess = _changing(machine, value, changed := cell_of(later, cell, size))
        if saying is None and size == 8 and _says(machine, value) and _says(later, changed):
            saying, guess = cell, None
        if guess is not None:
            held[cell] = size, guess
    return saying, Loop(machine.address, held, rank=rank - 1)


def _cells(machine: StringMachine) -> Iterator[tuple[Cell, int, object]]:
    for name, value in machine.registers.items():
        yield name, 8, value
    for place, (size, value) in machine.memory.items():
        yield place, size, value
    for number, lanes in machine.vectors.items():
        yield (VECTOR, number), 16, lanes


def _after_an_iteration(proof: Iterated, machine: StringMachine, count: Word) -> StringMachine | None:
    """A path that comes to the header again, if it is asked there how many iterations are to come."""
    arrivals: list[Machine] = []
    execution, first = replace(proof.execution, account=Account()), machine.copy()
    proof.open(first, machine.strings, count)
    with suppress(Fault, Undecided):  # where it matters, it comes again
        execution.follow(first, [machine.address], arrivals.append)
    again = next((again for again in arrivals if again.address == machine.address
                  and len(again.decisions) > len(machine.decisions)), None)  # fmt: skip
    with suppress(Undecided):
        if isinstance(again, StringMachine):
            again.strings.close(again, proof.block)
            return again
    return None


def _changing(machine: StringMachine, old: object, new: object) -> Line | object | None:
    """What holds in every iteration; None where that is not seen."""
    if isinstance(old, Pointer) and isinstance(new, Pointer):
        (base, start), (same, place) = split(old), split(new)
        return _line(machine, base, start, place) if base == same else None
    if isinstance(old, Word) and isinstance(new, Word):
        step = machine.path.resolve(new.poly - old.poly)
        return old if not step.terms else None if old.secret else _line(machine, None, old.poly, new.poly)
    return old if old == new and isinstance(old, Initial | tuple) else None


def _line(machine: StringMachine, base: str | None, old: Poly, new: Poly) -> Line | None:
    step = machine.path.resolve(new - old)
    if not step.is_constant or step.shift:
        return None
    return Line(base, machine.path.resolve(old) + (Poly.atom(COUNT) - Poly.atom(LEFT)).scale(step.integer))


def _says(machine: StringMachine, value: object) -> bool:
    return isinstance(value, Word) and machine.strings.output == BYTES and machine.strings.all is None and says(machine, value)
