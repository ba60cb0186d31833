# SPDX-License-Identifier: MIT
"""Finds what holds at the headers of loops."""

from __future__ import annotations

from ecgen_verify.prove.composed.every import ArrayLoop
from ecgen_verify.prove.composed.fold import Fold
from ecgen_verify.prove.hashes.hexadecimal import Iterated
from ecgen_verify.prove.induction import Loops
from ecgen_verify.prove.search import arrays, counting, folds
from ecgen_verify.prove.search.cells import in_order
from ecgen_verify.prove.world import Undecided


def loop_invariants(invariant: object) -> Loops:
    match invariant:
        case ArrayLoop():
            return in_order(arrays.find(invariant))
        case Fold():
            return in_order([folds.find(invariant)])
        case Iterated():
            return counting.find(invariant)
    raise Undecided("no search for an invariant of this kind")
