# SPDX-License-Identifier: MIT
"""Finds what holds at the header of the loop of PREFIX_bytes_modulo.

Not trusted: what is found is checked by `lengths.check`. Two iterations are followed; what they leave as it was, or move by a
constant, is taken to be linear, and the number is where it reads as it should both times. What then does not hold is given up.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen_verify.prove.composed.arrays import Differs
from ecgen_verify.prove.composed.invariants import cells_of, linear, targets
from ecgen_verify.prove.composed.loops import Loop
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.scalars.lengths import LoopHeader, Outset, Proof, enter, follow, iteration, outset
from ecgen_verify.prove.scalars.numbers import number_of
from ecgen_verify.prove.world import Undecided

_LEAST = 2
_ROUNDS = 40


class _NoLoop(Undecided):
    """An address that is not the header of the loop over bytes."""


def find(proof: Proof) -> LoopHeader:
    """Raises Undecided or Fault."""
    failure: Exception | None = None
    end = proof.address + proof.code.image.sizes[proof.subject.name]
    for address in dict.fromkeys(targets(proof.code, proof.address, end)):
        for ahead in (0, 1):
            try:
                return _weakened(proof, _guess(proof, address, ahead))
            except (Undecided, Fault) as fault:
                failure = failure if isinstance(fault, _NoLoop) else failure or fault
    raise failure or Undecided("no loop over the bytes was found")


def _guess(proof: Proof, address: int, ahead: int) -> LoopHeader:
    begun = outset(proof, ahead, least=_LEAST, more=1)
    stub = LoopHeader(Loop(address, 1, 0, False, {}, {}, {}, {}), 0, ahead)
    machine = _arrival(proof, begun, stub)
    first, slots = cells_of(machine, begun.start), _slots(proof, machine, begun, begun.before)
    again = replace(begun, start=replace(begun.start, machine=machine))
    machine = _arrival(proof, again, stub)
    second = cells_of(machine, begun.start)
    slots &= _slots(proof, machine, begun, begun.after)
    if not slots:
        raise _NoLoop("no place where the number is")
    slot = min(slots)
    words = range(slot, slot + 8 * proof.form.limbs, 8)
    lines = {cell: linear(value, second.get(cell)) for cell, value in first.items() if cell not in words}
    cells = {cell: line for cell, line in lines.items() if line is not None}
    return replace(stub, loop=replace(stub.loop, cells=cells), slot=slot)


def _arrival(proof: Proof, begun: Outset, stub: LoopHeader) -> Machine:
    """The state at the end of the first path."""
    arrivals: list[Machine] = []
    follow(proof, begun, stub, arrivals.append)
    if arrivals[0].address != stub.loop.header:
        raise _NoLoop("an address is not reached again")
    return arrivals[0]


def _slots(proof: Proof, machine: Machine, begun: Outset, number: Value) -> set[int]:
    """Where on the stack the number is."""
    slots = set()
    for base, offset in machine.memory:
        cells = [machine.memory.get((base, offset + 8 * i), (0, None)) for i in range(proof.form.limbs)]
        if base == "stack" and all(size == 8 for size, _ in cells):
            try:
                if number_of(begun.start.elements, machine.path, proof.tag, [value for _, value in cells]) == number:
                    slots.add(offset)
            except Undecided:
                continue
    return slots


def _weakened(proof: Proof, header: LoopHeader) -> LoopHeader:
    """What is left of the guess when all holds."""
    for _ in range(_ROUNDS):
        try:
            enter(proof, header)
            iteration(proof, header)
            return header
        except Fault as fault:
            if not isinstance(fault.__cause__, Differs) or not fault.__cause__.cells & header.loop.cells.keys():
                raise
            kept = {cell: line for cell, line in header.loop.cells.items() if cell not in fault.__cause__.cells}
            header = replace(header, loop=replace(header.loop, cells=kept))
    raise Undecided("no invariant of a loop was found")
