# SPDX-License-Identifier: MIT
"""Proves PREFIX_bytes_modulo for both moduli and for all lengths that are not among the cases of its claim.

Trusted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.scalars.lengths import Proof, check
from ecgen_verify.prove.scalars.numbers import LESS_ONE, ORDER
from ecgen_verify.prove.scalars.search import find
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject


@dataclass(frozen=True)
class EveryLength:
    """All lengths from `size` on, which is what a scalar has; the shorter ones are among the claim's cases."""

    size: int

    def __call__(self, code: Code, subject: Subject, alias: Mapping[str, str], budget: Budget, called: dict[str, None]) -> None:
        """Raises Undecided or Fault."""
        for tag in (ORDER, LESS_ONE):
            proof = Proof(code, subject, tag, self.size, budget, called)
            try:
                check(proof, find(proof))
            except Contradiction:
                raise Undecided("what is taken to hold in a loop cannot hold") from None
