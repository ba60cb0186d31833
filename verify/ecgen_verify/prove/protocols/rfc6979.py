# SPDX-License-Identifier: MIT
"""The claim of deterministic signatures (RFC 6979).

Trusted: that the induction shows the contract. That a candidate serves at some time is not shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ecgen.logic.contract import Contract
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.protocols.deterministic import check, proofs
from ecgen_verify.prove.protocols.loop_header import find
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject


def deterministic_claim(contract: Contract) -> Claim:
    """That of ecdsa_sign. All cases are shown by induction."""
    return Claim(contract, _unasked, level=31, cases=(), every=_every, beyond="for any hash")


def _unasked(_: View) -> None:
    raise Undecided("a signature that is not shown by induction")


def _every(code: Code, subject: Subject, alias: Mapping[str, str], budget: Budget, called: dict[str, None]) -> None:
    """Raises Undecided or Fault."""
    for proof in proofs(code, subject, alias, budget, called):
        try:
            check(proof, find(proof))
        except Contradiction:
            raise Undecided(f"what is taken to hold in a loop cannot hold (for {proof.setting.case.name})") from None
