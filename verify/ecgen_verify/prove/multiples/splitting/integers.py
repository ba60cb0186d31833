# SPDX-License-Identifier: MIT
"""Integers that are sums of residues and of quotients of these, where code only has them modulo n.

Trusted. An unknown of the scalars' field stands for its integer from 0 to n - 1. A value that is linear in such unknowns is
congruent modulo n to the sum of these integers times any integers that are congruent to its coefficients; those nearest to 0 are
taken. That sum is bounded as a real number, where floor(u*g / 2^s) is (u*g - rest) / 2^s, with 0 <= rest < 2^s.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Rounded:
    """The meaning of floor(u*rounder / 2^shift), for the unknown `of` with the integer u; below n."""

    of: int
    rounder: int
    shift: int


class Unknown(NamedTuple):
    """The integer of an unknown of the scalars' field."""

    of: int


@dataclass(frozen=True)
class Magnitude:
    """The meaning of |integer|, which is below n/2."""

    of: Poly


def integer_of(scalars: Field, value: Value) -> Poly:
    """An integer that is congruent to the value modulo n. Raises Undecided for a value that is not linear."""
    parts: list[tuple[Poly, int]] = []
    for monomial, factor in value.terms.items():
        near = factor if 2 * factor < scalars.prime else factor - scalars.prime
        if not monomial:
            parts.append((Poly.constant(1), near))
        elif len(monomial) == 1 and monomial[0][1] == 1:
            parts.append((Poly.atom(Unknown(monomial[0][0])), near))
        else:
            raise Undecided("a half of a scalar that is not linear in it")
    return total(parts)


def unknown_of(value: Value) -> int | None:
    """The unknown that the value is."""
    only = value.monomial
    if only is None or only[1] != 1 or len(only[0]) != 1 or only[0][0][1] != 1:
        return None
    return only[0][0][0]


def interval(scalars: Field, number: Poly) -> tuple[Fraction, Fraction]:
    """Between which real numbers the integer lies."""
    low = high = Fraction(0)
    factors: dict[int, Fraction] = {}
    for term, factor in number.linear.items():
        if term is None:
            low, high = low + factor, high + factor
            continue
        if not isinstance(term, Unknown):
            raise Undecided("an integer that is made of something else than unknowns")
        meaning = scalars.meanings[term.of]
        if isinstance(meaning, Rounded):
            whole = 1 << meaning.shift
            factors[meaning.of] = factors.get(meaning.of, Fraction(0)) + Fraction(factor * meaning.rounder, whole)
            ends = sorted((Fraction(0), Fraction(-factor * (whole - 1), whole)))
            low, high = low + ends[0], high + ends[1]
        else:
            factors[term.of] = factors.get(term.of, Fraction(0)) + factor
    for multiplier in factors.values():
        ends = sorted((Fraction(0), multiplier * (scalars.prime - 1)))
        low, high = low + ends[0], high + ends[1]
    return low, high
