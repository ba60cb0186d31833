# SPDX-License-Identifier: MIT
"""Montgomery products in turns, a row of the product and a step of the reduction (Koc, Acar, Kaliski, "Analyzing and comparing
Montgomery multiplication algorithms", 1996: the method that they call CIOS), for p = K * W^(n-1) - 1 with a K of one word, as
5 * 2^248 - 1.

A window U of n + 1 words, of which u is the lowest, becomes

    (U + u*p) / W = (U - u) / W + u*K * W^(n-2)

by one multiplication and two sums: no quotient is computed, and all words but the highest two stay as they are. Nothing but the
window is kept, and the words of the result come out one by one, which the next product need not wait for.

To bring z < 2*p below p, W^n is added to the first window where a carry is added anyway, so that z + 1 comes out. From that p + 1
is taken, which is one word, the highest; or where that borrows, 1. No other word is compared or chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.multiply import add_scaled, scaled
from ecgen.ir import Builder, Value

Words = Sequence[Value]


def suits(modulus: int, width: int, count: int) -> bool:
    """Whether products are made and reduced so: a step has one multiplication, K being one word, and there is room for 2*p."""
    special = (modulus + 1) % (1 << (width * (count - 1))) == 0
    return special and width == 64 and count > 1 and 2 * modulus <= 1 << (width * count)


def fits(modulus: int, width: int, x: int, y: int) -> bool:
    """Whether, for factors below x and y, n + 1 words hold every window, W^n more in the first one, and the last one is below 2*p
    without that."""
    word, count = 1 << width, limbs.length(modulus, width)
    window, most = word**count, 0
    for index in range(count):
        window += (x - 1) * min(word - 1, (y - 1) >> (width * index))
        most, window = max(most, window), (window + (word - 1) * modulus) >> width
    last = ((x - 1) * (y - 1) + (word**count - 1) * modulus) >> (width * count)
    return most >> (width * (count + 1)) == 0 and last < 2 * modulus


def reduced_product(b: Builder, x: Words, y: Words, modulus: int, more: int = 0) -> list[Value]:
    """x*y / W^n mod p, below 2*p, for factors that `fits`; and `more`, 0 or 1."""
    n, window = len(x), list[Value]()
    factor = b.const((modulus + 1) >> (b.width * (n - 1)))
    for index in range(n):
        b.comment(f"product, row {index}")
        window = add_scaled(b, window, x, y[index]) if window else scaled(b, x, y[index], b.const(more))
        b.comment(f"reduction, step {index}: add word {index} times (p + 1) / W^{n - 1} above it, and drop it")
        low, high = b.mul(window[0], factor)
        word, carry = b.add(window[n - 1], low)
        window = [*window[1 : n - 1], word, b.add_last(window[n], high, carry)]
    return window


def multiply(b: Builder, x: Words, y: Words, modulus: int) -> list[Value]:
    """x*y / W^n mod p in [0, p), for factors that `fits`."""
    return _subtract_one_or(b, reduced_product(b, x, y, modulus, 1), modulus + 1)


def _subtract_one_or(b: Builder, x: Words, number: int) -> list[Value]:
    """x - `number` where that is not negative, else x - 1, for 0 < x < 2 * `number`, which is zero but for its highest word."""
    b.comment("subtract p + 1; where that borrows, 1 in place of it")
    high, less = b.sub(x[-1], b.const(number >> (b.width * (len(x) - 1))))
    zero, out, borrow = b.const(0), list[Value](), less
    high = b.select(less, x[-1], high)
    for word in x[:-1]:
        d, borrow = b.sub(word, zero, borrow)
        out.append(d)
    return [*out, b.sub_last(high, zero, borrow, wraps="x is at least 1")]
