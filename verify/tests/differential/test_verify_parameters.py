# SPDX-License-Identifier: MIT
"""Rows of a manifest are read strictly: what does not derive from the contract in them is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ecgen.contracts.field import Residues, composed, straight_line
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import plain
from ecgen.logic.text import claim, required
from ecgen_verify.parameters import Role, parameters_of
from ecgen_verify.subject import contract_of_row

RESIDUES = Residues("n", 66, True)
CONTRACTS = {contract.operation: contract for contract in (*straight_line(RESIDUES), *composed(RESIDUES))}


def row_of(contract: Contract) -> dict[str, Any]:
    """As the manifest has it, through JSON."""
    row: dict[str, Any] = json.loads(json.dumps({
        "name": f"q_{contract.name}", "operation": contract.operation, "prototype": prototype(contract, "q"),
        "claim": claim(contract), "requires": required(contract), "contract": plain(contract)}))  # fmt: skip
    return row


@pytest.mark.parametrize("contract", CONTRACTS.values(), ids=CONTRACTS)
def test_reads_what_was_written(contract: Contract) -> None:
    assert contract_of_row(row_of(contract), "q") == contract


def test_roles_and_directions() -> None:
    assert [(p.name, p.role, p.reads, p.writes) for p in parameters_of(CONTRACTS["select"])] == [
        ("r", Role.ELEMENT, False, True), ("mask", Role.MASK, True, False),
        ("a", Role.ELEMENT, True, False), ("b", Role.ELEMENT, True, False),
    ]  # fmt: skip
    encoded, _ = parameters_of(CONTRACTS["to_bytes"])
    assert (encoded.length, encoded.reads, encoded.writes) == (66, False, True)
    assert all(p.reads and p.writes for p in parameters_of(CONTRACTS["cswap"])[1:])


@pytest.mark.parametrize(("change", "reason"), [
    (lambda row: row.update(prototype="void q_sc_mul(q_sc *r, const q_sc *b, const q_sc *a)"), "its prototype is"),
    (lambda row: row.update(claim="r = a + b mod n"), "its claim is"),
    (lambda row: row.update(requires=["a < 5"]), "its requires is"),
    (lambda row: row.update(name="q_sc_add"), "its prototype is"),
    (lambda row: row["contract"]["ensures"].append(["=", "r", "c"]), "c is no parameter"),
    (lambda row: row["contract"]["ensures"].append(["times", "r", "a"]), "'times' is not a valid Op"),
    (lambda row: row["contract"]["params"][0].update(access="sometimes"), "unknown access 'sometimes'"),
    (lambda row: row["contract"].update(note="more"), "keys or values that are not understood"),
    (lambda row: row["contract"]["secret"].remove("a"), None),
])  # fmt: skip
def test_refuses(change: Callable[[dict[str, Any]], None], reason: str | None) -> None:
    """`reason` None: another contract, not this one."""
    row = row_of(CONTRACTS["mul"])
    change(row)
    if reason is None:
        assert contract_of_row(row, "q") != CONTRACTS["mul"]
        return
    with pytest.raises(ValueError) as raised:
        contract_of_row(row, "q")
    assert reason in str(raised.value)
