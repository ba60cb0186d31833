# SPDX-License-Identifier: MIT
"""How a product is written: six choices, each independent of the others."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import product


class Scan(StrEnum):
    """The order in which the partial products are summed."""

    ROWS = "rows"  # operand scanning: two carry chains a row, for mulx/adcx/adox and compilers with add-with-carry
    COLUMNS = "columns"  # product scanning (Comba 1990), for a multiplication that overwrites the flags


class Depth(StrEnum):
    """How often Karatsuba's identity halves the operands, where that suits their number of words."""

    NONE = "none"
    ONE = "one"  # karatsuba.even, or karatsuba.uneven modulo 2^k - 1
    RECURSIVE = "recursive"  # karatsuba.levels, and reductions by halves (reduce.montgomery_halves)


@dataclass(frozen=True)
class Shape:
    """`scan`: see Scan; `swapped`: each row is by a word of the first operand instead of the second; `karatsuba`: see Depth;
    `spare_bit`: an unused top bit saves carries, in squares (arith.spare) and modulo 2^k - 1; `inverse`: Montgomery steps
    multiply by the inverse of W, where that suits the prime (reduce.montgomery_inverse); `turns`: rows of products and Montgomery
    steps are in turns, where p = -1 mod W (reduce.montgomery_turns)."""

    scan: Scan = Scan.ROWS
    swapped: bool = False
    karatsuba: Depth = Depth.NONE
    spare_bit: bool = False
    inverse: bool = False
    alternating: bool = False


#: Every combination.
SHAPES = tuple(Shape(*choices) for choices in product(Scan, (False, True), Depth, (False, True), (False, True), (False, True)))
