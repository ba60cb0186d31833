# SPDX-License-Identifier: MIT
"""Montgomery reduction by half the words at a time, for p = -1 modulo nearly that much (Bos and Friedberger, "Arithmetic
considerations for isogeny-based cryptography", 2019, do so for p = 2^a * 3^b - 1).

Let n = 2*h, and K = (p + 1) / W^(h-1) be an integer. A window U of n words becomes (U + m*p) / W^h for the m < W^h that makes its
lower half zero. As p + 1 = K * W^(h-1), that half is only changed in its highest word:

    U + m*p = U - m + m*K * W^(h-1)

so m is the lower half of U, but for u[0] * K in its highest word. K = K0 + K'*W; m*K' is one product of h by h words, which
Karatsuba's identity makes with fewer multiplications than rows have, and m*K0 is one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ecgen.arith import limbs
from ecgen.arith.karatsuba import levels as karatsuba_levels
from ecgen.arith.limbs import FITS
from ecgen.arith.reduce.montgomery import reduce_sum
from ecgen.ir import Builder, Value

#: Fewer words are reduced faster one by one.
_LEAST = 12


def suits(modulus: int, width: int, count: int) -> bool:
    """Whether windows of `count` words are reduced so, and a product's high half can be added without a carry."""
    h = count // 2
    if width != 64 or count < _LEAST or count % 2 or (modulus + 1) % (1 << (width * (h - 1))):
        return False
    upper = _factor(modulus, width, h) >> width
    return 2 * modulus <= 1 << (width * count) and karatsuba_levels.constant_suits(upper, width, h)


def _factor(modulus: int, width: int, h: int) -> int:
    """K"""
    return (modulus + 1) >> (width * (h - 1))


def reduce_product(b: Builder, wide: Sequence[Value], modulus: int, *, is_loose: bool = False) -> list[Value]:
    """wide / W^n mod p in [0, p), for wide < p * W^n given as 2n words; `is_loose`: in [0, 2*p)."""
    n = len(wide) // 2
    return reduce_sum(b, _reduce_half(b, _reduce_half(b, wide[:n], modulus), modulus), wide[n:], modulus, is_loose=is_loose)


def _reduce_half(b: Builder, u: Sequence[Value], modulus: int) -> list[Value]:
    """(U + m*p) / W^h for the m that makes it an integer: n words of a number below W^n."""
    h, zero = len(u) // 2, b.const(0)
    factor = _factor(modulus, b.width, h)
    k0 = b.const(factor % b.word)
    b.comment(f"reduction: m makes the lower {h} words zero; it is these words, but for its highest")
    least = b.mul(u[0], k0)
    m = [*u[: h - 1], b.add_last(u[h - 1], least[0], wraps="m is taken modulo W^h")]
    b.comment("m * K0, less its lowest word, which is used up")
    row = [least, *(b.mul(word, k0) for word in m[1:])]
    above, carry = list[Value](), None
    for (_, upper), (lower, _) in pairwise(row):
        word, carry = b.add(upper, lower, carry)
        above.append(word)
    above.append(b.add_last(row[-1][1], zero, carry))
    product = karatsuba_levels.multiply_constant(b, m, factor >> b.width)
    b.comment(f"U / W^{h} + m*K0 / W, with the carry of m's highest word")
    carry, window = b.carry_of_add(u[h - 1], least[0]), list[Value]()
    for word, other in zip(u[h:], above, strict=True):
        total, carry = b.add(word, other, carry)
        window.append(total)
    window.append(b.word_of(carry))
    b.comment("+ m * K'")
    return limbs.add_at(b, product, window, 0, wraps=FITS)
