# SPDX-License-Identifier: MIT
"""SHA-2 of an emitted folder: its public functions, and the parts that they are made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ecgen_verify.prove.hashes.prover import prove as proved
from ecgen_verify.prove.hashes.prover import with_prefix
from ecgen_verify.prove.hashes.subjects import subjects
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import Build, files_of
from ecgen_verify.prove.verdict import Outcome

#: What was proved in this process, by claim: the hashes of one folder are those of another but for the prefix.
_KNOWN: defaultdict[str, Known] = defaultdict(Known)
#: Units of C.
UNITS = ("sha2", "sha2_stream", "sha2_blocks")
#: The unit of HMAC and of leading bits.
DRBG = "drbg"


def hash_image(source: Path, prefix: str, build: Build, out: Path, order_bits: int = 0) -> Image:
    """Raises CheckFailed when the compiler fails."""
    return build.image(source, prefix, files_of(source, prefix, [*UNITS, *([DRBG] if order_bits else [])]), out)


def hash_proofs(source: Path, prefix: str, order_bits: int = 0) -> dict[str, Callable[[Image], Outcome]]:
    """How the functions are proved, by their names; none where the folder has no hashes. `order_bits`: of n."""
    return proofs_of(prefix, order_bits) if files_of(source, prefix, UNITS) else {}


def proofs_of(prefix: str, order_bits: int = 0) -> dict[str, Callable[[Image], Outcome]]:
    """As `hash_proofs`."""
    begin = f"{prefix}_"

    def prove(image: Image, name: str) -> Outcome:
        subject = known[name]
        outcome = _KNOWN[subject.text].of(image, name, partial(proved, subject=subject, begin=begin), begin)
        return with_prefix(outcome, begin)

    known = {begin + subject.name: subject for subject in subjects(order_bits)}
    return {name: partial(prove, name=name) for name in known}
