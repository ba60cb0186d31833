# SPDX-License-Identifier: MIT
"""The shapes of products that emitted code has, by name."""

from __future__ import annotations

from ecgen.arith.shape import Depth, Scan, Shape

ROWS = Shape()
SWAPPED = Shape(swapped=True)
COLUMNS = Shape(Scan.COLUMNS)
HALVES = Shape(karatsuba=Depth.ONE)
SWAPPED_HALVES = Shape(swapped=True, karatsuba=Depth.ONE)
RECURSIVE = Shape(karatsuba=Depth.RECURSIVE)
SPARE = Shape(karatsuba=Depth.ONE, spare_bit=True)

#: Those of ecgen.arith.shape.SHAPES that are emitted.
USED = (ROWS, SWAPPED, COLUMNS, HALVES, SWAPPED_HALVES, RECURSIVE, SPARE)
