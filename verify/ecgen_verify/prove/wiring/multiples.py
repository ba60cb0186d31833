# SPDX-License-Identifier: MIT
"""The scalar multiplications of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, idle
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.points import incomplete_claims
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.claims import LEVEL, multiple_claims, twist_claims
from ecgen_verify.prove.multiples.digits import SCALAR, odd_scalar
from ecgen_verify.prove.multiples.effects import Group, inner_effects, naf_effects, twist_effects
from ecgen_verify.prove.naf.iterations import Naf, prove_naf
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof
from ecgen_verify.prove.wiring.naf import naf_of
from ecgen_verify.prove.wiring.splitting import Splitting
from ecgen_verify.prove.wiring.sums import readings_of, sums_of

#: Of C.
_UNITS = ("mul", "base", "lookup", "scalar", "secrets", "point", "naf", "double", "split", "halves", "g2")
Proof = Callable[[Image], Outcome]


class Multiples:
    """Empty where the folder has no such functions, or they are not covered."""

    def __init__(self, place: Place) -> None:
        self.place, self.source, self.prefix, self.spec = place, place.source, place.prefix, place.spec
        files = files_of(self.source, self.prefix, _UNITS)
        self.shapes = place.shapes if files else None
        self.splitting = Splitting(place) if self.shapes else None
        self.files = files if self.shapes else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        group = self.group
        if self.shapes is None or group is None:
            return {}
        twist = twist_claims(self.twist) if self.twist is not None else {}
        return {**multiple_claims(group, self.shapes), **twist}

    @property
    def group(self) -> Group | None:
        return Group(self.shapes, self.splitting.split) if self.shapes and self.splitting else None

    @property
    def twist(self) -> Group | None:
        """G2, where the folder has it."""
        return Group(self.shapes, degree=2) if self.shapes and self.spec.twist is not None else None

    @property
    def naf(self) -> Naf | None:
        """The function that writes non-adjacent forms."""
        return naf_of(self.source, self.prefix) if self.shapes else None

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.group is None or self.splitting is None:
            return {}
        effects: dict[str, Effect] = {
                **inner_effects(self.group), **self.splitting.effects, **readings_of(self.place),
                **(twist_effects(self.twist) if self.twist is not None else {}),
                **naf_effects(self.group, naf_of(self.source, self.prefix), self.place.forms[SCALAR])}  # fmt: skip
        return {f"{self.prefix}_{name}": (LEVEL - 1, effect) for name, effect in effects.items()}

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Proof]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the fields."""
        shapes, prefix = self.shapes, self.prefix
        if shapes is None or self.splitting is None:
            return {}
        assert self.group is not None
        claims = {"scalar_odd": odd_scalar(shapes), "wipe_stack": idle(), **incomplete_claims(self.spec)}
        naf = naf_of(self.source, prefix)
        proofs: dict[str, Proof] = {naf.name: partial(prove_naf, naf=naf), **self.splitting.proofs(callees)}
        for name, claim in claims.items():
            proofs |= subject_proof(self.place, f"{prefix}_{name}", claim, callees)
        inner = {f"{prefix}_{name}": effect for name, effect in inner_effects(self.group).items()}
        known: dict[str, Effect] = {**callees, **inner}
        for name, sum_ in sums_of(self.place).items():
            proofs |= subject_proof(self.place, f"{prefix}_{name}", sum_.claim, known)
        return proofs
