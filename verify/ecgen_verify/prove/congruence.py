# SPDX-License-Identifier: MIT
"""Shows that a polynomial vanishes modulo p on a path, or that it stays in a range.

Trusted: success means that all coefficients are multiples of p once equations of the path are taken off, or that `Path.sharp`
gave the range. Which carries to settle or to fork on in between is searched for (`hints`), and decided by `Path.decide`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen_verify.prove.bounds import Fact
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.world import Undecided

_ROUNDS = 64


@searched
def eliminated(facts: Sequence[Fact], terms: Mapping[Monomial, int], modulus: int) -> dict[int, int]:
    """Multipliers of equations among the facts with which the terms vanish modulo p; empty where there are none."""
    raise NotImplementedError


@searched
def advance(path: Path, terms: Mapping[Monomial, int], modulus: int) -> None:
    """Has `Path.decide` settle a carry that a residual depends on. Raises Fork, or Undecided with a diagnosis."""
    raise NotImplementedError


@searched
def split_latest(path: Path) -> bool:
    """Has `Path.decide` settle one of the latest carries; False where none is near. Raises Fork."""
    raise NotImplementedError


def vanishes(path: Path, residual: Poly, modulus: int) -> None:
    """Return when residual = 0 mod p on this path. Raises Fork for a case distinction, Undecided with a diagnosis."""
    for _ in range(_ROUNDS):
        residual = path.resolve(residual)
        terms = residual.modulo(modulus)
        for index, multiplier in eliminated(path.facts, terms, modulus).items():
            fact = path.facts[index]
            if fact.lo == fact.hi:
                residual = residual.plus(fact.poly.offset(-fact.lo), multiplier)
        if not residual.modulo(modulus):
            return
        advance(path, terms, modulus)
    raise Undecided("the congruence needs too many equations")


def stays_below(path: Path, number: Poly, bound: int) -> None:
    """Return when number < bound on this path. Raises Fork on an undecided carry, Undecided when none helps."""
    number = path.resolve(number)
    _, hi = path.interval(number)
    if hi >= bound:
        _, hi = path.sharp(number)
    while hi >= bound:
        if not split_latest(path):
            raise Undecided(f"the output may reach {hi:#x}, but the contract wants it below {bound:#x}")
        _, hi = path.sharp(number)
