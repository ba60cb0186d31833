# SPDX-License-Identifier: MIT
"""The double multiplication of an emitted folder, and the functions that it is made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from ecgen.verify.prove.composed.effects import Effect
from ecgen.verify.prove.composed.elements import Form
from ecgen.verify.prove.image import Image
from ecgen.verify.prove.multiples.inner import prove_inner
from ecgen.verify.prove.multiples.named import AFFINE, JACOBIAN
from ecgen.verify.prove.naf.adding import adding
from ecgen.verify.prove.naf.turns import Naf, prove_naf
from ecgen.verify.prove.verdict import Outcome

#: What additions by digits are called, the coordinates of a table's points, and which width they are for.
_ADDITIONS = (("add_digit", JACOBIAN, "NAF_WIDTH"), ("add_base_digit", AFFINE, "NAF_BASE_WIDTH"))


def naf_of(source: Path, prefix: str, name: str = "naf", caller: str = "double") -> Naf:
    """As the emitted files say. `name`: of the function, and `caller` of the file from where it is called."""
    numbers = numbers_of(source, prefix, caller)
    length = numbers["NAF_LENGTH"]
    return Naf(f"{prefix}_{name}", length, length // 64 + 2, frozenset({numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"]}))


def naf_proofs(
    source: Path, prefix: str, forms: Mapping[str, Form], callees: Mapping[str, Effect]
) -> dict[str, Callable[[Image], Outcome]]:
    """By name. `callees`: those of the fields."""
    numbers, naf = numbers_of(source, prefix, "double"), naf_of(source, prefix)
    found: dict[str, Callable[[Image], Outcome]] = {naf.name: lambda image: prove_naf(image, naf)}
    for name, length, width in _ADDITIONS:
        inner = adding(prefix, name, length, numbers[width], forms, callees)
        found[inner.name] = lambda image, inner=inner: prove_inner(image, inner)  # type: ignore[misc]
    return found


def numbers_of(source: Path, prefix: str, caller: str) -> dict[str, int]:
    """The numbers of non-adjacent forms that files define, by their names without the prefix."""
    files = (source / f"{prefix}_{name}" for name in ("curve_internal.h", f"{caller}.c"))
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return {name: int(number) for name, number in re.findall(r"^#define [A-Z0-9_]*?_(NAF_[A-Z_]+) (\d+)\b", text, re.MULTILINE)}
