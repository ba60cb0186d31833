# SPDX-License-Identifier: MIT
"""PREFIX_compress32 and PREFIX_compress64: the compression of one block.

Trusted: what is claimed of them, and what a call of them does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ecgen_verify.prove.hashes.cases import Case, Effect
from ecgen_verify.prove.hashes.fips import Kind, big_endian, compressed
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Region, Value
from ecgen_verify.prove.hashes.memory import address, read_words, write_words
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.strings import overlap
from ecgen_verify.prove.world import Undecided

TEXT = "h = the hash value after the block, from the one before it (FIPS 180-4, {}), for all h and blocks"


def claim(kind: Kind) -> str:
    return TEXT.format("6.2.2" if kind.word == 32 else "6.4.2")


def compression_cases(kind: Kind) -> Callable[[Words], Iterator[Case]]:
    """One case. The array h and the block do not overlap; the block may be anywhere."""
    size = kind.word // 8

    def cases(words: Words) -> Iterator[Case]:
        state = [words.atom(("h", i), kind.word) for i in range(8)]
        block = [words.atom(("block", i), 8) for i in range(kind.block)]

        def enter(machine: Machine) -> list[Value]:
            h, data = Pointer("h", 0), Pointer("block", 0)
            write_words(machine, h, state)
            write_words(machine, data, block)
            return [h, data]

        def check(machine: Machine) -> None:
            message = [big_endian(words, block[size * i : size * (i + 1)]) for i in range(16)]
            for i, expected in enumerate(compressed(words, kind, state, message)):
                if machine.load(Pointer("h", size * i), size) is not expected:
                    raise Undecided(f"h[{i}] is not shown to be what the standard says")

        regions = Region("h", 8 * size, writable=True, align=size), Region("block", kind.block)
        yield Case("a block", regions, enter, check)

    return cases


def after(words: Words, kind: Kind, state: tuple[Word, ...], block: tuple[Word, ...]) -> list[Word]:
    """The hash value after a block, given by its bytes: a function of which no more is said."""
    digest = words.atom(("compressed", kind.word, state, block), 8 * kind.word)
    return [words.cut(digest, start, kind.word) for start in range(0, 8 * kind.word, kind.word)]


def compression_effect(kind: Kind) -> Effect:
    """What a call does, on a hash value and a block that stand in memory byte by byte."""
    size = kind.word // 8

    def effect(machine: Machine) -> None:
        h, data = address(machine, "RDI"), address(machine, "RSI")
        if not machine.is_aligned(h, size):
            raise Undecided("a hash value that is not aligned")
        if overlap(machine, h, 8 * size, data, kind.block):
            raise Undecided("the hash value and the block overlap")
        machine.check_writable(h, 8 * size)
        state, block = read_words(machine, h, size, 8), read_words(machine, data, 1, kind.block)
        write_words(machine, h, after(machine.words, kind, state, block))

    return effect
