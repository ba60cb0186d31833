# SPDX-License-Identifier: MIT
"""The powers of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, idle
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.multiples.lookups import power_lookup
from ecgen_verify.prove.multiples.powers.claims import power_claims
from ecgen_verify.prove.multiples.powers.digits import column, window
from ecgen_verify.prove.multiples.powers.effects import inner_effects, power_effects
from ecgen_verify.prove.multiples.powers.keys import LESS, MODULO, key_claims, key_effects, less_kernel
from ecgen_verify.prove.multiples.powers.windows import LEVEL, windows_claim
from ecgen_verify.prove.scalars.lengths import modulo_claim
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof

#: What calls of these are above.
_LEVELS = {"power": LEVEL, "exp_base": LEVEL + 1, LESS: LEVEL, MODULO: LEVEL}


class Powers:
    """Empty where the folder has no such functions."""

    def __init__(self, place: Place) -> None:
        self.place, self.prefix, self.shapes = place, place.prefix, place.powers
        self.files = files_of(place.source, place.prefix, ("exp", "dh")) if self.shapes else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        return {} if self.shapes is None else power_claims(self.shapes)

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.shapes is None:
            return {}
        inner: dict[str, tuple[int, Effect]] = {name: (LEVEL - 1, effect) for name, effect in inner_effects(self.shapes).items()}
        others: dict[str, Effect] = {**key_effects(self.shapes), **power_effects(self.shapes)}
        levels = {name: (_LEVELS.get(name, LEVEL + 2), effect) for name, effect in others.items()}
        return {f"{self.prefix}_{name}": effect for name, effect in {**inner, **levels}.items()}

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the field."""
        shapes, prefix, place = self.shapes, self.prefix, self.place
        if shapes is None:
            return {}
        claims = {"exp_window": window(shapes), "exp_lookup": power_lookup(shapes.tables), "wipe_stack": idle()}
        if shapes.teeth:
            claims["exp_column"] = column(shapes)
        proofs: dict[str, Callable[[Image], Outcome]] = {}
        for name, claim in claims.items():
            proofs |= subject_proof(place, f"{prefix}_{name}", claim, {})
        known: dict[str, Effect] = {
            **callees, **{f"{prefix}_{name}": effect for name, effect in inner_effects(shapes).items()}}  # fmt: skip
        proofs |= subject_proof(place, f"{prefix}_power", windows_claim(shapes), known)
        proofs |= subject_proof(place, f"{prefix}_{MODULO}", modulo_claim(place.plain_forms), callees)
        known = {**callees, **{name: effect for name, (level, effect) in self.effects.items() if level <= LEVEL}}
        for name, claim in key_claims(shapes, LEVEL + 2).items():
            proofs |= subject_proof(place, f"{prefix}_{name}", claim, known)
        return {**proofs, f"{prefix}_{LESS}": partial(kernel_theorem, kernel=less_kernel(prefix, shapes))}
