# SPDX-License-Identifier: MIT
"""Gaussian elimination modulo p. Not trusted: `congruence` adds up the multiples of facts that it gives."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.bounds import Fact
from ecgen_verify.prove.poly import Monomial

Terms = dict[Monomial, int]


def eliminated(facts: Sequence[Fact], terms: Terms, modulus: int) -> dict[int, int]:
    """Gaussian elimination: multipliers of equations among the facts with which the terms vanish; empty if there are none.

    The marker (-1 - j,) in each row keeps the books.
    """
    pivots: list[tuple[Monomial, Terms]] = []
    for index, fact in enumerate(facts):
        if fact.lo == fact.hi:
            row = {**fact.poly.offset(-fact.lo).modulo(modulus), (-1 - index,): 1}
            _reduce(row, pivots, modulus)
            lead = max((m for m in row if m and m[0] >= 0), default=None)
            if lead is not None:
                inverse = pow(row[lead], -1, modulus)
                pivots.append((lead, {m: c * inverse % modulus for m, c in row.items()}))
    rest = dict(terms)
    for _ in range(2):
        _reduce(rest, pivots, modulus)
    return {} if any(not m or m[0] >= 0 for m in rest) else {-1 - m[0]: c for m, c in rest.items()}


def _reduce(row: Terms, pivots: list[tuple[Monomial, Terms]], modulus: int) -> None:
    for lead, other in pivots:
        factor = row.get(lead)
        if factor:
            subtract(row, other, factor, modulus)


def subtract(row: Terms, other: Terms, factor: int, modulus: int) -> None:
    """row -= factor * other."""
    for monomial, coefficient in other.items():
        value = (row.get(monomial, 0) - factor * coefficient) % modulus
        if value:
            row[monomial] = value
        else:
            row.pop(monomial, None)
