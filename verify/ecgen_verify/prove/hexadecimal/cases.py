# SPDX-License-Identifier: MIT
"""What the functions of hexadecimal digits are to do: their contracts, as cases.

Trusted. Lengths that fit are a number of blocks and a rest, for each rest that there is: how many bytes the code takes at once
is a hint, and whatever it is, every length is in one case. A string with nothing in it may be null: nothing is loaded or stored
then. Lengths that do not fit may be any numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.goal.pins import hexadecimal
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.machine import Pointer, Value
from ecgen_verify.prove.hashes.prover import Subject
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.hexadecimal.strings import (
    AGAIN_FROM,
    AGAIN_TO,
    BYTES,
    FROM,
    HEX,
    LENGTH,
    TO,
    Decoding,
    Encoding,
    Refusing,
    clear,
)
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.theorem import Reading, library

#: What the functions write.
OUTPUTS = {"hex_encode": HEX, "hex_decode": BYTES}
#: How many bytes they take at once: in words, which is what all builds here have, and in vectors.
IN_WORDS = {"hex_encode": 4, "hex_decode": 8}
IN_VECTORS = dict.fromkeys(OUTPUTS, 16)


def subject(name: str, blocks: Mapping[str, int] = IN_WORDS) -> Subject:
    """`name`: without prefix. `blocks`: how many bytes the code of each function takes at once."""
    effects = {"memset": Reading(library("memset"), clear)}
    return Subject(name, hexadecimal()[name], Call(OUTPUTS[name], blocks[name]).cases(), effects)


@dataclass(frozen=True)
class Call:
    """PREFIX_hex_encode(hex, hex_length, bytes, length, capitals) or PREFIX_hex_decode(bytes, length, hex, hex_length, capitals).
    `block`: how many bytes the code takes at once."""

    output: str
    block: int

    def cases(self) -> list[Callable[[Words], Case]]:
        """All that there are."""
        fitting = [partial(self._fitting, rest=rest) for rest in range(self.block)]
        return [*fitting, *(partial(self._refused, odd=odd) for odd in (0, 1))]

    def _arguments(self, words: Words, hex_length: Word, length: Word) -> list[Value]:
        strings: dict[str, tuple[Value, Value]] = {HEX: (Pointer(HEX, 0), hex_length), BYTES: (Pointer(BYTES, 0), length)}
        other = BYTES if self.output == HEX else HEX
        return [*strings[self.output], *strings[other], words.spread(_capitals(words), 64)]

    def _fitting(self, words: Words, rest: int) -> Case:
        digits, zero, iterations = Digits(words, _capitals(words)), words.const(0, 64), words.atom("iterations", 64)
        length = words.total([(iterations, self.block)], rest, 64)
        hex_length = words.total([(length, 2)], 0, 64)
        strings: Encoding | Decoding = Encoding(words, digits)
        notes = dict.fromkeys((FROM, TO), hex_length)  # it goes down
        if self.output == BYTES:
            strings = Decoding(words, digits, Poly({}), words.const(1, 1))
            notes = dict.fromkeys((FROM, TO, AGAIN_FROM, AGAIN_TO), zero)
        return Case(f"blocks of {self.block} bytes and {rest} bytes", self._arguments(words, hex_length, length),
                    ranges={iterations: (0, (LONGEST - rest) // self.block)},
                    notes={LENGTH: length, **notes},  # pyright: ignore[reportGeneralTypeIssues]  # keys are of two kinds
                    strings=strings)  # fmt: skip

    def _refused(self, words: Words, odd: int) -> Case:
        half, blocks, rest = (words.atom(name, 64) for name in ("half", "blocks", "rest"))
        hex_length, length = words.total([(half, 2)], odd, 64), words.total(((blocks, self.block), (rest, 1)), 0, 64)
        size = hex_length if self.output == HEX else length
        ranges = {half: (0, (1 << 63) - 1), blocks: (0, (1 << 64) // self.block - 1), rest: (0, self.block - 1)}
        name = "an odd number of characters" if odd else "twice as many characters as another number of bytes"
        return Case(name, self._arguments(words, hex_length, length), ranges=ranges, different=None if odd else (half, length),
                    notes={LENGTH: size}, strings=Refusing(self.output))  # fmt: skip


def _capitals(words: Words) -> Word:
    """A bit of the mask of that name."""
    return words.atom("capitals", 1, followed=True)
