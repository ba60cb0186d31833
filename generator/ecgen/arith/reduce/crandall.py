# SPDX-License-Identifier: MIT
"""Reduction modulo p = 2^k - c with a small c (Crandall 1992; HAC, algorithm 14.47).

A product is folded at 2^k, or at the next word boundary W^n, where the part above needs no shift and is multiplied by
c' = c*W^n/2^k. All sequences of such folds that reach the last one are written; the cheapest is kept. Where the quotient of
the last fold can be estimated ahead (arith.estimate), that is done instead: it costs a little more and takes a fifth less time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial

from ecgen.arith.digits import signed_bits
from ecgen.arith.reduce import estimate
from ecgen.arith.reduce.folding import Multiply, Plan, Shape, by_products, by_shifts, cheapest, endings, reduce_by_folds, shown
from ecgen.ir import Builder, Value

#: More folds than this before the last one are no gain over Montgomery reduction.
MOST_FOLDS = 3
#: c may have this many words.
MOST_WORDS = 2
#: Multiples of c are made by shifts, too, when c has at most this many signed bits.
MOST_SHIFTS = 3


def refusal(modulus: int, width: int, count: int) -> str | None:
    """Why this modulus is not reduced this way, in one line; None when it is."""
    k = modulus.bit_length()
    shape = Shape(modulus, k, width, count)
    said = f"{shown(modulus)} = 2^{k} - c with c of {shape.factor.bit_length()} bits"
    if shape.factor.bit_length() > MOST_WORDS * width:
        return f"{said}; Crandall folding takes c of at most {MOST_WORDS} words of {width} bits"
    if shape.folds(MOST_FOLDS) is None:
        return f"{said}; that is too large for p: a product is not below 2*p after {MOST_FOLDS + 1} Crandall folds"
    return None


def describe(modulus: int) -> str:
    """The congruence that the reduction uses, for people."""
    k = modulus.bit_length()
    factor = (1 << k) - modulus
    top = factor.bit_length() - 1
    rest = factor - (1 << top)
    if factor < 1 << 16:
        return f"2^{k} = {factor} (mod p)"
    if rest < 1 << 16:
        return f"2^{k} = 2^{top} + {rest} (mod p)" if rest else f"2^{k} = 2^{top} (mod p)"
    return f"2^{k} = {factor:#x} (mod p)"


def reduce_product(b: Builder, wide: Sequence[Value], modulus: int, tops: tuple[Value, Value] | None = None) -> list[Value]:
    """wide mod p in [0, p) as n words, for wide < p^2 given as 2n words; if it is x*y, `tops` are the top words of x and y.

    Raises ValueError, with `refusal`'s reason, for a modulus that is not of this form.
    """
    count = len(wide) // 2
    reason = refusal(modulus, b.width, count)
    if reason is not None:
        raise ValueError(reason)
    shape = Shape(modulus, modulus.bit_length(), b.width, count)
    if tops is not None and estimate.suits(shape):
        return estimate.reduce_by_estimate(b, wide, tops, shape)
    return _best(modulus, b.width, count)(b, wide)


@cache
def _best(modulus: int, width: int, count: int) -> Plan:
    shape = Shape(modulus, modulus.bit_length(), width, count)
    return cheapest(_plans(shape), shape)


def _plans(shape: Shape) -> Iterator[Plan]:
    multiplies: list[Multiply] = [by_products]
    if len(signed_bits(shape.factor)) <= MOST_SHIFTS:
        multiplies.append(by_shifts)
    for multiply in multiplies:
        for cuts in _cuts(shape, shape.largest_product):
            for ending in endings(shape, cuts):
                yield partial(reduce_by_folds, cuts=cuts, shape=shape, multiply=multiply, ending=ending)


def _cuts(shape: Shape, bound: int, most: int = MOST_FOLDS) -> Iterator[tuple[int, ...]]:
    """Sequences of at most `most` places to fold at that bring a number up to `bound` to its last fold."""
    if shape.is_last(bound):
        yield ()
    elif most:
        for cut in sorted({shape.exponent, shape.bits}):
            folded = shape.folded(bound, cut)
            if folded < bound:
                for rest in _cuts(shape, folded, most - 1):
                    yield (cut, *rest)
