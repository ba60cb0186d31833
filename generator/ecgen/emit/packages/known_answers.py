# SPDX-License-Identifier: MIT
"""Known answers for the tests of packages, in Python's integers; byte strings in hexadecimal digits."""

from __future__ import annotations

import random
from dataclasses import asdict
from itertools import islice
from typing import Any

from ecgen.contracts.catalog import Layer
from ecgen.emit.context import Context
from ecgen.emit.facts import facts_of
from ecgen.emit.packages.answers_25519 import Answer25519, answers_25519
from ecgen.emit.packages.answers_curve import CurveAnswer, curve_answers
from ecgen.emit.packages.answers_modp import ModpAnswer, modp_answers
from ecgen.field import Modulus
from ecgen.rings import QuadraticField
from ecgen.selfcheck import edge_numbers

#: Cases for each modulus.
CASES = 12


def known_answers(context: Context) -> dict[str, list[dict[str, Any]]]:
    """By what they are of: the tag of a modulus; "fe2", "weierstrass", "curve25519", "modp" where the library has it.

    Of a modulus and of F_p^2: the operands a and b, their sum, their product, and 1/a, which is 0 for 0.
    """
    library, facts = context.library, facts_of(context.library)
    layer = facts.layer
    answers = {m[64].tag: _of_modulus(m[64]) for m in context.moduli}
    if facts.extension:
        answers["fe2"] = _of_extension(context.moduli[0][64], library.spec.nonresidue)
    answered: list[CurveAnswer] | list[Answer25519] | list[ModpAnswer] = []
    if layer is Layer.WEIERSTRASS:
        answered = curve_answers(library)
    elif layer is Layer.CURVE25519:
        answered = answers_25519(library.spec)
    elif layer is Layer.MODP:
        answered = modp_answers(library.spec)
    return answers | {layer.value: [_in_hex(asdict(answer)) for answer in answered]} if answered else answers


def _in_hex(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in values.items()}


def _of_modulus(modulus: Modulus) -> list[dict[str, Any]]:
    p, numbers = modulus.number, edge_numbers(modulus.number, random.Random(modulus.number))
    return [_row(modulus, {"a": (a,), "b": (b,), "sum": ((a + b) % p,), "product": (a * b % p,),
                           "inverse": (pow(a, -1, p) if a else 0,)}) for a, b in _pairs(numbers)]  # fmt: skip


def _of_extension(modulus: Modulus, nonresidue: int) -> list[dict[str, Any]]:
    field = QuadraticField(modulus.number, nonresidue)
    numbers = edge_numbers(modulus.number, random.Random(modulus.number + 1))
    rows = []
    for a, b in zip(_pairs(numbers), _pairs(numbers), strict=True):
        rows.append(_row(modulus, {"a": a, "b": b, "sum": field.add(a, b), "product": field.mul(a, b),
                                   "inverse": field.inv(a) if any(a) else (0, 0)}))  # fmt: skip
    return rows


def _pairs(numbers: Any) -> list[tuple[int, int]]:
    drawn = list(islice(numbers, 2 * CASES))
    return list(zip(drawn[::2], drawn[1::2], strict=True))


def _row(modulus: Modulus, values: dict[str, tuple[int, ...]]) -> dict[str, Any]:
    return {name: b"".join(part.to_bytes(modulus.bytes, "big") for part in parts).hex() for name, parts in values.items()}
