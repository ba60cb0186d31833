# SPDX-License-Identifier: MIT
"""The contract that a manifest publishes for a function, held against the one that the specification gives, as texts.

Trusted: a verdict is about this contract and about no other. That the manifest has the moduli of the specification,
`moduli.rings` has asked.
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
from ecgen.logic.serialize import canonical, plain
from ecgen.spec.load import Spec
from ecgen_verify.prove.moduli import numbers_of


@dataclass(frozen=True)
class Refused:
    """Why nothing is proved of a function, whatever it does."""

    reason: str


def is_same(one: object, other: object) -> bool:
    """Whether two promises are the same one, whatever the functions are called."""
    if isinstance(one, Contract) and isinstance(other, Contract):
        return replace(one, name="", operation="") == replace(other, name="", operation="")
    return one is not None and type(one) is type(other) and one == other


class Published:
    """The contracts of a manifest. `spec`: what its folder is emitted for."""

    def __init__(self, spec: Spec, manifest: Mapping[str, Any]) -> None:
        self.spec, self.manifest = spec, manifest
        self.prefix: str = manifest["prefix"]
        self.derived = all_contracts(facts_of(spec, manifest))
        self.rows = {row["name"]: row for row in manifest["functions"]}

    def contract(self, function: str) -> Contract | Refused:
        """Of a function of the manifest, by its name with the prefix; the contract has it without."""
        row, derived = self.rows[function], self.derived.get(function.removeprefix(f"{self.prefix}_"))
        if derived is None:
            return Refused("the specification gives no contract for a function of this name")
        given = {"operation": derived.operation, "contract": plain(derived), "prototype": prototype(derived, self.prefix)}
        for key, text in given.items():
            if canonical({key: row.get(key)}) != canonical({key: text}):
                return Refused(f"the {key} in the manifest is not the one that the specification gives")
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
