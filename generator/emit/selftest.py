# SPDX-License-Identifier: MIT
"""The facts of the emitted self-test: known answers as byte strings."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Sequence
from itertools import islice

import gmpy2

from ecgen.emit.context import Context, Part
from ecgen.field import Modulus
from ecgen.selfcheck import edge_numbers

_BINARY = ("add", "sub", "mul")
_UNARY = ("neg", "dbl", "half", "sqr", "inv")
#: Cases per modulus.
ANSWERS = 12


def selftest_part(context: Context) -> Part:
    """test/PREFIX_selftest.c, in a folder of its own because it has a main."""
    name = f"test/{context.prefix}_selftest.c"
    return Part({name: context.render(name, "test/selftest.c.j2", moduli=[_facts(m[64]) for m in context.moduli])})


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
    return textwrap.wrap(", ".join(f"{byte:#04x}" for byte in number.to_bytes(length, "big")) + ",", width=96)
