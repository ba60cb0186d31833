# SPDX-License-Identifier: MIT
"""Functions of an emitted folder that stand together: what is claimed of each, and what a call of it is taken to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from ecgen.logic.contract import Contract
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.composed.claims import Claim, Subject, prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Kernel, kernel_theorem
from ecgen_verify.prove.verdict import Outcome, Row

#: A function against a claim that depends on nothing of the folder, which is shown once for all folders; or a kernel.
Proof = Subject | Kernel
#: What makes the outcomes, by function, and why there is none, where there is none.
Methods = tuple[Mapping[str, Callable[[], Outcome]], Mapping[str, str]]


@dataclass(frozen=True)
class Functions:
    """By the names after the prefix. `contracts`: of functions that no manifest has: they are shown as those of the manifest are,
    and say what calls do. What is shown or read otherwise: `claims` on functions that call others, and `proofs`."""

    contracts: Mapping[str, Contract] = field(default_factory=dict)
    claims: Mapping[str, Claim] = field(default_factory=dict)
    proofs: Mapping[str, Proof] = field(default_factory=dict)


def method_of(shown: Proof) -> Callable[[Image], Outcome]:
    return partial(prove, subject=shown) if isinstance(shown, Subject) else partial(kernel_theorem, kernel=shown)


def rows_of(place: Place, build: str, shown: Methods, only: str | None) -> Iterator[Row]:
    methods, reasons = shown
    theorems = Theorems(place, build, lambda name: methods[name]() if name in methods else None)
    for name in dict.fromkeys((*reasons, *methods)):
        if only in (None, name) and (row := theorems.row(name, reasons.get(name, ""))) is not None:
            yield row
