# SPDX-License-Identifier: MIT
"""Hexadecimal digits (RFC 4648, 8), on words.

Trusted, but for what tests compare with Python's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from ecgen_verify.prove.hashes.words import Function, Words


@dataclass(frozen=True)
class Digits:
    """`capitals`: a bit, whether letters are written as capitals, and may be."""

    words: Words
    capitals: Function

    def digit(self, number: Function) -> Function:
        """The character for four bits."""
        words = self.words
        letter = words.is_below(words.const(9, 4), number)
        small, up = ord("a") - 10 - ord("0"), ord("a") - ord("A")
        return words.total(((number, 1), (letter, small), (words.and_(letter, self.capitals, 1), -up)), ord("0"), 8)

    def number(self, character: Function) -> Function:
        """Four bits of a digit, in letters of either kind, which count from 1; of other characters nothing is said."""
        return self.words.total(((character, 1), (self.words.bit_of(character, 6), 9)), 0, 4)

    def is_digit(self, character: Function) -> Function:
        words = self.words
        capital = words.and_(self.capitals, self._between(character, "A", "F"), 1)
        small = words.or_(self._between(character, "0", "9"), self._between(character, "a", "f"), 1)
        return words.or_(small, capital, 1)

    def are_digits(self, characters: Iterable[Function]) -> Function:
        return reduce(lambda one, two: self.words.and_(one, two, 1), map(self.is_digit, characters), self.words.const(1, 1))

    def _between(self, character: Function, first: str, last: str) -> Function:
        words = self.words
        too_low = words.is_below(character, words.const(ord(first), 8))
        return words.and_(words.invert(too_low, 1), words.is_below(character, words.const(ord(last) + 1, 8)), 1)
