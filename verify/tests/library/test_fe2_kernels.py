# SPDX-License-Identifier: MIT
"""Lazy reduction over F_p^2: the Programs, certified and run, on edges and for every pair of elements of a small field."""

from __future__ import annotations

import itertools
import random

import pytest

from ecgen.arith import quadratic_products as quadratic
from ecgen.arith.facts import Facts
from ecgen.arith.shape import Shape
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Kind, Program
from ecgen.passes.pipeline import finished
from ecgen.programs import facts_of
from ecgen.rings import QuadraticField
from support.shapes import ROWS, USED

BLS12_377 = 0x1AE3A4617C510EAC63B05C06CA1493B1A22D9F300F5138F1EF3622FBA094800170B5D44300000008508C00000000001
#: The largest suits with two spare bits exactly.
PRIMES = {"p434": 2**216 * 3**137 - 1, "p503": 2**250 * 3**159 - 1, "p751": 2**372 * 3**239 - 1, "full": 2**254 - 245,
          "bls12_377": BLS12_377, "full5": 2**252 - 143}  # fmt: skip
#: i^2 where it is not -1. 16 times the last one of PRIMES is just below 2^256.
NONRESIDUES = {BLS12_377: -5, 2**252 - 143: -5, 13: -5, 29: -3}


def kernels(prime: int, width: int, shape: Shape) -> tuple[Facts, Program, Program]:
    limbs = -(-prime.bit_length() // 64) * 64 // width
    modulus = facts_of(prime, Kind.FIELD, width, limbs, Reduction.MONTGOMERY)
    beta = NONRESIDUES.get(prime, -1)
    assert quadratic.suits(modulus, beta)
    mul, sqr = (finished(make(modulus, shape, beta)) for make in (quadratic.multiplication, quadratic.squaring))
    return modulus, mul, sqr


def check(modulus: Facts, mul: Program, sqr: Program, a: tuple[int, int], b: tuple[int, int]) -> None:
    p, shift = modulus.number, modulus.width * modulus.limbs
    inverse, ring = pow(modulus.radix, -1, p), QuadraticField(p, NONRESIDUES.get(p, -1))

    def joined(real: int, imaginary: int) -> int:
        return real * inverse % p | imaginary * inverse % p << shift

    given = {"a": a[0] | a[1] << shift, "b": b[0] | b[1] << shift}
    assert run(mul, given)["r"] == joined(*ring.mul(a, b))
    assert run(sqr, {"a": given["a"]})["r"] == joined(*ring.mul(a, a))


#: Each shape with each prime, for one size of words, and then for the other.
_CASES = [(name, (64, 32)[(i + j) % 2], shape) for i, name in enumerate(PRIMES) for j, shape in enumerate(USED)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "width", "shape"), _CASES)
def test_edges(name: str, width: int, shape: Shape) -> None:
    p = PRIMES[name]
    modulus, mul, sqr = kernels(p, width, shape)
    draws = random.Random(name)
    edges = (0, 1, 2, p - 1, p - 2, p // 2, p // 2 + 1, modulus.radix % p)
    for _ in range(60):
        numbers = [draws.choice((*edges, draws.randrange(p), draws.randrange(p))) for _ in range(4)]
        check(modulus, mul, sqr, (numbers[0], numbers[1]), (numbers[2], numbers[3]))


@pytest.mark.parametrize("prime", [7, pytest.param(13, marks=pytest.mark.slow)])
@pytest.mark.parametrize("width", [64, 32])
def test_every_pair_of_a_small_field(prime: int, width: int) -> None:
    modulus, mul, sqr = kernels(prime, width, ROWS)
    for a0, a1, b0, b1 in itertools.product(range(prime), repeat=4):
        check(modulus, mul, sqr, (a0, a1), (b0, b1))


@pytest.mark.parametrize(("prime", "reduction", "nonresidue"), [
    (13, Reduction.MONTGOMERY, 2), (2**61 - 1, Reduction.CRANDALL, -1), (2**64 - 189, Reduction.MONTGOMERY, -1),
    (2**62 - 57, Reduction.MONTGOMERY, -5),
])  # fmt: skip
def test_what_does_not_suit(prime: int, reduction: Reduction, nonresidue: int) -> None:
    """A positive nonresidue; another reduction; no spare bits; spare bits for -1, but not for -5."""
    assert not quadratic.suits(facts_of(prime, Kind.FIELD, 64, 1, reduction), nonresidue)
