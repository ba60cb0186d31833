# SPDX-License-Identifier: MIT
"""Contracts of emitted functions, from the prototypes and claims of a manifest.

Trusted: the reading of a claim.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ecgen.errors import UsageError
from ecgen_verify.prove.contract import Contract, Kind, Operand, Shape

_PARAMETER = re.compile(r"(?P<const>const )?(?P<type>\w+) (?P<star>\*)?(?P<name>\w+)(?:\[(?P<length>\d+)\])?")
_CODEC = re.compile(r"(?P<out>\w+) = the (?P<order>big|little)-endian integer (?P<in>\w+)"
                    r"(?: (?P<sign>[*/]) (?P<factor>[\d^]+) mod \w+)?"
                    r"(?P<status>; 0, or -1 and r = 0 when b >= \w+)?")  # fmt: skip
_FIXED = {
    "r = a where mask is all-ones, b where it is 0": Shape.SELECT,
    "a and b change places where mask is all-ones": Shape.SWAP,
    "all-ones where a = 0, else 0": Shape.IS_ZERO,
    "all-ones where a = b, else 0": Shape.IS_EQUAL,
}


@dataclass(frozen=True)
class Ring:
    """One modulus of a manifest, for 64-bit words."""

    symbol: str
    tag: str
    number: int
    limbs: int


def rings(manifest: Mapping[str, Any]) -> dict[str, Ring]:
    """The moduli by symbol."""
    return {m["symbol"]: Ring(m["symbol"], m["tag"], int(m["number"], 16), m["limbs"]["64"])
            for m in manifest["moduli"]}  # fmt: skip


def contract_of(row: Mapping[str, Any], ring: Ring) -> Contract | None:
    """The contract of one manifest row; None when its claim is of no kind that is understood here."""
    claim = row["claim"]
    operands = _operands(row["prototype"], ring)
    if operands is None:
        return None
    if claim in _FIXED:
        return Contract(claim, _FIXED[claim], operands, ring.number)
    codec = _CODEC.fullmatch(claim)
    if codec:
        return _codec(claim, codec, operands, ring)
    equation = re.fullmatch(r"([^=]+)=([^=]+) mod (\w+)", claim)
    if equation and equation[3] == ring.symbol and "the" not in claim.split():
        names = {o.name for o in operands}
        if not set(re.findall(r"[A-Za-z]\w*", equation[1] + equation[2])) <= names:
            return None
        return Contract(claim, Shape.EQUATION, operands, ring.number, equation[1], equation[2])
    return None


def _codec(claim: str, found: re.Match[str], operands: tuple[Operand, ...], ring: Ring) -> Contract:
    if found["order"] == "little":
        operands = tuple(replace(o, kind=Kind.LITTLE_ENDIAN) if o.kind is Kind.BIG_ENDIAN else o for o in operands)
    factor = found["factor"] or "1"
    left, right = (f"{found['out']} * {factor}", found["in"]) if found["sign"] == "/" else (
        found["out"], f"{found['in']} * {factor}")  # fmt: skip
    shape = Shape.DECODE if found["status"] else Shape.EQUATION
    return Contract(claim, shape, operands, ring.number, left, right)


def _operands(prototype: str, ring: Ring) -> tuple[Operand, ...] | None:
    found = re.fullmatch(r"[\w ]+?\w+\((.*)\)", prototype)
    if not found:
        raise UsageError(f"manifest: {prototype!r} is no prototype")
    operands = []
    for text in found[1].split(","):
        p = _PARAMETER.fullmatch(text.strip())
        if not p:
            return None
        constant = bool(p["const"])
        if p["star"] and p["type"].endswith("_" + ring.tag):
            operand = Operand(p["name"], Kind.LIMBS, ring.limbs, ring.number, constant, not constant)
        elif p["length"] and p["type"] == "uint8_t":
            length = int(p["length"])
            bound = 256**length if constant else ring.number
            operand = Operand(p["name"], Kind.BIG_ENDIAN, length, bound, constant, not constant)
        elif p["name"] == "mask" and not p["star"]:
            operand = Operand(p["name"], Kind.MASK, 1, 1 << 64, True)
        elif p["type"] == "uint32_t" and not p["star"]:
            operand = Operand(p["name"], Kind.SMALL, 1, 1 << 32, True)
        else:
            return None
        operands.append(operand)
    if "cswap" in prototype:
        operands = [replace(o, is_input=True) for o in operands]
    return tuple(operands)
