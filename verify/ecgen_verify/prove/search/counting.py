# SPDX-License-Identifier: MIT
"""How an iteration of a loop that a length counts changes what stands in registers and memory. Not trusted: `hashes.iterations`
shows what is guessed here from one iteration."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from ecgen_verify.prove.hashes.iterations import KEPT, Change, Changes, counted
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.hexadecimal.strings import Decoding
from ecgen_verify.prove.run import Fault, Limits, Run


def loop_changes(run: Run[Machine], machine: Machine) -> Changes | None:
    """By one iteration; None where none takes one from what counts them."""
    later = _after_an_iteration(run, machine)
    if later is None:
        return None
    registers = {name: _change(machine, later, old, later.registers[name]) for name, old in machine.registers.items()}
    memory: dict[tuple[str, int], Change] = {}
    for cell, (size, old) in machine.memory.items():
        other_size, new = later.memory.get(cell, (0, None))
        if size == other_size:
            memory[cell] = _change(machine, later, old, new)
    notes = {name: _change(machine, later, note, later.notes.get(name)) for name, note in machine.notes.items()}
    vectors = frozenset(number for number, old in machine.vectors.items() if later.vectors.get(number) == old)
    return Changes(registers, memory, notes, vectors)


def _after_an_iteration(run: Run[Machine], machine: Machine) -> Machine | None:
    """A path that comes to the header again, if an iteration takes one from what counts them."""
    arrived: list[Machine] = []
    with suppress(Fault):  # where it matters, it comes again
        once = replace(run, limits=Limits(shared=run.budget), stops=frozenset({machine.address}), called={})
        once.explore(machine.copy(), arrived.append)
    arrived = [again for again in arrived if again.address == machine.address]
    iterations = counted(machine)
    counting = [again for again in arrived if again.lengths.ranges[iterations] != machine.lengths.ranges[iterations]]

    def width(again: Machine) -> int:
        low, high = again.lengths.ranges[iterations]
        return high - low

    return max(counting, key=width, default=None)


def _change(machine: Machine, later: Machine, old: Value, new: Value | None) -> Change:
    if isinstance(old, Word):
        if not isinstance(new, Word) or new.width != old.width:
            return None
        change = 0 if new is old else machine.words.change(old, new)
        return KEPT if change is None and _says_the_same(machine, later, old, new) else change
    if not isinstance(old, Pointer) or old.base in ("stack", "image"):
        return 0 if old == new else None
    if not isinstance(new, Pointer) or new.base != old.base:
        return None
    return _change(machine, later, machine.distance_of(old), machine.distance_of(new))


def _says_the_same(machine: Machine, later: Machine, old: Word, new: Word) -> bool:
    """Whether both say if all characters so far are digits."""
    return all(isinstance(path.strings, Decoding) and path.strings.says(path, word)
               for path, word in ((machine, old), (later, new)))  # fmt: skip
