# SPDX-License-Identifier: MIT
"""Intervals of polynomials: by boxes, in two bases, and by facts.

Trusted. How a polynomial is best written and which multiples of which facts bound it is searched for elsewhere (`hints`), and
checked here: the rewritten polynomial must expand to the given one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.world import Group

Interval = tuple[int, int]


class Contradiction(Exception):
    """The assumptions of this path exclude each other: no input takes it."""


@dataclass(frozen=True)
class Fact:
    """lo <= poly <= hi on this path, for an integer-valued poly."""

    poly: Poly
    lo: int
    hi: int


@dataclass(frozen=True)
class Certificate:
    """scale * goal = sum(multipliers[j] * facts[j]) + rest, where whole operands may stand in `rest` for their words.

    `of_goal`: it bounds the goal; otherwise its goal is 0, and a negative bound shows that the facts exclude each other.
    """

    of_goal: bool
    scale: int
    multipliers: dict[int, int]
    rest: dict[Monomial, int]


@searched
def fold(poly: Poly, groups: Sequence[Group]) -> Poly:
    """The polynomial with whole operands in place of their words, where that is shorter."""
    raise NotImplementedError


@searched
def certificates(goal: Poly, facts: Sequence[Fact], groups: Sequence[Group],
                 of: Callable[[Monomial], Interval]) -> Iterator[Certificate]:  # fmt: skip
    """Combinations of facts that may bound the goal, or contradict each other."""
    raise NotImplementedError


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


def expanded(poly: Poly, groups: Sequence[Group]) -> Poly:
    """Without whole operands, for which their words stand."""
    return poly.substitute({group.whole: group.expansion for group in groups})


def interval(poly: Poly, groups: Sequence[Group], of: Callable[[Monomial], Interval]) -> Interval:
    """Integer interval of an integer-valued polynomial by boxes, as it stands and folded."""
    lo, hi = _rounded(box(poly.terms, of), poly.shift)
    folded = fold(poly, groups)
    if folded is not poly and expanded(folded, groups).key == expanded(poly, groups).key:
        low, high = _rounded(box(folded.terms, of), folded.shift)
        lo, hi = max(lo, low), min(hi, high)
    return lo, hi


def sharp_interval(poly: Poly, facts: Sequence[Fact], groups: Sequence[Group],
                   of: Callable[[Monomial], Interval]) -> Interval:  # fmt: skip
    """As `interval`, sharpened by the facts. Raises Contradiction when these exclude each other."""
    lo, hi = interval(poly, groups, of)
    for sign in (1, -1):
        goal = poly.scale(sign)
        for certificate in certificates(goal, facts, groups, of):
            if certificate.of_goal:
                bound = _bound(goal, facts, certificate, groups, of)
                if bound is not None:
                    lo, hi = (lo, min(hi, bound)) if sign > 0 else (max(lo, -bound), hi)
            else:
                bound = _bound(Poly({}), facts, certificate, groups, of)
                if bound is not None and bound < 0:
                    raise Contradiction
    if lo > hi:
        raise Contradiction
    return lo, hi


def _bound(goal: Poly, facts: Sequence[Fact], certificate: Certificate, groups: Sequence[Group],
           of: Callable[[Monomial], Interval]) -> int | None:  # fmt: skip
    """An upper bound of the goal: scale * goal = sum(multiplier * fact) + rest. None when that does not hold."""
    claimed = goal.scale(certificate.scale)
    top = 0
    for index, multiplier in certificate.multipliers.items():
        fact = facts[index]
        claimed = claimed.plus(fact.poly, -multiplier)
        top += multiplier * (fact.hi if multiplier > 0 else fact.lo)
    rest = Poly(certificate.rest)
    if certificate.scale < 1 or expanded(rest, groups).key != expanded(claimed, groups).key:
        return None
    return (box(rest.terms, of)[1] + top) // certificate.scale
