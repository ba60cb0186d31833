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
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.blocks import block_readings
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.contracts import called
from ecgen_verify.prove.kernel import Kernel
from ecgen_verify.prove.moduli import is_straight
from ecgen_verify.prove.prover import contract_kernel
from ecgen_verify.prove.scalars.lengths import contract_of, modulo_claim
from ecgen_verify.prove.wiring.derived import claim_of, is_understood, read_by
from ecgen_verify.prove.wiring.functions import Functions
from ecgen_verify.prove.wiring.hashes import hashes, hexadecimal
from ecgen_verify.prove.wiring.multiples import multiples
from ecgen_verify.prove.wiring.powers import powers
from ecgen_verify.prove.wiring.protocols import protocols

_Any = TypeVar("_Any")


class Folder:
    """Which functions of a folder are proved by what, and what calls of them are taken to do."""

    def __init__(self, source: Path, spec: Spec) -> None:
        self.place = place = Place(source, spec)
        self.source, self.spec, self.manifest, self.prefix = source, spec, place.manifest, place.prefix
        self.rings = place.rings
        self.scalar, self.forms, self.plain_forms = place.scalar, place.forms, place.plain_forms

    @cached_property
    def declared(self) -> frozenset[str]:
        """The functions that the internal header declares."""
        text = (self.source / f"{self.prefix}_{INTERNAL}.h").read_text(encoding="utf-8")
        return frozenset(re.findall(rf"(?m)^{self.prefix.upper()}_LOCAL .*?(\w+)\(", text))

    @cached_property
    def groups(self) -> tuple[Functions, ...]:
        """The functions that stand together."""
        return self._reduction, *(group(self.place) for group in (multiples, powers, protocols, hashes, hexadecimal))

    @property
    def _reduction(self) -> Functions:
        """Of byte strings modulo numbers."""
        forms = self.plain_forms
        if not forms:
            return Functions()
        return Functions({"bytes_modulo": contract_of(forms)}, {"bytes_modulo": modulo_claim(forms)})

    @cached_property
    def contracts(self) -> dict[str, Contract]:
        """By function: of the manifest, and of others."""
        published = {name: self.place.promise(name) for name in self.place.rows}
        return {**self._named(group.contracts for group in self.groups),
                **{name: promise for name, promise in published.items() if isinstance(promise, Contract)}}  # fmt: skip

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """By function that calls others. Loops over the kernels of a long modulus are others (`long_kernels`)."""
        shown = {name: claim_of(contract, self.spec) for name, contract in self.contracts.items()
                 if not (name in self.long_kernels or self.place.straight(name))}  # fmt: skip
        return {**{name: claim for name, claim in shown.items() if claim is not None},
                **self._named(group.claims for group in self.groups)}  # fmt: skip

    @cached_property
    def proofs(self) -> dict[str, Kernel]:
        """Of functions that are shown otherwise than by claims, by their names."""
        return self._named(group.proofs for group in self.groups)

    @cached_property
    def long_kernels(self) -> dict[str, Kernel]:
        """The functions that are loops over the kernels of a long modulus, against their contracts."""
        kernels = {}
        for row in self.manifest["functions"]:
            ring = self.rings.get(row["modulus"])
            promise = self.place.promise(row["name"])
            if ring is None or not is_straight(row, ring.prime, long=True) or not isinstance(promise, Contract):
                continue
            kernels[row["name"]] = contract_kernel(row["name"], promise, ring, block_readings(self.prefix, ring))
        return kernels

    @property
    def kernels(self) -> dict[str, Kernel]:
        return {**self.place.kernels, **self.long_kernels}

    @cached_property
    def composed(self) -> list[dict[str, Any]]:
        """The rows of the manifest that the straight-line prover does not take."""
        return [row for row in self.manifest["functions"] if not self.place.straight(row["name"])]

    @cached_property
    def effects(self) -> dict[str, Effect]:
        """What a call does, by function."""
        shown = {name: one.reading for name, one in {**self.place.kernels, **self.claims, **self.proofs}.items()}
        promised = {name: kernel.promise for name, kernel in self.place.kernels.items()} | self.contracts
        read = {name: called(contract, self.spec) for name, contract in promised.items()
                if isinstance(contract, Contract) and is_understood(contract)}  # fmt: skip
        return {**read, **{name: reading for name, reading in shown.items() if reading is not None}}

    def subject(self, name: str) -> Claim | None:
        """What is to be proved of a function; None where no claim covers it."""
        claim = self.claims.get(name)
        if claim is None:
            return None
        callees = read_by(claim, self.effects)
        callees.pop(name, None)
        return claim.on(name, self.forms, callees)

    def _named(self, known: Iterable[Mapping[str, _Any]]) -> dict[str, _Any]:
        """By names with prefix."""
        return {f"{self.prefix}_{name}": one for group in known for name, one in group.items()}
