# SPDX-License-Identifier: MIT
"""Words of the domain of integers: polynomials with intervals; and which bits of which other words they consist of, lowest first.

Trusted: what their parts mean. Shifts, rotations, byte swaps, constant masks, partial stores and loads only move bits; as lists
of fields they are exact, and bits that are put together again merge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from ecgen_verify.prove.domain import AnyWord
from ecgen_verify.prove.poly import Poly

#: The bits of a word from one position up to another.
Field = tuple["Word", int, int]
Fields = tuple[Field, ...]


@dataclass(slots=True, unsafe_hash=True)  # nothing changes one; frozen ones take four times as long to make
class Word(AnyWord):
    """An integer-valued polynomial with lo <= poly <= hi. `secret`: the value depends on a secret input. `fields`: the bits of
    other words that it consists of, where that is known."""

    poly: Poly
    lo: int
    hi: int
    secret: bool = False
    fields: Fields | None = None

    @property
    def is_constant(self) -> bool:
        return self.lo == self.hi

    def marked(self, secret: bool) -> Word:
        """The same value, a secret or not."""
        return self if secret == self.secret else Word(self.poly, self.lo, self.hi, secret, self.fields)

    def instead(self, value: int) -> Word:
        """This number, as secret as the word."""
        return constant(value).marked(self.secret)

    def between(self, lo: int, hi: int) -> Word:
        """The same value, which is known to lie in this interval."""
        same = lo == self.lo and hi == self.hi
        return self if same else Word(self.poly, lo, hi, self.secret, self.fields)


def known_number(words: Sequence[Word], bits: int = 64) -> int | None:
    """What words of so many bits are together, the lowest first; None where not all are constants."""
    return sum(word.lo << (bits * i) for i, word in enumerate(words)) if all(word.is_constant for word in words) else None


@lru_cache(maxsize=4096)
def constant(value: int) -> Word:
    return Word(Poly.constant(value), value, value)


# ---------------------------------------------------------------------- fields


def cut(fields: Iterable[Field], start: int, end: int) -> Fields:
    """The bits from `start` up to `end`; those above the last field are zero."""
    pieces, position = [], 0
    for word, low, high in fields:
        first, last = max(start, position), min(end, position + high - low)
        if first < last:
            pieces.append((word, low + first - position, low + last - position))
        position += high - low
    return (*pieces, (constant(0), 0, end - max(start, position))) if position < end else tuple(pieces)


def merged(fields: Iterable[Field]) -> Fields:
    """The same bits in as few fields as possible, without zeros at the top; constants as fields of their own width."""
    joined: list[Field] = []
    for word, start, end in fields:
        field = _constant(word, start, end) if word.is_constant else (word, start, end)
        if joined:
            last, low, high = joined[-1]
            if field[0].is_constant and last.is_constant:
                value = constant(last.lo | field[0].lo << high)
                joined[-1] = value.marked(last.secret or word.secret), 0, high + end - start
                continue
            if high == start and last.poly.key == word.poly.key:
                joined[-1] = last, low, end
                continue
        joined.append(field)
    while joined and joined[-1][0].is_constant and not joined[-1][0].lo:
        joined.pop()
    return tuple(joined)


def _constant(word: Word, start: int, end: int) -> Field:
    value = word.lo >> start & ((1 << (end - start)) - 1)
    return word.instead(value), 0, end - start


def masked(fields: Fields, ones: int) -> Fields:
    """The bits where this number has ones."""
    pieces, position, size = list[Field](), 0, sum(end - start for _, start, end in fields)
    while position < size:  # by runs of equal bits
        bit = ones >> position & 1
        rest = ones >> position ^ -bit
        end = min(size, position + (rest & -rest).bit_length() - 1) if rest else size
        pieces += cut(fields, position, end) if bit else [(constant(0), 0, end - position)]
        position = end
    return merged(pieces)


def combined(x: Fields, y: Fields) -> Fields | None:
    """The bits of x or y, where no bit can be set in both; None where one can."""
    pairs = list(zip_longest(_single(x), _single(y)))
    if any(first and second for first, second in pairs):
        return None
    return merged(first or second or (constant(0), 0, 1) for first, second in pairs)


def _single(fields: Fields) -> list[Field | None]:
    """One by one, None for those that are 0."""
    return [None if word.is_constant and not word.lo >> i & 1 else (word, i, i + 1)
            for word, start, end in fields for i in range(start, end)]  # fmt: skip
