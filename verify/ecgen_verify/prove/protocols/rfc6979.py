# SPDX-License-Identifier: MIT
"""The claim of deterministic signatures (RFC 6979).

Trusted: it says what the header says of the function. That a candidate serves at some time is not claimed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.protocols.deterministic import check, proofs
from ecgen_verify.prove.protocols.heads import find
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.prover import Subject

TEXT = ("signature = r, s and 0 where the private key lies from 1 to n - 1, else zeros and -1: r = x(k*G) mod n, s = (z + "
        "r*private_key)/k, z the leading bits of the hash, k the first candidate of RFC 6979, 3.2, that lies from 1 to n - 1 and "
        "makes neither 0, by HMAC with SHA-224 for 28 bytes of hash, SHA-256 for others of up to 32, SHA-384 up to 48, else "
        "SHA-512; not that there is one")  # fmt: skip


def deterministic_claims() -> dict[str, Claim]:
    """By operation. All cases are shown by induction."""
    return {"ecdsa_sign": Claim(TEXT, _unasked, level=31, cases=(), every=_every, beyond="for any hash")}


def _unasked(_: View) -> None:
    raise Undecided("a signature that is not shown by induction")


def _every(code: Code, subject: Subject, alias: Mapping[str, str], deadline: float, called: dict[str, None]) -> None:
    """Raises Undecided or Fault."""
    for proof in proofs(code, subject, alias, deadline, called):
        try:
            check(proof, find(proof))
        except Contradiction:
            raise Undecided(f"what is taken to hold in a loop cannot hold (for {proof.setting.case.name})") from None
