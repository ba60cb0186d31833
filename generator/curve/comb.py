# SPDX-License-Identifier: MIT
"""The signed all-bits-set comb for a fixed base: Lim and Lee 1994 with the digits +-1 of Hamburg (eprint 2012/309, 3.3).

An odd k in [1, 2^length) is sum s_i 2^i over i < length with every s_i = +-1: s_i = 2*t_i - 1 for t = (k + 2^length - 1)/2.
Position i = (block*teeth + tooth)*spacing + column. The table of a block holds, for every choice of the signs of its teeth but
the top one, sum s_tooth 2^((block*teeth + tooth)*spacing) G; an entry or its negative is one addition.

    Q = O;  for column = spacing - 1 .. 0:  Q = 2Q;  for block = blocks - 1 .. 0:  Q = Q +- table[block][index]

Exceptional cases. Before an addition in `column`, Q and the entry E are integer multiples A and e of G, each a sum of +-2^j
over distinct j < length - column, and no j stands in both. So A - e, A + e and A are not 0 (their lowest power of two occurs
once; A is empty only at the start, where the first entry is copied instead of added). They are below 2^(length - column) in
absolute value, and while that is at most 2^(bits - 1) < n none of them is 0 modulo n: the addition is none of P + P, P - P,
O + P. That settles every column > pad = length - bits. With a pad, more is true: as 0 < k < 2^bits, the positions >= bits sum to
2^bits exactly; once they are all in Q, in columns < spacing - pad, the three numbers are below 2^(bits + 1 - column), which
settles every such column >= 2. In the columns that are left, the last `safe_columns`, additions have to be right for all points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from ecgen.curve.group import Group

T = TypeVar("T")

#: Multiplications that a table row, a mixed addition, a doubling, and the rest of an addition for all points are taken to cost.
_ROW, _ADDITION, _DOUBLING, _SAFETY = 0.15, 11, 8, 10
_MOST_TEETH, _MOST_BLOCKS = 10, 32


@dataclass(frozen=True)
class Comb:
    """`bits` of the group order, `teeth` positions an entry covers, `blocks` tables."""

    bits: int
    teeth: int
    blocks: int

    def __post_init__(self) -> None:
        if self.teeth < 2 or self.blocks < 1 or self.teeth * self.blocks > self.bits:
            raise ValueError(f"a comb of {self.blocks} blocks of {self.teeth} teeth does not suit {self.bits} bits")

    @property
    def spacing(self) -> int:
        """Columns: positions between neighbouring teeth."""
        return -(-self.bits // (self.teeth * self.blocks))

    @property
    def length(self) -> int:
        """Positions in all; at least `bits`."""
        return self.spacing * self.teeth * self.blocks

    @property
    def block_entries(self) -> int:
        """Points of one block's table, all of which every lookup reads."""
        return 1 << (self.teeth - 1)

    @property
    def entries(self) -> int:
        """Points of the table in all."""
        return self.blocks * self.block_entries

    @property
    def additions(self) -> int:
        """Additions, the copied first entry not counted."""
        return self.blocks * self.spacing - 1

    @property
    def doublings(self) -> int:
        return self.spacing - 1

    @property
    def safe_columns(self) -> int:
        """The additions in columns below this have to be right for all points."""
        pad = self.length - self.bits
        return 2 if 0 < pad <= (self.spacing - 1) // 2 else min(pad + 1, self.spacing)

    @property
    def price(self) -> float:
        """Field multiplications by a rough model, to choose between combs; a benchmark decides better."""
        safe = self.safe_columns * self.blocks * _SAFETY
        return self.additions * (_ADDITION + _ROW * self.block_entries) + self.doublings * _DOUBLING + safe

    def multiples(self, block: int) -> Iterator[int]:
        """The multiples of G in a block's table, in order: bit j of the index is the sign of tooth j, the top one is +."""
        for index in range(self.block_entries):
            signs = [1 if index >> tooth & 1 else -1 for tooth in range(self.teeth - 1)] + [1]
            yield sum(sign << ((block * self.teeth + tooth) * self.spacing) for tooth, sign in enumerate(signs))

    def table(self, group: Group[T], base: tuple[T, T]) -> list[list[tuple[T, T]]]:
        """The affine tables. Raises ValueError when an entry is neutral (the order is too small for this comb)."""
        powers = [base]
        for _ in range(self.length - 1):
            doubled = group.add(powers[-1], powers[-1])
            if doubled is None:
                raise ValueError("the base has an even order")
            powers.append(doubled)
        made = []
        for block in range(self.blocks):
            teeth = [powers[(block * self.teeth + tooth) * self.spacing] for tooth in range(self.teeth)]
            made.append([self._entry(group, teeth, index) for index in range(self.block_entries)])
        return made

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
        picked = [signs >> ((block * self.teeth + tooth) * self.spacing + column) & 1 for tooth in range(self.teeth)]
        negative = not picked[-1]
        return negative, sum((bit ^ negative) << tooth for tooth, bit in enumerate(picked[:-1]))


def choose_comb(bits: int, most_entries: int) -> Comb:
    """The cheapest comb by the model whose table has at most `most_entries` points (at least 2)."""
    if most_entries < 2:
        raise ValueError("a comb has a table of at least 2 points")
    fitting = [
        Comb(bits, teeth, blocks)
        for teeth in range(2, min(_MOST_TEETH, bits) + 1)
        for blocks in range(1, min(_MOST_BLOCKS, bits // teeth) + 1)
        if blocks << (teeth - 1) <= most_entries
    ]
    return min(fitting, key=lambda comb: (comb.price, comb.entries))
