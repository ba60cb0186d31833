# SPDX-License-Identifier: MIT
"""Recodings of scalars: the digits sum up to the scalar and stay in their ranges."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ecgen.curve.comb import Comb, choose_comb
from ecgen.curve.recoding import Window, odd_scalar, wnaf
from ecgen.selfcheck import edge_numbers


def check_window(window: Window, scalar: int) -> None:
    digits = window.digits(scalar)
    assert len(digits) == window.windows
    assert sum(digit << (window.width * index) for index, digit in enumerate(digits)) == scalar
    assert all(digit % 2 and abs(digit) < 1 << window.width for digit in digits) and digits[-1] > 0
    for index, digit in enumerate(digits):
        negative, entry = window.lookup(scalar, index)
        assert digit == (-(2 * entry + 1) if negative else 2 * entry + 1) and 0 <= entry < window.entries


@pytest.mark.parametrize("width", [2, 3, 4, 5])
@pytest.mark.parametrize("bits", [5, 8, 10, 11])
def test_window_for_every_scalar(bits: int, width: int) -> None:
    for scalar in range(1, 1 << bits, 2):
        check_window(Window(bits, width), scalar)


@pytest.mark.parametrize("bits", [192, 224, 225, 256, 384, 521])
def test_window_on_edges(bits: int) -> None:
    numbers = edge_numbers(1 << bits, random.Random(bits))
    for width in (4, 5, 6, 7):
        for _ in range(100):
            check_window(Window(bits, width), next(numbers) | 1)


@pytest.mark.parametrize("scalar", [0, 2, -1, 32, 33])
def test_window_refuses(scalar: int) -> None:
    with pytest.raises(ValueError, match="not odd and below"):
        Window(5, 3).digits(scalar)


@pytest.mark.parametrize("order", [5, 23, 127, 251, 257])
def test_odd_scalar(order: int) -> None:
    for scalar in range(1 << order.bit_length()):
        odd, negate = odd_scalar(scalar, order)
        assert odd % 2 and 1 <= odd <= order and (-odd if negate else odd) % order == scalar % order
    for wrong in (-1, 1 << order.bit_length()):
        with pytest.raises(ValueError, match="does not lie in"):
            odd_scalar(wrong, order)


@pytest.mark.parametrize("width", [2, 3, 4, 5, 7])
def test_wnaf(width: int) -> None:
    numbers = edge_numbers(1 << 256, random.Random(width))
    for scalar in [*range(1000), *(next(numbers) for _ in range(200))]:
        digits = wnaf(scalar, width)
        assert sum(digit << index for index, digit in enumerate(digits)) == scalar
        assert len(digits) <= scalar.bit_length() + 1
        assert all(digit == 0 or (digit % 2 and abs(digit) < 1 << (width - 1)) for digit in digits)
        places = [index for index, digit in enumerate(digits) if digit]
        assert all(later - earlier >= width for earlier, later in pairwise(places))


def comb_sum(comb: Comb, scalar: int) -> int:
    """What the comb computes, on integers."""
    tables = [list(comb.multiples(block)) for block in range(comb.blocks)]
    total = 0
    for column in range(comb.spacing - 1, -1, -1):
        total *= 2
        for block in range(comb.blocks):
            negative, index = comb.lookup(scalar, block, column)
            total += -tables[block][index] if negative else tables[block][index]
    return total


@pytest.mark.parametrize("comb", [Comb(8, 4, 1), Comb(8, 2, 2), Comb(9, 4, 1), Comb(10, 3, 2), Comb(11, 2, 2)], ids=str)
def test_comb_for_every_scalar(comb: Comb) -> None:
    assert comb.length >= comb.bits
    for scalar in range(1, 1 << comb.bits, 2):
        assert comb_sum(comb, scalar) == scalar
    with pytest.raises(ValueError, match="not odd"):
        comb.lookup(2, 0, 0)


@pytest.mark.parametrize("bits", [192, 224, 225, 256, 384, 521])
@pytest.mark.parametrize("most", [2, 16, 64, 300, 4096])
def test_chosen_comb(bits: int, most: int) -> None:
    comb = choose_comb(bits, most)
    tables = [len(list(comb.multiples(block))) for block in range(comb.blocks)]
    assert sum(tables) == comb.entries <= most and tables[:-1] == [comb.block_entries] * (comb.blocks - 1)
    assert comb.length == comb.spacing * comb.rows >= bits > comb.length - comb.spacing
    assert [row for block in range(comb.blocks) for row in comb.block_rows(block)] == list(range(comb.rows))
    scalar = next(edge_numbers(1 << bits, random.Random(most))) | 1
    assert comb_sum(comb, scalar) == scalar


@pytest.mark.parametrize("shape", [(8, 1, 2), (8, 4, 3), (8, 4, 2), (9, 2, 2), (10, 2, 3), (8, 2, 0)])
def test_no_comb(shape: tuple[int, int, int]) -> None:
    """One tooth, too many blocks, one column, two with a pad, a row alone in the last block, no block."""
    with pytest.raises(ValueError, match="does not suit"):
        Comb(*shape)


def test_no_comb_is_small_enough() -> None:
    with pytest.raises(ValueError, match="at most 1 points"):
        choose_comb(256, 1)


def test_a_larger_table_is_no_slower() -> None:
    prices = [choose_comb(256, most).price for most in (2, 8, 32, 128, 512)]
    assert prices == sorted(prices, reverse=True) and prices[-1] < prices[0]


@pytest.mark.parametrize("bits", [192, 224, 225, 256, 384, 521])
def test_the_default_table_needs_no_safe_additions(bits: int) -> None:
    """But for the last one: the condition of the proof holds, by which no addition in a column is an exception."""
    assert choose_comb(bits, 32 * 1024 // (2 * 8 * -(-bits // 64))).safe_additions == 0
