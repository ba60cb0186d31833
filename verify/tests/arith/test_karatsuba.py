# SPDX-License-Identifier: MIT
"""Products by Karatsuba's identity: right for all words, without a lost carry, and made only where they are meant to be."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from ecgen.arith.catalog import multiplication
from ecgen.arith.karatsuba import uneven as karatsuba
from ecgen.arith.shape import Depth, Shape
from ecgen.field import Reduction
from ecgen.ir import Kind, Op, Program
from ecgen.passes.fold import fold
from ecgen.programs import facts_of
from support.karatsuba_cases import check, check_edges, numbers_of_extreme_words, products
from support.shapes import COLUMNS, HALVES, ROWS

#: Bits and words: a top word of a few bits, and one with a bit to spare.
SIZES = {521: 9, 575: 9, 650: 11, 703: 11}


def _product(bits: int) -> Program:
    return products(bits, SIZES[bits], lambda b, x, y: karatsuba.multiply(b, x, y, 1 << bits, ROWS))


PRODUCTS = {bits: _product(bits) for bits in SIZES}


@pytest.mark.parametrize("bits", SIZES)
def test_edges(bits: int) -> None:
    assert karatsuba.suits(1 << bits, 64, SIZES[bits], ROWS)
    check_edges(PRODUCTS[bits], bits)


@pytest.mark.parametrize("bits", SIZES)
def test_one_difference_waits_for_the_product_of_the_sums(bits: int) -> None:
    n = SIZES[bits]
    assert n <= sum(instr.op is Op.SUB for instr in PRODUCTS[bits].instrs) < 2 * n


@given(a=numbers_of_extreme_words(521), b=numbers_of_extreme_words(521))
def test_extreme_words(a: int, b: int) -> None:
    check(PRODUCTS[521], a, b)


@pytest.mark.parametrize(("bits", "words", "shape"), [
    (521, 9, COLUMNS),
    (512, 8, ROWS),
    (600, 10, ROWS),  # the upper half has no word more than the lower
    (576, 9, ROWS),  # the sums of the halves have a word more
    (575, 9, ROWS),
])  # fmt: skip
def test_what_is_multiplied_in_full(bits: int, words: int, shape: Shape) -> None:
    full = bits == 575
    assert karatsuba.suits(1 << bits, 64, words, shape) is full
    assert not karatsuba.suits(1 << bits, 32, 2 * words, ROWS)


def test_where_it_is_used() -> None:
    def count(number: int, reduction: Reduction, shape: Shape) -> int:
        program = fold(multiplication(facts_of(number, Kind.FIELD, 64, 9, reduction), shape))
        return sum(instr.op is Op.MUL for instr in program.instrs)

    assert count(2**521 - 1, Reduction.CRANDALL, HALVES) == 16 + 25 + 25
    for shape in (ROWS, COLUMNS, replace(COLUMNS, karatsuba=Depth.ONE)):
        assert count(2**521 - 1, Reduction.CRANDALL, shape) == 81
    assert count(2**521 - 1, Reduction.MONTGOMERY, HALVES) >= 81
