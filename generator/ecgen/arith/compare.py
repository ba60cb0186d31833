# SPDX-License-Identifier: MIT
"""Selection, conditional swap and comparisons by masks."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.ir import Builder, Value


def select(b: Builder, mask: Value, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
    """x where the mask is all-ones, y where it is 0."""
    b.comment("the mask as a condition")
    condition = b.bit_of_mask(mask)
    b.comment("a where it holds, else b")
    return limbs.select(b, condition, x, y)


def swap(b: Builder, mask: Value, x: Sequence[Value], y: Sequence[Value]) -> tuple[list[Value], list[Value]]:
    """(y, x) where the mask is all-ones, (x, y) where it is 0."""
    b.comment("difference of the two under the mask, added to both")
    masked = [b.and_(mask, b.xor(xi, yi)) for xi, yi in zip(x, y, strict=True)]
    return (
        [b.xor(xi, d) for xi, d in zip(x, masked, strict=True)],
        [b.xor(yi, d) for yi, d in zip(y, masked, strict=True)],
    )


def is_zero(b: Builder, x: Sequence[Value]) -> Value:
    """All-ones where x = 0, else 0."""
    b.comment("gather all words; only zero borrows when 1 is taken away")
    return b.mask_of(limbs.all_zero(b, x))


def is_equal(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> Value:
    """All-ones where x = y, else 0."""
    b.comment("differences of the words")
    return is_zero(b, [b.xor(xi, yi) for xi, yi in zip(x, y, strict=True)])
