# SPDX-License-Identifier: MIT
"""Finds what holds at the headers of loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecgen_verify.prove.composed.every import ArrayLoop
from ecgen_verify.prove.induction import Loops
from ecgen_verify.prove.ladder.iterations import Ladder
from ecgen_verify.prove.multiples.powers.windows import Windows
from ecgen_verify.prove.protocols.deterministic import Candidates
from ecgen_verify.prove.scalars.lengths import Bytes
from ecgen_verify.prove.search import arrays, candidates, ladder, lengths, windows

_SEARCHES: dict[type, Callable[[Any], Any]] = {
    Ladder: ladder.find, Windows: windows.find, Candidates: candidates.find, Bytes: lengths.find,
}  # fmt: skip


def loop_invariants(invariant: object) -> Loops:
    if isinstance(invariant, ArrayLoop):
        return arrays.find(invariant)
    return [_SEARCHES[type(invariant)](invariant)]
