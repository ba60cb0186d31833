# SPDX-License-Identifier: MIT
"""Orders of the step of the Montgomery ladder, which takes a mask behind its operands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.emit.montgomery_curve import ladder_kernels
from ecgen.errors import CheckFailed
from ecgen.library import Library, Target
from ecgen.targets.x86.reader import read_instruction
from ecgen.targets.x86.tuned_schedule import ScheduledLine
from ecgen.targets.x86.validate import validated
from ecgen_bench.tune.lower import lower
from ecgen_bench.tune.task import Answer, Task, ladder_task
from support.tuned_schedules import needs_engine, printed_by, shuffled

WORD = (1 << 64) - 1


@cache
def step() -> Task:
    library = Library(load_bundled("curve25519"), "curve25519", "auto", (Target.ADX,))
    return ladder_task(ladder_kernels(library)[Target.ADX][0], library.moduli(64)[0])


def test_other_specifications_have_none() -> None:
    assert ladder_kernels(Library(load_bundled("p256"), "p256", "auto", (Target.ADX,))) == {}
    assert ladder_kernels(Library(load_bundled("curve25519"), "x", "auto", (Target.ADX,), field_only=True)) == {}


def test_known_answers_have_both_masks() -> None:
    """Also among the few that every candidate must give."""
    task = step()
    masks = [answer.mask for answer in islice(task.answers(random.Random(task.program.name)), 48)]
    assert set(masks) == {0, WORD}


@needs_engine
def test_shuffled_orders_compute_the_program(tmp_path: Path) -> None:
    task = step()
    schedule = printed_by(task, shuffled(task.program, 1))
    task.check(schedule, tmp_path)
    assert printed_by(task, lower(task.program, schedule)).lines == schedule.lines


@needs_engine
def test_the_engine_passes_the_mask() -> None:
    task = step()

    def answers(rng: random.Random) -> Iterator[Answer]:
        for iteration, answer in enumerate(task.answers(rng)):
            yield answer._replace(mask=answer.mask ^ (WORD if iteration == 7 else 0))

    with pytest.raises(CheckFailed):
        printed_by(replace(task, answers=answers), shuffled(task.program, 1))


@needs_engine
@pytest.mark.parametrize("lines", [("xor ecx, ecx",), ("mov rcx, qword [rsi]",), ("mov rcx, rdx",)])
def test_a_lost_mask_is_noticed(lines: tuple[str, ...]) -> None:
    task = step()
    schedule = printed_by(task, shuffled(task.program, 1))
    validated(task.program, schedule)
    more = tuple(ScheduledLine(read_instruction(line), None) for line in lines)
    with pytest.raises(CheckFailed, match=r"operands are not those|reads"):
        validated(task.program, replace(schedule, lines=(*more, *schedule.lines)))
