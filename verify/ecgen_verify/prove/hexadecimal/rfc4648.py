# SPDX-License-Identifier: MIT
"""Hexadecimal digits (RFC 4648, 8), on words.

Trusted, but for what tests compare with Python's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from string import hexdigits

from ecgen_verify.prove.hashes.words import Function, Words

#: Table 5, without and with capitals.
_ALPHABETS = "0123456789abcdef", "0123456789ABCDEF"


@dataclass(frozen=True)
class Digits:
    """`capitals`: a bit, whether letters are written as capitals, and may be."""

    words: Words
    capitals: Function

    def digit(self, number: Function) -> Function:
        """The character for four bits."""
        characters = [ord(alphabet[value]) for value in range(16) for alphabet in _ALPHABETS]
        return self.words.entry(characters, self.capitals.bits + number.bits, 8)

    def number(self, character: Function) -> Function:
        """Four bits of a digit, in letters of either kind; of other characters nothing is said."""
        numbers = [int(chr(code), 16) if chr(code) in hexdigits else 0 for code in range(256)]
        return self.words.entry(numbers, character.bits, 4)

    def is_digit(self, character: Function) -> Function:
        small, capital = _ALPHABETS
        accepted = [chr(code) in more + small for code in range(256) for more in ("", capital)]
        return self.words.entry(accepted, self.capitals.bits + character.bits, 1)

    def are_digits(self, characters: Iterable[Function]) -> Function:
        return reduce(lambda one, two: self.words.and_(one, two, 1), map(self.is_digit, characters), self.words.const(1, 1))
