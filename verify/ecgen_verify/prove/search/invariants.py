# SPDX-License-Identifier: MIT
"""Finds what holds at the headers of loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ecgen_verify.prove.composed.loops import Loop as ArrayLoop
from ecgen_verify.prove.composed.loops import Proof
from ecgen_verify.prove.ladder.iterations import Ladder
from ecgen_verify.prove.multiples.powers.windows import Windows
from ecgen_verify.prove.protocols.deterministic import Candidates
from ecgen_verify.prove.scalars.lengths import Bytes
from ecgen_verify.prove.search import arrays, candidates, ladder, lengths, windows

_SEARCHES: dict[type, Callable[[Any], Any]] = {
    Ladder: ladder.find, Windows: windows.find, Candidates: candidates.find, Bytes: lengths.find,
}  # fmt: skip


def loop_invariant(invariant: object) -> Any:
    return _SEARCHES[type(invariant)](invariant)


def array_invariants(proof: Proof, stride: int, rest: int, end: int, peeled: int = 0) -> Sequence[ArrayLoop]:
    return arrays.find(proof, stride, rest, end, peeled)
