# SPDX-License-Identifier: MIT
"""What the self-test takes in of each result, by the contract, and checksums of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.emit.selftest.cases import Case, is_raw, values_of
from ecgen.emit.selftest.operands import Operands
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import LANES, Setting, outputs, outputs_of_lanes
from ecgen.logic.types import (
    Array,
    BitOfEach,
    Buffer,
    Bytes,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    MaskResult,
    Nothing,
    Point,
    Type,
)

#: Checksums of one function, at most: each of as many cases, in order.
MOST = 16
_ALL_ONES = 2**64 - 1
_SIZES = {"point": 3, "affine": 2}


def chunk(count: int) -> int:
    """Cases of a checksum."""
    return max(1, -(-count // MOST))


def checksums(operands: Operands, contract: Contract, cases: Sequence[Case], width: int = 64) -> list[int]:
    """`width`: of words, 64 or 32; it matters to functions that speak of words."""
    setting, raw = operands.setting if width == 64 else operands.setting_32, is_raw(contract)
    taken = [_taken(operands, setting, contract, values, raw=raw) for values in values_of(contract, cases)]
    size = chunk(len(cases))
    return [fnv(b"".join(taken[i : i + size])) for i in range(0, len(taken), size)]


def fnv(data: bytes) -> int:
    """FNV-1a of 32 bits (G. Fowler, L. C. Noll, K.-P. Vo)."""
    state = 0x811C9DC5
    for byte in data:
        state = (state ^ byte) * 0x01000193 & 0xFFFFFFFF
    return state


def _taken(operands: Operands, setting: Setting, contract: Contract, values: Mapping[str, Any], *, raw: bool) -> bytes:
    evaluate = outputs_of_lanes if contract.lanes else outputs
    results = evaluate(contract, setting, values)
    if contract.operation == "sqrt":  # either root will do: its square is taken in
        results["r"] = values["a"] if results["result"] == 0 else 0
    taken = [_of(operands, param.type, results[param.name], raw) for param in contract.outputs]
    return b"".join(taken) + _returned(contract, results)


def number(value: int) -> bytes:
    return (value & _ALL_ONES).to_bytes(8, "little")


def _returned(contract: Contract, results: Mapping[str, Any]) -> bytes:
    match contract.returns:
        case Nothing():
            return b""
        case MaskResult():
            return number(_ALL_ONES if results["result"] else 0)
        case BitOfEach():
            return number(sum(bit << i for i, bit in enumerate(results["result"])))
        case _:
            return number(results["result"])


def _of(operands: Operands, kind: Type, value: Any, raw: bool) -> bytes:
    field = operands.moduli["p"]
    match kind:
        case Element(symbol):
            modulus = operands.moduli[symbol]
            return int(value if raw else modulus.decode(value)).to_bytes(modulus.bytes, "big")
        case Loose(element):
            return _of(operands, element, value, raw)
        case Extension():
            return b"".join(_of(operands, Element("p"), part, raw) for part in value)
        case Lanes(element):
            modulus = lane_modulus(operands.moduli[element.modulus])
            return b"".join(modulus.decode(one).to_bytes(modulus.bytes, "big") for one in value)
        case Eight(item):
            assert len(value) == LANES
            return b"".join(_of(operands, item, one, raw) for one in value)
        case Array(item):
            return b"".join(_of(operands, item, one, raw) for one in value)
        case Bytes() | Buffer():
            return bytes(value)
        case Point("affine"):
            return _numbers(value, field.bytes)
        case Point("point"):
            return bytes([value is None]) + _numbers(value or (0, 0), field.bytes)
        case Point("ed25519"):
            return _numbers(value, field.bytes)
        case Point("g2_affine"):
            return _numbers((*value[0], *value[1]), field.bytes)
        case Point("g2_point"):
            return bytes([value is None]) + _numbers((*value[0], *value[1]) if value is not None else (0, 0, 0, 0), field.bytes)
        case Point("kummer"):
            return bytes([value is None]) + _numbers(value[0] if value is not None else (0, 0), field.bytes)
    raise TypeError(f"nothing to take in of {kind!r}")


def _numbers(numbers: Iterable[int], length: int) -> bytes:
    return b"".join(x.to_bytes(length, "big") for x in numbers)
