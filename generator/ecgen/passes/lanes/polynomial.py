# SPDX-License-Identifier: MIT
"""Exact polynomials in atoms, of degree at most two, over a power of two: what a word of a lane Program is followed as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Monomial = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Poly:
    """sum of terms[m] * (product of the atoms in m), divided by 2^scale."""

    terms: Mapping[Monomial, int]
    scale: int = 0

    @property
    def degree(self) -> int:
        return max(map(len, self.terms), default=0)


@dataclass(frozen=True, slots=True)
class Word:
    """A value's polynomial with its own interval [lo, hi]."""

    poly: Poly
    lo: int
    hi: int


def weighted_sum(parts: list[tuple[int, Poly]]) -> Poly:
    """The sum of weight * polynomial over the parts, of which there is at least one."""
    scale = max(poly.scale for _, poly in parts)
    largest = max(range(len(parts)), key=lambda i: len(parts[i][1].terms))
    terms: dict[Monomial, int] = {}
    for index, (factor, poly) in [(largest, parts[largest]), *((i, p) for i, p in enumerate(parts) if i != largest)]:
        factor <<= scale - poly.scale
        if index == largest:
            terms = {m: c * factor for m, c in poly.terms.items()} if factor != 1 else dict(poly.terms)
            continue
        for monomial, coefficient in poly.terms.items():
            total = terms.get(monomial, 0) + coefficient * factor
            if total:
                terms[monomial] = total
            else:
                terms.pop(monomial, None)
    return Poly(terms, scale)


def product_of(a: Poly, b: Poly) -> Poly:
    """a*b."""
    terms: dict[tuple[int, ...], int] = {}
    for m, x in a.terms.items():
        for n, y in b.terms.items():
            key = tuple(sorted(m + n))
            terms[key] = terms.get(key, 0) + x * y
    return Poly(terms, a.scale + b.scale)
