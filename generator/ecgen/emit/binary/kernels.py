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
from ecgen.passes.pressure import ordered
from ecgen.targets.c.bits import avx2, four_words, words

#: Prints a Program's statements.
Printer = Callable[[Program, str], list[str]]
#: How a level of the permutation network within words is called by the distance of what it exchanges: 2^0 to 2^5.
_NEAR = range(6)


@dataclass(frozen=True)
class Variant:
    """For which processors, `level` as the emitted code counts them; `printer` prints what works on four words that stand side by
    side; `split_from`: from how many coefficients on products are split, where it is not what takes the fewest operations."""

    tag: str
    level: int
    printer: Printer
    split_from: int | None = None


def _in_registers(program: Program, prefix: str) -> list[str]:
    """Sixteen registers hold most of what waits in this order; in that of the Program a third of all instructions move values to
    the stack and back."""
    return avx2(ordered(program), prefix)


PLAIN = Variant("plain", 0, four_words)
#: What was fastest for m = 12 and 13 on a Zen 4, gcc 12 and clang 14, of all that are sensible.
_VECTORS_SPLIT = 7
#: What the second one gains is the compiler's: the text is the same.
VECTORS = (Variant("avx2", 1, _in_registers, _VECTORS_SPLIT), Variant("avx512", 2, _in_registers, _VECTORS_SPLIT))


def field_programs(field: BinaryField, split_from: int | None = None) -> Mapping[str, Program]:
    """By what functions of it are called; `transposition` is of 16 words."""
    return {"add": programs.add(field), "mul": programs.multiply(field, split_from=split_from), "sqr": programs.square(field),
            "inv": programs.invert(field, split_from=split_from), "transposition": planes.transpose16()}  # fmt: skip


def field_kernels(field: BinaryField, prefix: str, printer: Printer, split_from: int | None = None) -> Mapping[str, list[str]]:
    """The statements of `field_programs`."""
    return {name: printer(program, prefix) for name, program in field_programs(field, split_from).items()}


def decoder_kernels(code: GoppaCode, prefix: str, variant: Variant) -> Mapping[str, Any]:
    """What the decoder needs beside the field's: butterflies, expansions by level, exchanges by distance."""
    field, text, split = code.field, partial(_text, prefix, variant.printer), variant.split_from
    transposed = [planes.taylor(code.k + 1, level, transposed=True) for level in range(code.k + 1)]
    return {
        "butterflies": {name: text(programs.butterfly(field, kind, split)) for name, kind in _CONSTANTS.items()},
        "transposed_butterflies": {
            name: text(programs.transposed_butterfly(field, kind, split)) for name, kind in _CONSTANTS.items()},
        "parities": text(planes.parities()),
        "exchanges": [text(planes.conditional_swaps(bits)) for bits in _NEAR],
        "expansions": [words(planes.taylor(code.k, level), prefix) for level in range(code.k)],
        "transposed_expansions": [words(program, prefix) for program in transposed],
    }  # fmt: skip


_CONSTANTS = {"": Kind.LIMBS, "_spread": Kind.SPREAD}


def _text(prefix: str, printer: Printer, program: Program) -> list[str]:
    return printer(program, prefix)
