# SPDX-License-Identifier: MIT
"""Reduction modulo p = 2^k - c with a small c (Crandall 1992; HAC, algorithm 14.47).

A product is folded at 2^k, or at the next word boundary W^n, where the part above needs no shift and is multiplied by
c' = c*W^n/2^k. All sequences of such folds that reach the last one are written; the cheapest is kept. Where the quotient of
the last fold can be estimated ahead (arith.estimate), that is done instead: it costs a little more and takes a fifth less time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ecgen.arith.digits import signed_bits
from ecgen.arith.reduce.folding import Folding, Multiply, Plan, by_products, by_shifts, cheapest, endings, reduce_by_folds, shown

#: More folds than this before the last one are no gain over Montgomery reduction.
MOST_FOLDS = 3
#: c may have this many words.
MOST_WORDS = 2
#: Multiples of c are made by shifts, too, when c has at most this many signed bits.
MOST_SHIFTS = 3


def refusal(modulus: int, width: int, count: int) -> str | None:
    """Why this modulus is not reduced this way, in one line; None when it is."""
    k = modulus.bit_length()
    folding = folding_of(modulus, width, count)
    said = f"{shown(modulus)} = 2^{k} - c with c of {folding.factor.bit_length()} bits"
    if folding.factor.bit_length() > MOST_WORDS * width:
        return f"{said}; Crandall folding takes c of at most {MOST_WORDS} words of {width} bits"
    if folding.folds(MOST_FOLDS) is None:
        return f"{said}; that is too large for p: a product is not below 2*p after {MOST_FOLDS + 1} Crandall folds"
    return None


def folding_of(modulus: int, width: int, count: int) -> Folding:
    """p = 2^k - c with k the bits of p."""
    return Folding(modulus, modulus.bit_length(), width, count)


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


def plan(folding: Folding) -> Plan:
    """The cheapest reduction of a product by folds. Raises ValueError, with `refusal`'s reason, for another modulus."""
    reason = refusal(folding.modulus, folding.width, folding.count)
    if reason is not None:
        raise ValueError(reason)
    return cheapest(_plans(folding), folding)


def _plans(folding: Folding) -> Iterator[Plan]:
    multiplies: list[Multiply] = [by_products]
    if len(signed_bits(folding.factor)) <= MOST_SHIFTS:
        multiplies.append(by_shifts)
    for multiply in multiplies:
        for cuts in _cuts(folding, folding.largest_product):
            for ending in endings(folding, cuts):
                yield partial(reduce_by_folds, cuts=cuts, folding=folding, multiply=multiply, ending=ending)


def _cuts(folding: Folding, bound: int, most: int = MOST_FOLDS) -> Iterator[tuple[int, ...]]:
    """Sequences of at most `most` places to fold at that bring a number up to `bound` to its last fold."""
    if folding.is_last(bound):
        yield ()
    elif most:
        for cut in sorted({folding.exponent, folding.bits}):
            folded = folding.folded(bound, cut)
            if folded < bound:
                for rest in _cuts(folding, folded, most - 1):
                    yield (cut, *rest)
