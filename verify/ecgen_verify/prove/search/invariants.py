# SPDX-License-Identifier: MIT
"""Finds what holds at the headers of loops."""

from __future__ import annotations

from ecgen_verify.prove.composed.every import ArrayLoop
from ecgen_verify.prove.composed.fold import Fold
from ecgen_verify.prove.induction import Loops
from ecgen_verify.prove.search import arrays, folds
from ecgen_verify.prove.world import Undecided


def loop_invariants(invariant: object) -> Loops:
    if isinstance(invariant, ArrayLoop):
        return arrays.find(invariant)
    if isinstance(invariant, Fold):
        return [folds.find(invariant)]
    raise Undecided("no search for an invariant of this kind")
