# SPDX-License-Identifier: MIT
"""Products by Karatsuba's identity: right for all words, without a lost carry, and made only where they are meant to be."""

from __future__ import annotations

import random

import pytest
from folding_cases import strict
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith import karatsuba
from ecgen.arith.catalog import multiplication
from ecgen.arith.multiply import Shape
from ecgen.field import Modulus, Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Contract, Kind, Op, Program
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.selfcheck import edge_numbers

#: Bits and words: a top word of a few bits, and one with a bit to spare.
SIZES = {521: 9, 575: 9, 650: 11, 703: 11}


def products(bits: int) -> Program:
    """r = a * b for numbers of so many bits; every carry that is dropped has to be zero, or the interpreter refuses."""
    b, n = Builder("product", 64), SIZES[bits]
    r = b.param("r", Kind.LIMBS, 2 * n, output=True)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, n, bound=1 << bits)) for name in "ab")
    assert karatsuba.suits(1 << bits, 64, n, Shape.ROWS)
    b.store_limbs(r, karatsuba.multiply(b, x, y, 1 << bits, Shape.ROWS))
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


@pytest.mark.parametrize("bits", SIZES)
def test_one_difference_waits_for_the_product_of_the_sums(bits: int) -> None:
    n = SIZES[bits]
    assert n <= sum(instr.op is Op.SUB for instr in PRODUCTS[bits].instrs) < 2 * n


@given(words=st.lists(st.sampled_from([0, 1, 2, 2**63, 2**64 - 2, 2**64 - 1]), min_size=18, max_size=18))
def test_extreme_words(words: list[int]) -> None:
    a, b = (sum(word << 64 * i for i, word in enumerate(each)) % 2**521 for each in (words[:9], words[9:]))
    assert run(PRODUCTS[521], {"a": a, "b": b})["r"] == a * b


@pytest.mark.parametrize(("bits", "words", "shape"), [
    (521, 9, Shape.COLUMNS),
    (512, 8, Shape.ROWS),
    (600, 10, Shape.ROWS),  # the upper half has no word more than the lower
    (576, 9, Shape.ROWS),  # the sums of the halves have a word more
    (575, 9, Shape.ROWS),
])  # fmt: skip
def test_what_is_multiplied_in_full(bits: int, words: int, shape: Shape) -> None:
    full = bits == 575
    assert karatsuba.suits(1 << bits, 64, words, shape) is full
    assert not karatsuba.suits(1 << bits, 32, 2 * words, Shape.ROWS)


def test_where_it_is_used() -> None:
    def count(number: int, reduction: Reduction, shape: Shape) -> int:
        program = fold(multiplication(Modulus(number, Kind.FIELD, 64, 9, reduction), shape))
        return sum(instr.op is Op.MUL for instr in program.instrs)

    assert count(2**521 - 1, Reduction.CRANDALL, Shape.ROWS) == 16 + 25 + 25
    assert count(2**521 - 1, Reduction.CRANDALL, Shape.COLUMNS) == 81
    assert count(2**521 - 1, Reduction.MONTGOMERY, Shape.ROWS) >= 81
