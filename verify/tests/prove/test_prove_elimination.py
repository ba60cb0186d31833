# SPDX-License-Identifier: MIT
"""Multiples of equations with which a residual vanishes modulo p: sought with small numbers."""

from __future__ import annotations

import random

import pytest

from ecgen_verify.prove.congruence import vanishes
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.search import eliminated
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World

_PRIME = (1 << 521) - 1


def _equations(rng: random.Random, largest: int) -> list[Word]:
    """Ten equations, each in an atom of its own and in some that others have; and what is none."""
    facts = []
    for i in range(10):
        poly = total((Poly.atom(a), rng.randrange(1, largest)) for a in {20 + i, *rng.sample(range(20 + i), 4)})
        facts.append(Word(poly.offset(i), i, i))
    return [*facts[:5], Word(Poly.atom(3), 0, 1), *facts[5:]]


@pytest.mark.parametrize("largest", [2, _PRIME])
@pytest.mark.parametrize("seed", range(8))
def test_a_combination_of_equations_vanishes(seed: int, largest: int) -> None:
    rng = random.Random(seed)
    facts = _equations(rng, largest)
    residual = total((fact.poly.offset(-fact.lo), rng.randrange(-9, 9)) for fact in facts if fact.lo == fact.hi)
    answer = eliminated(facts, residual.modulo(_PRIME), _PRIME)
    assert answer and 5 not in answer
    rest = residual + total((facts[i].poly.offset(-facts[i].lo), multiplier) for i, multiplier in answer.items())
    assert not rest.modulo(_PRIME)
    if largest == 2:  # all coefficients are 1, and no multiplier is as long as p
        assert max(map(abs, answer.values())) < 1 << 64


@pytest.mark.parametrize("seed", range(8))
def test_other_residuals_do_not(seed: int) -> None:
    facts = _equations(random.Random(seed), 2)
    assert not eliminated(facts, (facts[0].poly.offset(1)).modulo(_PRIME), _PRIME)
    assert not eliminated(facts, Poly.atom(3).modulo(_PRIME), _PRIME)


def test_modulo_an_even_number_a_multiple_of_it_times_a_carry_vanishes_and_a_fraction_does_not() -> None:
    path = Path(World())
    x = path.input_word("x", 0, 2**64 - 1)
    half = path.quotient(x, path.low(x, 1), 1).poly
    for modulus in (2, 4, 2**70):
        vanishes(path, half.scale(modulus), modulus)
        with pytest.raises((Fork, Undecided)):
            vanishes(path, half.scale(modulus // 2), modulus)
    with pytest.raises((Fork, Undecided)):
        vanishes(path, half.scale(3), 6)
    vanishes(path, x.poly.scale(6), 6)
    assert Poly({(0,): 9}, 1).modulo(6) and not Poly({(0,): 12}, 1).modulo(6)
