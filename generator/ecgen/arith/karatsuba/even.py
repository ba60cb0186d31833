# SPDX-License-Identifier: MIT
"""Products of two equal halves by Karatsuba's identity, one level deep (Karatsuba and Ofman 1962).

With n = 2*h words, B = W^h, x = x0 + x1*B and y = y0 + y1*B,

    x*y = x0*y0 + M*B + x1*y1*B^2    where M = x0*y1 + x1*y0 = (x0 + x1)*(y0 + y1) - x0*y0 - x1*y1.

A sum of halves is u + c*B with a carry c, and likewise v + d*B; so modulo W^n = B^2 their product is u*v + (c*v + d*u)*B. Where
x*y leaves one bit of its 2n words unused, M is below W^n, and all of its making may be done modulo W^n: neither the highest
carries nor any sign has to be looked after.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.limbs import FITS
from ecgen.arith.multiply import product
from ecgen.arith.shape import Shape
from ecgen.ir import Builder, Value

#: Fewer words are multiplied faster in full: a multiplication costs about four additions.
_LEAST = 12
#: Why carries and borrows of M's parts may be dropped.
MODULO = "modulo W^n, below which x0*y1 + x1*y0 lies"


def suits(bound: int, width: int, count: int) -> bool:
    """Whether products of two numbers below `bound`, of `count` words, may be made so: many 64-bit words, a spare bit."""
    return width == 64 and count >= _LEAST and count % 2 == 0 and 2 * bound <= 1 << (width * count)


def multiply(b: Builder, x: Sequence[Value], y: Sequence[Value], shape: Shape) -> list[Value]:
    """All 2n words of x*y, for two numbers of n words each that `suits`. `shape`: of the products of halves."""
    n, h = len(x), len(x) // 2
    b.comment("the product of the lower halves")
    low = product(b, x[:h], y[:h], shape)
    b.comment("the product of the upper halves")
    high = product(b, x[h:], y[h:], shape)
    b.comment("the sums of the halves, u + c*W^h and v + d*W^h")
    u, c = limbs.add(b, x[:h], x[h:])
    v, d = limbs.add(b, y[:h], y[h:])
    b.comment("u * v")
    middle = product(b, u, v, shape)
    for word, bit, other in (("c*v", c, v), ("d*u", d, u)):
        b.comment(f"+ {word} * W^h, modulo W^{n}")
        mask = b.mask_of(bit)
        middle[h:] = limbs.add_closed(b, middle[h:], [b.and_(mask, other_word) for other_word in other], wraps=MODULO)
    b.comment("less the other two products")
    middle = limbs.sub_closed(b, middle, low, wraps=MODULO)
    middle = limbs.sub_closed(b, middle, high, wraps=MODULO)
    b.comment("the three in their places")
    return limbs.add_at(b, [*low, *high], middle, h, wraps=FITS)
