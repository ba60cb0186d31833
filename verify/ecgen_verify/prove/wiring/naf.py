# SPDX-License-Identifier: MIT
"""The double multiplication of an emitted folder, and the functions that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ecgen.emit.layout import CURVE, c_file
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.defines import defined_numbers
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.inner import prove_inner
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.naf.adding import adding, additions
from ecgen_verify.prove.naf.iterations import Naf, prove_naf
from ecgen_verify.prove.verdict import Outcome


def naf_of(source: Path, prefix: str, name: str = "naf", caller: str = "double") -> Naf:
    """As the emitted files say. `name`: of the function, and `caller` of the unit from where it is called."""
    numbers = numbers_of(source, prefix, caller)
    length = numbers["NAF_LENGTH"]
    return Naf(f"{prefix}_{name}", length, length // 64 + 2, numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"])


def naf_proofs(
    source: Path, prefix: str, split: Endomorphism | None, forms: Mapping[str, Form], callees: Mapping[str, Effect]
) -> dict[str, Callable[[Image], Outcome]]:
    """By name. `callees`: those of the fields."""
    naf = naf_of(source, prefix)
    proofs: dict[str, Callable[[Image], Outcome]] = {naf.name: lambda image: prove_naf(image, naf)}
    for addition in additions(naf, split):
        inner = adding(prefix, addition, forms, callees)
        proofs[inner.name] = lambda image, inner=inner: prove_inner(image, inner)  # type: ignore[misc]
    return proofs


def numbers_of(source: Path, prefix: str, caller: str) -> dict[str, int]:
    """The numbers of non-adjacent forms that files define, by their names without the prefix."""
    files = [source / f"{prefix}_{CURVE}.h", source / c_file(prefix, caller)]
    return {name: number for file in files for name, number in defined_numbers(file, prefix).items() if name.startswith("NAF_")}
