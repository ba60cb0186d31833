# SPDX-License-Identifier: MIT
"""The double multiplication of an emitted folder, and the functions that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ecgen.emit.layout import CURVE, c_file
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.defines import defined_numbers
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.adding import adding, additions, group_law
from ecgen_verify.prove.naf.iterations import Naf, prove_naf
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof


def naf_of(source: Path, prefix: str, name: str = "naf", caller: str = "double") -> Naf:
    """As the emitted files say. `name`: of the function, and `caller` of the unit from where it is called."""
    numbers = numbers_of(source, prefix, caller)
    length = numbers["NAF_LENGTH"]
    return Naf(f"{prefix}_{name}", length, length // 64 + 2, numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"])


def naf_proofs(place: Place, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
    """By name. `callees`: those of the fields."""
    naf, prefix = naf_of(place.source, place.prefix), place.prefix
    known: dict[str, Effect] = {**callees, **{f"{prefix}_{name}": reading for name, reading in group_law().items()}}
    proofs: dict[str, Callable[[Image], Outcome]] = {naf.name: lambda image: prove_naf(image, naf)}
    for addition in additions(naf, place.split):
        proofs |= subject_proof(place, f"{prefix}_{addition.name}", adding(addition), known)
    return proofs


def numbers_of(source: Path, prefix: str, caller: str) -> dict[str, int]:
    """The numbers of non-adjacent forms that files define, by their names without the prefix."""
    files = [source / f"{prefix}_{CURVE}.h", source / c_file(prefix, caller)]
    return {name: number for file in files for name, number in defined_numbers(file, prefix).items() if name.startswith("NAF_")}
