# SPDX-License-Identifier: MIT
"""The facts of the emitted self-test: known answers as byte strings."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from typing import Any

import gmpy2

from ecgen.emit.context import Context, Part
from ecgen.emit.lanes.points import has_points
from ecgen.emit.montgomery_curve import is_25519
from ecgen.emit.selftest.answers_25519 import Answer25519, answers_25519
from ecgen.emit.selftest.answers_curve import CurveAnswer, curve_answers
from ecgen.field import Modulus
from ecgen.selfcheck import edge_numbers

_BINARY = ("add", "sub", "mul")
_UNARY = ("neg", "dbl", "half", "sqr", "inv")
#: Cases per modulus.
ANSWERS = 12


def selftest_part(context: Context) -> Part:
    """test/PREFIX_selftest.c, in a folder of its own because it has a main."""
    name, library = f"test/{context.prefix}_selftest.c", context.library
    with_25519 = is_25519(library.spec) and not library.field_only
    curve = [_encoded(answer) for answer in curve_answers(library)] if library.has_curve_layer else []
    curve_25519 = [_encoded(answer) for answer in answers_25519(library.spec)] if with_25519 else []
    facts: dict[str, Any] = {
        "moduli": [_facts(m[64]) for m in context.moduli],
        "curve": curve,
        "curve_25519": curve_25519,
        "lanes": library.lanes, "lane_binary": _BINARY, "lane_unary": tuple(name for name in _UNARY if name != "half"),
        "ecdh8": has_points(library), "x25519_8": library.lanes and with_25519,
        "message_room": max([answer["message_length"] for answer in curve_25519], default=0),
    }  # fmt: skip
    return Part({name: context.render(name, "test/selftest.c.j2", **facts)})


def _encoded(answer: CurveAnswer | Answer25519) -> dict[str, Any]:
    """Each value as lines of C (a zero for an empty one), and its length under NAME_length."""
    values: dict[str, bytes] = asdict(answer)
    lines = {name: _c_lines(value or bytes(1)) for name, value in values.items()}
    return lines | {f"{name}_length": len(value) for name, value in values.items()}


def _facts(modulus: Modulus) -> dict[str, object]:
    """What templates/test/selftest.c.j2 wants to know of one modulus."""
    p = modulus.number
    numbers = edge_numbers(p, random.Random(p))
    return {
        "tag": modulus.tag,
        "TAG": modulus.tag.upper(),
        "fields": ["a", "b", *_BINARY, *_UNARY],
        "binary": _BINARY,
        "unary": _UNARY,
        "answers": [_answer(modulus, *islice(numbers, 2)) for _ in range(ANSWERS)],
        "modulus_bytes": _c_bytes(p, modulus.bytes),
    }


def _answer(modulus: Modulus, a: int, b: int) -> dict[str, object]:
    p = modulus.number
    results: Sequence[int] = [
        a, b, a + b, a - b, a * b, -a, 2 * a, a * (p + 1) // 2, a * a, int(gmpy2.invert(a, p)) if a else 0
    ]  # fmt: skip
    return {
        "values": [_c_bytes(result % p, modulus.bytes) for result in results],
        "has_root": int(a == 0 or gmpy2.legendre(a, p) == 1),
    }


def _c_bytes(number: int, length: int) -> list[str]:
    """A big-endian byte string as lines of a C initialiser."""
    return _c_lines(number.to_bytes(length, "big"))


def _c_lines(data: bytes) -> list[str]:
    return textwrap.wrap(", ".join(f"{byte:#04x}" for byte in data) + ",", width=96)
