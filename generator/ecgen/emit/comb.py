# SPDX-License-Identifier: MIT
"""The table behind powers of the generator of a group modulo p."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.library import Library

#: Of the comb; more would save less than half of the table's size is worth in source text.
_MOST_TEETH = 5


@dataclass(frozen=True)
class Comb:
    """A table of the products of g^(2^(spacing*i)) for each set of i < teeth, for exponents of `bits` bits (C. H. Lim, P. J. Lee,
    "More flexible exponentiation with precomputation", 1994)."""

    teeth: int
    bits: int

    @property
    def spacing(self) -> int:
        return -(-self.bits // self.teeth)

    @property
    def entries(self) -> int:
        return 1 << self.teeth

    def exponents(self) -> list[int]:
        """Of g, for each entry of the table."""
        return [sum(1 << self.spacing * i for i in range(self.teeth) if entry >> i & 1) for entry in range(self.entries)]


def comb_of(library: Library) -> Comb | None:
    """For the powers of g; none where --base-table leaves no room for one."""
    group, room = library.spec.group, 0 if library.size else library.table_room
    assert group is not None
    size = 8 * library.spec.limbs
    teeth = max((t for t in range(2, _MOST_TEETH + 1) if size << t <= room), default=0)
    return Comb(teeth, 8 * -(-group.exponent_bits // 8)) if teeth else None
