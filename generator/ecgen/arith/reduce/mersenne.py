# SPDX-License-Identifier: MIT
"""Arithmetic modulo a Mersenne prime p = 2^k - 1: what a number has above 2^k is added to what it has below.

A sum s below 2*p is s + 1 - 2^k modulo p where s + 1 reaches 2^k, and s elsewhere. So one is added along, in a top word all of
whose bits above 2^k are set, which makes the chain carry out of the words exactly where 2^k is reached; and then minus one, all
words of which are ones, is added with that carry. (HAC, algorithm 14.47, with c = 1.) Doubling and halving rotate k bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ecgen.arith import limbs
from ecgen.ir import Builder, Value

#: Why the carry of the last sum may be dropped.
_MODULO = "modulo 2^k, as it is meant"


def suits(modulus: int, width: int, count: int) -> bool:
    """Whether p is 2^k - 1, in several words of which the top one is used in part."""
    k = modulus.bit_length()
    return modulus == (1 << k) - 1 and count > 1 and (count - 1) * width < k < count * width


def reduce_product(b: Builder, wide: Sequence[Value], modulus: int) -> list[Value]:
    """wide mod p in [0, p) as n words, for wide <= p^2 as 2n words and a modulus that `suits`."""
    n, k = len(wide) // 2, modulus.bit_length()
    b.comment(f"what is above 2^{k}")
    return _sum(b, wide[: n - 1], wide[n - 1], above(b, wide, k), k)


def fold(b: Builder, x: Sequence[Value], modulus: int) -> list[Value]:
    """x mod p in [0, p) for x below 2^(k + w - 1), with words of w bits: what x has above 2^k is less than a word."""
    k = modulus.bit_length()
    b.comment("what is above, added")
    top = b.shr(x[-1], _top_bits(k, b.width))
    return _sum(b, x[:-1], x[-1], [top, *[b.const(0)] * (len(x) - 1)], k)


def add(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int) -> list[Value]:
    """x + y mod p for x, y < p."""
    return _sum(b, x[:-1], x[-1], y, modulus.bit_length())


def sub(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int) -> list[Value]:
    """x - y mod p for x, y < p: where that borrows, one less modulo 2^k."""
    b.comment("a - b")
    difference, borrow = limbs.sub(b, x, y)
    b.comment("less the borrow, modulo 2^k")
    out = []
    for word in difference[:-1]:
        less, borrow = b.sub(word, b.const(0), borrow)
        out.append(less)
    return [*out, below(b, b.sub_last(difference[-1], b.const(0), borrow, wraps=_MODULO), modulus.bit_length())]


def neg(b: Builder, x: Sequence[Value], modulus: int) -> list[Value]:
    """-x mod p for x < p."""
    return sub(b, limbs.constant(b, 0, len(x)), x, modulus)


def double(b: Builder, x: Sequence[Value], modulus: int, *, by_shifts: bool = False) -> list[Value]:
    """2*x mod p for x < p: the bits of x, rotated to the left, by sums or by shifts."""
    k = modulus.bit_length()
    b.comment("2*a, the top bit of a in the lowest place")
    if by_shifts:
        top = _top_bits(k, b.width) - 1
        rest = [*x[:-1], b.and_(x[-1], b.const((1 << top) - 1))]
        turned = b.or_(b.shl(x[0], 1), b.shr(x[-1], top))
        return [turned, *(limbs.joined(b, low, high, b.width - 1) for low, high in pairwise(rest))]
    lowest, carry = b.add(x[0], x[0])
    out = [b.or_(lowest, b.shr(x[-1], _top_bits(k, b.width) - 1))]
    for word in x[1:-1]:
        twice, carry = b.add(word, word, carry)
        out.append(twice)
    return [*out, below(b, b.add_last(x[-1], x[-1], carry), k)]


def half(b: Builder, x: Sequence[Value], modulus: int) -> list[Value]:
    """x/2 mod p for x < p: the bits of x, rotated to the right."""
    b.comment("a/2, the lowest bit of a in the top place")
    words = [limbs.joined(b, low, high, 1) for low, high in pairwise(x)]
    lowest = b.shl(b.and_(x[0], b.const(1)), _top_bits(modulus.bit_length(), b.width) - 1)
    return [*words, b.or_(b.shr(x[-1], 1), lowest)]


def _sum(b: Builder, low: Sequence[Value], top: Value, y: Sequence[Value], k: int) -> list[Value]:
    """(x mod 2^k) + y modulo p for a sum of at most 2*p - 1, or 0 for p; x has the words of `low` and then `top`."""
    b.comment(f"the sum and one, with the bits above 2^{k} set: carries out where it reaches 2^{k}")
    unused = b.word - (1 << _top_bits(k, b.width))
    carry = b.borrow_of_sub(b.const(0), b.const(1))
    total = []
    for first, more in zip([*low, b.or_(top, b.const(unused))], y, strict=True):
        word, carry = b.add(first, more, carry)
        total.append(word)
    b.comment("less one unless it carried")
    ones, out = b.const(b.word - 1), []
    for word in total[:-1]:
        less, carry = b.add(word, ones, carry)
        out.append(less)
    return [*out, below(b, b.add_last(total[-1], ones, carry, wraps=_MODULO), k)]


def below(b: Builder, top: Value, k: int) -> Value:
    """The top word without the bits above 2^k."""
    return b.and_(top, b.const((1 << _top_bits(k, b.width)) - 1))


def _top_bits(k: int, width: int) -> int:
    """Bits of p in its top word."""
    return (k - 1) % width + 1


def above(b: Builder, wide: Sequence[Value], k: int, bits: int = 0) -> list[Value]:
    """floor(wide / 2^k) for 2n words below 2^bits, which is 2^(2k) unless given, as n words."""
    n, filled = len(wide) // 2, -(-(bits or 2 * k) // b.width)
    words = [*wide[:filled], *[b.const(0)] * (2 * n - filled)]
    return [limbs.joined(b, low, high, _top_bits(k, b.width)) for low, high in zip(words[n - 1 : -1], words[n:], strict=True)]
