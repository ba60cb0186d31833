# SPDX-License-Identifier: MIT
"""Values of polynomials for sample inputs. Not trusted: they only say which samples take a path."""

from __future__ import annotations

import random

from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Both, Low, World

#: How many of the values that are known first decide what unknown words are.
_FIRST = 64


def value_of(world: World, poly: Poly, sample: dict[int, int]) -> int:
    """The value when atoms have the given values; unknown words that no operand holds get one. Raises ValueError when it is no
    integer."""
    total, get = 0, sample.get
    for monomial, coefficient in poly.terms.items():
        for atom in monomial:
            number = get(atom)
            if number is None:
                number = sample[atom] = _of_atom(world, atom, sample)
            coefficient *= number
        total += coefficient
    quotient, rest = divmod(total, 1 << poly.shift)
    if rest:
        raise ValueError("a polynomial that should be an integer is not")
    return quotient


def _of_atom(world: World, atom: int, sample: dict[int, int]) -> int:
    known = world.atoms[atom]
    match known.meaning:
        case Low(of, bits):
            return value_of(world, of, sample) & ((1 << bits) - 1)
        case Both(a, b):
            return value_of(world, a, sample) & value_of(world, b, sample)
    rng = random.Random(f"{atom} {list(sample.items())[:_FIRST]}")
    # small ones often: variables that decide which version of a function serves are 0, 1 or 2
    small, any_number = min(known.lo + rng.randint(0, 1), known.hi), rng.randint(known.lo, known.hi)
    return rng.choice((small, any_number))
