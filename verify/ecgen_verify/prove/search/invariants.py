# SPDX-License-Identifier: MIT
"""Finds what holds at the headers of loops."""

from __future__ import annotations

from ecgen_verify.prove.composed.every import ArrayLoop
from ecgen_verify.prove.composed.induction import Check, Fold
from ecgen_verify.prove.hashes.hexadecimal import Iterated
from ecgen_verify.prove.search import arrays, counting, folds
from ecgen_verify.prove.search.cells import in_order


def loop_invariants(fold: Fold, check: Check) -> None:
    match fold:
        case ArrayLoop():
            check(in_order(arrays.find(fold)))
        case Iterated():
            check(counting.find(fold))
        case _:
            folds.find(fold, check)
