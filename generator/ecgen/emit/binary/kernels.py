# SPDX-License-Identifier: MIT
"""The Programs of a binary field and of its decoder as facts for templates: statements of C, in a dialect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from ecgen.arith.binary import planes, programs
from ecgen.arith.binary.field import BinaryField
from ecgen.arith.binary.goppa import GoppaCode
from ecgen.ir import Kind, Program
from ecgen.targets.c.bits import avx2, four_words, words

#: Prints a Program's statements.
Printer = Callable[[Program, str], list[str]]
#: How a level of the permutation network within words is called by the distance of what it exchanges: 2^0 to 2^5.
_NEAR = range(6)


@dataclass(frozen=True)
class Variant:
    """For which processors: `printer` prints what works on four words that stand side by side."""

    vector: bool
    printer: Printer


PLAIN, VECTOR = Variant(False, four_words), Variant(True, avx2)


def field_kernels(field: BinaryField, prefix: str, variant: Variant) -> Mapping[str, list[str]]:
    """By name; those of `transposition` are for 16 words of four."""
    made = {
        "add": programs.add(field), "multiply": programs.multiply(field), "square": programs.square(field),
        "invert": programs.invert(field), "transposition": planes.transpose16(),
    }  # fmt: skip
    return {name: variant.printer(program, prefix) for name, program in made.items()}


def decoder_kernels(code: GoppaCode, prefix: str, variant: Variant) -> Mapping[str, Any]:
    """What the decoder needs beside the field's: butterflies, expansions by level, exchanges by distance."""
    field, text = code.field, partial(_text, prefix, variant.printer)
    return {
        "butterflies": {name: text(programs.butterfly(field, kind)) for name, kind in _CONSTANTS.items()},
        "transposed_butterflies": {name: text(programs.transposed_butterfly(field, kind)) for name, kind in _CONSTANTS.items()},
        "parities": text(planes.parities()),
        "exchanges": [text(planes.conditional_swaps(bits)) for bits in _NEAR],
        "expansions": [words(planes.taylor(code.k, level), prefix) for level in range(code.k)],
        "transposed_expansions": [words(planes.taylor(code.k + 1, level, transposed=True), prefix) for level in range(code.k + 1)],
    }  # fmt: skip


_CONSTANTS = {"": Kind.LIMBS, "_spread": Kind.SPREAD}


def _text(prefix: str, printer: Printer, program: Program) -> list[str]:
    return printer(program, prefix)
