# SPDX-License-Identifier: MIT
"""Polynomials modulo 2^64, by which two words are seen to be equal whatever the order in which they were summed.

Trusted: equal residues make equal words.
"""

from __future__ import annotations

from ecgen_verify.prove.poly import Monomial

#: {monomial over names: coefficient in (0, 2^64)}. Names: atoms, or negative numbers for other integer quantities.
Residue = dict[Monomial, int]

WORD = 1 << 64
_MASK = WORD - 1

#: Beyond this many terms a word stands for itself.
LIMIT = 96


def constant(value: int) -> Residue:
    value &= _MASK
    return {(): value} if value else {}


def plus(a: Residue, b: Residue, factor: int = 1) -> Residue:
    """a + factor * b."""
    result = dict(a)
    for monomial, coefficient in b.items():
        value = (result.get(monomial, 0) + factor * coefficient) & _MASK
        if value:
            result[monomial] = value
        else:
            result.pop(monomial, None)
    return result


def scale(a: Residue, factor: int) -> Residue:
    scaled = ((m, c * factor & _MASK) for m, c in a.items())
    return {m: c for m, c in scaled if c}


def times(a: Residue, b: Residue) -> Residue:
    result: Residue = {}
    for m1, c1 in a.items():
        for m2, c2 in b.items():
            monomial = tuple(sorted(m1 + m2)) if m1 and m2 else m1 or m2
            result[monomial] = (result.get(monomial, 0) + c1 * c2) & _MASK
    return {m: c for m, c in result.items() if c}


def truncate(a: Residue, bits: int) -> Residue:
    """a mod 2^bits."""
    mask = (1 << bits) - 1
    return {m: c & mask for m, c in a.items() if c & mask}


def trailing_zeros(a: Residue) -> int:
    """How many times 2 divides all coefficients; 0 for an empty residue."""
    bits = 0
    for coefficient in a.values():
        bits |= coefficient
    return (bits & -bits).bit_length() - 1 if bits else 0
