# SPDX-License-Identifier: MIT
"""Addition, subtraction, negation, doubling and halving of canonical elements, each with one masked correction."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.reduce.montgomery import add_and_reduce
from ecgen.ir import Builder, Value


def add(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int) -> list[Value]:
    """x + y mod p for x, y < p."""
    b.comment("a + b, below 2*p")
    return add_and_reduce(b, x, y, modulus)


def sub(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int) -> list[Value]:
    """x - y mod p for x, y < p."""
    b.comment("a - b")
    difference, borrow = limbs.sub(b, x, y)
    b.comment("add the modulus where it borrowed")
    return add_masked(b, difference, modulus, b.mask_of(borrow))


def add_masked(b: Builder, x: Sequence[Value], number: int, mask: Value) -> list[Value]:
    """x + (number & mask) modulo W^n."""
    words = [b.and_(mask, b.const(word)) if word else b.const(0) for word in limbs.split(number, b.width, len(x))]
    return limbs.add_closed(b, x, words, wraps="modulo W^n: the carry out cancels the borrow")


def neg(b: Builder, x: Sequence[Value], modulus: int) -> list[Value]:
    """-x mod p for x < p."""
    return sub(b, limbs.constant(b, 0, len(x)), x, modulus)


def double(b: Builder, x: Sequence[Value], modulus: int) -> list[Value]:
    """2*x mod p for x < p."""
    b.comment("2*a, below 2*p")
    return add_and_reduce(b, x, x, modulus)


def half(b: Builder, x: Sequence[Value], modulus: int) -> list[Value]:
    """x/2 mod p for x < p: x or x + p, whichever is even, shifted right by one."""
    b.comment("add the modulus where a is odd")
    mask = b.sub_last(b.const(0), b.and_(x[0], b.const(1)), wraps="0 - bit is the mask of the bit")
    words = [b.and_(mask, b.const(word)) if word else b.const(0) for word in limbs.split(modulus, b.width, len(x))]
    if 2 * modulus <= b.word ** len(x):
        even = [*limbs.add_closed(b, x, words), b.const(0)]
    else:
        total, carry = limbs.add(b, x, words)
        even = [*total, b.word_of(carry)]
    b.comment("shift right by one bit")
    return [b.shrd(even[i + 1], even[i], 1) for i in range(len(x))]
