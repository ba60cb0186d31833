# SPDX-License-Identifier: MIT
"""PREFIX_sha2: what its bytes mean, and what begins and ends a message.

Trusted: the layout (PREFIX_curve_internal.h, by the x86-64 ABI) and the claims. The object stands for a message of `total` bytes
when h, of the kind that the digest asks for, is the hash value after the message's whole blocks, `used` is how many bytes come
after them, and those are the first bytes of `block`; `size` is a block's, and `digest` the digest's length.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.compression import after
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind, bytes_of, initial
from ecgen_verify.prove.hashes.machine import Memory, Pointer
from ecgen_verify.prove.hashes.words import Word, Words

#: Offsets; `h` by the bits of its words.
HASH, BLOCK, SIZE, USED, TOTAL, DIGEST, WHOLE = {32: 0, 64: 32}, 96, 224, 232, 240, 248, 256
ALIGN = 8
BEGIN = "s stands for the empty message, for digests of 28, 32, 48 and 64 bytes"
END = ("digest = the digest of the message that s stands for (FIPS 180-4, 5.1, 6.2 to 6.5), for every message shorter than "
       "2^61 bytes; s is zero")  # fmt: skip


def at(offset: int) -> Pointer:
    return Pointer("s", offset)


def fields(words: Words, kind: Kind, used: Word, total: Word, digest: Word) -> dict[Pointer, list[Word]]:
    """What are no bytes of the message nor of the hash value."""
    return {at(SIZE): [words.const(kind.block, 64), used, total, digest]}


def begin_cases() -> list[Callable[[Words], Case]]:
    """PREFIX_sha2_begin(s, digest)"""
    return [partial(_begun, digest=digest) for digest in DIGESTS]


def _begun(words: Words, digest: int) -> Case:
    kind, zero, size = DIGESTS[digest], words.const(0, 64), words.const(digest, 32)
    begun = {at(HASH[kind.word]): [words.const(number, kind.word) for number in initial(digest)]}
    return Case(f"a digest of {digest} bytes", [at(0), words.join([size, words.atom("above an argument of 32 bits", 32)])],
                after={**begun, **fields(words, kind, zero, zero, size)}, writable={"s": range(WHOLE)},
                align={"s": ALIGN})  # fmt: skip


def end_cases() -> list[Callable[[Words], Case]]:
    """PREFIX_sha2_end(s, digest), for each number of bytes after the last whole block."""
    return [partial(_ended, digest=digest, used=used) for digest, kind in DIGESTS.items() for used in range(kind.block)]


def _ended(words: Words, digest: int, used: int) -> Case:
    kind, total, target = DIGESTS[digest], words.atom("total", 64), Pointer("digest", 0)
    state = [words.atom(("h", i), kind.word) for i in range(8)]
    block = [words.atom(("block", i), 8) for i in range(128)]
    numbers = fields(words, kind, words.const(used, 64), total, words.const(digest, 32))
    given: Memory = {at(HASH[kind.word]): state, at(BLOCK): block, **numbers}
    left: Memory = {target: digest_of(words, kind, state, block[:used], total)[:digest],
                    at(0): [words.const(0, 64)] * (WHOLE // 8)}  # fmt: skip
    return Case(f"a digest of {digest} bytes, {used} bytes in the last block", [at(0), target], given, left,
                {"s": range(WHOLE), "digest": range(digest)}, {"s": ALIGN})  # fmt: skip


def digest_of(words: Words, kind: Kind, state: list[Word], rest: list[Word], total: Word) -> list[Word]:
    """The bytes of the last hash value: the rest of the message, a bit 1, zeros up to the end of a block, in which the length in
    bits comes last (5.1)."""
    zeros = (-len(rest) - 1 - kind.length) % kind.block
    length = words.low(words.shift_left(total, 3, 64), 8 * kind.length)  # total < 2^61
    data = [*rest, words.const(0x80, 8), *[words.const(0, 8)] * zeros, *bytes_of(words, length)]
    for start in range(0, len(data), kind.block):
        state = after(words, kind, tuple(state), tuple(data[start : start + kind.block]))
    return [byte for word in state for byte in bytes_of(words, word)]
