# SPDX-License-Identifier: MIT
"""Words as bit fields: which bits of which other words they consist of, lowest first.

Trusted. Shifts, rotations, byte swaps, constant masks, partial stores and loads only move bits; as lists of fields they are
exact, and bits that are put together again merge.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from ecgen_verify.prove.word import Field, Fields, Word, constant


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
    return merged(bit if bit and ones >> i & 1 else (constant(0), 0, 1) for i, bit in enumerate(_single(fields)))


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
