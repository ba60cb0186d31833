# SPDX-License-Identifier: MIT
"""Products by Karatsuba's identity, level by level: right for all words and carries, and made where they are meant to be."""

from __future__ import annotations

import random

import pytest
from folding_cases import strict
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith import karatsuba_levels
from ecgen.cli import choose_spec, make_library
from ecgen.interpret import run
from ecgen.ir import Builder, Contract, Kind, Op, Program
from ecgen.library import Target
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.selfcheck import edge_numbers

#: Bits and words: p751's, no spare bit, halves of an odd number of words, and three levels.
SIZES = {751: 12, 768: 12, 896: 14, 1536: 24}


def products(bits: int) -> Program:
    """r = a * b for numbers of so many bits; the last carry out of the product has to be zero, or the interpreter refuses."""
    b, n = Builder("product", 64), SIZES[bits]
    r = b.param("r", Kind.LIMBS, 2 * n, output=True)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, n, bound=1 << bits)) for name in "ab")
    assert karatsuba_levels.suits(64, n)
    b.store_limbs(r, karatsuba_levels.multiply(b, x, y))
    program = fold(b.build(Contract("product", "")))
    check_bounds(program)
    return strict(program)


PRODUCTS = {bits: products(bits) for bits in SIZES}


@pytest.mark.parametrize("bits", SIZES)
def test_edges(bits: int) -> None:
    numbers = edge_numbers(1 << bits, random.Random(bits))
    for _ in range(150):
        a, b = next(numbers), next(numbers)
        assert run(PRODUCTS[bits], {"a": a, "b": b})["r"] == a * b


@pytest.mark.parametrize("carry_of_a", [False, True])
@pytest.mark.parametrize("carry_of_b", [False, True])
def test_carries_of_the_sums(carry_of_a: bool, carry_of_b: bool) -> None:
    half, rng = 1 << 384, random.Random(1)

    def number(carries: bool) -> int:
        upper = rng.randrange(1, 1 << 383)
        return (rng.randrange(half - upper, half) if carries else rng.randrange(half - upper)) + upper * half

    for _ in range(30):
        a, b = number(carry_of_a), number(carry_of_b)
        assert run(PRODUCTS[768], {"a": a, "b": b})["r"] == a * b


@given(words=st.lists(st.sampled_from([0, 1, 2, 2**63, 2**64 - 2, 2**64 - 1]), min_size=24, max_size=24))
def test_extreme_words(words: list[int]) -> None:
    a, b = (sum(word << 64 * i for i, word in enumerate(each)) for each in (words[:12], words[12:]))
    assert run(PRODUCTS[768], {"a": a, "b": b})["r"] == a * b


def by_constant(number: int, n: int) -> Program:
    b = Builder("product", 64)
    r = b.param("r", Kind.LIMBS, 2 * n, output=True)
    b.store_limbs(r, karatsuba_levels.multiply_constant(b, b.load_limbs(b.param("a", Kind.LIMBS, n)), number))
    program = fold(b.build(Contract("product", "")))
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
    def count(curve: str, target: Target) -> int:
        library = make_library(choose_spec(curve, None), None, "nasm", None)
        programs = library.programs(library.moduli(64)[0], target)
        product = next(program for program in programs if program.contract.operation == "mul")
        return sum(instr.op is Op.MUL for instr in product.instrs)

    assert count("p751", Target.C64) == 9 * 9 + 2 * (6 + 3 * 9)
    assert count("p503", Target.C64) == 64 + 8 * 5
