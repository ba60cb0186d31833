# SPDX-License-Identifier: MIT
"""Functions of an emitted folder that stand together: what is claimed of each, and what a call of it is taken to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from ecgen.logic.contract import Contract
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Kernel, prove
from ecgen_verify.prove.verdict import Outcome, Row

#: What makes the outcomes, by function, and why there is none, where there is none.
Methods = tuple[Mapping[str, Callable[[], Outcome]], Mapping[str, str]]


@dataclass(frozen=True)
class Functions:
    """By the names after the prefix. `contracts`: of functions that no manifest has: they are shown as those of the manifest are,
    and say what calls do. What is shown or read otherwise: `claims` on functions that call others, and `proofs`: claims that
    depend on nothing of the folder, which are shown once for all folders, and kernels."""

    contracts: Mapping[str, Contract] = field(default_factory=dict)
    claims: Mapping[str, Claim] = field(default_factory=dict)
    proofs: Mapping[str, Kernel] = field(default_factory=dict)


def method_of(shown: Kernel) -> Callable[[Image], Outcome]:
    return partial(prove, kernel=shown)


def rows_of(place: Place, build: str, shown: Methods, only: str | None) -> Iterator[Row]:
    methods, reasons = shown
    theorems = Theorems(place, build, lambda name: methods[name]() if name in methods else None)
    for name in dict.fromkeys((*reasons, *methods)):
        if only in (None, name) and (row := theorems.row(name, reasons.get(name, ""))) is not None:
            yield row
