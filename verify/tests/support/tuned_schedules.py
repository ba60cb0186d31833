# SPDX-License-Identifier: MIT
"""Programs to schedule, and legal schedules of them without any search: the engine only prints what it is given to start from."""

from __future__ import annotations

import random
import re
import shutil
import tempfile
from pathlib import Path

import pytest

from ecgen.arith import catalog
from ecgen.arith.facts import Facts
from ecgen.arith.shape import Shape
from ecgen.bundled import load_bundled
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.passes.pipeline import finished
from ecgen.targets.x86.tuned_schedule import TunedSchedule
from ecgen.tuned import MICROARCHITECTURE
from ecgen_bench.tune import engine
from ecgen_bench.tune.lower import Lowered, lower_by_schedule
from ecgen_bench.tune.task import Start, Task, field_task
from support.shapes import ROWS

_FLAGS = set(re.findall(r"\w+", Path("/proc/cpuinfo").read_text(encoding="utf-8"))) if Path("/proc/cpuinfo").exists() else set()
RUNS = {"adx", "bmi2"} <= _FLAGS and shutil.which("nasm") is not None and any(map(shutil.which, ("gcc", "clang")))
needs_engine = pytest.mark.skipif(not RUNS, reason="needs BMI2, ADX, nasm and a C compiler")


def modulus_of(spec: str) -> Facts:
    return Library(load_bundled(spec), spec, "auto", (Target.ADX,)).moduli(64)[0]


def multiplication(spec: str, shape: Shape = ROWS) -> Program:
    return finished(catalog.multiplication(modulus_of(spec), shape))


def squaring(spec: str) -> Program:
    return finished(catalog.squaring(modulus_of(spec), ROWS))


def shuffled(program: Program, seed: int) -> Lowered:
    """The scheduler's order with each multiplication at a random place before its first reader (mulx leaves the flags alone),
    operands swapped and inputs held at random."""
    rng, lowered = random.Random(seed), lower_by_schedule(program)
    rows = lowered.rows
    for index in [i for i in lowered.order if rows[i].op == "mul"]:
        words = {rows[index].out, rows[index].high} - {-1}
        makers = {rows[index].a, rows[index].b}
        rest = [i for i in lowered.order if i != index]
        first = max((p + 1 for p, i in enumerate(rest) if {rows[i].out, rows[i].high} & makers), default=0)
        last = next(p for p, i in enumerate(rest) if {rows[i].a, rows[i].b} & words)
        rest.insert(rng.randint(first, last), index)
        lowered.order = rest
    for row in rows:
        if row.op in ("mul", "add", "and", "or", "xor", "select"):
            row.swap = rng.randrange(2)
    lowered.held = [value for value in lowered.loads if rng.random() < 0.5]
    return lowered


def printed(spec: str, program: Program, lowered: Lowered) -> TunedSchedule:
    """The schedule as the engine prints it; it refuses what is not legal."""
    return printed_by(field_task(program, modulus_of(spec)), lowered)


def printed_by(task: Task, lowered: Lowered) -> TunedSchedule:
    """The same for any task."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "task"
        text.write_text(task.text(lowered, Path(folder)), encoding="ascii")
        best = engine.search(engine.build(), text, 0, 1, 0, lambda *_: None)
        return task.schedule(best, MICROARCHITECTURE, Start(task.program, lowered))
