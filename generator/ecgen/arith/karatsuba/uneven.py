# SPDX-License-Identifier: MIT
"""Products by Karatsuba's identity, one level deep (Karatsuba and Ofman 1962; Brent and Zimmermann, algorithm 1.4).

With B = W^h, x = x0 + x1*B and y = y0 + y1*B,

    x*y = x0*y0 + (s - (x0*y0 + x1*y1))*B + x1*y1*B^2    where s = (x0 + x1)*(y0 + y1).

The upper halves have the greater part of the words. Where their top words are used in part only, the sums of the halves take no
more words than the upper halves, and no carry or sign has to be looked after. That nothing is borrowed where s is reduced to
x0*y1 + x1*y0, and that no carry leaves x*y, follows from the identity, which the bounds pass does not know.

What is taken from s can be added up while s is multiplied, so that one chain waits for s instead of two.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.limbs import FITS, length
from ecgen.arith.multiply import product
from ecgen.arith.shape import Scan, Shape
from ecgen.ir import Builder, Value

#: Fewer words are multiplied faster in full: a multiplication costs about four additions.
_LEAST = 9


def suits(bound: int, width: int, count: int, shape: Shape) -> bool:
    """Whether products of two numbers below `bound`, of `count` words, are made so: rows of many 64-bit words with room."""
    room = length(_largest_sum(bound, width, count), width) == count - count // 2
    return shape.scan is Scan.ROWS and width == 64 and count >= _LEAST and room


def _largest_sum(bound: int, width: int, count: int) -> int:
    """The sum of the halves of a number below `bound` is at most this."""
    low = count // 2 * width
    return (bound - 1 >> low) + (1 << low) - 1


def multiply(b: Builder, x: Sequence[Value], y: Sequence[Value], bound: int, shape: Shape) -> list[Value]:
    """All 2n words of x*y, for two numbers below `bound`, of n words each, which `suits`."""
    n, h = len(x), len(x) // 2
    b.comment("the product of the lower halves")
    low = product(b, x[:h], y[:h], shape)
    b.comment("the product of the upper halves")
    high = product(b, x[h:], y[h:], shape)[: length((bound - 1 >> h * b.width) ** 2, b.width)]
    b.comment("the sums of the halves, lower and upper")
    u, v = (limbs.add_closed(b, _padded(b, z[:h], n - h), z[h:]) for z in (x, y))
    b.comment("the product of the sums")
    cross = product(b, u, v, shape)[: length(_largest_sum(bound, b.width, n) ** 2, b.width)]
    b.comment("less the other two products")
    both = limbs.add_closed(b, _padded(b, low, len(cross)), _padded(b, high, len(cross)))
    cross = limbs.sub_closed(b, cross, both, wraps=FITS)
    b.comment("the three in their places")
    return _padded(b, limbs.add_at(b, [*low, *high], cross, h, wraps=FITS), 2 * n)


def _padded(b: Builder, x: Sequence[Value], count: int) -> list[Value]:
    return [*x, *[b.const(0)] * (count - len(x))]
