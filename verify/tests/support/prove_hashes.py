# SPDX-License-Identifier: MIT
"""Verdicts on the functions of SHA-2 and of HMAC, of one image."""

from __future__ import annotations

from collections.abc import Iterable

from ecgen.bundled import load_bundled
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems, open_outcome
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.wiring.hashes import proofs_of
from support.prove_folder import emitted


def hash_verdicts(image: Image, curve: str, requested: Iterable[str] | None = None, order_bits: int = 0) -> list[Verdict]:
    """Of all, or of those wanted, by names without prefix; nothing is shown of the others then. `order_bits`: of n."""
    proofs = proofs_of(curve, order_bits)
    names = list(proofs) if requested is None else [name for part in requested if (name := f"{curve}_{part}") in proofs]

    def prove(name: str) -> Outcome | None:
        return proofs[name](image) if name in names else open_outcome(name, "", "left out")

    theorems = Theorems(Place(emitted(curve), load_bundled(curve)), "these objects", prove)
    return [outcome.verdict for name in names if (outcome := theorems.outcome(name)) is not None]
