# SPDX-License-Identifier: MIT
"""SHA-2 of an emitted folder: verdicts on its public functions and on the parts that they are made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from ecgen.logic.contract import Contract
from ecgen_verify.prove.builds import Build, files_of
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.goal.pins import sha2
from ecgen_verify.prove.hashes.adding import ADD, add_cases, compress_next, copy_into_buffer
from ecgen_verify.prove.hashes.compression import claim, compression_cases, compression_effect
from ecgen_verify.prove.hashes.fips import DIGESTS, LARGE, SMALL
from ecgen_verify.prove.hashes.hmac import HmacCases, LeadingBits, Pieces
from ecgen_verify.prove.hashes.memory import LIBRARY
from ecgen_verify.prove.hashes.oneshot import add, begin, end, one_shot_cases
from ecgen_verify.prove.hashes.prover import Case, prove
from ecgen_verify.prove.hashes.run import Effect
from ecgen_verify.prove.hashes.state import BEGIN, END, begin_cases, end_cases
from ecgen_verify.prove.hashes.words import Words
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Outcome, Verdict

#: What was proved in this process, by claim: the hashes of one folder are those of another but for the prefix.
_KNOWN: defaultdict[str, Known] = defaultdict(Known)
#: Units of C.
UNITS = ("sha2", "sha2_stream", "sha2_blocks")
#: The unit of HMAC and of leading bits.
DRBG = "drbg"
_KINDS = (SMALL, LARGE)


def hash_contracts() -> dict[str, Contract]:
    """The contracts that are shown, by names without prefix."""
    return {f"sha{8 * digest}": sha2(8 * digest) for digest in DIGESTS}


@dataclass(frozen=True)
class Subject:
    """What is to be proved of a function, and what it may take calls to do. Names are without prefix."""

    name: str
    text: str
    cases: Callable[[Words], Iterable[Case]]
    effects: Mapping[str, Effect]


def subjects(order_bits: int = 0) -> list[Subject]:
    """Each after those that it calls. `order_bits`: of n, where there is a file for deterministic nonces."""
    blocks = {f"compress{kind.word}": compression_effect(kind) for kind in _KINDS}
    next_blocks = {f"compress{kind.word}": compress_next(kind) for kind in _KINDS}
    parts: dict[str, Effect] = {"sha2_begin": begin, "sha2_add": add, "sha2_end": end}
    return [
        *(Subject(f"compress{kind.word}", claim(kind), compression_cases(kind), {}) for kind in _KINDS),
        Subject("sha2_begin", BEGIN, begin_cases, {}),
        Subject("sha2_add", ADD, add_cases, {**next_blocks, "memcpy": copy_into_buffer}),
        Subject("sha2_end", END, end_cases, blocks),
        *(Subject(f"sha{8 * digest}", statement(sha2(8 * digest)), one_shot_cases(digest), parts) for digest in DIGESTS),
        *_drbg(order_bits),
    ]  # fmt: skip


def _drbg(order_bits: int) -> Iterator[Subject]:
    if order_bits:
        hmac, leading = HmacCases(-(-order_bits // 8)), LeadingBits(order_bits)
        yield Subject("hmac", hmac.text, hmac, Pieces().effects)
        if order_bits % 8:
            yield Subject("leading_bits", leading.text, leading, {})


def hash_names(source: Path, prefix: str, order_bits: int = 0) -> list[str]:
    """The functions that have a verdict here; none where the folder has no hashes. `order_bits`: of n."""
    return [f"{prefix}_{subject.name}" for subject in subjects(order_bits)] if files_of(source, prefix, UNITS) else []


def prove_hashes(source: Path, prefix: str, build: Build, out: Path, only: str | None = None,
                 order_bits: int = 0) -> Iterator[Verdict]:  # fmt: skip
    """A verdict for each function of these files; none where the folder has no hashes, or where `only` is another function.
    `order_bits`: of n."""
    names = hash_names(source, prefix, order_bits)
    if names and (only is None or only in names):
        files = files_of(source, prefix, [*UNITS, *([DRBG] if order_bits else [])])
        yield from hash_verdicts(build.image(source, prefix, files, out), prefix, order_bits=order_bits)


def hash_verdicts(image: Image, prefix: str, requested: Iterable[str] | None = None, order_bits: int = 0) -> Iterator[Verdict]:
    """Of all functions, or of those wanted and what they depend on, by names without prefix. A function is proved when all are
    that it calls."""
    proved: set[str] = set()
    begin = f"{prefix}_"
    for subject in subjects(order_bits):
        if requested is not None and subject.name not in requested:
            continue
        outcome = _KNOWN[subject.text].of(image, begin + subject.name, partial(_prove, subject=subject, begin=begin), begin)
        open_ones = [begin + name for name in outcome.called if name not in proved]
        verdict = replace(outcome.verdict, given=tuple(begin + name for name in outcome.called))
        if verdict.proved and open_ones:
            verdict = verdict.depending_on(open_ones)
        if verdict.proved:
            proved.add(subject.name)
        yield verdict


def _prove(image: Image, subject: Subject, begin: str) -> Outcome:
    """What is called without the prefix."""
    effects = {name if name == "memcpy" else begin + name: effect for name, effect in subject.effects.items()}
    outcome = prove(image, begin + subject.name, subject.text, subject.cases, {**LIBRARY, **effects})
    return replace(outcome, called=tuple(name.removeprefix(begin) for name in outcome.called))
