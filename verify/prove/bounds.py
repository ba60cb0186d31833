# SPDX-License-Identifier: MIT
"""Intervals of polynomials: by boxes, in two bases, and by facts with multipliers that are checked here.

Trusted: `box`, `fold` (an exact change of basis) and `lagrange` (any multipliers give a valid bound). The search for
multipliers (`simplex`) is not trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from ecgen.verify.prove.poly import Monomial, Poly
from ecgen.verify.prove.simplex import Infeasible, Optimal, maximise
from ecgen.verify.prove.world import Group

Terms = dict[Monomial, int]
Interval = tuple[int, int]


class Contradiction(Exception):
    """The assumptions of this path exclude each other: no input takes it."""


@dataclass(frozen=True)
class Fact:
    """lo <= poly <= hi on this path, for an integer-valued poly."""

    poly: Poly
    lo: int
    hi: int


def box(terms: Mapping[Monomial, int], of: Callable[[Monomial], Interval]) -> Interval:
    """Interval of sum(coefficient * monomial) from the intervals of the monomials."""
    lo = hi = 0
    for monomial, coefficient in terms.items():
        low, high = of(monomial)
        if coefficient > 0:
            lo += coefficient * low
            hi += coefficient * high
        else:
            lo += coefficient * high
            hi += coefficient * low
    return lo, hi


def product_interval(factors: Sequence[Interval]) -> Interval:
    lo, hi = 1, 1
    for low, high in factors:
        corners = (lo * low, lo * high, hi * low, hi * high)
        lo, hi = min(corners), max(corners)
    return lo, hi


def _rounded(interval: Interval, shift: int) -> Interval:
    """Integers x with lo <= x * 2^shift <= hi."""
    return -((-interval[0]) >> shift), interval[1] >> shift


def fold(poly: Poly, groups: Sequence[Group]) -> tuple[Terms, int]:
    """Terms and shift of the same number, k * (a[0] + W*a[1] + ...) * m written as k * A * m wherever that is shorter."""
    terms, shift = poly.terms, poly.shift
    for group in groups:
        if sum(any(a in monomial for a in group.atoms) for monomial in terms) < 2:
            continue
        spare = group.weights[-1].bit_length() - 1 if shift else 0
        scaled = {m: c << spare for m, c in terms.items()} if spare else terms
        folded = _fold_group(_fold_square(scaled, group), group)
        if folded is not scaled:
            terms, shift = folded, shift + spare
    return terms, shift


def _add(terms: Terms, monomial: Monomial, value: int) -> None:
    value += terms.get(monomial, 0)
    if value:
        terms[monomial] = value
    else:
        terms.pop(monomial, None)


def _fold_square(terms: Terms, group: Group) -> Terms:
    last, weight = group.atoms[-1], group.weights[-1] ** 2
    coefficient = terms.get((last, last), 0)
    if not coefficient or coefficient % weight:
        return terms
    factor = coefficient // weight
    whole = group.expansion
    result = dict(terms)
    for monomial, value in (whole * whole).terms.items():
        _add(result, monomial, -factor * value)
    _add(result, (group.whole, group.whole), factor)
    return result if len(result) < len(terms) else terms


def _fold_group(terms: Terms, group: Group) -> Terms:
    weights = dict(zip(group.atoms, group.weights, strict=True))
    ratios: dict[Monomial, dict[int, int]] = {}
    for monomial, coefficient in terms.items():
        own = [a for a in monomial if a in weights]
        if len(own) == 1 and coefficient % weights[own[0]] == 0:
            cofactor = tuple(a for a in monomial if a not in weights)
            counts = ratios.setdefault(cofactor, {})
            ratio = coefficient // weights[own[0]]
            counts[ratio] = counts.get(ratio, 0) + 1
    result = None
    for cofactor, counts in ratios.items():
        ratio, count = max(counts.items(), key=lambda item: item[1])
        if count < max(2, (len(weights) + 1) // 2):
            continue
        if result is None:
            result = dict(terms)
        for atom, weight in weights.items():
            _add(result, tuple(sorted((*cofactor, atom))), -ratio * weight)
        _add(result, tuple(sorted((*cofactor, group.whole))), ratio)
    return terms if result is None else result


def interval(poly: Poly, groups: Sequence[Group], of: Callable[[Monomial], Interval]) -> Interval:
    """Integer interval of an integer-valued polynomial by boxes, in both bases."""
    lo, hi = box(poly.terms, of)
    lo, hi = _rounded((lo, hi), poly.shift)
    folded, shift = fold(poly, groups)
    if folded is not poly.terms:
        low, high = _rounded(box(folded, of), shift)
        lo, hi = max(lo, low), min(hi, high)
    return lo, hi


def sharp_interval(poly: Poly, facts: Sequence[Fact], groups: Sequence[Group],
                   of: Callable[[Monomial], Interval]) -> Interval:  # fmt: skip
    """As `interval`, sharpened by linear programming over the facts. Raises Contradiction when these exclude each other."""
    lo, hi = interval(poly, groups, of)
    objective, shift = fold(poly, groups)
    rows = _connected(objective, facts, groups)
    if not rows:
        return lo, hi
    constant = objective.get((), 0)
    goal = {m: c for m, c in objective.items() if m}
    upper = _upper(goal, rows, of)
    lower = _upper({m: -c for m, c in goal.items()}, rows, of)
    if upper is not None:
        hi = min(hi, (upper.numerator + constant * upper.denominator) // (upper.denominator << shift))
    if lower is not None:
        lo = max(lo, -((lower.numerator - constant * lower.denominator) // (lower.denominator << shift)))
    if lo > hi:
        raise Contradiction
    return lo, hi


@dataclass(frozen=True)
class Row:
    """lo <= sum(terms) <= hi, constant moved to the bounds."""

    terms: Terms
    lo: int
    hi: int


def _row(fact: Fact, groups: Sequence[Group]) -> Row:
    terms, shift = fold(fact.poly, groups)
    constant = terms.get((), 0)
    return Row({m: c for m, c in terms.items() if m}, (fact.lo << shift) - constant, (fact.hi << shift) - constant)


def _connected(objective: Terms, facts: Sequence[Fact], groups: Sequence[Group]) -> list[Row]:
    """The facts that share monomials with the objective, directly or through others, and the links between the bases."""
    pool = [_row(fact, groups) for fact in facts]
    monomials = {m for m in objective if m}
    for row in pool:
        monomials.update(row.terms)
    pool += [Row(link.terms, 0, 0) for link in _links(monomials, groups)]
    seen = {m for m in objective if m}
    chosen: list[Row] = []
    while True:
        near = [row for row in pool if not seen.isdisjoint(row.terms)]
        if not near:
            return chosen
        chosen += near
        for row in near:
            seen.update(row.terms)
        pool = [row for row in pool if not any(row is other for other in near)]


def _links(monomials: set[Monomial], groups: Sequence[Group]) -> Iterator[Poly]:
    """A * m = sum(w[i] * a[i] * m) for whole operands and limbs that occur side by side."""
    for group in groups:
        for monomial in sorted(monomials):
            if monomial.count(group.whole) == 1:
                cofactor = list(monomial)
                cofactor.remove(group.whole)
                link = group.expansion * Poly({tuple(cofactor): 1})
                if any(m in monomials for m in link.terms):
                    yield link - Poly({monomial: 1})


def _upper(goal: Terms, rows: Sequence[Row], of: Callable[[Monomial], Interval]) -> Fraction | None:
    """An upper bound of the goal, or None. Raises Contradiction."""
    answer = maximise(goal, [(row.terms, row.lo, row.hi) for row in rows], of)
    if isinstance(answer, Infeasible):
        # a multiple of the rows whose box misses what the rows allow
        if lagrange({}, rows, answer.multipliers, of) < 0:
            raise Contradiction
        if lagrange({}, rows, {j: -x for j, x in answer.multipliers.items()}, of) < 0:
            raise Contradiction
        return None
    return lagrange(goal, rows, answer.multipliers, of) if isinstance(answer, Optimal) else None


def lagrange(goal: Mapping[Monomial, int], rows: Sequence[Row], multipliers: Mapping[int, Fraction],
             of: Callable[[Monomial], Interval]) -> Fraction:  # fmt: skip
    """goal <= max box(goal - sum(x_j * row_j)) + sum(x_j * bound_j), for any multipliers x_j."""
    common = 1
    for x in multipliers.values():
        common *= x.denominator
    rest: Terms = {m: c * common for m, c in goal.items()}
    offset = 0
    for j, x in multipliers.items():
        scaled = int(x * common)
        for monomial, coefficient in rows[j].terms.items():
            _add(rest, monomial, -scaled * coefficient)
        offset += scaled * (rows[j].hi if scaled > 0 else rows[j].lo)
    return Fraction(box(rest, of)[1] + offset, common)
