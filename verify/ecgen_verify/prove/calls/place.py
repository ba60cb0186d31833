# SPDX-License-Identifier: MIT
"""An emitted folder and the specification that it is of: what is promised of its functions, and how they take operands.

Trusted: that these numbers and forms are the folder's. What is shown of other ones is shown of no function here. The contract
that the manifest publishes for a function is held against the one that the specification gives, as texts: a verdict is about
this contract and about no other. That the manifest has the moduli of the specification, `moduli.rings` has asked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ecgen.contracts.catalog import Facts, all_contracts
from ecgen.contracts.field import Residues
from ecgen.emit.facts import facts_for
from ecgen.field import loose_multiple_of, sum_multiple_of
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import canonical, plain
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.blocks import relations
from ecgen_verify.prove.composed.kernels import quadratic_kernels
from ecgen_verify.prove.divsteps.kernels import inversion_kernels
from ecgen_verify.prove.kernel import Kernel
from ecgen_verify.prove.ladder.iterations import ladder_kernels
from ecgen_verify.prove.moduli import is_straight, numbers_of, rings
from ecgen_verify.prove.multiples.splitting.endomorphism import endomorphism_of
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.scalars.lengths import step_kernel
from ecgen_verify.prove.scalars.numbers import plain_forms


@dataclass(frozen=True)
class Refused:
    """Why nothing is proved of a function, whatever it does."""

    reason: str


def is_same(one: object, other: object) -> bool:
    """Whether two promises are the same one, whatever the functions are called."""
    if isinstance(one, Contract) and isinstance(other, Contract):
        return replace(one, name="", operation="") == replace(other, name="", operation="")
    return one is not None and type(one) is type(other) and one == other


class Place:
    """`derived`: the contracts that the specification gives, by names without the prefix; `rows`: what the manifest has of each
    function. `elements`: how elements stand in memory, and `plain_forms`: numbers that byte strings are reduced modulo, by tag;
    `forms`: both; `scalar`: how scalars do, of a curve in Weierstrass form. `split`: how these are split, where they can be."""

    def __init__(self, source: Path, spec: Spec) -> None:
        self.source, self.spec = source, spec
        self.manifest: dict[str, Any] = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
        self.prefix: str = self.manifest["prefix"]
        self.rings = rings(self.manifest, spec)
        self.elements = {ring.tag: ring for ring in self.rings.values()}
        self.scalar = self.elements.get("sc") if spec.curve is not None and spec.curve.form == "weierstrass" else None
        self.plain_forms = plain_forms(self.scalar, spec.group)
        self.forms = {**self.elements, **self.plain_forms}
        self.split = endomorphism_of(spec)
        self.derived = all_contracts(facts_of(spec, self.manifest))
        self.rows = {row["name"]: row for row in self.manifest["functions"]}

    def holds(self, about: object) -> bool:
        """Whether these are numbers of this folder, or a form of it, by itself or with its tag."""
        own = (self.spec, self.split, *self.forms.values(), *self.forms.items())
        return about is not None and any(about is one or (type(about) is type(one) and about == one) for one in own)

    # ------------------------------------------------------------------ functions

    def promise(self, function: str) -> Contract | Refused | None:
        """What the manifest promises of a function, by its name with the prefix; the contract has it without. None where it has
        no such function."""
        if (row := self.rows.get(function)) is None:
            return None
        derived = self.derived.get(function.removeprefix(f"{self.prefix}_"))
        if derived is None:
            return Refused("the specification gives no contract for a function of this name")
        given = {"operation": derived.operation, "contract": plain(derived), "prototype": prototype(derived, self.prefix)}
        for key, text in given.items():
            if canonical({key: row.get(key)}) != canonical({key: text}):
                return Refused(f"the {key} in the manifest is not the one that the specification gives")
        return derived

    def straight(self, function: str) -> bool:
        """Whether it is one of the manifest that calls nothing, and so is proved with the others of its modulus."""
        row = self.rows.get(function, {})
        ring = self.rings.get(row.get("modulus", ""))
        return ring is not None and is_straight(row, ring.prime)

    @cached_property
    def kernels(self) -> dict[str, Kernel]:
        """The functions that no manifest has, and that have their promise by their name, in all builds."""
        field = self.elements["fe"]
        kernels = [*quadratic_kernels(self.prefix, self.spec, field), *ladder_kernels(self.prefix, self.spec, field)]
        kernels += [step_kernel(self.prefix, self.plain_forms)] if self.plain_forms else []
        for ring in self.rings.values():
            kernels += [kernel_of(name, relation) for name, relation in relations(self.prefix, ring).items()]
            kernels += inversion_kernels(self.prefix, ring)
        return {kernel.name: kernel for kernel in kernels}


def facts_of(spec: Spec, manifest: Mapping[str, Any]) -> Facts:
    """All that a folder for this specification may have. From the manifest comes only which moduli there are, and which of them
    are in Montgomery form."""
    montgomery = {row["symbol"]: row["reduction"] == "montgomery" for row in manifest["moduli"]}
    moduli = [Residues(symbol, -(-number.bit_length() // 8), montgomery[symbol])
              for symbol, number in numbers_of(spec).items() if symbol in montgomery]  # fmt: skip
    if montgomery["p"]:  # the field alone has elements that are not canonical
        moduli[0] = replace(moduli[0], loose_multiple=loose_multiple_of(spec.prime, spec.limbs),
                            sum_multiple=sum_multiple_of(spec.prime, spec.limbs))  # fmt: skip
    return facts_for(spec, moduli, field_only=spec.curve is not None and len(moduli) == 1)
