# SPDX-License-Identifier: MIT
"""Operands that are bytes of any number, which only calls read.

Trusted. None of their bytes stands in memory, so that a load of one is undecided.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word

#: No object is longer.
LONGEST = 1 << 56


@dataclass(frozen=True)
class Buffers:
    """`lengths`: how many bytes each operand has; `public`: which of them are no secrets."""

    lengths: Mapping[str, Poly]
    public: Collection[str] = ()

    def is_whole(self, path: Path, place: Pointer, length: Word) -> bool:
        """Whether so many bytes there are a whole operand."""
        known = self.lengths.get(place.base)
        return known is not None and place.offset == 0 and not path.resolve(known - length.poly).terms


@dataclass(frozen=True)
class Whole:
    """All bytes of an operand of any length."""

    operand: str
    secret: bool = field(default=True, compare=False)


#: Bytes: those of a whole operand, or one by one.
String = Whole | Sequence[Word]


def pieces_of(path: Path, string: String) -> tuple[object, ...]:
    """What names a string."""
    return (("operand", string.operand),) if isinstance(string, Whole) else names_of(path, string)
