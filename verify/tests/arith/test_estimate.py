# SPDX-License-Identifier: MIT
"""Crandall reduction by an estimated quotient: right where it is used, and used only where the estimate is good enough."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.catalog import multiplication, squaring
from ecgen.arith.multiply import product
from ecgen.arith.reduce import estimate
from ecgen.arith.reduce.estimate import reduce_by_estimate
from ecgen.arith.reduce.folding import Folding
from ecgen.arith.shape import Shape
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program
from ecgen.logic.contract import internal
from ecgen.passes.fold import fold
from ecgen.programs import facts_of
from support.folding_cases import edges, strict
from support.shapes import ROWS, USED

#: Top words of all kinds: full, a bit to spare, a few, many, and fewer than half a word in use.
PRIMES = {
    "secp256k1": 2**256 - 2**32 - 977, "192": 2**192 - 237, "128": 2**128 - 159,
    "25519": 2**255 - 19, "251": 2**251 - 9, "126": 2**126 - 137, "127": 2**127 - 735, "383": 2**383 - 187, "511": 2**511 - 187,
    "63": 2**63 - 25, "59": 2**59 - 55, "gost256a": 2**256 - 617,
}  # fmt: skip


def form(number: int, width: int) -> Folding:
    return Folding(number, number.bit_length(), width, -(-number.bit_length() // width))


def programs(number: int, width: int, order: Shape) -> tuple[Program, Program]:
    modulus = facts_of(number, Kind.FIELD, width, -(-number.bit_length() // width), Reduction.CRANDALL)
    mul, sqr = (strict(fold(make(modulus, order))) for make in (multiplication, squaring))
    assert any("estimates the quotient" in text for text in mul.comments)
    return mul, sqr


def below(number: int) -> list[int]:
    return sorted({n % number for n in edges(number)} | {number - 1 - n % number for n in edges(number)})


@pytest.mark.quick("*-64-order0", "*-64-order3", "251-32-order0")
@pytest.mark.parametrize("order", USED)
@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("name", PRIMES)
def test_edges(name: str, width: int, order: Shape) -> None:
    number = PRIMES[name]
    if not estimate.suits(form(number, width)):
        pytest.skip("is folded as others are")
    mul, sqr = programs(number, width, order)
    draws, numbers = random.Random(name), below(number)
    for _ in range(200):
        a, b = draws.choice(numbers), draws.choice(numbers)
        assert run(mul, {"a": a, "b": b})["r"] == a * b % number
        assert run(sqr, {"a": a})["r"] == a * a % number


@given(a=st.integers(0, 2**255 - 20), quotient=st.integers(0, 2**255 - 20), nearby=st.integers(-40, 40))
def test_results_near_a_multiple(a: int, quotient: int, nearby: int) -> None:
    """a * b within a few units of a multiple of p."""
    for name in ("25519", "secp256k1", "gost256a"):
        number = PRIMES[name]
        mul, _ = programs(number, 64, ROWS)
        b = (quotient * number + nearby) * pow(a, -1, number) % number if a else quotient
        assert run(mul, {"a": a, "b": b})["r"] == a * b % number


def tiny(number: int, bits: int) -> Program:
    """The product of two numbers of two words of `bits` bits, reduced with the top words known."""
    b = Builder("tiny", bits)
    r = b.param("r", Kind.LIMBS, 2, output=True)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, 2, bound=number)) for name in "ab")
    b.store_limbs(r, reduce_by_estimate(b, product(b, x, y, ROWS), (x[-1], y[-1]), form(number, bits)))
    return b.build(internal("trial"))


@pytest.mark.slow
@pytest.mark.parametrize("number", [2**11 - 3, 2**12 - 3])
def test_every_multiplier_of_a_tiny_modulus(number: int) -> None:
    """Two words of six bits, one to spare or none; the modulus need not be prime."""
    draws = random.Random(number)
    assert estimate.suits(form(number, 6))
    by_multiplier = tiny(number, 6)
    for a in [0, 1, number - 1, *draws.sample(range(number), 9)]:
        for b in range(number):
            assert run(by_multiplier, {"a": a, "b": b})["r"] == a * b % number


def test_mersenne_primes_one_word_and_large_constants_are_folded_otherwise() -> None:
    for number, width in itertools.product((2**521 - 1, 2**61 - 1, 2**224 - 2**32 - 6803, 13), (64, 32)):
        assert not estimate.suits(form(number, width))
    assert not estimate.suits(form(2**59 - 55, 64)) and not estimate.suits(form(2**256 - 2**32 - 977, 32))
