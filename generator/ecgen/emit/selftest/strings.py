# SPDX-License-Identifier: MIT
"""The byte strings that the self-test gives to functions: a table that stands in its source, and noise that it makes itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice

#: Bytes of noise, from a linear congruential generator with the factor of D. Knuth's MMIX; a byte is the highest of a state.
NOISE = 8448
MULTIPLIER, INCREMENT, MASK = 6364136223846793005, 1442695040888963407, 2**64 - 1
#: So many zeros stand before and after a 1 at the start of the table: any string with a single bit is a piece of that.
_ZEROS = 512


def _noise() -> bytes:
    state, data = 1, bytearray()
    for _ in range(NOISE):
        state = (state * MULTIPLIER + INCREMENT) & MASK
        data.append(state >> 56)
    return bytes(data)


noise = _noise()


@dataclass
class Strings:
    """Strings by number, each a piece of the table or of the noise."""

    longest: int
    table: bytearray = field(default_factory=bytearray)
    numbers: dict[bytes, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        zeros = min(_ZEROS, self.longest)
        self.table += bytes(zeros) + b"\1" + bytes(zeros) + b"\xff" * (zeros + 1)

    def number(self, data: bytes) -> int:
        return self.numbers.setdefault(data, len(self.numbers))

    def pieces(self) -> list[tuple[int, int]]:
        """(offset, length) of each string in the order of their numbers; the table comes after the noise, and grows by what it
        lacks: the longest first, for others are pieces of these."""
        places = {data: self._place(data) for data in sorted(self.numbers, key=len, reverse=True)}
        return [(places[data], len(data)) for data in self.numbers]

    def _place(self, data: bytes) -> int:
        offset = noise.find(data)
        if offset >= 0:
            return offset
        offset = self.table.find(data)
        if offset < 0:
            offset = len(self.table)
            self.table += data
        return NOISE + offset


def noise_below(bound: int, length: int, count: int) -> list[bytes]:
    """Up to so many pieces of the noise, of this length, that are big-endian numbers below the bound."""
    step = 29  # pieces of a few numbers overlap, which does no harm
    offsets = [*range(0, NOISE - length, step), *range(NOISE - length)]
    below = (noise[i : i + length] for i in offsets if int.from_bytes(noise[i : i + length], "big") < bound)
    return list(islice(below, count))
