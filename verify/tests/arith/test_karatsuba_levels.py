# SPDX-License-Identifier: MIT
"""Products by Karatsuba's identity, level by level: right for all words and carries, and made where they are meant to be."""

from __future__ import annotations

import random
from functools import partial

import pytest
from hypothesis import given

from ecgen.arith.karatsuba import levels as karatsuba_levels
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program
from ecgen.library import Target
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.selfcheck import edge_numbers
from support.folding_cases import strict
from support.karatsuba_cases import check, check_carries_of_sums, check_edges, multiplications, numbers_of_extreme_words, products
from support.shapes import ROWS

#: Bits and words: p751's, no spare bit, halves of an odd number of words, and three levels.
SIZES = {751: 12, 768: 12, 896: 14, 1536: 24}


PRODUCTS = {bits: products(bits, count, partial(karatsuba_levels.multiply, shape=ROWS)) for bits, count in SIZES.items()}


@pytest.mark.parametrize("bits", SIZES)
def test_edges(bits: int) -> None:
    assert karatsuba_levels.suits(64, SIZES[bits])
    check_edges(PRODUCTS[bits], bits)


def test_carries_of_the_sums() -> None:
    check_carries_of_sums(PRODUCTS[768], 384, 384)


@given(a=numbers_of_extreme_words(768), b=numbers_of_extreme_words(768))
def test_extreme_words(a: int, b: int) -> None:
    check(PRODUCTS[768], a, b)


def by_constant(number: int, n: int) -> Program:
    b = Builder("product", 64)
    r = b.param("r", Kind.LIMBS, 2 * n, output=True)
    b.store_limbs(r, karatsuba_levels.multiply_constant(b, b.load_limbs(b.param("a", Kind.LIMBS, n)), number))
    program = fold(b.build(internal("product")))
    check_bounds(program)
    return strict(program)


#: Halves whose sum is the largest that fits, small halves, and p751's.
CONSTANTS = (((1 << 191) << 192) + (1 << 191) - 1, ((1 << 192) - 1), 1 << 192, 3**239 >> 12)


@pytest.mark.parametrize("number", CONSTANTS)
def test_edges_by_a_constant(number: int) -> None:
    assert karatsuba_levels.constant_suits(number, 64, 6)
    program, numbers = by_constant(number, 6), edge_numbers(1 << 384, random.Random(number))
    for _ in range(150):
        a = next(numbers)
        assert run(program, {"a": a})["r"] == a * number


def test_constants_that_do_not_suit() -> None:
    assert not karatsuba_levels.constant_suits(((1 << 191) << 192) + (1 << 191), 64, 6)  # the sum of the halves carries
    assert not karatsuba_levels.constant_suits(5, 64, 7)
    assert not karatsuba_levels.constant_suits(5, 32, 6)


@pytest.mark.parametrize(("width", "words", "suits"), [(64, 12, True), (32, 24, False), (64, 10, False), (64, 13, False)])
def test_what_may_be_multiplied_so(width: int, words: int, suits: bool) -> None:
    assert karatsuba_levels.suits(width, words) is suits


def test_where_it_is_used() -> None:
    assert multiplications("p751", Target.C64) == 9 * 9 + 2 * (6 + 3 * 9)
    assert multiplications("p503", Target.C64) == 64 + 8 * 5
