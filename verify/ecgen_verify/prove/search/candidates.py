# SPDX-License-Identifier: MIT
"""Finds what holds at the header of the loop of PREFIX_ecdsa_sign.

Not trusted. The generator is where the last call before the header has it; all else is taken to be as where the loop is
entered.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.hashes.hmac import KEY, VALUE
from ecgen_verify.prove.induction import Loop
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.protocols.deterministic import Candidates
from ecgen_verify.prove.scalars.effects import size_of
from ecgen_verify.prove.search.cells import Arrivals, enter, first_success, headers, weakened
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import Undecided


def find(proof: Candidates) -> tuple[Pointer, Loop]:
    """Raises Undecided or Fault."""
    rounds = -(-size_of(proof.scalar) // proof.digest)
    return first_success(partial(_at, proof, header, passed)
                         for header in sorted(headers(proof.execution)) for passed in sorted({0, rounds - 1}))  # fmt: skip


def _at(proof: Candidates, header: int, passed: int) -> tuple[Pointer, Loop]:
    places: list[Pointer] = []

    def recorded(effect: Effect) -> Effect:
        def recording(call: Call) -> MachineValue | None:
            places.append(call.machine.resolve(call.pointer(1)))
            return effect(call)

        return recording

    effects = {where: (name, recorded(effect) if name.endswith("_hmac") else effect)
               for where, (name, effect) in proof.execution.effects.items()}  # fmt: skip
    (entry, *_), count = enter(replace(proof, execution=replace(proof.execution, effects=effects)), header)
    if not places:
        raise Undecided("no call of HMAC before the loop")
    place = places[-1]
    proof = replace(proof, layout=place)
    proof.initially(entry, constant(1))
    parts = [range(place.offset + start, place.offset + start + proof.digest) for start in (KEY, VALUE)]
    loop = replace(Arrivals(header, entry, count).guess({place.base: parts}), passed=passed)
    return place, weakened(proof, loop)
