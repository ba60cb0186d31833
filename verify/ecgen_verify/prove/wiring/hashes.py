# SPDX-License-Identifier: MIT
"""SHA-2 of an emitted folder: its public functions, and the parts that they are made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from ecgen_verify.prove.composed.claims import Claim, Subject, prove
from ecgen_verify.prove.hashes.adding import adding, compress_next
from ecgen_verify.prove.hashes.compression import compress, compression
from ecgen_verify.prove.hashes.fips import LARGE, SMALL
from ecgen_verify.prove.hashes.hmac import hmac, leading_bits
from ecgen_verify.prove.hashes.state import begin, end
from ecgen_verify.prove.hashes.streams import stream_effects
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.tools.builds import Build, files_of
from ecgen_verify.prove.verdict import Outcome

#: What was proved in this process, by claim: the hashes of one folder are those of another but for the prefix.
_KNOWN: defaultdict[str, Known] = defaultdict(Known)
#: Units of C.
UNITS = ("sha2", "sha2_stream", "sha2_blocks")
#: The unit of HMAC and of leading bits.
DRBG = "drbg"
_KINDS = {f"compress{kind.word}": kind for kind in (SMALL, LARGE)}


def hash_image(source: Path, prefix: str, build: Build, out: Path, order_bits: int = 0) -> Image:
    """Raises CheckFailed when the compiler fails."""
    return build.image(source, prefix, files_of(source, prefix, [*UNITS, *([DRBG] if order_bits else [])]), out)


def hash_proofs(source: Path, prefix: str, order_bits: int = 0) -> dict[str, Callable[[Image], Outcome]]:
    """How the functions are proved, by their names; none where the folder has no hashes. `order_bits`: of n."""
    return proofs_of(prefix, order_bits) if files_of(source, prefix, UNITS) else {}


def proofs_of(prefix: str, order_bits: int = 0) -> dict[str, Callable[[Image], Outcome]]:
    """As `hash_proofs`."""

    def proved(image: Image, subject: Subject) -> Outcome:
        return _KNOWN[subject.claim.promised.text].of(image, subject.name, partial(prove, subject=subject), f"{prefix}_")

    return {subject.name: partial(proved, subject=subject) for subject in hash_subjects(prefix, order_bits)}


def hash_subjects(prefix: str, order_bits: int = 0) -> list[Subject]:
    """Each after those that it calls."""
    return [subject_of(prefix, *known) for known in _claims(order_bits)]


def subject_of(prefix: str, name: str, claim: Claim, calls: Mapping[str, Reading]) -> Subject:
    """`name` and those of `calls`: without prefix."""
    return Subject(f"{prefix}_{name}", claim, {}, {f"{prefix}_{callee}": calls[callee] for callee in calls})


def _claims(order_bits: int) -> Iterator[tuple[str, Claim, Mapping[str, Reading]]]:
    for name, kind in _KINDS.items():
        yield name, compression(kind), {}
    yield "sha2_begin", begin(), {}
    yield "sha2_add", adding(), {name: compress_next(kind) for name, kind in _KINDS.items()}
    yield "sha2_end", end(), {name: compress(kind) for name, kind in _KINDS.items()}
    if order_bits:
        yield "hmac", hmac(-(-order_bits // 8)), stream_effects()
    if order_bits % 8:
        yield "leading_bits", leading_bits(order_bits), {}
