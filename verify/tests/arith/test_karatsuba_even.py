# SPDX-License-Identifier: MIT
"""Products of two equal halves by Karatsuba's identity: right for all words and carries, and made where they are meant to be."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.karatsuba import even as karatsuba_even
from ecgen.arith.shape import Shape
from ecgen.library import Target
from support.karatsuba_cases import check, check_carries_of_sums, check_edges, multiplications, numbers_of_extreme_words, products
from support.shapes import ROWS, SWAPPED

#: Bits and words: p751's, all but the one spare bit, and more words.
SIZES = {751: 12, 767: 12, 895: 14}
#: Of the products of halves.
INNER = (ROWS, SWAPPED)
PRODUCTS = {(bits, shape): products(bits, count, partial(karatsuba_even.multiply, shape=shape))
            for bits, count in SIZES.items() for shape in INNER}  # fmt: skip


@pytest.mark.parametrize(("bits", "shape"), PRODUCTS)
def test_edges(bits: int, shape: Shape) -> None:
    assert karatsuba_even.suits(1 << bits, 64, SIZES[bits])
    check_edges(PRODUCTS[bits, shape], bits)


@pytest.mark.parametrize("shape", INNER)
def test_carries_of_the_sums(shape: Shape) -> None:
    check_carries_of_sums(PRODUCTS[767, shape], 384, 383)


@given(a=numbers_of_extreme_words(767), b=numbers_of_extreme_words(767), shape=st.sampled_from(INNER))
def test_extreme_words(a: int, b: int, shape: Shape) -> None:
    check(PRODUCTS[767, shape], a, b)


@pytest.mark.parametrize(("bits", "width", "words", "suits"), [
    (767, 64, 12, True),
    (768, 64, 12, False),  # no bit to spare
    (767, 32, 24, False),
    (639, 64, 10, False),
    (831, 64, 13, False),
])  # fmt: skip
def test_what_may_be_multiplied_so(bits: int, width: int, words: int, suits: bool) -> None:
    assert karatsuba_even.suits(1 << bits, width, words) is suits


def test_where_it_is_used() -> None:
    assert multiplications("p751", Target.ADX) == 3 * 36 + 12 * 7
    assert multiplications("p751", Target.X64) == 144 + 12 * 7
    assert multiplications("p503", Target.ADX) == multiplications("p503", Target.C64)
