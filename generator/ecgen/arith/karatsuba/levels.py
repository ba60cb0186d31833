# SPDX-License-Identifier: MIT
"""Products of two equal halves by Karatsuba's identity (Karatsuba and Ofman 1962), level by level down to short rows.

With n = 2*h words, B = W^h, x = x0 + x1*B and y = y0 + y1*B,

    x*y = x0*y0 + M*B + x1*y1*B^2    where M = x0*y1 + x1*y0 = (x0 + x1)*(y0 + y1) - x0*y0 - x1*y1.

A sum of halves is u + c*B with a carry c, and likewise v + d*B; so (x0 + x1)*(y0 + y1) = u*v + (c*v + d*u)*B + c*d*B^2,
below 4*B^2: n words, and a word more in which carries and borrows are counted. Nothing is dropped on the way, so that a prover
can follow it without knowing how large M is in the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.karatsuba.even import MODULO
from ecgen.arith.limbs import FITS
from ecgen.arith.multiply import product
from ecgen.arith.shape import Shape
from ecgen.ir import Builder, Value

#: Products by a constant have no order of operands to choose.
_ROWS = Shape()
#: Fewer words are multiplied faster in full; once a product is halved, so are its parts, down to rows of fewer than _INNER.
_LEAST, _INNER = 12, 6


def suits(width: int, count: int) -> bool:
    """Whether products of two numbers of `count` words are made so: many 64-bit words, in two halves."""
    return width == 64 and count >= _LEAST and count % 2 == 0


def multiply(b: Builder, x: Sequence[Value], y: Sequence[Value], shape: Shape) -> list[Value]:
    """All 2n words of x*y, for any two numbers of n words each. `shape`: of the shortest products."""
    n, h = len(x), len(x) // 2
    if n < _INNER or n % 2:
        return product(b, x, y, shape)
    b.comment(f"the product of the lower halves, {h} words each")
    low = multiply(b, x[:h], y[:h], shape)
    b.comment(f"the product of the upper halves, {h} words each")
    high = multiply(b, x[h:], y[h:], shape)
    b.comment("the sums of the halves, u + c*W^h and v + d*W^h, and the carries as masks")
    u, c = limbs.add(b, x[:h], x[h:])
    c_mask = b.mask_of(c)
    v, d = limbs.add(b, y[:h], y[h:])
    d_mask = b.mask_of(d)
    b.comment("u * v")
    middle = multiply(b, u, v, shape)
    top = b.sub_last(b.const(0), b.and_(c_mask, d_mask), wraps="the negative of a mask is its bit: c*d")
    for text, mask, other in (("c*v", c_mask, v), ("d*u", d_mask, u)):
        b.comment(f"+ {text} * W^{h}, and what it carries")
        middle[h:], carry = limbs.add(b, middle[h:], [b.and_(mask, word) for word in other])
        top = b.add_last(top, b.const(0), carry, wraps=FITS)
    b.comment("less the other two products, and what they borrow")
    for part in (low, high):
        middle, borrow = limbs.sub(b, middle, part)
        top = b.sub_last(top, b.const(0), borrow, wraps=FITS)
    return _placed(b, low, [*middle, top], high)


def constant_suits(number: int, width: int, count: int) -> bool:
    """Whether `multiply_constant` may be used: the sum of the constant's halves has to fit half its words."""
    low, high = number % (1 << (width * count // 2)), number >> (width * count // 2)
    return width == 64 and count >= _INNER and count % 2 == 0 and low + high < 1 << (width * count // 2)


def multiply_constant(b: Builder, x: Sequence[Value], number: int) -> list[Value]:
    """All 2n words of x * number, for any number x of n words and a constant that `constant_suits`.

    With y0 + y1 <= W^h - 1 there is no d, and M <= (W^h - 1)*(y0 + y1) is below W^n: all of its making may be done modulo W^n.
    """
    n, h = len(x), len(x) // 2
    lower, upper = number % b.word**h, number // b.word**h
    b.comment(f"the product of the lower halves, {h} words each")
    low = product(b, x[:h], limbs.constant(b, lower, h), _ROWS)
    b.comment(f"the product of the upper halves, {h} words each")
    high = product(b, x[h:], limbs.constant(b, upper, h), _ROWS)
    b.comment("the sum of the halves of x, u + c*W^h, and the carry as a mask; v, the sum of the constant's halves, has none")
    u, c = limbs.add(b, x[:h], x[h:])
    mask, v = b.mask_of(c), limbs.constant(b, lower + upper, h)
    b.comment("u * v")
    middle = product(b, u, v, _ROWS)
    b.comment(f"+ c*v * W^{h}, modulo W^{n}")
    middle[h:] = limbs.add_closed(b, middle[h:], [b.and_(mask, word) for word in v], wraps=MODULO)
    b.comment("less the other two products")
    for part in (low, high):
        middle = limbs.sub_closed(b, middle, part, wraps=MODULO)
    return _placed(b, low, middle, high)


def _placed(b: Builder, low: Sequence[Value], middle: Sequence[Value], high: Sequence[Value]) -> list[Value]:
    """low + middle * W^h + high * W^2h, of 4h words each but for middle's 2h or, with its top bit, 2h + 1."""
    b.comment("the three in their places")
    return limbs.add_at(b, [*low, *high], middle, len(low) // 2, wraps=FITS)
