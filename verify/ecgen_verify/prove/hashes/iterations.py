# SPDX-License-Identifier: MIT
"""Loops that iterate as often as a length says: induction over their iterations.

Trusted. A path that comes to the header of a loop, which iterates `iterations` times, is replaced by one in the middle of it,
after i iterations and with k to go, i + k = iterations: every number that an iteration changes by a constant is what it was plus
i times that, and what changes otherwise is not known. How much an iteration changes is guessed by a search; it is shown here
that after an iteration from anywhere the same holds of i + 1 and k - 1. That it holds at first is how it is made: i = 0. After
the loop, i says how often the next one iterates. A loop whose iterations no unknown counts is just followed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen_verify.prove.abi import SCRATCH
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import Initial
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.world import Undecided

#: What a call leaves in a register, and a loop where nothing is known.
_ANYTHING = Initial(SCRATCH[0])


#: By how much an iteration changes what stands somewhere: a number or an address. `KEPT`: what it says is known to the strings;
#: None: nothing is known of it.
Change = int | str | None
KEPT = "kept"


@dataclass(frozen=True)
class Changes:
    """What an iteration may do; `vectors`: those that it leaves as they are. Of what is not named nothing is known."""

    registers: Mapping[str, Change]
    memory: Mapping[tuple[str, int], Change]
    notes: Mapping[str, Change]
    vectors: frozenset[int]


@searched
def loop_changes(run: Run[Machine], machine: Machine) -> Changes | None:
    """Of the loop at whose header the path is, where one unknown counts its iterations."""
    raise NotImplementedError


def unknowns(words: Words, header: int) -> tuple[Word, Word, Word]:
    """(iterations, i, k) of the loop at this address."""
    return words.atom("iterations", 64), words.atom(("iterations done", header), 64), words.atom(("iterations to go", header), 64)


def at_header(run: Run[Machine], machine: Machine) -> bool:
    """Whether a path goes on that comes to the header of a loop."""
    held = machine.inside.get(machine.address)
    if held is not None:
        _holds_again(held, machine)
        return False
    if machine.inside and not _is_left(machine):  # a loop has no other header than the first that a path comes to
        return True
    if machine.strings is not None:
        machine.strings.at_header(machine)
    changes = loop_changes(run, machine)
    if changes is not None:
        _generalise(machine, changes)
        machine.inside[machine.address] = machine.copy()
        _, machine.counted, _ = unknowns(machine.words, machine.address)
    return True


def counted(machine: Machine) -> Word:
    """How often the next loop iterates."""
    return machine.counted or machine.words.atom("iterations", 64)


def _is_left(machine: Machine) -> bool:
    """Whether the path has come to the end of the loop that it was in."""
    _, _, left = unknowns(machine.words, next(reversed(machine.inside)))
    least, most = machine.lengths.ranges[left]
    return least == most


def _generalise(machine: Machine, changes: Changes) -> None:
    words = machine.words
    _, done, left = unknowns(words, machine.address)
    iterations = counted(machine)
    low, high = machine.lengths.ranges[iterations]
    machine.lengths.ranges |= {done: (0, high - low), left: (low, high)}

    def word(old: Word, change: Change) -> Word | None:
        """None where it is not known in the middle of the loop."""
        if change == KEPT and machine.strings is not None:
            return machine.strings.middle(machine, old)
        terms = dict(words.sum_of(old).terms)
        factor = terms.pop(iterations, 0)
        if change == factor == 0:
            return old
        if not isinstance(change, int) or old.width != 64:
            return None
        return words.total(64, [*terms.items(), (done, factor + change), (left, factor)], words.sum_of(old).constant)

    def value(old: Value, change: Change) -> Value | None:
        if isinstance(old, Word):
            return word(old, change)
        if not isinstance(old, Pointer) or old.base in ("stack", "image"):
            return old if change == 0 else None
        distance = word(machine.distance_of(old), change)
        return None if distance is None else machine.at(old.base, distance)

    for name, old in machine.registers.items():
        kept = value(old, changes.registers.get(name))
        machine.registers[name] = _ANYTHING if kept is None else kept
    if machine.registers["RSP"] == _ANYTHING:
        raise Undecided("a loop that moves the stack pointer")
    machine.vectors = {number: old for number, old in machine.vectors.items() if number in changes.vectors}
    machine.flags, machine.wide = {}, {}
    for cell, (size, old) in list(machine.memory.items()):
        kept = value(old, changes.memory.get(cell))
        if kept is None:
            del machine.memory[cell]
        else:
            machine.memory[cell] = size, kept
    for name, note in machine.notes.items():
        known = word(note, changes.notes.get(name))
        if known is None:
            raise Undecided("a loop that is not understood")
        machine.notes[name] = known
    if machine.strings is not None:
        machine.strings.in_middle(machine)


def _holds_again(held: Machine, machine: Machine) -> None:
    """Raises Undecided unless what held holds after one more iteration."""
    words, lengths = machine.words, machine.lengths
    _, done, left = unknowns(words, machine.address)
    if lengths.ranges[left][0] < held.lengths.ranges[left][0] + 1:
        raise Undecided("a loop that may iterate more often than is known")

    def again(old: Value, new: Value | None) -> bool:
        if isinstance(old, Pointer) and isinstance(new, Pointer):
            return new.base == old.base and again(machine.distance_of(old), machine.distance_of(new))
        if not isinstance(old, Word):  # what is in registers that calls may change is anything
            return old == new or (isinstance(old, Initial) and old.register in SCRATCH)
        known = held.strings.again(machine, old, new) if held.strings is not None else None
        if known is not None:
            return known
        if not isinstance(new, Word):
            return False
        old_sum = words.sum_of(old)
        by = old_sum.terms.get(done, 0) - old_sum.terms.get(left, 0)
        return lengths.same(new, words.total(old.width, [(old, 1)], by) if by else old)

    same = all(again(old, machine.registers.get(name)) for name, old in held.registers.items())
    same = same and all(again(old, machine.notes.get(name)) for name, old in held.notes.items())
    same = same and all(old == machine.vectors.get(number) for number, old in held.vectors.items())
    same = same and held.copies == machine.copies and held.strings == machine.strings
    for cell, (size, value) in held.memory.items():
        other_size, new = machine.memory.get(cell, (0, None))
        same = same and size == other_size and again(value, new)
    if not same:
        raise Undecided("a loop whose iterations are not alike")
