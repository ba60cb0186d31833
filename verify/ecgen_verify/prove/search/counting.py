# SPDX-License-Identifier: MIT
"""How an iteration of a loop that a length counts changes what stands in registers and memory. Not trusted: the rule for loops
checks what is guessed here from one iteration."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from ecgen_verify.prove.account import Account
from ecgen_verify.prove.composed.loops import Line
from ecgen_verify.prove.hashes.loops import Iterated
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Saying
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.induction import COUNT, LEFT, VECTOR, Cell, Held, Kept, Loop, cell_of
from ecgen_verify.prove.machine import split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.world import Undecided


def counted_loop(proof: Iterated, machine: Machine, count: Word, rank: int) -> Loop | None:
    """By one iteration; None where none takes one from the unknown that counts them. The word that says what is known of strings
    comes last, after what that depends on."""
    terms = [(unknown, factor) for unknown, factor in machine.lengths.form(count).terms.items() if unknown]
    if [factor for _, factor in terms] != [1]:
        return None
    (((counted,), _),) = terms
    machine = machine.copy()
    later = _after_an_iteration(proof, machine, counted)
    if later is None:
        return None
    machine.strings.at_header(machine)
    cells: dict[Cell, Held] = {}
    saying: dict[Cell, Held] = {}
    for cell, size, value in _cells(machine):
        guess = _changing(machine, counted, count, value, changed := cell_of(later, cell, size))
        if not saying and _says(machine, value) and _says(later, changed):
            saying[cell] = size, Saying()
        elif guess is not None:
            cells[cell] = size, guess
    return Loop(machine.address, {**cells, **saying}, rank=rank - 1)


def _cells(machine: Machine) -> Iterator[tuple[Cell, int, object]]:
    for name, value in machine.registers.items():
        yield name, 8, value
    for place, (size, value) in machine.memory.items():
        yield place, size, value
    for number, lanes in machine.vectors.items():
        yield (VECTOR, number), 16, lanes


def _after_an_iteration(proof: Iterated, machine: Machine, counted: int) -> Machine | None:
    """A path that comes to the header again, if an iteration takes one from what counts them."""
    arrivals: list[Machine] = []
    execution = replace(proof.execution, account=Account())
    with suppress(Fault, Undecided):  # where it matters, it comes again
        execution.follow(machine.copy(), [machine.address], arrivals.append)

    def width(again: Machine) -> int:
        low, high = again.lengths.ranges[counted]
        return high - low

    counting = [again for again in arrivals if again.address == machine.address
                and again.lengths.ranges[counted] != machine.lengths.ranges[counted]]  # fmt: skip
    return max(counting, key=width, default=None)


def _changing(machine: Machine, counted: int, count: Word, old: object, new: object) -> Line | Kept | None:
    """What holds in every iteration; None where that is not seen."""
    if isinstance(old, Pointer) and isinstance(new, Pointer):
        (base, start), (same, place) = split(old), split(new)
        if base != same or base in ("stack", "image"):
            return Kept() if old == new else None
        return _line(machine, counted, count, base, start, place)
    if not isinstance(old, Word) or not isinstance(new, Word):
        return Kept() if old == new else None
    try:
        start, place = machine.lengths.form(old), machine.lengths.form(new)
    except Undecided:
        return Kept() if old is new else None
    line = _line(machine, counted, count, None, start, place)
    return line if old.width == new.width == 64 or isinstance(line, Kept) else None


def _line(machine: Machine, counted: int, count: Word, base: str | None, old: Poly, new: Poly) -> Line | Kept | None:
    step, factor = new - old, old.terms.get((counted,), 0)
    if not step.terms and not factor:
        return Kept()
    if not step.is_constant:
        return None
    rest = old - machine.lengths.form(count).scale(factor)
    changed = Poly({(COUNT,): factor + step.integer, (LEFT,): -step.integer})
    return Line(base, rest + Poly({name: number for name, number in changed.terms.items() if number}))


def _says(machine: Machine, value: object) -> bool:
    return isinstance(value, Word) and machine.strings.says(machine, value)
