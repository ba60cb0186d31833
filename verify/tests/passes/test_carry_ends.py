# SPDX-License-Identifier: MIT
"""Carries that are words only to be added to a word are added at the end of their chains, and nothing else is changed."""

from __future__ import annotations

import random

import pytest

from ecgen.arith.multiply import product
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.carry_ends import end_chains
from ecgen.programs import checked_programs, facts_of
from ecgen.selfcheck import check_program
from support.random_programs import Style, listing, random_inputs, random_program
from support.shapes import ROWS


def words_of_bits(program: Program) -> int:
    """How many instructions are 0 + 0 + bit."""
    zeros = {i.outs[0] for i in program.instrs if i.op is Op.CONST and i.imm == 0}
    return sum(i.op is Op.ADD and len(i.args) == 3 and set(i.args[:2]) <= zeros for i in program.instrs)


def test_rows_of_products_have_no_carry_as_word() -> None:
    b = Builder("product", 64)
    r = b.param("r", Kind.LIMBS, 8, output=True)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, 4)) for name in "ab")
    b.store_limbs(r, product(b, x, y, ROWS))
    before = b.build(internal("test"))
    after = end_chains(before)
    assert words_of_bits(before) == 3 and words_of_bits(after) == 0
    assert len(after.instrs) == len(before.instrs)
    check_bounds(after)
    for ones in (0, (1 << 256) - 1):
        assert run(after, {"a": ones, "b": ones, "r": 0})["r"] == ones**2


def ending(*, twice: bool = False, wraps: str = "", late: bool = False) -> Program:
    """A carry as a word, added to another; or read `twice`, or the sum may lose a carry, or the other word comes `late`."""
    b = Builder("ending", 64)
    r, x = b.param("r", Kind.LIMBS, 2, output=True), b.load_limbs(b.param("x", Kind.LIMBS, 3))
    half = b.shr(x[2], 1)
    _, carry = b.add(x[0], x[1])
    word = b.word_of(carry)
    second = b.carry_of_add(x[1], x[2])
    other = b.shr(x[2], 2) if late else half
    b.store_limbs(r, [b.add_last(word, other, second, wraps=wraps), word if twice else half])
    return b.build(internal("test"))


def test_only_what_may_be_changed_is_changed() -> None:
    assert words_of_bits(end_chains(ending())) == 0
    for kept in (ending(twice=True), ending(wraps="a reason"), ending(late=True)):
        assert end_chains(kept) == kept


@pytest.mark.parametrize("width", [8, 32, 64])
def test_random_programs(width: int) -> None:
    for seed in range(60):
        rng = random.Random(f"ends {width} {seed}")
        program = random_program(rng, Style(width=width, size=rng.choice([30, 100]), rows=rng.choice([0, 0.7])))
        for _ in range(4):
            inputs = random_inputs(rng, program)
            assert run(end_chains(program), inputs) == run(program, inputs), listing(program, inputs)


def test_functions_keep_their_meaning_and_their_carries() -> None:
    modulus = facts_of(2**127 - 1, Kind.FIELD, 64, 2, Reduction.MONTGOMERY)
    for program in map(end_chains, checked_programs(modulus, ROWS)):
        check_bounds(program)
        check_program(program, modulus)
