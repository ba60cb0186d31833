# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519 in an emitted folder, and the functions that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from ecgen.emit.montgomery_curve import is_25519
from ecgen.spec.load import Spec
from ecgen_verify.prove.builds import files_of
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.inner import prove_inner
from ecgen_verify.prove.naf.edwards import NAME, double_claim, double_effects
from ecgen_verify.prove.naf.edwards_iteration import iteration
from ecgen_verify.prove.naf.iterations import prove_naf
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.naf import naf_of


class EdwardsDouble:
    """Empty where the folder has no such function."""

    def __init__(self, source: Path, prefix: str, spec: Spec) -> None:
        self.source, self.prefix, self.spec = source, prefix, spec
        self.files = files_of(source, prefix, ["ed25519_naf"]) if is_25519(spec) else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        return {NAME: double_claim(self.spec)} if self.files and self.spec.curve is not None else {}

    def effects(self, operation: str) -> dict[str, Effect]:
        """By names without prefix: what calls do in this operation, beside what they do in others."""
        if not self.files or operation != NAME:
            return {}
        naf = naf_of(self.source, self.prefix, "ed25519_naf", "ed25519_mul")
        return dict(double_effects(self.spec, naf))

    def proofs(self, forms: Mapping[str, Form], callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the fields."""
        if not self.files:
            return {}
        naf = naf_of(self.source, self.prefix, "ed25519_naf", "ed25519_mul")
        inner = iteration(f"{self.prefix}_ed25519_iteration", self.prefix, naf.width, naf.base_width, forms, callees)
        return {naf.name: partial(prove_naf, naf=naf), inner.name: partial(prove_inner, inner=inner)}
