# SPDX-License-Identifier: MIT
"""Integers that are sums of residues and of quotients of these, where code only has them modulo n.

Trusted. An unknown of the scalars' field stands for its integer from 0 to n - 1. A value that is linear in such unknowns is
congruent modulo n to the sum of these integers times any integers that are congruent to its coefficients; those nearest to 0 are
taken. That sum is bounded as a real number, where floor(u*g / 2^s) is (u*g - rest) / 2^s, with 0 <= rest < 2^s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Rounded:
    """The meaning of floor(u*rounder / 2^shift), for the unknown `of` with the integer u; below n."""

    of: int
    rounder: int
    shift: int


@dataclass(frozen=True)
class Integer:
    """constant + sum(factor * the integer of the unknown), factors not zero."""

    constant: int
    items: frozenset[tuple[int, int]] = field(default_factory=frozenset)

    @property
    def terms(self) -> Mapping[int, int]:
        return dict(self.items)

    @staticmethod
    def of(constant: int, parts: Iterable[tuple[int, int]]) -> Integer:
        factors: dict[int, int] = {}
        for unknown, factor in parts:
            factors[unknown] = factors.get(unknown, 0) + factor
        return Integer(constant, frozenset((unknown, factor) for unknown, factor in factors.items() if factor))

    def plus(self, other: Integer, factor: int = 1) -> Integer:
        parts = [*self.items, *((unknown, factor * times) for unknown, times in other.items)]
        return Integer.of(self.constant + factor * other.constant, parts)

    def is_multiple(self, order: int) -> bool:
        """Whether the order divides it, term by term."""
        return self.constant % order == 0 and all(factor % order == 0 for _, factor in self.items)


@dataclass(frozen=True)
class Magnitude:
    """The meaning of |integer|, which is below n/2."""

    of: Integer


def integer_of(scalars: Field, value: Value) -> Integer:
    """An integer that is congruent to the value modulo n. Raises Undecided for a value that is not linear."""
    parts, constant = [], 0
    for monomial, factor in value.terms.items():
        near = factor if 2 * factor < scalars.prime else factor - scalars.prime
        if not monomial:
            constant = near
        elif len(monomial) == 1 and monomial[0][1] == 1:
            parts.append((monomial[0][0], near))
        else:
            raise Undecided("a half of a scalar that is not linear in it")
    return Integer.of(constant, parts)


def unknown_of(value: Value) -> int | None:
    """The unknown that the value is."""
    only = value.monomial
    if only is None or only[1] != 1 or len(only[0]) != 1 or only[0][0][1] != 1:
        return None
    return only[0][0][0]


def interval(scalars: Field, number: Integer) -> tuple[Fraction, Fraction]:
    """Between which real numbers the integer lies."""
    low = high = Fraction(number.constant)
    factors: dict[int, Fraction] = {}
    for unknown, factor in number.items:
        meaning = scalars.meanings[unknown]
        if isinstance(meaning, Rounded):
            whole = 1 << meaning.shift
            factors[meaning.of] = factors.get(meaning.of, Fraction(0)) + Fraction(factor * meaning.rounder, whole)
            ends = sorted((Fraction(0), Fraction(-factor * (whole - 1), whole)))
            low, high = low + ends[0], high + ends[1]
        else:
            factors[unknown] = factors.get(unknown, Fraction(0)) + factor
    for multiplier in factors.values():
        ends = sorted((Fraction(0), multiplier * (scalars.prime - 1)))
        low, high = low + ends[0], high + ends[1]
    return low, high
