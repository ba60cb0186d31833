# SPDX-License-Identifier: MIT
"""Sums of many multiples, which meet every entry of a table, and are themselves one multiple: the only one computed here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import gmpy2

from ecgen.emit.selftest.operands import Operands
from ecgen.emit.selftest.strings import noise

#: Multiples in a sum, exponents in a product; the strings of scalars begin so many bytes of the noise apart.
_MULTIPLES, _EXPONENTS, STEP = 150, 12, 17


@dataclass(frozen=True)
class Total:
    """`facts`: what the template wants to know; `answer`: the encoded sum."""

    facts: dict[str, Any]
    answer: bytes


def totals(operands: Operands) -> Iterator[Total]:
    """Of the group that the library has."""
    contracts = operands.contracts
    if "exp_base" in contracts:
        yield _powers(operands)
    elif "point_mul_base" in contracts:
        yield _multiples(operands, "point", operands.moduli["n"].bytes, "big", "reduce_bytes", _MULTIPLES)
    elif "ed25519_mul_base" in contracts:
        yield _multiples(operands, "ed25519", 64, "little", "ed25519_reduce_bytes", _MULTIPLES)


def _strings(length: int, count: int) -> list[bytes]:
    return [noise[STEP * i : STEP * i + length] for i in range(count)]


def _multiples(operands: Operands, struct: str, length: int, order: Literal["little", "big"], reduce: str, count: int) -> Total:
    """sum (k_i*G) + sum (k_i*H + k_i*G) with H = 2*G, all in one."""
    group, n = operands.setting.group, operands.order
    assert group is not None
    total = sum(int.from_bytes(string, order) for string in _strings(length, count)) % n
    point = group.multiple(4 * total % n, group.generator)
    answer = b"" if point is None else b"".join(x.to_bytes(operands.moduli["p"].bytes, "big") for x in point)
    facts = {"kind": struct, "length": length, "reduce": reduce, "count": count, "step": STEP,
             "multiply": "ed25519_mul" if struct == "ed25519" else "point_mul", "neutral": point is None}  # fmt: skip
    return Total(facts, answer or bytes(2 * operands.moduli["p"].bytes))


def _powers(operands: Operands) -> Total:
    group, p = operands.library.spec.group, operands.library.spec.prime
    assert group is not None
    length = -(-group.exponent_bits // 8)
    total = sum(int.from_bytes(string, "big") for string in _strings(length, _EXPONENTS))
    answer = int(gmpy2.powmod(group.generator, total, p)).to_bytes(operands.moduli["p"].bytes, "big")
    return Total({"kind": "modp", "length": length, "count": _EXPONENTS, "step": STEP}, answer)
