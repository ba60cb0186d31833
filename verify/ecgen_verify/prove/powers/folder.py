# SPDX-License-Identifier: MIT
"""The powers of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.objects import files_of
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.effects import nothing
from ecgen_verify.prove.multiples.inner import idle, prove_inner
from ecgen_verify.prove.powers.claims import power_claims
from ecgen_verify.prove.powers.digits import column, digit_effects, window
from ecgen_verify.prove.powers.lookups import look_up, lookup
from ecgen_verify.prove.powers.shapes import Shapes, shapes_of
from ecgen_verify.prove.verdict import Outcome

#: The level of powers; what they are made of is below.
LEVEL = 4


class Powers:
    """Empty where the folder has no such functions."""

    def __init__(self, source: Path, prefix: str, spec: Spec) -> None:
        self.prefix = prefix
        self.shapes: Shapes | None = shapes_of(source, prefix, spec)
        self.files = files_of(source, prefix, ("exp", "dh")) if self.shapes else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        return {} if self.shapes is None else power_claims(self.shapes, LEVEL)

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.shapes is None:
            return {}
        shapes = self.shapes
        effects: dict[str, Effect] = {**digit_effects(shapes), "exp_lookup": lambda call: look_up(call, shapes),
                                      "wipe_stack": nothing}  # fmt: skip
        return {f"{self.prefix}_{name}": (LEVEL - 1, effect) for name, effect in effects.items()}

    def proofs(self, forms: Mapping[str, Form]) -> dict[str, Callable[[Image], Outcome]]:
        """For each function that the manifest does not know, by its name: how it is proved."""
        shapes, prefix = self.shapes, self.prefix
        if shapes is None:
            return {}
        inner = [window(f"{prefix}_exp_window", shapes, forms), lookup(f"{prefix}_exp_lookup", shapes, forms),
                 idle(f"{prefix}_wipe_stack", forms)]  # fmt: skip
        if shapes.teeth:
            inner.append(column(f"{prefix}_exp_column", shapes, forms))
        return {one.name: partial(prove_inner, inner=one) for one in inner}
