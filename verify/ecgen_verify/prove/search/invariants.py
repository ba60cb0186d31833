# SPDX-License-Identifier: MIT
"""Finds what holds at the headers of loops."""

from __future__ import annotations

from ecgen_verify.prove.composed.every import ArrayLoop
from ecgen_verify.prove.composed.induction import Fold, Loop
from ecgen_verify.prove.hashes.hexadecimal import Iterated
from ecgen_verify.prove.search import arrays, counting, folds
from ecgen_verify.prove.search.cells import in_order


def loop_invariants(fold: Fold) -> dict[int, Loop]:
    match fold:
        case ArrayLoop():
            return in_order(arrays.find(fold))
        case Iterated():
            return counting.find(fold)
    return in_order([folds.find(fold)])
