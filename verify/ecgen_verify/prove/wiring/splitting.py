# SPDX-License-Identifier: MIT
"""The functions that split scalars, of an emitted folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.multiples.digits import SCALAR
from ecgen_verify.prove.multiples.splitting.halves import (
    decompose_claim,
    decompose_reading,
    magnitude_claim,
    rounded_kernel,
    split_effects,
)
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof

Proof = Callable[[Image], Outcome]


class Splitting:
    """Empty where scalars are not split."""

    def __init__(self, place: Place) -> None:
        self.place, self.prefix, self.split = place, place.prefix, place.split

    @property
    def effects(self) -> dict[str, Effect]:
        """By the names after the prefix: what scalar multiplications call."""
        split = self.split
        if split is None:
            return {}
        return {"decompose": decompose_reading(self.place.forms[SCALAR], split)}

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Proof]:
        """As `Multiples.proofs`."""
        if self.split is None:
            return {}
        p, scalar = self.prefix, self.place.forms[SCALAR]
        kernel = rounded_kernel(p, scalar, self.split)
        steps = {f"{p}_{name}": effect for name, effect in split_effects(scalar, self.split).items()}
        return {
            f"{p}_rounded": lambda image: kernel_theorem(image, kernel),
            **subject_proof(self.place, f"{p}_magnitude", magnitude_claim(self.split), callees),
            **subject_proof(self.place, f"{p}_decompose", decompose_claim(scalar, self.split), {**callees, **steps}),
        }
