# SPDX-License-Identifier: MIT
"""Hexadecimal digits (RFC 4648, 8), on words.

Trusted, but for what tests compare with Python's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from ecgen_verify.prove.hashes.words import Word, Words


@dataclass(frozen=True)
class Digits:
    """`capitals`: a bit, whether letters are written as capitals, and may be."""

    words: Words
    capitals: Word

    def digit(self, number: Word) -> Word:
        """The character for four bits."""
        words, number = self.words, self.words.resized(number, 8)
        letter = words.is_below(words.const(9, 8), number)
        capital = words.resized(words.both(letter, self.capitals), 8)
        small, up = ord("a") - 10 - ord("0"), ord("a") - ord("A")
        return words.total(8, ((number, 1), (words.resized(letter, 8), small), (capital, -up)), ord("0"))

    def number(self, character: Word) -> Word:
        """Four bits of a digit, in letters of either kind, which count from 1; of other characters nothing is said."""
        words = self.words
        letter = words.resized(words.cut(character, 6, 1), 4)
        return words.total(4, ((words.cut(character, 0, 4), 1), (letter, 9)))

    def is_digit(self, character: Word) -> Word:
        words = self.words
        capital = words.both(self.capitals, self._between(character, "A", "F"))
        small = words.either(self._between(character, "0", "9"), self._between(character, "a", "f"))
        return words.either(small, capital)

    def are_digits(self, characters: Iterable[Word]) -> Word:
        return reduce(self.words.both, map(self.is_digit, characters), self.words.const(1, 1))

    def _between(self, character: Word, first: str, last: str) -> Word:
        words = self.words
        return words.both(words.inverted(words.is_below(character, words.const(ord(first), 8))),
                          words.is_below(character, words.const(ord(last) + 1, 8)))  # fmt: skip
