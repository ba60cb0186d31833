# SPDX-License-Identifier: MIT
"""PREFIX_compress32 and PREFIX_compress64: the compression of one block.

Trusted: what is claimed of them, and what a call of them does.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.fips import Kind, big_endian, compressed
from ecgen_verify.prove.hashes.machine import Machine, Pointer
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.strings import overlap
from ecgen_verify.prove.world import Undecided

TEXT = "h = the hash value after the block, from the one before it (FIPS 180-4, {}), for all h and blocks"


@dataclass(frozen=True)
class Compression:
    """The array h and the block do not overlap; both may be anywhere."""

    kind: Kind

    @property
    def text(self) -> str:
        return TEXT.format("6.2.2" if self.kind.word == 32 else "6.4.2")

    def case(self, words: Words) -> Case:
        kind, size = self.kind, self.kind.word // 8
        state = [words.atom(("h", i), kind.word) for i in range(8)]
        block = [words.atom(("block", i), 8) for i in range(kind.block)]
        message = [big_endian(words, block[start : start + size]) for start in range(0, kind.block, size)]
        h, data = Pointer("h", 0), Pointer("block", 0)
        return Case("a block", [h, data], {h: state, data: block}, {h: compressed(words, kind, state, message)},
                    {"h": range(8 * size)})  # fmt: skip

    def effect(self, machine: Machine) -> None:
        """What a call does, on a hash value and a block that stand in memory byte by byte."""
        kind, size = self.kind, self.kind.word // 8
        h, data = machine.output("RDI", 8 * size), machine.place("RSI")
        if overlap(machine, h, 8 * size, data, kind.block):
            raise Undecided("the hash value and the block overlap")
        state, block = machine.numbers(h, size, 8), machine.numbers(data, 1, kind.block)
        machine.put(h, after(machine.words, kind, state, block))


def after(words: Words, kind: Kind, state: tuple[Word, ...], block: tuple[Word, ...]) -> list[Word]:
    """The hash value after a block, given by its bytes: a function of which no more is said."""
    return [words.atom(("compressed", state, block, i), kind.word) for i in range(8)]
