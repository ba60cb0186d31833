# SPDX-License-Identifier: MIT
"""All composed functions of an emitted folder: a row for each, whether a method covers it or not."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from ecgen.emit.layout import INTERNAL
from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.blocks import block_kernel, relations
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.kernels import quadratic_kernels
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.published import is_same
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.goal.terms import is_understood
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Kernel
from ecgen_verify.prove.lazy_reduction.kernels import ladder_kernels
from ecgen_verify.prove.moduli import Modulus, is_long_row
from ecgen_verify.prove.scalars.lengths import contract_of, modulo_claim
from ecgen_verify.prove.scalars.step import step_kernel
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.derived import claim_of
from ecgen_verify.prove.wiring.edwards import Edwards
from ecgen_verify.prove.wiring.internal import internal_rows
from ecgen_verify.prove.wiring.multiples import Multiples
from ecgen_verify.prove.wiring.points import integer_contracts
from ecgen_verify.prove.wiring.powers import Powers
from ecgen_verify.prove.wiring.terms import ByTerms

_Any = TypeVar("_Any")
#: Of one modulus: what a call does follows from the contract.
_BY_CONTRACT = ("inv", "inv_chain", "inv_divsteps", "sqrt", "batch_inv", "ladder")


class Folder:
    """Which functions of a folder are proved by what, and what calls of them are taken to do."""

    def __init__(self, source: Path, spec: Spec) -> None:
        self.place = place = Place(source, spec)
        self.source, self.spec, self.manifest, self.prefix = source, spec, place.manifest, place.prefix
        self.rings, self.published = place.rings, place.published
        self.scalar, self.forms, self.plain_forms = place.scalar, place.forms, place.plain_forms

    @cached_property
    def internal(self) -> list[dict[str, Any]]:
        """Functions that the manifest does not have, and that others call, as rows of it would be."""
        return internal_rows(self.place, self.pinned)

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [*self.manifest["functions"], *self.internal]

    @property
    def order_bits(self) -> int:
        """Of the order of such a curve; 0 elsewhere."""
        return 0 if self.scalar is None else self.scalar.prime.bit_length()

    @cached_property
    def declared(self) -> frozenset[str]:
        """The functions that the internal header declares."""
        text = (self.source / f"{self.prefix}_{INTERNAL}.h").read_text(encoding="utf-8")
        return frozenset(re.findall(rf"(?m)^{self.prefix.upper()}_LOCAL .*?(\w+)\(", text))

    @cached_property
    def pinned(self) -> dict[str, Claim]:
        """The claims with a check of their own, by operation, and those of functions that the manifest does not know."""
        return {
            **self.multiples.claims, **self.powers.claims,
            **({} if self.scalar is None else self._of_scalars(self.scalar)),
            **self.by_terms.claims, **self.edwards.claims,
        }  # fmt: skip

    def _of_scalars(self, scalar: Form) -> dict[str, Claim]:
        plain = contract_claim(integer_contracts(scalar)["scalar_plain"], self.spec, 2, multiples=True)
        return {"bytes_modulo": modulo_claim(self.plain_forms), "scalar_plain": plain}

    @cached_property
    def by_terms(self) -> ByTerms:
        return ByTerms(self.place)

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """By function. One with a contract in the manifest has a claim of that contract or none; loops over the kernels of a long
        modulus have goals (`long_goals`)."""
        claims = {row["name"]: self.pinned[row["operation"]] for row in self.internal}
        for row in self.manifest["functions"]:
            contract = self.published.contract(row["name"])
            if row["name"] in self.long_goals or not isinstance(contract, Contract):
                continue
            if (claim := self._claim(contract)) is not None:
                claims[row["name"]] = claim
        return claims

    @cached_property
    def long_goals(self) -> dict[str, tuple[Contract, Modulus]]:
        """What is shown of functions that are loops over the kernels of a long modulus, by function."""
        goals = {}
        for row in self.manifest["functions"]:
            ring = self.rings.get(row["modulus"])
            promise = self.place.promise(row["name"])
            if ring is None or not is_long_row(row, ring.number) or not isinstance(promise, Contract):
                continue
            goals[row["name"]] = promise, ring
        return goals

    def _claim(self, contract: Contract) -> Claim | None:
        """The claim that is pinned to this contract, or one that follows from its terms."""
        pinned = self.pinned.get(contract.operation)
        if pinned is None:
            return claim_of(contract, self.spec)
        return pinned if isinstance(pinned.promise, Contract) and is_same(pinned.promise, contract) else None

    @cached_property
    def composed(self) -> list[dict[str, Any]]:
        """The rows that the straight-line prover does not take."""
        return [row for row in self.rows if not self.place.straight(row["name"])]

    @property
    def files(self) -> list[str]:
        """The C files of composed functions that have a claim."""
        names = {row["files"]["c64"] for row in self.composed if row["name"] in self.claims}
        names |= {*self.multiples.files, *self.edwards.files, *self.powers.files}
        return sorted(names | {*files_of(self.source, self.prefix, ["secrets"])})

    @cached_property
    def multiples(self) -> Multiples:
        return Multiples(self.place)

    @cached_property
    def powers(self) -> Powers:
        return Powers(self.place)

    @cached_property
    def edwards(self) -> Edwards:
        return Edwards(self.place)

    @cached_property
    def kernels(self) -> list[Kernel]:
        """The kernels for which there is a method."""
        kernels = []
        for ring in self.rings.values():
            if ring.tag == "fe":
                kernels += quadratic_kernels(self.prefix, self.spec, self.forms[ring.tag])
            kernels += [block_kernel(name, relation) for name, relation in relations(self.prefix, ring).items()]
        curve = self.spec.curve
        if curve is not None and curve.form == "montgomery":
            factor = (curve.a - 2) * pow(4, -1, self.spec.prime) % self.spec.prime
            kernels += ladder_kernels(self.prefix, self.spec.prime, self.forms["fe"].limbs, factor)
        return [*kernels, step_kernel(self.prefix, self.plain_forms)] if self.plain_forms else kernels

    @cached_property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        effects: dict[str, tuple[int, Effect]] = {}
        names = "fe2_mul_words", "fe2_sqr_words", "modulo_bit", "ladder_step", "ladder_end"
        kernels = (f"{self.prefix}_{name}" for name in names)
        effects |= {name: (0, effect) for name in kernels if (effect := self.place.kernel(name)) is not None}
        for row in self.rows:
            if row.get("modulus") not in self.rings:
                continue
            if row["name"] in self.long_goals or self.place.straight(row["name"]):
                promise = self.place.promise(row["name"])
                if isinstance(promise, Contract) and is_understood(promise):
                    effects[row["name"]] = 0, called(promise, self.spec)
            elif row["name"] in self.claims and (composed := self._composed_effect(row["name"], row["operation"])):
                effects[row["name"]] = self.claims[row["name"]].level, composed
        return effects | self.multiples.effects | self.powers.effects | self.edwards.effects

    @cached_property
    def inner(self) -> dict[str, Callable[[Image], Outcome]]:
        """How functions are proved that the manifest does not know, by their names."""
        straight = {name: effect for name, (level, effect) in self.effects.items() if not level}
        return {**self.multiples.proofs(straight), **self.edwards.proofs(straight),
                **self.powers.proofs(straight)}  # fmt: skip

    def _composed_effect(self, name: str, operation: str) -> Effect | None:
        """Of a function that calls others; None where none is needed."""
        if operation == "bytes_modulo":
            return called(contract_of(self.plain_forms), self.spec)
        contract = self.published.contract(name) if operation in _BY_CONTRACT else None
        return called(contract, self.spec) if isinstance(contract, Contract) else None

    def subject(self, row: dict[str, Any]) -> Subject | None:
        """What is to be proved of a function; None where no claim covers it."""
        claim = self.claims.get(row["name"])
        if claim is None:
            return None
        callees = self._below(claim, self.effects)
        callees.pop(row["name"], None)
        if row["operation"] in self.by_terms.claims:
            callees |= self._below(claim, self._named(self.by_terms.effects))
        return Subject(row["name"], claim, self.forms, callees, self.prefix)

    def _named(self, effects: Mapping[str, _Any]) -> dict[str, _Any]:
        """By names with prefix."""
        return {f"{self.prefix}_{name}": effect for name, effect in effects.items()}

    def _below(self, claim: Claim, effects: Mapping[str, tuple[int, Effect]]) -> dict[str, Effect]:
        """Of functions of lower levels. `effects`: by function, with their levels."""
        return {name: effect for name, (level, effect) in effects.items() if level < claim.level}
