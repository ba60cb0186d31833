# SPDX-License-Identifier: MIT
"""Squares by words of the doubled operand: right for all words, and made only where they are meant to be."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith import catalog, spare
from ecgen.arith.facts import Facts
from ecgen.arith.shape import Shape
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.digest import digest
from ecgen.passes.fold import fold
from ecgen.programs import facts_of
from ecgen.selfcheck import check_program, edge_numbers
from support.folding_cases import strict
from support.karatsuba_cases import numbers_of_extreme_words
from support.shapes import HALVES, ROWS, SPARE

Make = Callable[[Facts, Shape], Program]

#: Bits of numbers with an unused bit, and their words.
SIZES = {65: 2, 127: 2, 130: 3, 255: 4, 434: 7, 521: 9, 575: 9}


@cache
def square(bits: int) -> Program:
    """r = a^2; every carry that is dropped by the size of a number has to be zero, or the interpreter refuses."""
    b = Builder("square", 64)
    r = b.param("r", Kind.LIMBS, 2 * SIZES[bits], output=True)
    b.store_limbs(r, spare.square(b, b.load_limbs(b.param("a", Kind.LIMBS, SIZES[bits], bound=1 << bits))))
    program = fold(b.build(internal("square")))
    check_bounds(program)
    return strict(program)


@pytest.mark.parametrize("bits", SIZES)
def test_edges(bits: int) -> None:
    assert spare.suits(1 << bits, 64, SIZES[bits], SPARE)
    numbers = edge_numbers(1 << bits, random.Random(bits))
    for a in (next(numbers) for _ in range(300)):
        assert run(square(bits), {"a": a})["r"] == a * a


@given(bits=st.sampled_from(sorted(SIZES)), data=st.data())
def test_extreme_words(bits: int, data: st.DataObject) -> None:
    a = data.draw(numbers_of_extreme_words(bits))
    assert run(square(bits), {"a": a})["r"] == a * a


@pytest.mark.parametrize("bits", SIZES)
def test_each_product_once(bits: int) -> None:
    n = SIZES[bits]
    assert sum(instr.op is Op.MUL for instr in square(bits).instrs) == n * (n + 1) // 2


@pytest.mark.parametrize(("bits", "words", "width", "suits"), [
    (521, 9, 64, True),
    (521, 17, 32, True),
    (575, 9, 64, True),
    (576, 9, 64, False),  # no bit to spare
    (512, 9, 64, False),  # nothing in the top word
    (60, 1, 64, False),
])  # fmt: skip
def test_where_it_suits(bits: int, words: int, width: int, suits: bool) -> None:
    assert spare.suits(1 << bits, width, words, SPARE) is suits
    assert not spare.suits(1 << bits, width, words, ROWS)


MODULI = {"2^130 - 5": (2**130 - 5, Reduction.CRANDALL), "2^255 - 19": (2**255 - 19, Reduction.CRANDALL),
          "2^256 - 189": (2**256 - 189, Reduction.CRANDALL), "2^521 - 1": (2**521 - 1, Reduction.CRANDALL),
          "2^521 - 1, Montgomery": (2**521 - 1, Reduction.MONTGOMERY)}  # fmt: skip


def modulus(name: str) -> Facts:
    number, reduction = MODULI[name]
    return facts_of(number, Kind.FIELD, 64, -(-number.bit_length() // 64), reduction)


@pytest.mark.parametrize("name", MODULI)
def test_all_functions_agree_with_the_reference(name: str) -> None:
    for program in catalog.programs(modulus(name), SPARE):
        check_program(fold(program), modulus(name))


def test_multiplications_are_as_without() -> None:
    multiplications = [fold(catalog.multiplication(modulus("2^521 - 1"), shape)) for shape in (SPARE, HALVES)]
    assert digest(multiplications[0]) == digest(multiplications[1])


def test_what_it_is_for() -> None:
    """p521's squaring has 15 sums with a carry fewer, and its doubling of an element has none."""

    def carries(operation: str, shape: Shape) -> int:
        programs = {program.contract.operation: fold(program) for program in catalog.programs(modulus("2^521 - 1"), shape)}
        return sum(instr.op in (Op.ADD, Op.SUB) and len(instr.args) == 3 for instr in programs[operation].instrs)

    assert carries("sqr", ROWS) - carries("sqr", SPARE) == 15
    assert carries("dbl", ROWS) == 8 and carries("dbl", SPARE) == 0
