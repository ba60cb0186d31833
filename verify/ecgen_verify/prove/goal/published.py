# SPDX-License-Identifier: MIT
"""The contract that a manifest publishes for a function, held against the one that the specification gives.

Trusted: a verdict is about this contract and about no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ecgen.contracts.catalog import Facts, Layer, all_contracts
from ecgen.contracts.field import Residues
from ecgen.emit.montgomery_curve import is_25519
from ecgen.emit.powers import powers_of
from ecgen.field import loose_multiple_of, sum_multiple_of
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import contract_from
from ecgen.spec.load import Spec
from ecgen_verify.prove.claims import numbers_of


@dataclass(frozen=True)
class Refused:
    """Why nothing is proved of a function, whatever it does."""

    reason: str


def is_same(one: Contract, other: Contract) -> bool:
    """Whether they are the same promise, whatever the functions are called."""
    return replace(one, name="", operation="") == replace(other, name="", operation="")


class Published:
    """The contracts of a manifest. `spec`: what its folder is emitted for."""

    def __init__(self, spec: Spec, manifest: Mapping[str, Any]) -> None:
        self.spec, self.manifest = spec, manifest
        self.prefix: str = manifest["prefix"]
        self.derived = all_contracts(facts_of(spec, manifest))
        self.rows = {row["name"]: row for row in manifest["functions"]}

    def contract(self, function: str) -> Contract | Refused:
        """Of a function of the manifest, by its name with the prefix; the contract has it without."""
        short = function.removeprefix(f"{self.prefix}_")
        row = self.rows[function]
        moduli = {m["symbol"]: int(m["number"], 16) for m in self.manifest["moduli"]}
        if row["modulus"] in moduli and moduli[row["modulus"]] != numbers_of(self.spec).get(row["modulus"]):
            return Refused(f"the manifest has another {row['modulus']} than the specification")
        derived = self.derived.get(short)
        if derived is None:
            return Refused("the specification gives no contract for a function of this name")
        if "contract" not in row:
            return Refused("the manifest has no contract for it")
        try:
            stored = contract_from(short, row["operation"], row["contract"])
        except (ValueError, KeyError, TypeError) as error:
            return Refused(f"the contract in the manifest is not understood: {error}")
        if stored != derived:
            return Refused("the contract in the manifest is not the one that the specification gives")
        if row["prototype"] != prototype(derived, self.prefix):
            return Refused("the prototype in the manifest is not that of the contract")
        return derived


def facts_of(spec: Spec, manifest: Mapping[str, Any]) -> Facts:
    """All that a folder for this specification may have. From the manifest comes only which moduli there are, and which of them
    are in Montgomery form."""
    numbers = numbers_of(spec)
    moduli = [Residues(m["symbol"], -(-numbers[m["symbol"]].bit_length() // 8), m["reduction"] == "montgomery",
                       loose_multiple=_multiple(loose_multiple_of, spec, m), sum_multiple=_multiple(sum_multiple_of, spec, m))
              for m in manifest["moduli"] if m["symbol"] in numbers]  # fmt: skip
    field, *others = sorted(moduli, key=lambda modulus: modulus.symbol != "p")
    scalars = others[0] if others else None
    cofactor = spec.curve.cofactor if spec.curve is not None else 1
    return Facts(field, scalars, _layer(spec, has_scalars=scalars is not None), cofactor, lanes=True, eight=True,
                 powers=powers_of(spec, field), extension=spec.extension,
                 twist=spec.twist is not None)  # fmt: skip


def _multiple(of: Callable[[int, int], int], spec: Spec, row: Mapping[str, Any]) -> int:
    """A bound of elements that are not canonical, which the field alone has."""
    return of(spec.prime, spec.limbs) if row["symbol"] == "p" and row["reduction"] == "montgomery" else 0


def _layer(spec: Spec, *, has_scalars: bool) -> Layer:
    if spec.group is not None:
        return Layer.MODP
    if spec.curve is None:
        return Layer.EXTENSION if spec.extension else Layer.NONE
    if not has_scalars:
        return Layer.NONE
    if spec.curve.form == "weierstrass":
        return Layer.WEIERSTRASS
    return Layer.CURVE25519 if is_25519(spec) else Layer.MONTGOMERY
