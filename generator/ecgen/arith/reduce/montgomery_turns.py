# SPDX-License-Identifier: MIT
"""Montgomery products in turns, a row of the product and a step of the reduction (Koc, Acar, Kaliski, "Analyzing and comparing
Montgomery multiplication algorithms", 1996: the method that they call CIOS), for p = K * W^(n-1) - 1 with a K of one word, as
5 * 2^248 - 1.

A window U of n + 1 words, of which u is the lowest, becomes

    (U + u*p) / W = (U - u) / W + u*K * W^(n-2)

by one multiplication and two sums: no quotient is computed, and all words but the highest two stay as they are. Nothing but the
window is kept, and the words of the result come out one by one, which the next product need not wait for.
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
    """Whether, for factors below x and y, n + 1 words hold every window, and the last one is below 2*p."""
    word, count, window, most = 1 << width, limbs.length(modulus, width), 0, 0
    for index in range(count):
        window += (x - 1) * min(word - 1, (y - 1) >> (width * index))
        most, window = max(most, window), (window + (word - 1) * modulus) >> width
    last = ((x - 1) * (y - 1) + (word**count - 1) * modulus) >> (width * count)
    return most >> (width * (count + 1)) == 0 and last < 2 * modulus


def reduced_product(b: Builder, x: Words, y: Words, modulus: int) -> list[Value]:
    """x*y / W^n mod p, below 2*p, for factors that `fits`."""
    n, window = len(x), list[Value]()
    factor = b.const((modulus + 1) >> (b.width * (n - 1)))
    for index in range(n):
        b.comment(f"product, row {index}")
        window = add_scaled(b, window, x, y[index]) if window else scaled(b, x, y[index])
        b.comment(f"reduction, step {index}: add word {index} times (p + 1) / W^{n - 1} above it, and drop it")
        low, high = b.mul(window[0], factor)
        word, carry = b.add(window[n - 1], low)
        window = [*window[1 : n - 1], word, b.add_last(window[n], high, carry)]
    return window


def multiply(b: Builder, x: Words, y: Words, modulus: int) -> list[Value]:
    """x*y / W^n mod p in [0, p), for factors that `fits`."""
    return limbs.subtract_once(b, reduced_product(b, x, y, modulus), modulus)
