# SPDX-License-Identifier: MIT
"""Proves a function over arrays for all counts.

Trusted: that all counts, and all ways in which its operands can be the same objects, are looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.arrays import Postcondition, regions_of
from ecgen_verify.prove.composed.divsteps import kernel_effects
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.layout import Pass
from ecgen_verify.prove.composed.loops import Loop, Proof, check
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject

#: Elements that one iteration treats, and iterations that compilers let stand before the first loop.
WAYS = ((1, 0), (2, 0), (1, 1))


@searched
def array_invariants(proof: Proof, stride: int, rest: int, end: int, peeled: int = 0) -> Sequence[Loop]:
    """What holds at each header, in the order in which they are reached. `end`: of the function; `peeled`: iterations that stand
    before the first loop. Raises Undecided or Fault."""
    raise NotImplementedError


def prove_every_count(code: Code, subject: Subject, alias: Mapping[str, str], budget: Budget, called: dict[str, None]) -> None:
    """All counts but those below the longest stride, or with which a loop is left before it begins, which must be among the
    claim's cases. Raises Undecided or Fault."""
    if subject.claim.wipes:
        raise Undecided("what loops over arrays leave in the frame is not followed")
    counts = {case.count for case in subject.claim.cases}
    failure: Exception | None = None
    for stride, peeled in WAYS:
        try:
            if not counts.issuperset(range(stride + peeled)):
                raise Undecided("counts below the stride are not shown")
            for rest in range(stride):
                proof = proof_of(code, subject, alias, budget, called)
                end = proof.address + code.image.sizes[subject.name]
                check(proof, stride, rest, array_invariants(proof, stride, rest, end, peeled), peeled)
            return
        except (Fault, Undecided) as fault:
            failure = failure or fault
        except Contradiction:
            failure = failure or Undecided("what is taken to hold in a loop cannot hold")
    assert failure is not None
    raise failure


@dataclass(frozen=True)
class EveryCount:
    """The postcondition of a claim on arrays; called, it shows the claim for all counts."""

    postcondition: Postcondition

    def __call__(self, code: Code, subject: Subject, alias: Mapping[str, str], budget: Budget, called: dict[str, None]) -> None:
        prove_every_count(code, subject, alias, budget, called)


def proof_of(code: Code, subject: Subject, alias: Mapping[str, str], budget: Budget, called: dict[str, None]) -> Proof:
    image, claim, every = code.image, subject.claim, subject.claim.every
    assert isinstance(every, EveryCount)
    postcondition = every.postcondition
    numbers = [parameter.name for parameter in subject.parameters if parameter.kind is Pass.NUMBER]
    if numbers != ["count"] or len(subject.parameters) > len(ARGUMENTS):
        raise Undecided("operands that are not arrays and their count")

    def effects() -> Mapping[int, tuple[str, Effect]]:
        known: dict[str, Effect] = {**kernel_effects(subject.prefix, dict(subject.forms), image.symbols), **subject.callees}
        return {image.symbols[name]: (name, effect) for name, effect in known.items() if name in image.symbols}

    regions = regions_of(subject.parameters, claim.scratch, subject.forms[subject.tag])
    results = frozenset(key for key, region in regions.items() if region.output and region.name not in claim.scratch)
    address = image.functions[subject.name]
    return Proof(
        code, address, subject.parameters, subject.tag, subject.forms, effects, postcondition, regions, results, alias, budget,
        called,
    )
