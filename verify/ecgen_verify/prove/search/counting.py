# SPDX-License-Identifier: MIT
"""How an iteration of a loop that a length counts changes what stands in registers and memory. Not trusted: the rule for loops
checks what is guessed here from one iteration."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from ecgen_verify.prove.account import Account
from ecgen_verify.prove.hashes.loops import Iterated
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Saying, Value
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.induction import COUNT, LEFT, VECTOR, Cell, Held, Kept, Loop, cell_of
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.world import Undecided


def counted_loop(proof: Iterated, machine: Machine, count: Word, rank: int) -> Loop | None:
    """By one iteration; None where none takes one from the unknown that counts them. The word that says what is known of strings
    comes last, after what that depends on."""
    terms = machine.words.sum_of(count).terms
    if list(terms.values()) != [1] or not machine.lengths.is_length(count):
        return None
    (counted,) = terms
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


def _after_an_iteration(proof: Iterated, machine: Machine, counted: Word) -> Machine | None:
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


def _changing(machine: Machine, counted: Word, count: Word, old: object, new: object) -> Value | Kept | None:
    """What holds in every iteration; None where that is not seen."""
    words = machine.words
    if isinstance(old, Pointer) and isinstance(new, Pointer) and old.base == new.base and old.base not in ("stack", "image"):
        distance = _changing(machine, counted, count, machine.distance_of(old), machine.distance_of(new))
        return machine.at(old.base, distance) if isinstance(distance, Word) else Kept() if isinstance(distance, Kept) else None
    if not isinstance(old, Word) or not isinstance(new, Word):
        return Kept() if old == new else None
    if old.width != new.width or old.followed or new.followed:
        return Kept() if old is new else None
    step, known = words.total(((new, 1), (old, -1)), 0, old.width).constant, words.sum_of(old)
    if step == 0 and counted not in known.terms:
        return Kept()
    if step is None or old.width != 64:
        return None
    of_count, left, factor = words.atom(COUNT, 64), words.atom(LEFT, 64), known.terms.get(counted, 0)
    rest = [(term, n) for term, n in known.terms.items() if term is not counted]
    constant = known.constant - factor * words.sum_of(count).constant
    return words.total([*rest, (of_count, factor + step), (left, -step)], constant, 64)


def _says(machine: Machine, value: object) -> bool:
    return isinstance(value, Word) and machine.strings.says(machine, value)
