# SPDX-License-Identifier: MIT
"""All composed functions of an emitted folder: a row for each, whether a method covers it or not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from ecgen.emit.layout import INTERNAL
from ecgen.logic.contract import Contract
from ecgen.logic.types import Loose
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.published import is_same
from ecgen_verify.prove.moduli import Modulus, is_straight
from ecgen_verify.prove.scalars.lengths import contract_of, modulo_claim
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.wiring.derived import claim_of
from ecgen_verify.prove.wiring.edwards import edwards
from ecgen_verify.prove.wiring.functions import Functions, Proof, called_at
from ecgen_verify.prove.wiring.multiples import multiples
from ecgen_verify.prove.wiring.powers import powers
from ecgen_verify.prove.wiring.terms import by_terms

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
    def groups(self) -> tuple[Functions, ...]:
        """The functions that stand together. What calls do that are read in several is read alike."""
        return self._reduction, *(group(self.place) for group in (multiples, powers, edwards, by_terms))

    @property
    def _reduction(self) -> Functions:
        """Of byte strings modulo numbers."""
        forms = self.plain_forms
        if not forms:
            return Functions()
        return Functions(files_of(self.source, self.prefix, ["reduce"]), {"bytes_modulo": modulo_claim(forms)},
                         called_at(self.place, 1, {"bytes_modulo": contract_of(forms)}))  # fmt: skip

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """By function that calls others. One with a contract in the manifest has a claim of that contract or none; loops over the
        kernels of a long modulus have goals (`long_goals`)."""
        grouped = self._named(group.claims for group in self.groups)
        claims = {name: claim for name, claim in grouped.items() if name not in self.published.rows}
        for name in self.published.rows:
            contract = self.published.contract(name)
            if name in self.long_goals or self.place.straight(name) or not isinstance(contract, Contract):
                continue
            claim = grouped.get(name) or claim_of(contract, self.spec)
            if claim is not None and is_same(claim.promise, contract):
                claims[name] = claim
        return claims

    @cached_property
    def proofs(self) -> dict[str, Proof]:
        """Of functions that are shown otherwise than by claims, by their names."""
        return self._named(group.proofs for group in self.groups)

    @cached_property
    def long_goals(self) -> dict[str, tuple[Contract, Modulus]]:
        """What is shown of functions that are loops over the kernels of a long modulus, by function."""
        goals = {}
        for row in self.manifest["functions"]:
            ring = self.rings.get(row["modulus"])
            promise = self.place.promise(row["name"])
            if ring is None or not is_straight(row, ring.number, long=True) or not isinstance(promise, Contract):
                continue
            goals[row["name"]] = promise, ring
        return goals

    @cached_property
    def composed(self) -> list[dict[str, Any]]:
        """The rows of the manifest that the straight-line prover does not take."""
        return [row for row in self.manifest["functions"] if not self.place.straight(row["name"])]

    @property
    def files(self) -> list[str]:
        """The C files of composed functions that have a claim."""
        names = {row["files"]["c64"] for row in self.composed if row["name"] in self.claims}
        return sorted(names.union(files_of(self.source, self.prefix, ["secrets"]), *(group.files for group in self.groups)))

    @cached_property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        effects: dict[str, tuple[int, Effect]] = {}
        for kernel in self.place.kernels.values():
            effects |= {name: (0, reading) for name, reading in kernel.readings.items()}
        for name, row in self.published.rows.items():
            promise = self.place.promise(name)
            if row.get("modulus") not in self.rings or not isinstance(promise, Contract):
                continue
            if name in self.long_goals or self.place.straight(name):
                if not promise.lanes and not any(isinstance(param.type, Loose) for param in promise.params):
                    effects[name] = 0, called(promise, self.spec)
            elif name in self.claims and row["operation"] in _BY_CONTRACT:
                effects[name] = self.claims[name].level, called(promise, self.spec)
        return effects | self._named(group.effects for group in self.groups)

    def subject(self, name: str) -> Subject | None:
        """What is to be proved of a function; None where no claim covers it."""
        claim = self.claims.get(name)
        if claim is None:
            return None
        callees = {other: effect for other, (level, effect) in self.effects.items() if level < claim.level and other != name}
        return Subject(name, claim, self.forms, callees)

    def _named(self, known: Iterable[Mapping[str, _Any]]) -> dict[str, _Any]:
        """By names with prefix."""
        return {f"{self.prefix}_{name}": one for group in known for name, one in group.items()}
