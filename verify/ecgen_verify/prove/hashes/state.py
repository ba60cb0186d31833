# SPDX-License-Identifier: MIT
"""PREFIX_sha2: what its bytes mean, and what begins and ends a message.

Trusted: the layout (PREFIX_curve_internal.h, by the x86-64 ABI) and the claims. The object stands for a message of `total` bytes
when h, of the kind that the digest asks for, is the hash value after the message's whole blocks, `used` is how many bytes come
after them, and those are the first bytes of `block`; `size` is a block's, and `digest` the digest's length.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.compression import after
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind, bytes_of, initial
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Region, Value
from ecgen_verify.prove.hashes.memory import write_words
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.world import Undecided

#: Offsets; `h` by the bits of its words.
HASH, BLOCK, SIZE, USED, TOTAL, DIGEST, WHOLE = {32: 0, 64: 32}, 96, 224, 232, 240, 248, 256
BEGIN = "s stands for the empty message, for digests of 28, 32, 48 and 64 bytes"
END = ("digest = the digest of the message that s stands for (FIPS 180-4, 5.1, 6.2 to 6.5), for every message shorter than "
       "2^61 bytes; s is zero")  # fmt: skip


def at(offset: int, region: str = "s") -> Pointer:
    return Pointer(region, offset)


def fields(machine: Machine, kind: Kind, used: int, total: Word, digest: Word) -> None:
    """Puts what are no bytes of the message nor of the hash value."""
    words = machine.words
    for offset, value in ((SIZE, words.const(kind.block, 64)), (USED, words.const(used, 64)), (TOTAL, total), (DIGEST, digest)):
        machine.put(at(offset), value)


def holds_fields(machine: Machine, kind: Kind, used: Word, total: Word, digest: Word) -> None:
    """Raises Undecided unless they are there."""
    words = machine.words
    for name, offset, value in (("size", SIZE, words.const(kind.block, 64)), ("used", USED, used), ("total", TOTAL, total),
                                ("digest", DIGEST, digest)):  # fmt: skip
        field = machine.load(at(offset), value.width // 8)
        if not isinstance(field, Word) or not machine.lengths.same(field, value):
            raise Undecided(f"{name} is not shown to be what it is to be")


def begin_cases(words: Words) -> Iterator[Case]:
    """PREFIX_sha2_begin(s, digest)"""
    for digest, kind in DIGESTS.items():

        def enter(machine: Machine, digest: int = digest) -> list[Value]:
            high = words.atom("above an argument of 32 bits", 32)
            return [at(0), words.join([words.const(digest, 32), high])]

        def check(machine: Machine, digest: int = digest, kind: Kind = kind) -> None:
            size = kind.word // 8
            for i, expected in enumerate(initial(digest)):
                if machine.load(at(HASH[kind.word] + size * i), size) is not words.const(expected, kind.word):
                    raise Undecided(f"h[{i}] is not the standard's")
            holds_fields(machine, kind, words.const(0, 64), words.const(0, 64), words.const(digest, 32))

        yield Case(f"a digest of {digest} bytes", (Region("s", WHOLE, writable=True, align=8),), enter, check)


def end_cases(words: Words) -> Iterator[Case]:
    """PREFIX_sha2_end(s, digest), for each number of bytes after the last whole block."""
    total = words.atom("total", 64)
    for digest, kind in DIGESTS.items():
        state = [words.atom(("h", i), kind.word) for i in range(8)]
        for used in range(kind.block):
            rest = [words.atom(("rest", i), 8) for i in range(used)]
            old = [words.atom(("old", i), 8) for i in range(used, 128)]
            expected = digest_of(words, kind, state, rest, total)[:digest]

            def enter(machine: Machine, kind: Kind = kind, digest: int = digest, state: list[Word] = state,
                      block: list[Word] = rest + old, used: int = used) -> list[Value]:  # fmt: skip
                write_words(machine, at(HASH[kind.word]), state)
                write_words(machine, at(BLOCK), block)
                fields(machine, kind, used, total, words.const(digest, 32))
                return [at(0), at(0, "digest")]

            def check(machine: Machine, expected: list[Word] = expected) -> None:
                for i, byte in enumerate(expected):
                    if machine.load(at(i, "digest"), 1) is not byte:
                        raise Undecided(f"byte {i} of the digest is not shown to be what the standard says")
                if any(machine.load(at(i), 8) is not words.const(0, 64) for i in range(0, WHOLE, 8)):
                    raise Undecided("s is not wiped")

            regions = Region("s", WHOLE, writable=True, align=8), Region("digest", digest, writable=True)
            yield Case(f"a digest of {digest} bytes, {used} bytes in the last block", regions, enter, check)


def digest_of(words: Words, kind: Kind, state: list[Word], rest: list[Word], total: Word) -> list[Word]:
    """The bytes of the last hash value: the rest of the message, a bit 1, zeros up to the end of a block, in which the length in
    bits comes last (5.1)."""
    zeros = (-len(rest) - 1 - kind.length) % kind.block
    length = words.resized(words.left(total, 3), 8 * kind.length)  # total < 2^61
    data = [*rest, words.const(0x80, 8), *[words.const(0, 8)] * zeros, *bytes_of(words, length)]
    for start in range(0, len(data), kind.block):
        state = after(words, kind, tuple(state), tuple(data[start : start + kind.block]))
    return [byte for word in state for byte in bytes_of(words, word)]
