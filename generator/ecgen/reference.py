# SPDX-License-Identifier: MIT
"""What the functions of one modulus must return: their contracts, evaluated in integers. The yardstick of every check."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from ecgen.contracts.field import Residues, composed, straight_line
from ecgen.field import Modulus
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import Setting, holds, outputs

Value = int | bytes | bool | tuple[int, ...]


def residues(modulus: Modulus) -> Residues:
    """The modulus as contracts see it."""
    return Residues(modulus.symbol, modulus.bytes, modulus.is_montgomery, not modulus.for_size, modulus.loose_multiple,
                    modulus.sum_multiple)


def contract_of(operation: str, modulus: Modulus) -> Contract:
    """The contract of a function of one modulus, by its operation. Raises KeyError for an unknown one."""
    return _contracts(residues(modulus))[operation]


@cache
def _contracts(m: Residues) -> Mapping[str, Contract]:
    return {contract.operation: contract for contract in (*straight_line(m), *composed(m))}


def expected(contract: Contract, modulus: Modulus, inputs: Mapping[str, Value]) -> dict[str, Any]:
    """The outputs, by name, on numbers as they stand in memory; "result" for what is returned.

    Limb arrays are little-endian numbers, byte strings bytes, masks booleans. A returned mask is True or False, a status 0 or
    -1. An output that the contract does not determine, like a square root, is left out; `fulfils` tells whether it will do.
    """
    return outputs(contract, _setting(modulus), inputs)


def fulfils(contract: Contract, modulus: Modulus, inputs: Mapping[str, Value], left: Mapping[str, Value]) -> bool:
    """Whether these outputs, all of them and "result" among them, are what the contract ensures."""
    return holds(contract, _setting(modulus), inputs, left)


@lru_cache(maxsize=64)
def _setting(modulus: Modulus) -> Setting:
    return Setting({modulus.symbol: modulus})
