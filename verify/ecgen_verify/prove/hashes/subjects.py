# SPDX-License-Identifier: MIT
"""The functions of SHA-2 and of HMAC: what is shown of each, and what it may take calls to do.

Trusted: these pairs.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecgen_verify.prove.hashes.adding import ADD, STREAMS, add_cases, compress_next, copy_into_buffer
from ecgen_verify.prove.hashes.compression import Compression
from ecgen_verify.prove.hashes.fips import LARGE, SMALL
from ecgen_verify.prove.hashes.hmac import HmacCases, LeadingBits, Pieces
from ecgen_verify.prove.hashes.prover import Subject
from ecgen_verify.prove.hashes.state import BEGIN, END, begin_cases, end_cases
from ecgen_verify.prove.theorem import Reading, library, readings

_KINDS = (SMALL, LARGE)


def subjects(order_bits: int = 0) -> list[Subject]:
    """Each after those that it calls. `order_bits`: of n, where there is a file for deterministic nonces."""
    compressions = {f"compress{kind.word}": Compression(kind) for kind in _KINDS}
    promises = {name: compression.text for name, compression in compressions.items()}
    blocks = readings(promises, {name: compression.effect for name, compression in compressions.items()})
    next_blocks = readings(promises, {f"compress{kind.word}": compress_next(kind) for kind in _KINDS})
    copies = {"memcpy": Reading(library("memcpy"), copy_into_buffer)}
    return [
        *(Subject(name, compression.text, [compression.case], {}) for name, compression in compressions.items()),
        Subject("sha2_begin", BEGIN, begin_cases(), {}),
        Subject("sha2_add", ADD, add_cases(), {**next_blocks, **copies}),
        Subject("sha2_end", END, end_cases(), blocks),
        *_drbg(order_bits),
    ]  # fmt: skip


def _drbg(order_bits: int) -> Iterator[Subject]:
    if order_bits:
        hmac, leading = HmacCases(-(-order_bits // 8)), LeadingBits(order_bits)
        yield Subject("hmac", hmac.text, hmac.cases, readings(STREAMS, Pieces().effects))
        if order_bits % 8:
            yield Subject("leading_bits", leading.text, [leading.case], {})
