# SPDX-License-Identifier: MIT
"""Finds what holds at the header of the loop of PREFIX_ecdsa_sign.

Not trusted: what is found is checked by `deterministic.check`. The generator is where the last call before the header has it; all
else is taken to be as where the loop is entered, and given up where an iteration leaves something else.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.invariants import targets
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.hashes.hmac import KEY, VALUE
from ecgen_verify.prove.ladder.iterations import Cell, differing
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.protocols.deterministic import LoopHeader, Proof, check, entered, generator_is, seed
from ecgen_verify.prove.scalars.effects import size_of
from ecgen_verify.prove.world import Undecided

_ROUNDS = 8


def find(proof: Proof) -> LoopHeader:
    """Raises Undecided or Fault."""
    failure: Exception | None = None
    end = proof.address + proof.code.image.sizes[proof.subject.name]
    rounds = -(-size_of(proof.scalar) // proof.digest)
    for address in sorted({*targets(proof.code, proof.address, end)}):
        try:
            header = _guess(proof, address)
        except (Undecided, Fault) as fault:
            failure = failure or fault
            continue
        for passed in sorted({0, rounds - 1}):
            try:
                return _weakened(proof, replace(header, passed=passed))
            except (Undecided, Fault) as fault:
                failure = fault
    raise failure or Undecided("no loop over candidates was found")


def _guess(proof: Proof, address: int) -> LoopHeader:
    places: list[Pointer] = []

    def recorded(effect: Effect) -> Effect:
        def recording(call: Call) -> MachineValue | None:
            places.append(call.machine.resolve(call.pointer(1)))
            return effect(call)

        return recording

    effects = {where: (name, recorded(effect) if name.endswith("_hmac") else effect)
               for where, (name, effect) in proof.effects.items()}  # fmt: skip
    machine = entered(replace(proof, effects=effects), address)
    if not places:
        raise Undecided("no call of HMAC before the loop")
    header = LoopHeader(address, places[-1], _cells(machine, places[-1], proof.digest))
    generator_is(proof, header, machine, seed(proof, machine.path))
    return header


def _cells(machine: Machine, place: Pointer, digest: int) -> dict[Cell, int]:
    """All but the generator."""
    taken = {(place.base, place.offset + start + i) for start in (KEY, VALUE) for i in range(digest)}
    cells: dict[Cell, int] = dict.fromkeys(machine.registers, 8)
    return cells | {cell: size for cell, (size, _) in machine.memory.items() if cell not in taken}


def _weakened(proof: Proof, header: LoopHeader) -> LoopHeader:
    """What is left of the guess when all holds."""
    for _ in range(_ROUNDS):
        cells = differing(partial(check, proof, header))
        if not cells:
            return header
        header = replace(header, kept={cell: size for cell, size in header.kept.items() if cell not in cells})
    raise Undecided("what holds at the header of the loop was not found")
