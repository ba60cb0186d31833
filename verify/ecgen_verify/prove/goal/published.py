# SPDX-License-Identifier: MIT
"""The contract that a manifest publishes for a function, held against the one that the specification gives.

Trusted: a verdict is about this contract and about no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ecgen.contracts.catalog import Facts, all_contracts
from ecgen.contracts.field import Residues
from ecgen.emit.facts import facts_for
from ecgen.field import loose_multiple_of, sum_multiple_of
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import contract_from
from ecgen.spec.load import Spec
from ecgen_verify.prove.moduli import numbers_of


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
    montgomery = {row["symbol"]: row["reduction"] == "montgomery" for row in manifest["moduli"]}
    moduli = [Residues(symbol, -(-number.bit_length() // 8), montgomery[symbol])
              for symbol, number in numbers_of(spec).items() if symbol in montgomery]  # fmt: skip
    if montgomery["p"]:  # the field alone has elements that are not canonical
        moduli[0] = replace(moduli[0], loose_multiple=loose_multiple_of(spec.prime, spec.limbs),
                            sum_multiple=sum_multiple_of(spec.prime, spec.limbs))  # fmt: skip
    return facts_for(spec, moduli, field_only=spec.curve is not None and len(moduli) == 1)
