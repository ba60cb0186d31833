# SPDX-License-Identifier: MIT
"""Hexadecimal digits (RFC 4648, 8), on words.

Trusted, but for what tests compare with Python's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from string import hexdigits

from ecgen_verify.prove.hashes.words import WithBits
from ecgen_verify.prove.word import Word

#: Table 5, without and with capitals.
_ALPHABETS = "0123456789abcdef", "0123456789ABCDEF"


@dataclass(frozen=True)
class Digits:
    """`capitals`: a bit, whether letters are written as capitals, and may be."""

    words: WithBits
    capitals: Word

    def digit(self, number: Word) -> Word:
        """The character for four bits."""
        characters = [ord(alphabet[value]) for value in range(16) for alphabet in _ALPHABETS]
        return self.words.entry(characters, self._with_capitals(number))

    def number(self, character: Word) -> Word:
        """Four bits of a digit, in letters of either kind; of other characters nothing is said."""
        return self.words.entry([int(chr(code), 16) if chr(code) in hexdigits else 0 for code in range(256)], character)

    def is_digit(self, character: Word) -> Word:
        small, capital = _ALPHABETS
        accepted = [int(chr(code) in more + small) for code in range(256) for more in ("", capital)]
        return self.words.entry(accepted, self._with_capitals(character))

    def _with_capitals(self, x: Word) -> Word:
        return self.words.assemble([(self.capitals, 0, 1), (x, 0, 8)])

    def are_digits(self, characters: Iterable[Word]) -> Word:
        return reduce(lambda one, two: self.words.and_(one, two, 1), map(self.is_digit, characters), self.words.const(1))
