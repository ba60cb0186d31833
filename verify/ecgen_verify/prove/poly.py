# SPDX-License-Identifier: MIT
"""Polynomials over integers with names, with dyadic rational coefficients.

Trusted: every equation of a proof is an identity of these. Names are numbers of atoms, or anything else that an integer is named
by: digits of scalars, as in `multiples/forms`. Only those of one kind are multiplied.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from itertools import chain
from math import gcd
from typing import Any

#: Sorted names, repeated for powers; () is the constant monomial.
Monomial = tuple[Any, ...]
Key = tuple[int, frozenset[tuple[Monomial, int]]]


def _twos(coefficients: Iterable[int]) -> int:
    bits = 0
    for coefficient in coefficients:
        bits |= coefficient
    return (bits & -bits).bit_length() - 1 if bits else 0


class Poly:
    """sum(coefficient * monomial) / 2^shift, in lowest terms. Immutable."""

    __slots__ = ("_key", "_primitive", "shift", "terms")

    def __init__(self, terms: dict[Monomial, int], shift: int = 0) -> None:
        if shift:
            drop = min(_twos(terms.values()), shift) if terms else shift
            if drop:
                terms = {m: c >> drop for m, c in terms.items()}
                shift -= drop
        self.terms = terms
        self.shift = shift
        self._key: Key | None = None
        self._primitive: tuple[Key, int, int] | None = None

    @staticmethod
    def constant(value: int) -> Poly:
        return Poly({(): value} if value else {})

    @staticmethod
    def atom(name: Hashable) -> Poly:
        return Poly({(name,): 1})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Poly) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"{sorted(self.terms.items())} / {1 << self.shift}"

    @property
    def is_constant(self) -> bool:
        return not self.terms or (len(self.terms) == 1 and () in self.terms)

    @property
    def integer(self) -> int:
        """The value of a constant. Raises ValueError for a fraction."""
        if self.shift:
            raise ValueError("a constant word is not an integer")
        return self.terms.get((), 0)

    @property
    def key(self) -> Key:
        if self._key is None:
            self._key = (self.shift, frozenset(self.terms.items()))
        return self._key

    @property
    def primitive(self) -> tuple[Key, int, int]:
        """self * 2^shift = offset + factor * (a polynomial without constant term, of content 1, last coefficient positive)."""
        if self._primitive is None:
            rest = {m: c for m, c in self.terms.items() if m}
            factor = gcd(*rest.values())
            if rest and rest[max(rest)] < 0:
                factor = -factor
            items = rest.items() if factor == 1 else ((m, c // factor) for m, c in rest.items())
            self._primitive = (0, frozenset(items)), self.terms.get((), 0), factor
        return self._primitive

    def plus(self, other: Poly, factor: int = 1) -> Poly:
        """self + factor * other."""
        return total(((self, 1), (other, factor))) if other.terms and factor else self

    def __add__(self, other: Poly) -> Poly:
        return self.plus(other)

    def __sub__(self, other: Poly) -> Poly:
        return self.plus(other, -1)

    def offset(self, value: int) -> Poly:
        """self + value."""
        return self.plus(Poly.constant(value))

    def scale(self, factor: int) -> Poly:
        return Poly({m: c * factor for m, c in self.terms.items()}, self.shift) if factor else Poly({})

    def shifted_down(self, bits: int) -> Poly:
        """self / 2^bits, exactly."""
        return Poly(self.terms, self.shift + bits) if bits else self

    @staticmethod
    def times(x: Any, y: Any) -> Any:
        """The product of two monomials."""
        return tuple(sorted(x + y))

    def __mul__(self, other: Poly) -> Poly:
        terms: dict[Monomial, int] = {}
        for m1, c1 in self.terms.items():
            for m2, c2 in other.terms.items():
                monomial = self.times(m1, m2) if m1 and m2 else m1 or m2
                terms[monomial] = terms.get(monomial, 0) + c1 * c2
        return type(self)({m: c for m, c in terms.items() if c}, self.shift + other.shift)

    def substitute(self, table: Mapping[Any, Poly]) -> Poly:
        """Replace atoms by polynomials, once each."""
        untouched = table.keys().isdisjoint
        if not table or untouched(chain.from_iterable(self.terms)):
            return self
        parts = [(Poly({m: c for m, c in self.terms.items() if untouched(m)}, self.shift), 1)]
        for monomial, coefficient in self.terms.items():
            if not untouched(monomial):
                product = type(self)({tuple(a for a in monomial if a not in table): 1}, self.shift)
                for atom in monomial:
                    if atom in table:
                        product = product * table[atom]
                parts.append((product, coefficient))
        return total(parts)

    @property
    def twos(self) -> int:
        """How many times 2 divides all coefficients; 0 where there are none, and of a fraction."""
        return 0 if self.shift else _twos(self.terms.values())

    def low(self, bits: int, *, negative: bool = False) -> Poly:
        """One of integer coefficients with these modulo 2^bits, not negative ones or those next to 0."""
        mask = (1 << bits) - 1
        least = mask + 1 >> 1 if negative else 0
        return Poly({m: (c + least & mask) - least for m, c in self.terms.items() if c & mask})

    @property
    def linear(self) -> Mapping[Any, int]:
        """The factor of each name, and the number that is added, by None. Raises ValueError for a product or a fraction."""
        if self.shift or any(len(monomial) > 1 for monomial in self.terms):
            raise ValueError("a polynomial that is no sum of multiples of integers")
        return {monomial[0] if monomial else None: factor for monomial, factor in self.terms.items()}

    def atoms(self) -> set[Any]:
        return {a for m in self.terms for a in m}

    def modulo(self, number: int) -> dict[Monomial, int]:
        """The terms that do not vanish modulo `number`, coefficients reduced; for an even one those of the numerator."""
        scale, number = (pow(2, -self.shift, number), number) if number % 2 else (1, number << self.shift)
        reduced = ((m, c * scale % number) for m, c in self.terms.items())
        return {m: c for m, c in reduced if c}


def total(parts: Iterable[tuple[Poly, int]]) -> Poly:
    """sum(poly * factor)."""
    known = list(parts)
    shift = max([poly.shift for poly, _ in known], default=0)
    terms: dict[Monomial, int] = {}
    get = terms.get
    for poly, factor in known:
        factor <<= shift - poly.shift
        if factor == 1 and not terms:
            terms.update(poly.terms)
            continue
        for monomial, coefficient in poly.terms.items():
            if value := get(monomial, 0) + coefficient * factor:
                terms[monomial] = value
            else:
                terms.pop(monomial, None)
    return Poly(terms, shift)
