# SPDX-License-Identifier: MIT
"""Gaussian elimination modulo p. Not trusted: `congruence` adds up the multiples of facts that it gives.

Coefficients are those nearest to 0, and equations are solved for a monomial that has 1 or -1 where there is one: so the small
numbers of carries stay small, where p has thousands of bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ecgen_verify.prove.poly import Monomial
from ecgen_verify.prove.word import Word

Terms = dict[Monomial, int]


def eliminated(facts: Sequence[Word], terms: Mapping[Monomial, int], modulus: int) -> dict[int, int]:
    """Multipliers of equations among the facts with which the terms vanish; empty if there are none.

    The marker (-1 - j,) in each row keeps the books.
    """
    rest = remainder(enumerate(facts), terms, modulus)
    return {} if any(not m or m[0] >= 0 for m in rest) else {-1 - m[0]: c for m, c in rest.items()}


def remainder(facts: Iterable[tuple[int, Word]], terms: Mapping[Monomial, int], modulus: int) -> Terms:
    """What is left of the terms, with the multipliers at the markers of the facts of these numbers: none for an even modulus."""
    pivots: list[tuple[Monomial, Terms]] = []
    for index, fact in facts if modulus % 2 else ():
        if fact.lo == fact.hi:
            row = {**nearest(fact.poly.offset(-fact.lo).modulo(modulus), modulus), (-1 - index,): 1}
            _reduce(row, pivots, modulus)
            lead = max((m for m in row if m and m[0] >= 0), key=lambda m: (row[m] in (1, -1), m), default=None)
            if lead is not None:
                pivots.append((lead, _solved(row, lead, modulus)))
    rest = nearest(terms, modulus)
    _reduce(rest, pivots, modulus)
    return rest


def nearest(terms: Mapping[Monomial, int], modulus: int) -> Terms:
    """Coefficients between 0 and the modulus as those between minus its half and its half."""
    half = modulus >> 1
    return {m: c - modulus if c > half else c for m, c in terms.items()}


def _solved(row: Terms, lead: Monomial, modulus: int) -> Terms:
    if row[lead] in (1, -1):
        return row if row[lead] == 1 else {m: -c for m, c in row.items()}
    inverse = pow(row[lead], -1, modulus)
    return nearest({m: c * inverse % modulus for m, c in row.items()}, modulus)


def _reduce(row: Terms, pivots: Sequence[tuple[Monomial, Terms]], modulus: int) -> None:
    """An equation holds none of the monomials that those before it are solved for, so that one pass is enough."""
    for lead, other in pivots:
        factor = row.get(lead)
        if factor:
            subtract(row, other, factor, modulus)


def subtract(row: Terms, other: Mapping[Monomial, int], factor: int, modulus: int) -> None:
    """row -= factor * other."""
    half, get = modulus >> 1, row.get
    for monomial, coefficient in other.items():
        value = get(monomial, 0) - factor * coefficient
        if not -half <= value <= half:
            value %= modulus
            if value > half:
                value -= modulus
        if value:
            row[monomial] = value
        else:
            row.pop(monomial, None)
