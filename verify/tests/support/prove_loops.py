# SPDX-License-Identifier: MIT
"""Loops with what a search says of them, to be changed and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ecgen_verify.prove.budget import STEPS, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.induction import Fold, Induction, Loop
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.search.cells import in_order


def placed(loops: Sequence[Loop]) -> list[tuple[Any, Loop]]:
    """Each with its layout."""
    return [(loop.layout, loop) for loop in loops]


def check(fold: Fold, loops: Sequence[tuple[Any, Loop]]) -> None:
    """Of loops that are executed one after the other, with these layouts. Raises Undecided or Fault."""
    ranked = [replace(loop, layout=layout, rank=-place) for place, (layout, loop) in enumerate(loops)]
    Induction(fold, in_order(ranked)).check()


def invariants_of(subject: Claim, image: Image, alias: Mapping[str, str] | None = None) -> list[Fold]:
    """Of the cases that the claim shows by induction. `alias`: operand -> the operand that it is the same object as."""
    code, budget, account = Code(image), Budget(STEPS), Account()
    return [fold(subject.execution(code, alias or {}, budget, account, case)) for case, fold in subject.loops]
