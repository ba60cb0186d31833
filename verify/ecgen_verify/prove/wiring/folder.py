# SPDX-License-Identifier: MIT
"""All composed functions of an emitted folder: a row for each, whether a method covers it or not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ecgen.emit.layout import CURVE, INTERNAL
from ecgen.field import is_long
from ecgen.logic.contract import Contract
from ecgen.logic.types import Element
from ecgen.spec.load import Spec
from ecgen_verify.prove.builds import files_of
from ecgen_verify.prove.claims import contract_of, goal_of, is_long_row, rings
from ecgen_verify.prove.composed.blocks import block_kernels
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect, effect_of
from ecgen_verify.prove.composed.effects_composed import composed_effects, pair_effects
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.kernels import Kernel, quadratic_kernels
from ecgen_verify.prove.composed.layout import parameters, structures
from ecgen_verify.prove.composed.long import Long
from ecgen_verify.prove.contract import Contract as Goal
from ecgen_verify.prove.edwards.claims import edwards_multiple_claims, inner_rows
from ecgen_verify.prove.edwards.effects import multiple_effects, point_effects
from ecgen_verify.prove.goal import pins
from ecgen_verify.prove.goal.derived import derived_claim
from ecgen_verify.prove.goal.published import Published, Refused, is_same
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.ladder.claims import ladder_claims
from ecgen_verify.prove.ladder.effects import kernel_effects_of, ladder_effects
from ecgen_verify.prove.ladder.x25519 import x25519_claims
from ecgen_verify.prove.lazy_reduction.ladder import ladder_kernels
from ecgen_verify.prove.protocols.claims import protocol_claims
from ecgen_verify.prove.protocols.effects import protocol_effects, shown_zero
from ecgen_verify.prove.scalars.claims import scalar_claims
from ecgen_verify.prove.scalars.effects import scalar_effects
from ecgen_verify.prove.scalars.numbers import plain_forms
from ecgen_verify.prove.scalars.step import step_effects, step_kernel
from ecgen_verify.prove.signatures.claims import signature_claims
from ecgen_verify.prove.signatures.effects import signature_effects
from ecgen_verify.prove.signatures.streams import stream_effects
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.edwards_double import EdwardsDouble
from ecgen_verify.prove.wiring.internal_rows import internal_rows
from ecgen_verify.prove.wiring.multiples import Multiples
from ecgen_verify.prove.wiring.powers import Powers


class Folder:
    """An emitted folder and what its manifest says."""

    def __init__(self, source: Path, spec: Spec) -> None:
        self.source, self.spec = source, spec
        self.manifest: dict[str, Any] = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
        self.prefix: str = self.manifest["prefix"]
        self.rings = rings(self.manifest, spec)
        self.published = Published(spec, self.manifest)
        self.internal = self._internal_rows()
        self.rows: list[dict[str, Any]] = [*self.manifest["functions"], *self.internal]

    def _internal_rows(self) -> list[dict[str, Any]]:
        """Functions that the manifest does not have, and that others call, as rows of it would be."""
        if self.scalar is not None:
            return internal_rows(self.source, self.prefix, self.order_bits)
        return inner_rows(self.prefix, {row["operation"] for row in self.manifest["functions"]})

    @cached_property
    def scalar(self) -> Form | None:
        """How scalars stand in memory, of a curve in Weierstrass form."""
        curve = self.spec.curve
        return self._elements.get("sc") if curve is not None and curve.form == "weierstrass" else None

    @property
    def cofactor(self) -> int:
        """Of the curve; 1 where there is none."""
        return self.spec.curve.cofactor if self.spec.curve is not None else 1

    @property
    def order_bits(self) -> int:
        """Of the order of such a curve; 0 elsewhere."""
        return 0 if self.scalar is None else self.scalar.prime.bit_length()

    @cached_property
    def forms(self) -> dict[str, Form]:
        return {**self._elements, **self._plain_forms}

    @property
    def _plain_forms(self) -> dict[str, Form]:
        """Of the numbers that byte strings are reduced modulo, by tag."""
        return self.powers.forms if self.scalar is None else plain_forms(self.scalar)

    @cached_property
    def _elements(self) -> dict[str, Form]:
        montgomery = {m["tag"]: m["reduction"] == "montgomery" for m in self.manifest["moduli"]}
        return {
            ring.tag: Form(ring.tag, ring.number, ring.limbs,
                           pow(2, 64 * ring.limbs, ring.number) if montgomery[ring.tag] else 1)
            for ring in self.rings.values()
        }  # fmt: skip

    @cached_property
    def types(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        names = (self.source / f"{self.prefix}{kind}.h" for kind in ("", f"_{CURVE}"))
        text = "".join(path.read_text(encoding="utf-8") for path in names if path.exists())
        return structures(text, {f"{self.prefix}_{tag}": tag for tag in self._elements})

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
            **({} if self.scalar is None else scalar_claims(self.scalar)),
            **self.protocols,
            **ladder_claims(self.spec), **x25519_claims(self.spec), **edwards_multiple_claims(self.spec),
            **self.signatures,
            **self.edwards_double.claims,
        }  # fmt: skip

    @cached_property
    def protocols(self) -> dict[str, Claim]:
        """The claims that speak of points by what they are made of."""
        curve = self.spec.curve
        return {} if self.scalar is None or curve is None else protocol_claims(self.scalar, self.spec.prime, curve.cofactor)

    @cached_property
    def signatures(self) -> dict[str, Claim]:
        """Those of Ed25519 and XEdDSA, where they are."""
        return signature_claims(self.spec)

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """By function. One with a contract in the manifest has a claim of that contract or none; loops over the kernels of a long
        modulus have goals (`long_goals`)."""
        claims = {row["name"]: self.pinned[row["operation"]] for row in self.internal if row["operation"] in self.pinned}
        for row in self.manifest["functions"]:
            contract = self.published.contract(row["name"])
            if row["name"] in self.long_goals or not isinstance(contract, Contract):
                continue
            if (claim := self._claim(contract)) is not None:
                claims[row["name"]] = claim
        return claims

    @cached_property
    def long_goals(self) -> dict[str, tuple[Goal, Long]]:
        """What is shown of functions that are loops over the kernels of a long modulus, by function."""
        goals = {}
        for row in self.manifest["functions"]:
            ring = self.rings.get(row["modulus"])
            if ring is None or not is_long_row(row, ring.number) or self.refused(row["name"]):
                continue
            goal = goal_of(row, ring)
            if goal is not None:
                goals[row["name"]] = goal, Long(self.prefix, ring.tag, ring.number, ring.limbs)
        return goals

    def _claim(self, contract: Contract) -> Claim | None:
        """The claim that is pinned to this contract, or one that follows from its terms."""
        pinned = self.pinned.get(contract.operation)
        if pinned is None:
            return derived_claim(contract, self.spec)
        return pinned if isinstance(pinned.promise, Contract) and is_same(pinned.promise, contract) else None

    def refused(self, function: str) -> str:
        """Why nothing can be proved of a function of the manifest; nothing where there is no such reason."""
        if function not in self.published.rows:
            return ""
        contract = self.published.contract(function)
        return contract.reason if isinstance(contract, Refused) else ""

    @cached_property
    def composed(self) -> list[dict[str, Any]]:
        """The rows that the straight-line prover does not take."""
        return [row for row in self.rows
                if row.get("modulus") not in self.rings or contract_of(row, self.rings[row["modulus"]]) is None]  # fmt: skip

    @property
    def files(self) -> list[str]:
        """The C files of composed functions that have a claim."""
        names = {row["files"]["c64"] for row in self.composed if row["name"] in self.claims}
        names |= {*self.multiples.files, *self.edwards_double.files, *self.powers.files}
        return sorted(names | {*files_of(self.source, self.prefix, ["secrets"])})

    @cached_property
    def multiples(self) -> Multiples:
        return Multiples(self.source, self.prefix, self.spec)

    @cached_property
    def powers(self) -> Powers:
        return Powers(self.source, self.prefix, self.spec)

    @cached_property
    def edwards_double(self) -> EdwardsDouble:
        return EdwardsDouble(self.source, self.prefix, self.spec)

    @cached_property
    def kernels(self) -> list[Kernel]:
        """The kernels for which there is a method."""
        kernels = []
        for ring in self.rings.values():
            if ring.tag == "fe":
                kernels += quadratic_kernels(self.prefix, ring.number, ring.limbs, self.spec.nonresidue)
            if is_long(ring.number):
                kernels += block_kernels(self.prefix, ring.tag, ring.number, ring.limbs)
        curve = self.spec.curve
        if curve is not None and curve.form == "montgomery":
            factor = (curve.a - 2) * pow(4, -1, self.spec.prime) % self.spec.prime
            kernels += ladder_kernels(self.prefix, self.spec.prime, self.forms["fe"].limbs, factor)
        return [*kernels, step_kernel(self.prefix, self._plain_forms)] if self._plain_forms else kernels

    @cached_property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        effects: dict[str, tuple[int, Effect]] = {}
        kernels = {**pair_effects(self.forms["fe"], self.spec.nonresidue), **step_effects(self._plain_forms),
                   **kernel_effects_of(self.spec, self.forms["fe"])}  # fmt: skip
        for name, effect in kernels.items():
            effects[f"{self.prefix}_{name}"] = 0, effect
        for row in self.rows:
            ring = self.rings.get(row.get("modulus", ""))
            if ring is None:
                continue
            contract = self.long_goals[row["name"]][0] if row["name"] in self.long_goals else contract_of(row, ring)
            if contract is not None:
                of_contract = effect_of(contract, self.forms[ring.tag])
                if of_contract is not None:
                    effects[row["name"]] = 0, of_contract
            elif row["operation"] in (composed := self._composed_effects(ring.tag)) and row["name"] in self.claims:
                effects |= self._assumed({row["name"]: (self.claims[row["name"]].level, composed[row["operation"]])})
        if "sc" in self.forms:
            fe, sc = self.forms["fe"], self.forms["sc"]
            for level, more in ((5, multiple_effects(self.spec, fe, sc)), (6, point_effects(fe, sc))):
                named = {f"{self.prefix}_{name}": (level, effect) for name, effect in more.items()}
                effects |= {name: effect for name, effect in self._assumed(named).items() if name in self.claims}
        return effects | self._assumed({**self.multiples.effects, **self.powers.effects})

    def _assumed(self, effects: Mapping[str, tuple[int, Effect]]) -> dict[str, tuple[int, Effect]]:
        """The effects whose functions have the contract that the effect is a reading of, by function: what is assumed of a
        function of the manifest is the contract that is shown of it."""
        assumed = {}
        for function, effect in effects.items():
            if function in self.published.rows:
                contract, read = self.published.contract(function), self._read.get(function.removeprefix(f"{self.prefix}_"))
                if not isinstance(contract, Contract) or read is None or not is_same(contract, read):
                    continue
            assumed[function] = effect
        return assumed

    @cached_property
    def _read(self) -> dict[str, Contract]:
        """The contracts that effects are readings of, by the name of the function without prefix."""
        curve, prime, elements = self.spec.curve, self.spec.prime, [Element(symbol) for symbol in self.rings]
        pinned = {pin.name: pin for element in elements for pin in (
            *(pins.inversion(element, operation) for operation in ("inv", "inv_chain", "inv_divsteps")),
            pins.square_root(element), pins.batch_inversion(element))}  # fmt: skip
        if curve is None:
            return {**pinned, **self.powers.read}
        if curve.form == "weierstrass":
            points = pins.weierstrass_points(-(-prime.bit_length() // 8))
            return {**pinned, **points, **pins.multiples(curve.cofactor), "reduce_bytes": pins.reduction()}
        return {**pinned, "ladder": pins.ladder(), **pins.edwards_points(), **pins.edwards_multiples()}

    @cached_property
    def inner(self) -> dict[str, Callable[[Image], Outcome]]:
        """How functions are proved that the manifest does not know, by their names."""
        straight = {name: effect for name, (level, effect) in self.effects.items() if not level}
        return {**self.multiples.proofs(self.forms, straight, self.types), **self.edwards_double.proofs(self.forms, straight),
                **self.powers.proofs(self.forms, straight, self.types)}  # fmt: skip

    def _composed_effects(self, tag: str) -> dict[str, Effect]:
        """By operation."""
        form = self.forms[tag]
        scalars = scalar_effects(self.scalar) if self.scalar is not None and tag == self.scalar.tag else {}
        return {**composed_effects(form), **ladder_effects(form), **scalars}

    def subject(self, row: dict[str, Any]) -> Subject | None:
        """What is to be proved of a function; None where no claim covers it."""
        claim = self.claims.get(row["name"])
        params = parameters(row["prototype"], self.types)
        if claim is None or params is None:
            return None
        tag = self.rings[row["modulus"]].tag
        callees = {name: effect for name, (level, effect) in self.effects.items() if level < claim.level and name != row["name"]}
        if row["operation"] in self.protocols and self.scalar is not None:
            callees |= self._below(claim, protocol_effects(self.forms["fe"], self.scalar, self.cofactor))
            if row["operation"] == "ecdsa_sign_with":
                callees[f"{self.prefix}_sc_is_zero"] = shown_zero
        if row["operation"] in self.signatures:
            callees |= self._below(claim, signature_effects(self.forms["fe"], self.forms["sc"]))
            callees |= {f"{self.prefix}_{name}": effect for name, effect in stream_effects().items()}
        special = {name: (0, effect) for name, effect in self.edwards_double.effects(row["operation"]).items()}
        callees |= {name: effect for name, (_, effect) in self._assumed(special).items()}
        returns = not row["prototype"].startswith("void ")
        return Subject(row["name"], params, tag, claim, self.forms, callees, self.prefix, returns)

    def _below(self, claim: Claim, effects: Mapping[str, tuple[int, Effect]]) -> dict[str, Effect]:
        """Of functions of lower levels, by function. `effects`: by names without prefix, with their levels."""
        named = {f"{self.prefix}_{name}": effect for name, effect in effects.items()}
        return {name: effect for name, (level, effect) in self._assumed(named).items() if level < claim.level}
