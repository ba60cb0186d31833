# SPDX-License-Identifier: MIT
"""The last sum of a Montgomery reduction where it is decided: at the modulus, and at the end of the words."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ecgen.arith.reduce import montgomery
from ecgen.bundled import load_bundled
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.programs import facts_of

P256 = load_bundled("p256").prime
#: With and without room for 2*p in the words; 2^64 - 59 and 2^63 - 25 are primes of one word.
NUMBERS = {
    "p192": load_bundled("p192").prime,
    "p224": load_bundled("p224").prime,
    "p256": P256,
    "2^64 - 59": 2**64 - 59,
    "2^63 - 25": 2**63 - 25,
}


@cache
def reduction(number: int, width: int) -> Program:
    limbs = -(-number.bit_length() // width)
    form = facts_of(number, Kind.FIELD, width, limbs, Reduction.MONTGOMERY).montgomery_form
    b = Builder("reduce", width)
    wide = b.load_limbs(b.param("t", Kind.LIMBS, 2 * limbs, bound=number**2))
    r = b.param("r", Kind.LIMBS, limbs, output=True)
    b.store_limbs(r, montgomery.reduce_product(b, wide, number, form))
    program = fold(b.build(internal("reduce")))
    check_bounds(program)
    return program


@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("name", NUMBERS)
def test_results_at_the_edges(name: str, width: int) -> None:
    """Multiples of p, whose halves come to p itself; results next to 0, to p and to W^n - p, each below and above W^n."""
    number, rng = NUMBERS[name], random.Random(name)
    program, radix = reduction(number, width), 1 << (width * -(-number.bit_length() // width))
    for result in (0, 1, number - 1, number // 2, (radix - number - 1) % number, (radix - number) % number):
        first = result * radix % number
        for multiple in (0, 1, number - 1, *(rng.randrange(number) for _ in range(8))):
            wide = first + multiple * number
            assert wide < number**2 and run(program, {"t": wide})["r"] == result, hex(wide)
