# SPDX-License-Identifier: MIT
"""Finds what holds at the header of the loop of PREFIX_bytes_modulo.

Not trusted. The number is where it reads as it should where the loop is entered and after an iteration.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.induction import Loop
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.scalars.lengths import Bytes, Number
from ecgen_verify.prove.search.cells import Arrivals, enter, first_success, headers, weakened
from ecgen_verify.prove.world import Undecided


def find(proof: Bytes) -> tuple[Number, Loop]:
    """Raises Undecided or Fault."""
    return first_success(partial(_at, replace(proof, layout=Number(0, ahead)), header)
                         for header in headers(proof.execution) for ahead in (0, 1))  # fmt: skip


def _at(proof: Bytes, header: int) -> tuple[Number, Loop]:
    (entry, *_), count = enter(proof, header)
    assert count is not None
    before = proof.first(entry)
    slots = _slots(proof, entry, before)
    machine = entry.copy()
    after = proof.open(machine, count, before)
    arrivals = Arrivals(header, entry, count).after(proof.execution, machine)
    if arrivals.later is not None:
        slots &= _slots(proof, arrivals.later, after)
    if not slots:
        raise Undecided("no place where the number is")
    number = replace(proof.layout, slot=min(slots))
    part = range(number.slot, number.slot + proof.elements.forms[proof.tag].size)
    return number, weakened(replace(proof, layout=number), arrivals.guess({"stack": [part]}))


def _slots(proof: Bytes, machine: Machine, number: Value) -> set[int]:
    """Where on the stack the number is."""
    slots = set()
    for base, offset in machine.memory:
        try:
            if base == "stack" and proof.number_at(machine, Pointer(base, offset)) == number:
                slots.add(offset)
        except Undecided:
            continue
    return slots
