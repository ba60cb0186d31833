# SPDX-License-Identifier: MIT
"""Verdicts on the functions of SHA-2 and of HMAC, of one image."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import partial

from ecgen.bundled import load_bundled
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove as prove_subject
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.wiring.hashes import hash_subjects
from support.prove_folder import emitted

#: What was proved, by claim.
_KNOWN: defaultdict[str, Known] = defaultdict(Known)


def hash_verdicts(image: Image, curve: str, requested: Iterable[str] | None = None, *, signing: bool = False) -> list[Verdict]:
    """Of all, or of those wanted, by names without prefix; nothing is shown of the others then. `signing`: with HMAC."""
    proofs = {subject.name: subject for subject in hash_subjects(curve, signing=signing).values()}
    names = list(proofs) if requested is None else [name for part in requested if (name := f"{curve}_{part}") in proofs]

    def prove(name: str) -> Outcome | None:
        if name not in names:
            return Outcome(Verdict(name, "", Status.UNDECIDED, "left out"))
        subject = proofs[name]
        return _KNOWN[subject.promised.text].of(image, name, partial(prove_subject, kernel=subject), f"{curve}_")

    theorems = Theorems(Place(emitted(curve), load_bundled(curve)), "these objects", prove)
    return [outcome.verdict for name in names if (outcome := theorems.outcome(name)) is not None]
