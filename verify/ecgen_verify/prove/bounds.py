# SPDX-License-Identifier: MIT
"""Intervals of polynomials: by boxes, with whole operands or their words, and by facts.

Trusted. How a polynomial is best written, with multiples of which facts, is searched for elsewhere (`hints`), and checked here:
what is written must expand to the given polynomial.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.poly import Monomial, Poly, total
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Group

Interval = tuple[int, int]
T = TypeVar("T")


class Contradiction(Exception):
    """The assumptions of this path exclude each other: no input takes it."""


@dataclass(frozen=True)
class Certificate:
    """scale * poly = sum(multipliers[j] * facts[j]) + rest, where whole operands may stand in `rest` for their words."""

    scale: int
    multipliers: Mapping[int, int]
    rest: Mapping[Monomial, int]


#: The polynomial in other words, by which it may have better bounds; of facts, operands as a whole, and intervals of monomials.
certificates: Callable[[Poly, Sequence[Word], Sequence[Group], Callable[[Monomial], Interval]],
                       Iterator[Certificate]] = searched("certificates")  # fmt: skip


def box(terms: Mapping[T, int], of: Callable[[T], Interval]) -> Interval:
    """Interval of sum(coefficient * term) from the intervals of the terms."""
    lo = hi = 0
    for term, coefficient in terms.items():
        low, high = of(term)
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


def _divided(ends: Interval, number: int) -> Interval:
    """Integers x with lo <= x * number <= hi."""
    return -(-ends[0] // number), ends[1] // number


def expanded(poly: Poly, groups: Sequence[Group]) -> Poly:
    """Without whole operands, for which their words stand."""
    return poly.substitute({group.whole: group.expansion for group in groups})


def interval(poly: Poly, facts: Sequence[Word], groups: Sequence[Group], of: Callable[[Monomial], Interval]) -> Interval:
    """Integer interval of an integer-valued polynomial by boxes: as it stands, and as certificates write it. Raises Contradiction
    when no integer is left, so that the facts exclude each other."""
    lo, hi = _divided(box(poly.terms, of), 1 << poly.shift)
    for certificate in certificates(poly, facts, groups, of):
        low, high = _certified(poly, facts, certificate, groups, of) or (lo, hi)
        lo, hi = max(lo, low), min(hi, high)
    if lo > hi:
        raise Contradiction
    return lo, hi


def _certified(poly: Poly, facts: Sequence[Word], certificate: Certificate, groups: Sequence[Group],
               of: Callable[[Monomial], Interval]) -> Interval | None:  # fmt: skip
    """The interval that the certificate gives. None when its equation does not hold."""
    scale, multipliers = certificate.scale, certificate.multipliers
    rest = total([(poly, scale), *((facts[index].poly, -multiplier) for index, multiplier in multipliers.items())])
    if scale < 1 or expanded(Poly(dict(certificate.rest)), groups).key != expanded(rest, groups).key:
        return None
    low, high = box(multipliers, lambda index: (facts[index].lo, facts[index].hi))
    least, most = box(certificate.rest, of)
    return _divided((low + least, high + most), scale)
