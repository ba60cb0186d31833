# SPDX-License-Identifier: MIT
"""Folding keeps what a Program computes, and every carry that somebody needs."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import LostCarry
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program, Returns, Value
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from support.random_programs import Style, listing, random_inputs, random_program

WIDTHS = (8, 32, 64)


def agree(program: Program, rng: random.Random, runs: int) -> None:
    folded = fold(program)
    for _ in range(runs):
        inputs = random_inputs(rng, program)
        assert run(folded, inputs) == run(program, inputs), listing(program, inputs)


@given(st.randoms(use_true_random=False), st.sampled_from(WIDTHS), st.floats(0, 1), st.integers(2, 40))
@settings(max_examples=100, deadline=None)
def test_small_random_programs(rng: random.Random, width: int, far: float, size: int) -> None:
    agree(random_program(rng, Style(width=width, size=size, far=far)), rng, runs=4)


@pytest.mark.quick("8")
@pytest.mark.parametrize("width", WIDTHS)
def test_random_programs(width: int) -> None:
    for seed in range(80):
        rng = random.Random(f"{width} {seed}")
        agree(random_program(rng, Style(width=width, size=rng.choice([30, 100, 300]), far=rng.random())), rng, runs=6)


def constants_only(rng: random.Random, width: int) -> Program:
    """A random Program whose inputs are replaced by constants, so that much of it folds away."""
    program = random_program(rng, Style(width=width, size=60, bytes=False))
    known = [
        replace(i, op=Op.CONST, imm=rng.choice([0, 1, (1 << width) - 1, rng.getrandbits(width)]), param="", index=0)
        if i.op is Op.LOAD
        else i
        for i in program.instrs
    ]
    return replace(program, instrs=tuple(known))


@pytest.mark.parametrize("width", WIDTHS)
def test_constants(width: int) -> None:
    for seed in range(150):
        rng = random.Random(f"{width} {seed}")
        agree(constants_only(rng, width), rng, runs=1)


def one(write: Callable[[Builder, Value, Value], Value], width: int = 64) -> Program:
    b = Builder("one", width)
    words = b.load_limbs(b.param("a", Kind.LIMBS, 2))
    b.store(b.param("r", Kind.LIMBS, 1, output=True), 0, write(b, *words))
    return fold(b.build(internal("test")))


def operations(program: Program) -> list[Op]:
    return [i.op for i in program.instrs if i.op not in (Op.LOAD, Op.CONST)]


@pytest.mark.parametrize(
    ("write", "left"),
    [
        (lambda b, x, y: b.and_(x, b.const(0)), []),
        (lambda b, x, y: b.and_(x, b.const(2**64 - 1)), []),
        (lambda b, x, y: b.or_(b.const(0), x), []),
        (lambda b, x, y: b.xor(x, b.const(0)), []),
        (lambda b, x, y: b.xor(b.const(5), b.const(6)), []),
        (lambda b, x, y: b.add_last(x, b.const(0)), []),
        (lambda b, x, y: b.add_last(b.const(0), x), []),
        (lambda b, x, y: b.sub_last(x, b.const(0)), []),
        (lambda b, x, y: b.sub_last(b.const(0), x, wraps="test"), [Op.SUB]),
        (lambda b, x, y: b.add(b.const(2**63), b.const(2**63 + 5))[0], []),
        (lambda b, x, y: b.mul(x, b.const(1))[0], []),
        (lambda b, x, y: b.mul(x, b.const(1))[1], []),
        (lambda b, x, y: b.mul(b.const(0), x)[0], []),
        (lambda b, x, y: b.mul(x, b.const(8))[0], [Op.SHL]),
        (lambda b, x, y: b.mul(x, b.const(8))[1], [Op.SHR]),
        (lambda b, x, y: b.mul(x, b.const(3))[1], [Op.MUL]),
        (lambda b, x, y: b.shrd(b.const(0), x, 3), [Op.SHR]),
        (lambda b, x, y: b.shrd(x, b.const(0), 3), [Op.SHL]),
        (lambda b, x, y: b.shl(b.const(2**63 + 1), 1), []),
        (lambda b, x, y: b.or_(b.shrd(x, y, 3), b.shrd(y, x, 3)), [Op.SHRD, Op.SHRD, Op.OR]),
        (lambda b, x, y: b.mul_low(b.shl(x, 3), b.shl(x, 4)), [Op.SHL, Op.SHL, Op.MUL]),
        (lambda b, x, y: b.mul_low(b.shl(x, 3), b.shl(x, 3)), [Op.SHL, Op.MUL]),
        (lambda b, x, y: b.mul_low(b.shr(x, 3), b.shl(x, 3)), [Op.SHR, Op.SHL, Op.MUL]),
        (lambda b, x, y: b.select(b.add(x, b.const(0))[1], x, y), []),
        (lambda b, x, y: b.select(b.carry_of_add(x, y), x, x), []),
        (lambda b, x, y: b.add_last(x, y, b.carry_of_add(b.const(1), b.const(2)), wraps="test"), [Op.ADD]),
        (lambda b, x, y: b.word_of(b.carry_of_add(b.const(2**63), b.const(2**63))), [Op.ADD, Op.ADD]),
    ],
)
def test_what_goes_and_what_stays(write: Callable[[Builder, Value, Value], Value], left: list[Op]) -> None:
    assert operations(one(write)) == left


def test_what_nobody_reads_goes() -> None:
    b = Builder("unread", 64)
    x, y = b.load_limbs(b.param("a", Kind.LIMBS, 2))
    _, hi = b.mul(x, y)
    b.xor(hi, x)
    _, carry = b.add(x, y)
    b.store(b.param("r", Kind.LIMBS, 2, output=True), 0, b.add_last(hi, x, carry, wraps="test"))
    b.store(b._params[1], 1, b.add(x, y)[0])
    folded = fold(b.build(internal("test")))
    assert [(i.op, *(out is not None for out in i.outs)) for i in folded.instrs if i.op is not Op.LOAD] == [
        (Op.MUL, False, True), (Op.ADD, False, True), (Op.ADD, True, False), (Op.ADD, True, False),
    ]  # fmt: skip


@pytest.mark.parametrize("width", WIDTHS)
def test_a_carry_that_is_always_one_still_comes_from_somewhere(width: int) -> None:
    top = (1 << width) - 1
    program = one(lambda b, x, y: b.add_last(x, y, b.carry_of_add(b.const(top), b.const(1)), wraps="test"), width)
    assert run(program, {"a": 5 << width | 7}) == {"r": 13}


def test_an_unread_carry_asks_for_its_proof() -> None:
    b = Builder("sum", 64)
    x, y = b.load_limbs(b.param("a", Kind.LIMBS, 2))
    b.store(b.param("r", Kind.LIMBS, 1, output=True), 0, b.add(x, y)[0])
    with pytest.raises(LostCarry):
        check_bounds(fold(b.build(internal("test"))))


@pytest.mark.parametrize("step", [Builder.add_last, Builder.sub_last])
def test_a_carry_that_constants_lose_is_still_lost(step: Callable[..., Value]) -> None:
    """The sum of two constants may not drop its carry either, unless it says why."""
    with pytest.raises((LostCarry, ValueError)):
        check_bounds(one(lambda b, x, y: step(b, b.const(2**63), b.const(2**64 - 1))))


def test_results_and_stores_follow() -> None:
    b = Builder("follow", 32)
    x = b.load(b.param("a", Kind.LIMBS, 1))
    b.store(b.param("r", Kind.LIMBS, 1, output=True), 0, b.xor(x, b.const(0)))
    result = b.or_(x, b.const(0))
    program = fold(b.build(internal("test"), Returns.MASK, result))
    assert program.stores[0].value is program.result and len(program.instrs) == 1
