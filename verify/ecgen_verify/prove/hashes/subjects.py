# SPDX-License-Identifier: MIT
"""The functions of SHA-2 and of HMAC: what is shown of each, and what it may take calls to do.

Trusted: these pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ecgen_verify.prove.hashes.adding import ADD, STREAMS, add_cases, compress_next, copy_into_buffer
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.compression import claim, compression_cases, compression_effect
from ecgen_verify.prove.hashes.fips import LARGE, SMALL
from ecgen_verify.prove.hashes.hmac import HmacCases, LeadingBits, Pieces
from ecgen_verify.prove.hashes.prover import prove
from ecgen_verify.prove.hashes.state import BEGIN, END, begin_cases, end_cases
from ecgen_verify.prove.hashes.words import Words
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Reading, library, readings
from ecgen_verify.prove.verdict import Outcome

_KINDS = (SMALL, LARGE)


@dataclass(frozen=True)
class Subject:
    """What is to be proved of a function, and what it may take calls to do. Names are without prefix."""

    name: str
    text: str
    cases: Callable[[Words], Iterable[Case]]
    effects: Mapping[str, Reading]


def subjects(order_bits: int = 0) -> list[Subject]:
    """Each after those that it calls. `order_bits`: of n, where there is a file for deterministic nonces."""
    promises = {f"compress{kind.word}": claim(kind) for kind in _KINDS}
    blocks = readings(promises, {f"compress{kind.word}": compression_effect(kind) for kind in _KINDS})
    next_blocks = readings(promises, {f"compress{kind.word}": compress_next(kind) for kind in _KINDS})
    copies = {"memcpy": Reading(library("memcpy"), copy_into_buffer)}
    return [
        *(Subject(f"compress{kind.word}", claim(kind), compression_cases(kind), {}) for kind in _KINDS),
        Subject("sha2_begin", BEGIN, begin_cases, {}),
        Subject("sha2_add", ADD, add_cases, {**next_blocks, **copies}),
        Subject("sha2_end", END, end_cases, blocks),
        *_drbg(order_bits),
    ]  # fmt: skip


def _drbg(order_bits: int) -> Iterator[Subject]:
    if order_bits:
        hmac, leading = HmacCases(-(-order_bits // 8)), LeadingBits(order_bits)
        yield Subject("hmac", hmac.text, hmac, readings(STREAMS, Pieces().effects))
        if order_bits % 8:
            yield Subject("leading_bits", leading.text, leading, {})


def hash_theorem(image: Image, subject: Subject, begin: str) -> Outcome:
    """With what is called without the prefix, which is `begin`."""
    effects = {name if name == "memcpy" else begin + name: effect for name, effect in subject.effects.items()}
    outcome = prove(image, begin + subject.name, subject.text, subject.cases, effects)
    return _renamed(outcome, lambda name: name.removeprefix(begin))


def with_prefix(outcome: Outcome, begin: str) -> Outcome:
    """Of functions whose names begin so."""
    return _renamed(outcome, lambda name: begin + name)


def _renamed(outcome: Outcome, rename: Callable[[str], str]) -> Outcome:
    assert outcome.theorem is not None
    called = tuple(map(rename, outcome.called))
    used = {rename(name): effect for name, effect in outcome.theorem.used.items()}
    return replace(outcome, called=called, theorem=replace(outcome.theorem, used=used),
                   verdict=replace(outcome.verdict, given=called))  # fmt: skip
