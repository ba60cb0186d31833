# SPDX-License-Identifier: MIT
"""SHA-2, HMAC and hexadecimal digits of an emitted folder: the same claims in all folders, but for the prefix."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ecgen.logic.contract import Contract
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.hashes.fips import LARGE, SMALL
from ecgen_verify.prove.hashes.hexadecimal import hexadecimal_claim
from ecgen_verify.prove.hashes.hmac import hmac
from ecgen_verify.prove.hashes.messages import adding, begin, compress_next, compression, end
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.wiring.functions import Functions

#: How many bytes these take at once in words, which is what all builds here have.
IN_WORDS = {"hex_encode": 4, "hex_decode": 8}
_KINDS = {f"compress{kind.word}": kind for kind in (SMALL, LARGE)}


def hashes(place: Place) -> Functions:
    return Functions(proofs=hash_subjects(place.prefix, signing=place.scalar is not None))


def hash_subjects(prefix: str, *, signing: bool = False) -> dict[str, Claim]:
    """By the names after the prefix, each after those that it calls. `signing`: with what deterministic signatures call."""
    return {name: claim.on(f"{prefix}_{name}", {}, {f"{prefix}_{callee}": calls[callee] for callee in calls})
            for name, claim, calls in _claims(signing=signing)}  # fmt: skip


def _claims(*, signing: bool) -> Iterator[tuple[str, Claim, Mapping[str, Reading]]]:
    blocks = {name: compression(kind) for name, kind in _KINDS.items()}
    stream = {"sha2_begin": begin(), "sha2_add": adding(), "sha2_end": end()}
    calls = {"sha2_add": {name: compress_next(kind) for name, kind in _KINDS.items()}, "sha2_end": _readings(blocks)}
    for name, claim in {**blocks, **stream}.items():
        yield name, claim, calls.get(name, {})
    if signing:
        yield "hmac", hmac(), _readings(stream)


def _readings(claims: Mapping[str, Claim]) -> dict[str, Reading]:
    return {name: claim.reading for name, claim in claims.items() if claim.reading is not None}


def hexadecimal(place: Place, blocks: Mapping[str, int] = IN_WORDS) -> Functions:
    """`blocks`: how many bytes the code of each function takes at once."""
    subjects = {name: claim.on(f"{place.prefix}_{name}", {}, {}) for name, block in blocks.items()
                if isinstance(contract := place.promise(f"{place.prefix}_{name}"), Contract)
                and (claim := hexadecimal_claim(contract, block)) is not None}  # fmt: skip
    return Functions(proofs=subjects)
