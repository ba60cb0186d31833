# SPDX-License-Identifier: MIT
"""The scalar multiplications of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen.contracts.multiples import naf_contract
from ecgen.logic.contract import Contract
from ecgen.logic.types import G2
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, Subject, prove
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.digits import SCALAR
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof
from ecgen_verify.prove.wiring.naf import naf_of, sizes_of
from ecgen_verify.prove.wiring.points import IDLE, incomplete_contracts, integer_contracts, law_readings, multiple_claims
from ecgen_verify.prove.wiring.shapes import shapes_of
from ecgen_verify.prove.wiring.splitting import Splitting
from ecgen_verify.prove.wiring.sums import readings_of, sums_of

#: Of C.
_UNITS = ("mul", "base", "lookup", "scalar", "secrets", "point", "naf", "double", "split", "halves", "g2")
Proof = Callable[[Image], Outcome]
#: Above everything that they call, below what calls them.
LEVEL = 20


class Multiples:
    """Empty where the folder has no such functions, or they are not covered."""

    def __init__(self, place: Place) -> None:
        self.place, self.source, self.prefix, self.spec = place, place.source, place.prefix, place.spec
        files = files_of(self.source, self.prefix, _UNITS)
        self.shapes = shapes_of(place) if files else None
        self.splitting = Splitting(place) if self.shapes else None
        self.files = files if self.shapes else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation. Not covered is the generator without a table of its own."""
        shapes = self.shapes
        if shapes is None:
            return {}
        names = ["affine_has_order", f"{G2}affine_has_order", f"{G2}point_mul", *(["point_mul_base"] if shapes.combs else [])]
        if not shapes.split or self.place.split is not None:
            names += ["point_mul", "point_mul_double_vartime"]
        return multiple_claims(self.place, LEVEL, *names)

    @property
    def naf(self) -> Subject | None:
        """The function that writes non-adjacent forms."""
        return naf_of(self.source, self.prefix) if self.shapes else None

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.splitting is None:
            return {}
        effects: dict[str, Effect] = {**self.inner, **self.splitting.effects, **readings_of(self.place)}
        return {f"{self.prefix}_{name}": (LEVEL - 1, effect) for name, effect in effects.items()}

    @property
    def inner(self) -> dict[str, Reading]:
        """The group law, and what makes digits."""
        assert self.shapes is not None
        contracts = {**self.integers, **incomplete_contracts(), "wipe_stack": IDLE,
                     "naf": naf_contract(*sizes_of(self.source, self.prefix))}  # fmt: skip
        readings = {name: called(contract, self.spec) for name, contract in contracts.items()}
        return {**law_readings(self.place), **readings}

    @property
    def integers(self) -> dict[str, Contract]:
        """What makes integers of scalars."""
        assert self.shapes is not None
        return integer_contracts(self.place.forms[SCALAR], max(self.shapes.word_counts))

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Proof]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the fields."""
        shapes, prefix = self.shapes, self.prefix
        if shapes is None or self.splitting is None:
            return {}
        odd = contract_claim(self.integers["scalar_odd"], self.spec, LEVEL, multiples=True)
        claims = {"scalar_odd": odd, "wipe_stack": contract_claim(IDLE, self.spec),
                  **{name: contract_claim(contract, self.spec) for name, contract in incomplete_contracts().items()}}  # fmt: skip
        naf = naf_of(self.source, prefix)
        proofs: dict[str, Proof] = {naf.name: partial(prove, subject=naf), **self.splitting.proofs(callees)}
        for name, claim in claims.items():
            proofs |= subject_proof(self.place, f"{prefix}_{name}", claim, callees)
        known: dict[str, Effect] = {**callees, **{f"{prefix}_{name}": effect for name, effect in self.inner.items()}}
        for name, contract in sums_of(self.place).items():
            claim = contract_claim(contract, self.spec, LEVEL, multiples=True)
            proofs |= subject_proof(self.place, f"{prefix}_{name}", claim, known)
        return proofs
