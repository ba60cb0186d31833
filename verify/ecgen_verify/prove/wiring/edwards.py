# SPDX-License-Identifier: MIT
"""The scalar multiplications on the curve of Ed25519 in an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen.contracts.multiples import base_16_contract, naf_contract
from ecgen.emit.montgomery_curve import is_25519
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, Subject, prove
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof
from ecgen_verify.prove.wiring.naf import naf_of, sizes_of
from ecgen_verify.prove.wiring.points import edwards_claims, law_readings, multiple_claims
from ecgen_verify.prove.wiring.sums import readings_of, sums_of

_LEVEL = 6
#: The unit from where the function is called that writes non-adjacent forms.
_CALLER = "ed25519_mul"
_DIGITS = base_16_contract(64)


class Edwards:
    """Empty where the folder has no such functions."""

    def __init__(self, place: Place) -> None:
        self.place, self.prefix = place, place.prefix
        self.files = files_of(place.source, place.prefix, ["ed25519_naf"]) if is_25519(place.spec) else []

    @property
    def naf(self) -> Subject:
        return naf_of(self.place.source, self.prefix, "ed25519_naf", _CALLER)

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        if not self.files:
            return {}
        multiples = multiple_claims(self.place, _LEVEL, "ed25519_mul", "ed25519_mul_base", "ed25519_mul_double_vartime")
        digits = contract_claim(_DIGITS, self.place.spec, multiples=True)
        return {**edwards_claims(self.place), **multiples, "ed25519_digits": digits}

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if not self.files:
            return {}
        form = naf_contract(*sizes_of(self.place.source, self.prefix, _CALLER))
        read = {name: called(contract, self.place.spec) for name, contract in (("ed25519_naf", form),
                                                                               ("ed25519_digits", _DIGITS))}  # fmt: skip
        effects = {**law_readings(self.place), **readings_of(self.place), **read}
        return {f"{self.prefix}_{name}": (_LEVEL - 1, effect) for name, effect in effects.items()}

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the fields."""
        if not self.files:
            return {}
        known: dict[str, Effect] = {
            **callees, **{f"{self.prefix}_{name}": reading for name, reading in law_readings(self.place).items()}}  # fmt: skip
        proofs: dict[str, Callable[[Image], Outcome]] = {self.naf.name: partial(prove, subject=self.naf)}
        for name, contract in sums_of(self.place).items():
            claim = contract_claim(contract, self.place.spec, _LEVEL, multiples=True)
            proofs |= subject_proof(self.place, f"{self.prefix}_{name}", claim, known)
        return proofs
