# SPDX-License-Identifier: MIT
"""Functions of an emitted folder that stand together: what is claimed of each, and what a call of it is taken to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from ecgen.logic.contract import Contract
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, Subject, prove
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Outcome

#: What makes the outcome of a function; or a claim that depends on nothing of the folder, which is shown once for all folders.
Proof = Callable[[Image], Outcome] | Subject


@dataclass(frozen=True)
class Functions:
    """By the names after the prefix: `claims` on functions that call others, whether a manifest has them or not; `effects`: what
    calls do, and at which level: functions call those of lower levels than their claim has; `proofs`: of functions that are
    shown otherwise. `files`: where all these stand."""

    files: Iterable[str] = ()
    claims: Mapping[str, Claim] = field(default_factory=dict)
    effects: Mapping[str, tuple[int, Effect]] = field(default_factory=dict)
    proofs: Mapping[str, Proof] = field(default_factory=dict)


def method_of(shown: Proof) -> Callable[[Image], Outcome]:
    return partial(prove, subject=shown) if isinstance(shown, Subject) else shown


def claims_of(place: Place, contracts: Mapping[str, Contract], level: int = 5, *, multiples: bool = False) -> dict[str, Claim]:
    """That functions keep these contracts."""
    return {name: contract_claim(contract, place.spec, level, multiples=multiples) for name, contract in contracts.items()}


def called_at(place: Place, level: int, contracts: Mapping[str, Contract]) -> dict[str, tuple[int, Effect]]:
    """What calls do of functions that keep these contracts."""
    return {name: (level, called(contract, place.spec)) for name, contract in contracts.items()}
