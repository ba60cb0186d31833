# SPDX-License-Identifier: MIT
"""Squares of numbers whose top bit is unused, with fewer carries: row i is a[i] * (a[i] + 2*(a[i+1] + a[i+2]*W + ...)*W), a sum
of products by words of twice the number. Nothing is doubled afterwards, and the squares of words are part of their rows.

(HAC, algorithm 14.16, with the doubling moved to the operand.) That pays where a squaring waits for the ports that add with
carries; elsewhere the shifts that double the operand cost more than the sums that double the products.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ecgen.arith import limbs
from ecgen.arith.multiply import add_products
from ecgen.arith.shape import Scan, Shape
from ecgen.ir import Builder, Value

#: Why the carry of a doubled word is dropped.
_ABOVE = "the bit above is the lowest one of the next word"


def suits(bound: int, width: int, count: int, shape: Shape) -> bool:
    """Whether squares of numbers below `bound`, of `count` words, are made so: by rows, of more than one word."""
    top = (bound - 1).bit_length() - (count - 1) * width
    return shape.spare_bit and shape.scan is Scan.ROWS and count > 1 and 0 < top < width


def square(b: Builder, x: Sequence[Value]) -> list[Value]:
    """All 2n words of x^2, for a number of n words which `suits`."""
    n = len(x)
    b.comment("twice the operand, word by word")
    lowest = [b.add_last(word, word, wraps=_ABOVE) for word in x[1:]]  # of twice what lies above word i
    others = [limbs.joined(b, low, high, b.width - 1) for low, high in pairwise(x[1:])]
    words: list[Value] = []
    for i, single in enumerate(x[:-1]):
        b.comment(f"square, row {i}: a[{i}] * (a[{i}] + twice the words above it)")
        products = [b.mul(single, single), b.mul(single, lowest[i]), *(b.mul(single, word) for word in others[i:])]
        start = [*words[2 * i :], None] if i else [None] * (n + 1)
        words[2 * i :] = add_products(b, start, products)
    b.comment(f"+ a[{n - 1}]^2")
    low, high = b.mul(x[-1], x[-1])
    words[2 * n - 2], carry = b.add(words[2 * n - 2], low)
    return [*words, b.add_last(high, b.const(0), carry)]
