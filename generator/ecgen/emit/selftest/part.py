# SPDX-License-Identifier: MIT
"""The facts of the emitted self-test: known answers as byte strings."""

from __future__ import annotations

import random
import textwrap
from dataclasses import asdict
from itertools import islice
from typing import Any

from ecgen.contracts.field import composed, straight_line
from ecgen.contracts.lanes import arithmetic, inversion
from ecgen.contracts.modp import EXTRA
from ecgen.emit.context import Context, Part
from ecgen.emit.lanes.points import has_points
from ecgen.emit.montgomery_curve import is_25519
from ecgen.emit.selftest.answers_25519 import Answer25519, answers_25519
from ecgen.emit.selftest.answers_curve import CurveAnswer, curve_answers
from ecgen.emit.selftest.answers_modp import ModpAnswer, modp_answers
from ecgen.field import Modulus
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Apply, Op, subterms
from ecgen.logic.types import Element, Nothing
from ecgen.reference import contract_of, expected, residues
from ecgen.selfcheck import edge_numbers

#: Cases per modulus.
ANSWERS = 12


def selftest_part(context: Context) -> Part:
    """test/PREFIX_selftest.c, in a folder of its own because it has a main."""
    name, library = f"test/{context.prefix}_selftest.c", context.library
    with_25519 = is_25519(library.spec) and not library.field_only
    curve = [_encoded(answer) for answer in curve_answers(library)] if library.has_curve_layer else []
    curve_25519 = [_encoded(answer) for answer in answers_25519(library.spec)] if with_25519 else []
    with_modp = library.spec.group is not None and not library.field_only
    facts: dict[str, Any] = {
        "modp": [_encoded(answer) for answer in modp_answers(library.spec)] if with_modp else [],
        "modulus_bytes": _c_bytes(library.spec.prime, context.moduli[0][64].bytes), "extra": EXTRA,
        "moduli": [_facts(m[64]) for m in context.moduli],
        "curve": curve,
        "gives_up": not all(answer["signed"] for answer in curve),
        "curve_25519": curve_25519,
        "lanes": library.lanes,
        "ecdh8": has_points(library), "x25519_8": library.lanes and with_25519,
        "message_room": max([answer["message_length"] for answer in curve_25519], default=0),
    }  # fmt: skip
    return Part({name: context.render(name, "test/selftest.c.j2", **facts)})


def _encoded(answer: CurveAnswer | Answer25519 | ModpAnswer) -> dict[str, Any]:
    """Each string of bytes as lines of C (a zero for an empty one), and its length under NAME_length; anything else as it is."""
    values: dict[str, Any] = asdict(answer)
    strings = {name: value for name, value in values.items() if isinstance(value, bytes)}
    lines = {name: _c_lines(value or bytes(1)) for name, value in strings.items()}
    return values | lines | {f"{name}_length": len(value) for name, value in strings.items()}


def _facts(modulus: Modulus) -> dict[str, object]:
    """What templates/test/selftest.c.j2 wants to know of one modulus."""
    p = modulus.number
    numbers = edge_numbers(p, random.Random(p))
    maps = element_maps(modulus)
    lanes = (*arithmetic(residues(modulus)), inversion(residues(modulus)))
    in_lanes = {contract.operation.removesuffix("8") for contract in lanes}
    return {
        "tag": modulus.tag,
        "TAG": modulus.tag.upper(),
        "fields": ["a", "b", *(contract.operation for contract in maps)],
        "functions": [_call(contract) for contract in maps],
        "lane_functions": [_call(contract) for contract in maps if contract.operation in in_lanes],
        "answers": [_answer(modulus, *islice(numbers, 2)) for _ in range(ANSWERS)],
        "modulus_bytes": _c_bytes(p, modulus.bytes),
    }


def _answer(modulus: Modulus, a: int, b: int) -> dict[str, object]:
    """The results as the elements that they are, whatever their form in memory."""
    given = {"a": modulus.encode(a), "b": modulus.encode(b)}
    results = [modulus.decode(expected(contract, modulus, {param.name: given[param.name] for param in contract.inputs})["r"])
               for contract in element_maps(modulus)]  # fmt: skip
    root = expected(contract_of("sqrt", modulus), modulus, {"a": given["a"]})
    return {
        "values": [_c_bytes(number, modulus.bytes) for number in (a, b, *results)],
        "has_root": int(root["result"] == 0),
    }


def element_maps(modulus: Modulus) -> list[Contract]:
    """The functions that give one element for one or two, and say nothing of how elements stand in memory."""
    return [contract for contract in (*straight_line(residues(modulus)), *composed(residues(modulus)))
            if all(isinstance(param.type, Element) for param in contract.params)
            and [param.name for param in contract.outputs] == ["r"] and isinstance(contract.returns, Nothing)
            and not _speaks_of_words(contract)]  # fmt: skip


def _speaks_of_words(contract: Contract) -> bool:
    return any(isinstance(part, Apply) and part.op is Op.WORDS for formula in contract.ensures for part in subterms(formula))


def _call(contract: Contract) -> dict[str, object]:
    return {"operation": contract.operation, "inputs": [param.name for param in contract.inputs]}


def _c_bytes(number: int, length: int) -> list[str]:
    """A big-endian byte string as lines of a C initialiser."""
    return _c_lines(number.to_bytes(length, "big"))


def _c_lines(data: bytes) -> list[str]:
    return textwrap.wrap(", ".join(f"{byte:#04x}" for byte in data) + ",", width=96)
