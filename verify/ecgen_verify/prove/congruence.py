# SPDX-License-Identifier: MIT
"""Shows that a polynomial vanishes modulo p on a path, or that it stays in a range.

Trusted: success means that all coefficients are multiples of p once equations of the path are taken off, or that `Path.sharp`
gave the range. Which carries to settle or to fork on in between is searched for in `carries`, and decided by `Path.decide`.
"""

from __future__ import annotations

from ecgen_verify.prove import carries
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

_ROUNDS = 64


def vanishes(path: Path, residual: Poly, modulus: int) -> None:
    """Return when residual = 0 mod p on this path. Raises Fork for a case distinction, Undecided with a diagnosis."""
    for _ in range(_ROUNDS):
        residual = path.resolve(residual)
        terms = residual.modulo(modulus)
        for index, multiplier in carries.eliminated(path.facts, terms, modulus).items():
            fact = path.facts[index]
            if fact.lo == fact.hi:
                residual = residual.plus(fact.poly.offset(-fact.lo), multiplier)
        if not residual.modulo(modulus):
            return
        carries.advance(path, terms, modulus)
    raise Undecided("the congruence needs too many equations")


def stays_below(path: Path, number: Poly, bound: int) -> None:
    """Return when number < bound on this path. Raises Fork on an undecided carry, Undecided when none helps."""
    number = path.resolve(number)
    _, hi = path.interval(number)
    if hi >= bound:
        _, hi = path.sharp(number)
    while hi >= bound:
        if not carries.split_latest(path):
            raise Undecided(f"the output may reach {hi:#x}, but the contract wants it below {bound:#x}")
        _, hi = path.sharp(number)
