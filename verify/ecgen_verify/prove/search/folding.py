# SPDX-License-Identifier: MIT
"""Polynomials in whole operands instead of their words, which makes boxes tight. Not trusted: `bounds` expands the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.world import Group

Terms = dict[Monomial, int]
Key = TypeVar("Key")


def scaled_fold(poly: Poly, groups: Sequence[Group]) -> tuple[Terms, int]:
    """The same number, k * (a[0] + W*a[1] + ...) * m written as k * A * m wherever that is shorter, as terms and a shift that may
    not be in lowest terms; the terms of poly themselves if nowhere."""
    terms, shift = poly.terms, poly.shift
    for group in groups:
        apart = group.weights.keys().isdisjoint
        if len(terms) - sum(map(apart, terms)) < 2:
            continue
        spare = max(group.weights.values()).bit_length() - 1 if shift else 0
        scaled = {m: c << spare for m, c in terms.items()} if spare else terms
        folded = _fold_group(_fold_square(scaled, group), group)
        if folded is not scaled:
            terms, shift = folded, shift + spare
    return terms, shift


def add(terms: dict[Key, Any], key: Key, value: Any) -> None:
    value += terms.get(key, 0)
    if value:
        terms[key] = value
    else:
        terms.pop(key, None)


def _fold_square(terms: Terms, group: Group) -> Terms:
    last, weight = max(group.weights.items(), key=lambda item: item[1])
    weight **= 2
    coefficient = terms.get((last, last), 0)
    if not coefficient or coefficient % weight:
        return terms
    factor = coefficient // weight
    whole = group.expansion
    result = dict(terms)
    for monomial, value in (whole * whole).terms.items():
        add(result, monomial, -factor * value)
    add(result, (group.whole, group.whole), factor)
    return result if len(result) < len(terms) else terms


def _ratio(coefficient: int, weight: int) -> int:
    """The quotient, 0 where there is a rest. Weights are powers of two but for a few: of thousands of bits, a division costs
    twenty times a shift."""
    bits = weight.bit_length() - 1
    if weight != 1 << bits:
        quotient, rest = divmod(coefficient, weight)
        return 0 if rest else quotient
    quotient = coefficient >> bits
    return quotient if quotient << bits == coefficient else 0


def _fold_group(terms: Terms, group: Group) -> Terms:
    weights, apart = group.weights, group.weights.keys().isdisjoint
    ratios: dict[Monomial, dict[int, int]] = {}
    for monomial, coefficient in terms.items():
        if apart(monomial):
            continue
        own = [a for a in monomial if a in weights]
        if len(own) == 1 and (ratio := _ratio(coefficient, weights[own[0]])):
            cofactor = tuple(a for a in monomial if a not in weights)
            counts = ratios.setdefault(cofactor, {})
            counts[ratio] = counts.get(ratio, 0) + 1
    result = None
    for cofactor, counts in ratios.items():
        ratio, count = max(counts.items(), key=lambda item: item[1])
        if count < max(2, (len(weights) + 1) // 2):
            continue
        if result is None:
            result = dict(terms)
        for atom, weight in weights.items():
            add(result, tuple(sorted((*cofactor, atom))), -ratio * weight)
        add(result, tuple(sorted((*cofactor, group.whole))), ratio)
    return terms if result is None else result
