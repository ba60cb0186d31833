# SPDX-License-Identifier: MIT
"""PREFIX_sha224 to PREFIX_sha512: the digest of a message, by the functions for messages in pieces.

Trusted: what their calls do, for a message in one piece, and that the three claims together say what a digest is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Region, Value
from ecgen_verify.prove.hashes.memory import address, read_words, write_words
from ecgen_verify.prove.hashes.state import WHOLE, at
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.world import Undecided

_EMPTY, _MESSAGE = "the empty message", "the message"


def _standing_for(words: Words, digest: int, message: str) -> list[Word]:
    """The words of an object that stands for a message, of which no more is said."""
    return [words.atom(("stands for", message, digest, i), 64) for i in range(WHOLE // 8)]


def _digest(words: Words, digest: int) -> list[Word]:
    return [words.atom(("digest of the message", digest, i), 8) for i in range(digest)]


def one_shot_cases(digest: int) -> Callable[[Words], Iterator[Case]]:
    """For every length: it is an unknown that decides nothing here."""

    def cases(words: Words) -> Iterator[Case]:
        def enter(machine: Machine) -> list[Value]:
            return [at(0, "digest"), at(0, "message"), words.atom("length", 64)]

        def check(machine: Machine) -> None:
            for i, byte in enumerate(_digest(words, digest)):
                if machine.load(at(i, "digest"), 1) is not byte:
                    raise Undecided(f"byte {i} of the digest is not shown to be the message's")

        yield Case("a message", (Region("digest", digest, writable=True),), enter, check, results=frozenset({"digest"}))

    return cases


def begin(machine: Machine) -> None:
    """PREFIX_sha2_begin(s, digest)"""
    words, s = machine.words, object_at(machine)
    digest = words.cut(machine.word("RSI"), 0, 32).constant
    if digest not in DIGESTS:
        raise Undecided("a digest of a length that SHA-2 does not have")
    write_words(machine, s, _standing_for(words, digest, _EMPTY))


def add(machine: Machine) -> None:
    """PREFIX_sha2_add(s, data, length), with the whole message"""
    s, data, words = object_at(machine), address(machine, "RSI"), machine.words
    digest = _digest_of(machine, s, _EMPTY)
    if data != at(0, "message") or machine.word("RDX") is not words.atom("length", 64):
        raise Undecided("what is added is not the message")
    write_words(machine, s, _standing_for(words, digest, _MESSAGE))


def end(machine: Machine) -> None:
    """PREFIX_sha2_end(s, digest)"""
    s, target, words = object_at(machine), address(machine, "RSI"), machine.words
    digest = _digest_of(machine, s, _MESSAGE)
    if target.base == s.base:
        raise Undecided("the digest may overlap what it is made of")
    machine.check_writable(target, digest)
    write_words(machine, target, _digest(words, digest))
    write_words(machine, s, [words.const(0, 64)] * (WHOLE // 8))


def object_at(machine: Machine) -> Pointer:
    """s, where the function may write; aligned as its type asks for."""
    s = address(machine, "RDI")
    machine.check_writable(s, WHOLE)
    if not machine.is_aligned(s, 8):
        raise Undecided("an object that is not aligned")
    return s


def _digest_of(machine: Machine, s: Pointer, message: str) -> int:
    """The digest's length, where the object is shown to stand for this message."""
    words = machine.words
    digest_words = read_words(machine, s, 8, WHOLE // 8)
    for digest in DIGESTS:
        if list(digest_words) == _standing_for(words, digest, message):
            return digest
    raise Undecided(f"an object that is not shown to stand for {message}")
