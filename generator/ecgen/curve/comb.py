# SPDX-License-Identifier: MIT
"""The signed all-bits-set comb for a fixed base: Lim and Lee 1994 with the digits +-1 of Hamburg (eprint 2012/309, 3.3).

An odd k in [1, 2^length) is sum s_i 2^i over i < length with every s_i = +-1: s_i = 2*t_i - 1 for t = (k + 2^length - 1)/2.
Position i = row*spacing + column; a block has the next `teeth` rows, the last one what is left of them. The table of a block
holds, for every choice of the signs of its rows but the top one, sum s_row 2^(row*spacing) G; an entry or its negative is one
addition. Column 0 is summed up on its own, so that only its sum is added by a formula that is right for all points:

    Q = O;  for column = spacing - 1 .. 1:  Q = 2Q;  for each block:  Q = Q +- table[block][index]
    R = O;  for each block, in column 0:  R = R +- table[block][index];   the result is 2Q + R

Exceptional cases. Before an addition in `column`, Q and the entry E are integer multiples A and e of G, each a sum of +-2^j
over distinct j < length - column, and no j stands in both. So A - e, A + e and A are not 0 (their lowest power of two occurs
once; A is empty only at the start, where the first entry is copied instead of added). Where they are below n in absolute value,
none of them is 0 modulo n: the addition is none of P + P, P - P, O + P. Let M = (2^length - 1)/(2^spacing - 1), the most that
the positions of column 0 sum to; it has to be below 2^(bits - 1) < n.

- In column 0, of R: they are at most M.
- In column c >= 1: they are below 2^(length - c), which is at most 2^(bits - 1) for c > pad = length - bits.
- In column c >= 1 by k <= n: after the column, A is (k - low)/2^c, where low sums the positions of the columns below and is at
  most (2^c - 1)*M; before, it lacks the entries still to come, at most M together. So the three are at most
  n/2^c + (1 - 2^-c)*M + 2*M, which is below n for every c >= 1 if it is for c = 1: if 5*M < n.

Where neither of the last two settles a column, as with few columns and a pad, its additions have to be right for all points.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from ecgen.group import Group

T = TypeVar("T")

#: What a doubling, a mixed addition, the rest of one for all points, an addition of two sums for all points, finding the signs of
#: an entry, and reading a point of the table by mask cost, in multiplications. Measured on p256 in assembly, Zen 5. By this
#: price, a comb within 80 kB takes 0.97 of one within 32 for 256 bits, where 0.92 to 0.97 was measured on Zen 4. It does for 224
#: bits, too, where 0.99 was measured: two doublings less are all that is saved, and those of p224 are cheap. So how much room a
#: table gets is not for the model to say (`Library.table_room`).
_DOUBLING, _ADDITION, _SAFETY, _LAST, _LOOKUP, _POINT = 8, 11, 10, 25, 1, 0.07
_MOST_TEETH, _MOST_BLOCKS = 10, 64


@dataclass(frozen=True)
class Comb:
    """`bits` of the group order, `teeth` rows that an entry covers, `blocks` tables.

    Raises ValueError where so many bits do not fill the tables, or leave too few columns for the proof above.
    """

    bits: int
    teeth: int
    blocks: int

    def __post_init__(self) -> None:
        if self.teeth < 2 or self.blocks < 1 or self.last_teeth < 2 or self._column_sum >> (self.bits - 1):
            raise ValueError(f"a comb of {self.blocks} blocks of {self.teeth} teeth does not suit {self.bits} bits")

    @property
    def spacing(self) -> int:
        """Columns: positions between neighbouring teeth."""
        return -(-self.bits // (self.teeth * self.blocks))

    @property
    def rows(self) -> int:
        """Teeth of all blocks."""
        return -(-self.bits // self.spacing)

    @property
    def last_teeth(self) -> int:
        """Teeth of the last block, which has the top rows; at most `teeth`."""
        return self.rows - (self.blocks - 1) * self.teeth

    @property
    def length(self) -> int:
        """Positions in all; at least `bits`."""
        return self.spacing * self.rows

    @property
    def block_entries(self) -> int:
        """Points of the table of a block before the last, all of which every lookup reads."""
        return 1 << (self.teeth - 1)

    @property
    def entries(self) -> int:
        """Points of the table in all."""
        return (self.blocks - 1) * self.block_entries + (1 << (self.last_teeth - 1))

    @property
    def additions(self) -> int:
        """Mixed additions: the first entry of Q and that of R are copied."""
        return self.blocks * self.spacing - 2

    @property
    def doublings(self) -> int:
        return self.spacing - 1

    @property
    def safe_columns(self) -> int:
        """The additions in columns from 1 up to this have to be right for all points; 0 for none."""
        if 5 * self._column_sum < 1 << (self.bits - 1):
            return 0
        return min(self.length - self.bits, self.spacing - 1)

    @property
    def safe_additions(self) -> int:
        """Mixed additions in those columns; the first entry of the top column is copied."""
        return self.safe_columns * self.blocks - (self.safe_columns == self.spacing - 1 > 0)

    @property
    def price(self) -> float:
        """Field multiplications by a rough model, to choose between combs; a benchmark decides better."""
        lookups = self.spacing * (self.blocks * _LOOKUP + self.entries * _POINT)
        sums = self.additions * _ADDITION + self.doublings * _DOUBLING + self.safe_additions * _SAFETY + _LAST
        return lookups + sums

    @property
    def _column_sum(self) -> int:
        """M of the proof above."""
        return ((1 << self.length) - 1) // ((1 << self.spacing) - 1)

    def block_rows(self, block: int) -> range:
        """The rows that an entry of this block covers."""
        return range(block * self.teeth, min((block + 1) * self.teeth, self.rows))

    def multiples(self, block: int) -> Iterator[int]:
        """The multiples of G in a block's table, in order: bit j of the index is the sign of tooth j, the top one is +."""
        rows = self.block_rows(block)
        for index in range(1 << (len(rows) - 1)):
            signs = [1 if index >> tooth & 1 else -1 for tooth in range(len(rows) - 1)] + [1]
            yield sum(sign << (row * self.spacing) for row, sign in zip(rows, signs, strict=True))

    def table(self, group: Group[T], base: tuple[T, T]) -> list[list[tuple[T, T]]]:
        """The affine tables. Raises ValueError when an entry is neutral (the order is too small for this comb)."""
        powers = [base]
        for _ in range(self.length - 1):
            doubled = group.add(powers[-1], powers[-1])
            if doubled is None:
                raise ValueError("the base has an even order")
            powers.append(doubled)
        tables = []
        for block in range(self.blocks):
            teeth = [powers[row * self.spacing] for row in self.block_rows(block)]
            tables.append([self._entry(group, teeth, index) for index in range(1 << (len(teeth) - 1))])
        return tables

    def _entry(self, group: Group[T], teeth: list[tuple[T, T]], index: int) -> tuple[T, T]:
        total: tuple[T, T] | None = teeth[-1]
        for tooth, point in enumerate(teeth[:-1]):
            total = group.add(total, point if index >> tooth & 1 else group.negate(point))
        if total is None:
            raise ValueError("an entry of the table is the neutral element")
        return total

    def lookup(self, scalar: int, block: int, column: int) -> tuple[bool, int]:
        """(negative, index) for an odd scalar in [1, 2^length)."""
        if scalar % 2 == 0 or not 0 < scalar < 1 << self.length:
            raise ValueError(f"{scalar} is not odd and below 2^{self.length}")
        signs = (scalar + (1 << self.length) - 1) >> 1
        picked = [signs >> (row * self.spacing + column) & 1 for row in self.block_rows(block)]
        negative = not picked[-1]
        return negative, sum((bit ^ negative) << tooth for tooth, bit in enumerate(picked[:-1]))


def choose_comb(bits: int, most_entries: int) -> Comb:
    """The cheapest comb by the model whose table has at most `most_entries` points.

    Raises ValueError where none is as small, or `bits` are too few for any.
    """
    fitting = [comb for comb in _combs(bits) if comb.entries <= most_entries]
    if not fitting:
        raise ValueError(f"no comb for {bits} bits has a table of at most {most_entries} points")
    return min(fitting, key=lambda comb: (comb.price, comb.entries))


def _combs(bits: int) -> Iterator[Comb]:
    for teeth in range(2, _MOST_TEETH + 1):
        for blocks in range(1, _MOST_BLOCKS + 1):
            with suppress(ValueError):
                yield Comb(bits, teeth, blocks)
