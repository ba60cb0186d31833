# SPDX-License-Identifier: MIT
"""Words as bit fields: which bits of which other words they consist of, lowest first.

Trusted. Shifts, rotations, byte swaps, constant masks, partial stores and loads only move bits; as lists of fields they are
exact, and bits that are put together again merge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from ecgen_verify.prove.word import Field, Fields, Word


def width(fields: Iterable[Field]) -> int:
    return sum(end - start for _, start, end in fields)


def cut(fields: Iterable[Field], start: int, end: int) -> Fields:
    """The bits from `start` up to `end`; those above the last field are zero and left out."""
    pieces, position = [], 0
    for word, low, high in fields:
        first, last = max(start, position), min(end, position + high - low)
        if first < last:
            pieces.append((word, low + first - position, low + last - position))
        position += high - low
    return tuple(pieces)


def merged(fields: Iterable[Field]) -> Fields:
    """The same bits in as few fields as possible, without zeros at the top; constants as fields of their own width."""
    joined: list[Field] = []
    for word, start, end in fields:
        field = _constant(word, start, end) if word.is_constant else (word, start, end)
        if joined:
            last, low, high = joined[-1]
            if field[0].is_constant and last.is_constant:
                value = last.lo | field[0].lo << high
                joined[-1] = replace(field[0], poly=field[0].poly.offset(value - field[0].lo), lo=value, hi=value,
                                    secret=last.secret or word.secret, residue=None), 0, high + end - start  # fmt: skip
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


def combined(x: Fields, y: Fields) -> Fields | None:
    """The bits of x or y, where no bit can be set in both; None where one can."""
    marks = {0}
    for fields in (x, y):
        position = 0
        for word, start, end in fields:
            if word.is_constant:  # its bits one by one, since zeros leave room for the other
                marks.update(range(position, position + end - start))
            position += end - start
            marks.add(position)
    pairs: list[Field] = []
    for start, end in pairwise(sorted(marks)):
        first, second = (_one(fields, start, end) for fields in (x, y))
        if first is None or second is None:
            pairs.append(first or second)  # type: ignore[arg-type]
        elif second[0].is_constant and not second[0].lo:
            pairs.append(first)
        elif first[0].is_constant and not first[0].lo:
            pairs.append(second)
        else:
            return None
    return merged(pairs)


def _one(fields: Fields, start: int, end: int) -> Field | None:
    """The field that fills a range without marks; None above the last."""
    pieces = cut(fields, start, end)
    return _constant(*pieces[0]) if pieces and pieces[0][0].is_constant else pieces[0] if pieces else None
