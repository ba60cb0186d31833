# SPDX-License-Identifier: MIT
"""Hexadecimal digits (RFC 4648, 8), as functions of bits.

Trusted, but for what tests compare with Python's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.hexadecimal.diagrams import Diagrams

_SMALL, _CAPITALS = "0123456789abcdef", "0123456789ABCDEF"
_ALL = [chr(c) for c in range(256)]
_SMALL_ALONE, _EITHER = (tuple(int(c in digits) for c in _ALL) for digits in (_SMALL, _SMALL + _CAPITALS))
#: Bit by bit, lowest first.
_NUMBERS = [tuple(int(c, 16) >> i & 1 if c in _SMALL + _CAPITALS else 0 for c in _ALL) for i in range(4)]

Byte = tuple[int, ...]


@dataclass(frozen=True)
class Digits:
    """`capitals`: the bit of the mask of that name."""

    diagrams: Diagrams
    capitals: int
    _known: dict[tuple[Byte, tuple[int, ...]], int] = field(default_factory=dict, init=False)

    def digit(self, number: Byte) -> Byte:
        """The character for four bits: a capital letter where the mask is all-ones."""
        d = self.diagrams
        return tuple(d.choice(self.capitals, *(self._table(number, tuple(ord(digit) >> i & 1 for digit in digits))
                                               for digits in (_CAPITALS, _SMALL))) for i in range(8))  # fmt: skip

    def is_digit(self, character: Byte) -> int:
        """Capital letters are where the mask is all-ones."""
        d = self.diagrams
        return d.choice(self.capitals, self._table(character, _EITHER), self._table(character, _SMALL_ALONE))

    def number(self, character: Byte) -> list[int]:
        """Four bits of a digit, in letters of either kind; of other characters nothing is said."""
        return [self._table(character, bits) for bits in _NUMBERS]

    def are_digits(self, characters: Sequence[Byte]) -> int:
        return self.diagrams.all(self.is_digit(character) for character in characters)

    def _table(self, bits: Byte, values: tuple[int, ...]) -> int:
        """`values`: 0 and 1, which are FALSE and TRUE."""
        key = bits, values
        if key not in self._known:
            self._known[key] = self.diagrams.table(bits, values)
        return self._known[key]
