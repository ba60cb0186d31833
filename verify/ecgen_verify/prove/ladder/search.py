# SPDX-License-Identifier: MIT
"""Finds what holds at the header of a ladder's loop.

Not trusted: what is found is checked by `iterations.check`. The first iteration shows where the coordinates are. All else is
taken to stay as it is, or to be linear in the bits left; what does not, and was 0, to be the mask of the bit before; the rest is
given up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.invariants import targets
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.composed.scalar_bit import open_bit
from ecgen_verify.prove.ladder.iterations import LEFT, Cell, Entry, Loop, Proof, cell_of, check, differing, entered, follow
from ecgen_verify.prove.machine import Machine, Pointer, Violation
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Word, constant
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

_ROUNDS = 20


def find(proof: Proof, end: int) -> Loop:
    """`end`: of the function. Raises Undecided or Fault."""
    failure: Exception | None = None
    for header in dict.fromkeys(targets(proof.code, proof.address, end)):
        try:
            return _weakened(proof, _guess(proof, entered(proof, header), header))
        except (Undecided, Fault) as fault:
            if failure is None or isinstance(fault.__cause__, Violation):
                failure = fault
    raise failure or Undecided("the function has no loop")


def _guess(proof: Proof, entry: Entry, header: int) -> Loop:
    places, lazily_reduced = _places(proof, entry, header)
    size = proof.form.size
    taken = {(place.base, place.offset + i) for place in map(entry.machine.resolve, places) for i in range(size)}
    (atom,) = entry.bits.poly.atoms()
    lines: dict[Cell, tuple[int, Poly]] = {}
    kept: dict[Cell, int] = {}
    for cell, length, value in cells_of(entry.machine):
        if not isinstance(cell, str) and any((cell[0], cell[1] + i) in taken for i in range(length)):
            continue
        line = entry.machine.path.resolve(value.poly) if isinstance(value, Word) else Poly({})
        if line.atoms() == {atom}:
            lines[cell] = length, line.substitute({atom: Poly.atom(LEFT)})
        else:
            kept[cell] = length
    return Loop(header, lines, {}, kept, places, lazily_reduced)


def cells_of(machine: Machine) -> Iterator[tuple[Cell, int, MachineValue]]:
    for name, value in machine.registers.items():
        yield name, 8, value
    for place, (size, value) in machine.memory.items():
        yield place, size, value


def _places(proof: Proof, entry: Entry, header: int) -> tuple[tuple[Pointer, ...], bool]:
    """From what the first iteration calls: its step as one function, or the exchanges of x and of z that it begins with."""
    calls: list[tuple[str, Call]] = []

    def recorded(name: str, effect: Effect) -> Effect:
        def recording(call: Call) -> MachineValue | None:
            calls.append((name, Call(call.machine.copy(), call.elements)))
            return effect(call)

        return recording

    effects = {address: (name, recorded(name, effect)) for address, (name, effect) in proof.effects.items()}
    machine = entry.machine.copy()
    path = machine.path
    open_bit(machine, "scalar", path.refined(path.sum((entry.bits, 1), (constant(1), -1))), proof.elements.bit("first bit"))
    try:
        follow(replace(proof, effects=effects), machine, header, lambda _: None)
    except (Undecided, Fault) as fault:
        # what was called before tells enough, or too little
        if isinstance(fault.__cause__, Violation):
            raise
    steps = [call for name, call in calls if name.endswith("_ladder_step")]
    if steps:
        return tuple(steps[0].pointer(1).moved(i * proof.form.size) for i in range(4)), True
    # a call is recorded for each of the cases that it distinguishes
    exchanges = list(dict.fromkeys((call.pointer(1), call.pointer(2)) for name, call in calls if name.endswith("_cswap")))
    if len(exchanges) < 2:
        raise Undecided("an iteration of the loop neither calls the step nor exchanges coordinates")
    (x2, x3), (z2, z3) = exchanges[:2]
    return (x2, z2, x3, z3), False


def _weakened(proof: Proof, loop: Loop) -> Loop:
    """What is left of the guess when all holds."""
    entry = entered(proof, loop.header)
    for _ in range(_ROUNDS):
        cells = differing(partial(check, proof, loop))
        if not cells:
            return loop
        loop = replace(
            loop,
            lines={cell: line for cell, line in loop.lines.items() if cell not in cells},
            kept={cell: size for cell, size in loop.kept.items() if cell not in cells},
            masks={
                **{cell: size for cell, size in loop.masks.items() if cell not in cells},
                **{cell: size for cell, size in loop.kept.items() if cell in cells and _is_zero(entry, cell, size)},
            },
        )
    raise Undecided("what holds at the header of the loop was not found")


def _is_zero(entry: Entry, cell: Cell, size: int) -> bool:
    value = cell_of(entry.machine, cell, size)
    return isinstance(value, Word) and value.is_constant and not value.lo
