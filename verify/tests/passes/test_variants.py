# SPDX-License-Identifier: MIT
"""Variants compute what their Program computes; and an schedule of one is emitted as the schedule of that one."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.digest import digest
from ecgen.passes.variants import join_shifts, multiply_by_powers, variants
from ecgen.selfcheck import check_program
from ecgen.targets.x86.tuned_schedule import file_name, serialise
from ecgen.tuned import MICROARCHITECTURE, tuned_schedule
from ecgen_bench.tune.task import field_task
from support.tuned_schedules import modulus_of, multiplication, needs_engine, printed, shuffled, squaring


def shifting(rng: random.Random, width: int, words: int, size: int) -> Program:
    """Shifts of few words by few counts, and ORs, sums and stores of what they give, so that pairs are frequent."""
    b = Builder("f", width)
    r, a = b.param("r", Kind.LIMBS, size, output=True), b.param("a", Kind.LIMBS, words)
    pool: list[Value] = b.load_limbs(a)
    counts = [1, width // 2, width - 1]
    for _ in range(size):
        x, y = rng.choice(pool), rng.choice(pool)
        kind = rng.randrange(5)
        pool.append(b.shl(x, rng.choice(counts)) if kind < 2 else b.shr(x, rng.choice(counts)) if kind < 4 else b.or_(x, y))
        count = rng.choice(counts)
        pool.append(b.or_(*rng.sample([b.shr(x, count), b.shl(y, width - count)], 2)))
    b.store_limbs(r, rng.choices(pool, k=size))
    return b.build(internal("f"))


@given(st.randoms(use_true_random=False), st.sampled_from((8, 32, 64)), st.integers(1, 4), st.integers(1, 12))
@settings(max_examples=200, deadline=None)
def test_variants_compute_the_same(rng: random.Random, width: int, words: int, size: int) -> None:
    program = shifting(rng, width, words, size)
    for _ in range(4):
        number = rng.choice([0, (1 << width * words) - 1, rng.getrandbits(width * words), 1 << rng.randrange(width * words)])
        results = [run(variant, {"a": number}) for variant in variants(program)]
        assert all(result == results[0] for result in results)


def test_only_neighbouring_words_are_joined() -> None:
    b = Builder("f", 64)
    r, a = b.param("r", Kind.LIMBS, 4, output=True), b.param("a", Kind.LIMBS, 2)
    low, high = b.load_limbs(a)
    pair = b.or_(b.shl(high, 60), b.shr(low, 4))
    b.store_limbs(r, [pair, b.or_(b.shr(low, 4), b.shl(high, 59)), b.or_(b.shr(low, 4), b.shr(high, 60)), b.shl(high, 60)])
    joined = join_shifts(b.build(internal("f")))
    (double,) = [instr for instr in joined.instrs if instr.op is Op.SHRD]
    assert (double.args, double.imm) == ((high, low), 4)
    assert sum(instr.op is Op.OR for instr in joined.instrs) == 2
    assert sum(instr.op is Op.SHL and instr.imm == 60 for instr in joined.instrs) == 1, "it is stored as well"


def test_shifts_that_nothing_else_reads_go() -> None:
    program = squaring("p521")
    joined = join_shifts(program)
    taken = sum(instr.op is Op.SHRD for instr in joined.instrs)
    assert taken == 8 and len(joined.instrs) == len(program.instrs) - 2 * taken


def test_parts_of_one_word_become_a_product() -> None:
    program = multiplication("p256")
    multiplied = multiply_by_powers(program)
    assert not any(instr.op in (Op.SHL, Op.SHR) for instr in multiplied.instrs)
    assert sum(instr.op is Op.MUL for instr in multiplied.instrs) > sum(instr.op is Op.MUL for instr in program.instrs)


@pytest.mark.parametrize("spec", ["p256", "p384", "p521", "p751"])
def test_variants_differ_in_their_digests_and_agree_with_the_reference(spec: str) -> None:
    for program in (multiplication(spec), squaring(spec)):
        variants_of = list(variants(program))
        assert variants_of[0] is program and len({digest(variant) for variant in variants_of}) == len(variants_of)
        for variant in variants_of:
            check_program(variant, modulus_of(spec))


@needs_engine
@pytest.mark.parametrize(("spec", "reword"), [("p521", join_shifts), ("p521", multiply_by_powers), ("p256", multiply_by_powers)])
def test_an_order_of_a_variant_is_emitted(spec: str, reword: Callable[[Program], Program], tmp_path: Path) -> None:
    program = squaring(spec)
    variant = reword(program)
    schedule = printed(spec, variant, shuffled(variant, 1))
    field_task(program, modulus_of(spec)).check(schedule, tmp_path)
    (tmp_path / MICROARCHITECTURE).mkdir()
    (tmp_path / MICROARCHITECTURE / file_name(spec, program.name)).write_text(serialise(schedule), encoding="utf-8")
    tuned = tuned_schedule(tmp_path, MICROARCHITECTURE, spec, program, print)
    assert tuned is not None and digest(tuned[0]) == digest(variant) and tuned[1] == replace(schedule, source=tuned[1].source)
