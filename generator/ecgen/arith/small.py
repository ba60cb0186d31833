# SPDX-License-Identifier: MIT
"""Multiplication by an unsigned 32-bit integer, with Barrett's quotient (Barrett 1986; HAC, 14.3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.multiply import scaled
from ecgen.ir import Builder, Value

#: Bits of the small factor.
FACTOR_BITS = 32


def multiply_small(b: Builder, x: Sequence[Value], k: Value, modulus: int) -> list[Value]:
    """x*k mod p for x < p and k < 2^32.

    With T = x*k < 2^32*p, bits = bit length of p, h = floor(T / 2^bits) < 2^32 and mu = floor(2^(bits+32) / p) in
    [2^32, 2^33), the estimate q = floor(h*mu / 2^32) is at most T/p and short of it by less than 4, for the two
    truncations cost less than 2 and 1, and rounding down less than 1. So T - q*p < 4*p, and two conditional subtractions finish.
    """
    bits, n = modulus.bit_length(), len(x)
    b.comment("T = a * k")
    wide = scaled(b, x, k)
    b.comment("q, at most 3 below the quotient of T by the modulus")
    high = _bits_from(b, wide, bits)
    mu = (1 << (bits + FACTOR_BITS)) // modulus - (1 << FACTOR_BITS)
    if mu.bit_count() == 1 and b.width > FACTOR_BITS:
        fraction = b.shr(high, FACTOR_BITS + 1 - mu.bit_length())  # as for 2^31 - 1, where mu = 2^32 + 2
    else:
        lo, hi = b.mul(high, b.const(mu))
        fraction = hi if b.width == FACTOR_BITS else b.shr(lo, FACTOR_BITS)
    q = b.add_last(high, fraction, wraps="q is at most T/p < 2^32")
    b.comment("T - q * p, below 4*p")
    multiple = scaled(b, limbs.constant(b, modulus, n), q)
    rest = limbs.sub_closed(b, wide, multiple, wraps="q*p <= T")
    for factor in (2, 1):
        b.comment(f"subtract {factor}*p where that does not borrow")
        reduced, borrow = limbs.sub(b, rest, limbs.constant(b, factor * modulus, n + 1))
        rest = limbs.select(b, borrow, rest, reduced)
    return rest[:n]


def _bits_from(b: Builder, x: Sequence[Value], position: int) -> Value:
    """floor(x / 2^position) for a result that fits one word."""
    index, shift = divmod(position, b.width)
    if index + 1 < len(x):
        return b.shrd(x[index + 1], x[index], shift)
    return b.shr(x[index], shift)
