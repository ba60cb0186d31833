# SPDX-License-Identifier: MIT
"""Orders of functions that return a word: the additions of points that say when they should have been doublings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.emit.curve.fused import fused_programs
from ecgen.errors import CheckFailed
from ecgen.library import Library, Target
from ecgen.targets.x86.reader import read_instruction
from ecgen.targets.x86.tuned_schedule import ScheduledLine
from ecgen.targets.x86.validate import validated
from ecgen_bench.tune.lower import lower
from ecgen_bench.tune.task import Answer, Task, point_task
from support.tuned_schedules import needs_engine, printed_by, shuffled

ADDITIONS = ("point_add_incomplete", "point_add_affine_incomplete")


@cache
def task_of(function: str) -> Task:
    library = Library(load_bundled("p256"), "p256", "auto", (Target.ADX,))
    formula, program = fused_programs(library)[function]
    assert program.result is not None
    return point_task(program, formula, library)


@pytest.mark.parametrize("function", ADDITIONS)
def test_known_answers_have_both_masks(function: str) -> None:
    """Also among the few that every candidate must give."""
    returned = [case.returned for case in islice(task_of(function).answers(random.Random(task_of(function).program.name)), 48)]
    assert set(returned) == {0, (1 << 64) - 1} and returned.count(0) > 24


@pytest.mark.slow
@needs_engine
@pytest.mark.parametrize("function", ADDITIONS)
def test_shuffled_orders_compute_the_program(function: str, tmp_path: Path) -> None:
    task = task_of(function)
    for seed in range(2):
        schedule = printed_by(task, shuffled(task.program, seed))
        task.check(schedule, tmp_path)
        assert printed_by(task, lower(task.program, schedule)).lines == schedule.lines


@needs_engine
@pytest.mark.parametrize("lines", [("xor eax, eax",), ("mov rax, rdi",), ("mov rax, qword [rsp]",)])
def test_another_word_returned_is_noticed(lines: tuple[str, ...]) -> None:
    task = task_of("point_add_incomplete")
    schedule = printed_by(task, shuffled(task.program, 1))
    validated(task.program, schedule)
    more = tuple(ScheduledLine(read_instruction(line), None) for line in lines)
    with pytest.raises(CheckFailed, match="does not return what it should"):
        validated(task.program, replace(schedule, lines=(*schedule.lines, *more)))


@needs_engine
def test_the_engine_looks_at_what_is_returned() -> None:
    task = task_of("point_add_affine_incomplete")

    def answers(rng: random.Random) -> Iterator[Answer]:
        for iteration, answer in enumerate(task.answers(rng)):
            yield answer._replace(returned=answer.returned ^ (iteration == 7))

    with pytest.raises(CheckFailed):
        printed_by(replace(task, answers=answers), shuffled(task.program, 1))
