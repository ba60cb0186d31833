# SPDX-License-Identifier: MIT
"""Montgomery reduction by half the words at a time: right at the modulus, at the end of the words, and for every carry of m."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.reduce import montgomery_halves
from ecgen.bundled import load_bundled
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from support.folding_cases import edges, strict

R = 1 << 768
#: p751; p + 1 divisible by W^6, so that m is the lower half itself; and the largest K0, with all words of 2*p in use.
NUMBERS = {
    "p751": load_bundled("p751").prime,
    "no K0": (1 << 384) * 3**200 - 1,
    "large": (1 << 320) * ((1 << 446) + (1 << 64) - 1) - 1,
}


@cache
def reduction(name: str) -> Program:
    number, b = NUMBERS[name], Builder("reduce", 64)
    wide = b.load_limbs(b.param("t", Kind.LIMBS, 24, bound=number**2))
    r = b.param("r", Kind.LIMBS, 12, output=True)
    b.store_limbs(r, montgomery_halves.reduce_product(b, wide, number))
    program = fold(b.build(internal("reduce")))
    check_bounds(program)
    return strict(program)


@pytest.mark.parametrize("name", NUMBERS)
def test_results_at_the_edges(name: str) -> None:
    """Multiples of p, whose halves come to p itself; results next to 0 and to p."""
    number, rng = NUMBERS[name], random.Random(name)
    assert montgomery_halves.suits(number, 64, 12)
    for result in (0, 1, 2, number - 1, number - 2, number // 2, (R - number) % number):
        first = result * R % number
        for multiple in (0, 1, number - 1, number - 2, *(rng.randrange(number) for _ in range(6))):
            wide = first + multiple * number
            assert wide < number**2 and run(reduction(name), {"t": wide})["r"] == result, hex(wide)


@pytest.mark.parametrize("name", NUMBERS)
def test_edges_of_the_input(name: str) -> None:
    number = NUMBERS[name]
    inverse = pow(R, -1, number)
    for wide in random.Random(name).sample(list(edges(number)), 300):
        assert run(reduction(name), {"t": wide})["r"] == wide * inverse % number, hex(wide)


@given(words=st.lists(st.sampled_from([0, 1, 2**52, 2**63, 2**64 - 2, 2**64 - 1]), min_size=24, max_size=24))
@pytest.mark.parametrize("name", NUMBERS)
def test_extreme_words(name: str, words: list[int]) -> None:
    number = NUMBERS[name]
    wide = sum(word << 64 * i for i, word in enumerate(words)) % number**2
    assert run(reduction(name), {"t": wide})["r"] == wide * pow(R, -1, number) % number


@pytest.mark.parametrize(("number", "width", "words"), [
    (load_bundled("p751").prime, 32, 24),
    (load_bundled("p503").prime, 64, 8),  # too short
    (load_bundled("p384").prime, 64, 6),
    ((1 << 319) * 3**239 - 1, 64, 12),  # p + 1 lacks a factor of two
    ((1 << 320) * ((1 << 447) + 1) - 1, 64, 12),  # 2*p takes more than 12 words, or K' is too large
    ((1 << 320) * ((1 << 448) - 1) - 1, 64, 12),
])  # fmt: skip
def test_what_is_not_reduced_so(number: int, width: int, words: int) -> None:
    assert not montgomery_halves.suits(number, width, words)
