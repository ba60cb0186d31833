# SPDX-License-Identifier: MIT
"""Non-adjacent forms, as the files of an emitted folder say."""

from __future__ import annotations

from pathlib import Path

from ecgen.emit.layout import CURVE, c_file
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.naf.iterations import naf_claim
from ecgen_verify.prove.wiring.defines import defined_numbers


def naf_of(source: Path, prefix: str, name: str = "naf", caller: str = "double") -> Claim:
    """`name`: of the function, and `caller` of the unit from where it is called."""
    return naf_claim(*sizes_of(source, prefix, caller)).on(f"{prefix}_{name}", {}, {})


def sizes_of(source: Path, prefix: str, caller: str = "double") -> tuple[int, int, frozenset[int]]:
    """How many digits and words there are, and of which widths digits are, as the emitted files say."""
    numbers = numbers_of(source, prefix, caller)
    length = numbers["NAF_LENGTH"]
    return length, length // 64 + 2, frozenset({numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"]})


def numbers_of(source: Path, prefix: str, caller: str) -> dict[str, int]:
    """The numbers of non-adjacent forms that files define, by their names without the prefix."""
    files = [source / f"{prefix}_{CURVE}.h", source / c_file(prefix, caller)]
    return {name: number for file in files for name, number in defined_numbers(file, prefix).items() if name.startswith("NAF_")}
