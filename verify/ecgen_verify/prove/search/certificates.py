# SPDX-License-Identifier: MIT
"""Looks for the multiples of facts that bound a polynomial, by linear programming. Not trusted: `bounds` checks what is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from ecgen_verify.prove.bounds import Certificate, Interval, box
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.search.folding import Terms, add, scaled_fold
from ecgen_verify.prove.search.simplex import maximise
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Group

#: So many of the facts that have most monomials in common with the goal are tried where all of them are too many.
_FEW = 4
#: Equations of so many terms are of numbers of many words, of which linear programming would look at every one.
_LONG = 16
#: What has more terms is only looked at in the end.
_SHORT = 400


def certificates(
    poly: Poly, facts: Sequence[Word], groups: Sequence[Group], of: Callable[[Monomial], Interval]
) -> Iterator[Certificate]:
    """The polynomial with whole operands in place of their words, where that is shorter. Certificates of its bounds by the facts,
    or of bounds that exclude each other, as far as they are found."""
    terms, shift = scaled_fold(poly, groups)
    if terms is not poly.terms:
        yield Certificate(1 << shift, {}, terms)
    alike = [j for j, fact in enumerate(facts) if fact.poly.primitive[0] == poly.primitive[0]]
    yield from (_of_multiple(poly, j, facts[j].poly) for j in alike)
    if len(alike) < len(facts):
        yield from _above(poly, facts, groups, of)
        for one in _above(poly.scale(-1), facts, groups, of):
            yield Certificate(one.scale, {j: -c for j, c in one.multipliers.items()}, {m: -c for m, c in one.rest.items()})


def _of_multiple(poly: Poly, index: int, fact: Poly) -> Certificate:
    """factor' * 2^shift * poly - factor * 2^shift' * fact is a number, for polynomials with the same primitive form."""
    (_, offset, factor), (_, its_offset, its_factor) = poly.primitive, fact.primitive
    sign = 1 if its_factor > 0 else -1
    rest = sign * (its_factor * offset - factor * its_offset)
    return Certificate(sign * its_factor << poly.shift, {index: sign * factor << fact.shift}, {(): rest} if rest else {})


def _above(goal: Poly, facts: Sequence[Word], groups: Sequence[Group],
           of: Callable[[Monomial], Interval]) -> Iterator[Certificate]:  # fmt: skip
    """Of the least upper bound of the goal, or of one below its least value."""
    long = [index for index, fact in enumerate(facts) if fact.lo == fact.hi and len(fact.poly.terms) >= _LONG]
    if long:
        yield from _by_equations(goal, facts, long, groups, of)
        return
    objective, shift = scaled_fold(goal, groups)
    rows = _connected(objective, facts, groups)
    if not rows:
        return
    cost = {m: c for m, c in objective.items() if m}
    answer = maximise(cost, [(row.terms, row.lo, row.hi) for row in rows], of)
    if answer is None and len(rows) > _FEW:  # too many pivots: often one fact says it all
        rows = sorted(rows, key=lambda row: -len(cost.keys() & row.terms.keys()))[:_FEW]
        answer = maximise(cost, [(row.terms, row.lo, row.hi) for row in rows], of)
    if answer is not None:
        yield _certificate(objective, shift, rows, answer)


def _by_equations(goal: Poly, facts: Sequence[Word], long: Sequence[int], groups: Sequence[Group],
                  of: Callable[[Monomial], Interval]) -> Iterator[Certificate]:  # fmt: skip
    """The goal in other words: each equation takes the newest word away that it has in common with the goal. First from the
    latest one on, so that older words stay, and those of numbers that have bounds of their own; then from the first one on."""
    own = {atom for group in groups if of((group.whole,))[1] + 1 < max(group.weights.values()) << 64 for atom in group.weights}
    for order, kept in ((reversed(long), own), (iter(long), set[int]())):
        reduced = _Reduced(goal, of)
        for index in order:
            terms = facts[index].poly.terms
            lead = max((m for m in terms if len(m) == 1 and m[0] not in kept and m in reduced.terms), default=None)
            if lead is not None:
                reduced.take(index, facts[index].poly, lead)
                if len(reduced.terms) <= _SHORT and reduced.improves():
                    yield reduced.certificate(groups)
        yield reduced.certificate(groups)


class _Reduced:
    """scale * goal = sum(multipliers[j] * facts[j]) + terms."""

    def __init__(self, goal: Poly, of: Callable[[Monomial], Interval]) -> None:
        self.terms, self.scale, self.of = dict(goal.terms), 1 << goal.shift, of
        self.multipliers: dict[int, int] = {}
        self.least: Fraction | None = None

    def take(self, index: int, fact: Poly, lead: Monomial) -> None:
        factor, whole = self.terms[lead] << fact.shift, fact.terms[lead]
        common = gcd(factor, whole) * (1 if whole > 0 else -1)
        factor, times = factor // common, whole // common
        if times > 1:
            self.scale *= times
            self.terms = {m: c * times for m, c in self.terms.items()}
            self.multipliers = {j: c * times for j, c in self.multipliers.items()}
        self.multipliers[index] = self.multipliers.get(index, 0) + factor
        for monomial, coefficient in fact.terms.items():
            add(self.terms, monomial, -(factor * coefficient >> fact.shift))

    def improves(self) -> bool:
        """Whether boxes give a better bound than before."""
        bound = Fraction(box(self.terms, self.of)[1], self.scale)
        better = self.least is None or bound < self.least
        self.least = bound if better else self.least
        return better

    def certificate(self, groups: Sequence[Group]) -> Certificate:
        terms, shift = scaled_fold(Poly(self.terms), groups)
        scaled = {j: c << shift for j, c in self.multipliers.items()}
        return Certificate(self.scale << shift, scaled, terms)


def _certificate(objective: Terms, shift: int, rows: Sequence[Row], multipliers: Mapping[int, Any]) -> Certificate:
    common = lcm(*(x.denominator for x in multipliers.values()))
    rest = {m: c * common for m, c in objective.items()}
    scaled: dict[int, int] = {}
    for j, x in multipliers.items():
        row, factor = rows[j], int(x * common)
        for monomial, coefficient in row.terms.items():
            add(rest, monomial, -factor * coefficient)
        add(rest, (), -factor * row.constant)
        if row.fact is not None:
            scaled[row.fact] = factor << row.shift
    return Certificate(common << shift, scaled, rest)


@dataclass(frozen=True)
class Row:
    """lo <= sum(terms) - constant <= hi: 2^shift times the fact of that number, or for None an identity of the two bases."""

    terms: Terms
    constant: int
    lo: int
    hi: int
    fact: int | None = None
    shift: int = 0


def _row(index: int, fact: Word, groups: Sequence[Group]) -> Row:
    terms, shift = scaled_fold(fact.poly, groups)
    constant = terms.get((), 0)
    return Row({m: c for m, c in terms.items() if m}, constant, (fact.lo << shift) - constant, (fact.hi << shift) - constant,
               index, shift)  # fmt: skip


def _connected(objective: Terms, facts: Sequence[Word], groups: Sequence[Group]) -> list[Row]:
    """The facts that share monomials with the objective, directly or through others, and the links between the bases."""
    pool = [_row(index, fact, groups) for index, fact in enumerate(facts)]
    seen = {m for m in objective if m}
    pool += [Row(link.terms, 0, 0, 0) for link in _links(seen.union(*(row.terms for row in pool)), groups)]
    chosen: list[Row] = []
    while near := [row for row in pool if not seen.isdisjoint(row.terms)]:
        pool = [row for row in pool if seen.isdisjoint(row.terms)]
        chosen += near
        seen.update(*(row.terms for row in near))
    return chosen


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
