# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519 in an emitted folder, and the functions that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen.emit.montgomery_curve import is_25519
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.edwards.double import NAME, double_claim, double_effects
from ecgen_verify.prove.edwards.points import group_effects
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.naf.iterations import prove_naf
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof
from ecgen_verify.prove.wiring.naf import naf_of
from ecgen_verify.prove.wiring.sums import readings_of, sums_of


class EdwardsDouble:
    """Empty where the folder has no such function."""

    def __init__(self, place: Place) -> None:
        self.place, self.source, self.prefix, self.spec = place, place.source, place.prefix, place.spec
        self.files = files_of(self.source, self.prefix, ["ed25519_naf"]) if is_25519(self.spec) else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        return {NAME: double_claim(self.spec)} if self.files and self.spec.curve is not None else {}

    def effects(self, operation: str) -> dict[str, Effect]:
        """By names without prefix: what calls do in this operation, beside what they do in others."""
        if not self.files or operation != NAME:
            return {}
        naf = naf_of(self.source, self.prefix, "ed25519_naf", "ed25519_mul")
        return {**double_effects(naf), **readings_of(self.place)}

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the fields."""
        if not self.files:
            return {}
        naf = naf_of(self.source, self.prefix, "ed25519_naf", "ed25519_mul")
        known: dict[str, Effect] = {**callees, **{f"{self.prefix}_{name}": reading for name, reading in group_effects().items()}}
        proofs: dict[str, Callable[[Image], Outcome]] = {naf.name: partial(prove_naf, naf=naf)}
        for name, sum_ in sums_of(self.place).items():
            proofs |= subject_proof(self.place, f"{self.prefix}_{name}", sum_.claim, known)
        return proofs
