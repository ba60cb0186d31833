# SPDX-License-Identifier: MIT
"""`ecgen tune`: searches, by measurement on this processor, for the fastest schedule of a function's instructions."""

from __future__ import annotations

import shutil
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ecgen.cli import choose_spec, make_library, spec_options
from ecgen.emit.curve.fused import fused_programs
from ecgen.emit.quadratic.kernels import extension_kernels
from ecgen.errors import UsageError
from ecgen.field import REQUESTS
from ecgen.function_names import find_function, no_such_function
from ecgen.library import Library, Target
from ecgen.targets.x86.tuned_schedule import TunedSchedule, file_name, load_schedule, serialise
from ecgen.tuned import SHAPES_FILE, bundled_schedules
from ecgen_bench.tune import engine
from ecgen_bench.tune.lower import lower
from ecgen_bench.tune.microarchitecture import this_microarchitecture
from ecgen_bench.tune.task import Start, Task, extension_task, field_task, point_task

_FUNCTIONS = ("comma-separated; also fe2_mul_words, fe2_sqr_words, point_dbl_fused, point_add_incomplete_fused, "
              "point_add_affine_incomplete_fused")  # fmt: skip
#: From so many instructions on a start that was not searched before is shortened for this share of its first search: there are
#: moves too many then, and one alone is not seen in the time.
_LONG, _SHORTENING = 1000, 0.4
#: The share of the time for first, short searches from several starts; the rest goes to the best of them.
_SCOUTING = 0.4
#: The rest is cut into so many searches; they stop after _PATIENCE of them in a row without a gain of _GAIN.
_ROUNDS, _PATIENCE, _GAIN = 4, 2, 0.001
#: How much slower a candidate may seem and still be taken: in the first searches, and in those that follow.
_SCOUT_TEMPERATURE, _TEMPERATURE = 0.004, 0.0015


@dataclass(frozen=True)
class _Effort:
    """The engine, and what it is given: seconds in all, the first seed, the weight of latency against throughput."""

    program: Path
    seconds: float
    seed: int
    latency: float


@dataclass
class _Best:
    result: engine.Found
    start: Start


@click.command()
@spec_options
@click.option("--reduction", type=click.Choice([request.value for request in REQUESTS]), help="how products modulo p are reduced")
@click.option("--functions", default="fe_mul,fe_sqr", show_default=True, help=_FUNCTIONS)
@click.option("--seconds", type=click.FloatRange(1, 86400), default=60, show_default=True, help="time for each function at most")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--latency", type=click.FloatRange(0, 100), default=1, show_default=True, help="its weight, against throughput")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="the folder of schedules [./tuned]")
@click.option("--afresh", is_flag=True, help="do not go on from a stored schedule")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but errors")
def tune(curve: str | None, spec_file: Path | None, reduction: str | None, functions: str, seconds: float, seed: int,
         latency: float, out: Path | None, afresh: bool, quiet: bool) -> None:  # fmt: skip
    """Search for the fastest schedule of a function's instructions on this processor."""
    spec = choose_spec(curve, spec_file)
    folder, microarchitecture = out if out is not None else Path("tuned"), this_microarchitecture()
    shapes = folder if (folder / microarchitecture / SHAPES_FILE).exists() else bundled_schedules()
    library = make_library(spec, reduction, "nasm", None)
    library = replace(library, schedules=shapes, microarchitecture=microarchitecture)
    tasks = _tasks(library, functions)
    program = engine.build()
    console = Console(stderr=True, quiet=quiet)
    for task in tasks:
        stored = None if afresh else _stored(folder, microarchitecture, spec.name, task)
        with tempfile.TemporaryDirectory(prefix="ecgen-tune-") as scratch:
            effort = _Effort(program, seconds, seed, latency)
            title = f"{spec.name} {task.program.name}"
            best = _tune(task, task.starts(stored), effort, Path(scratch), console, title)
            schedule = task.schedule(best.result, microarchitecture, best.start)
            task.check(schedule, Path(scratch))
        path = folder / microarchitecture / file_name(spec.name, task.program.name)
        _report(console, task, best.result, path)
        keep(schedule, path, best.result.ratios[0], shapes / microarchitecture / SHAPES_FILE)


def _tasks(library: Library, functions: str) -> list[Task]:
    straight = {p.name: (p, modulus) for modulus in library.moduli(64) for p in library.programs(modulus, Target.ADX)}
    fused = {program.name: (program, formula) for formula, program in fused_programs(library).values()}
    kernels = {program.name: program for program in extension_kernels(library).get(Target.ADX, [])}
    tasks = []
    known = straight.keys() | fused.keys() | kernels.keys()
    for name in functions.split(","):
        key = find_function(name, library.prefix, known)
        if key is None:
            owner = f"{library.spec.name}'s straight-line code"
            raise UsageError(no_such_function("--functions", name, owner, [*straight, *fused, *kernels]))
        if key in kernels:
            tasks.append(extension_task(kernels[key], library.moduli(64)[0]))
        else:
            tasks.append(point_task(*fused[key], library) if key in fused else field_task(*straight[key]))
    return tasks


def _stored(folder: Path, microarchitecture: str, spec: str, task: Task) -> TunedSchedule | None:
    """The schedule to go on from: in the folder, or else among the bundled ones."""
    for place in (folder, bundled_schedules()):
        schedule = load_schedule(place, microarchitecture, spec, task.program.name)
        if schedule is not None and task.resumed(schedule) is not None:
            return schedule
    return None


def _tune(task: Task, starts: list[Start], effort: _Effort, scratch: Path, console: Console, title: str) -> _Best:
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[said]}"), TimeRemainingColumn()
    input_file = scratch / "task"
    begin, best, seconds = time.monotonic(), None, effort.seconds
    with Progress(*columns, console=console, transient=True) as bar:
        shown = bar.add_task(title, total=seconds, said="")

        def search(start: Start, limit: float, iteration: int, temperature: float, shortening: float = 0) -> engine.Found:
            input_file.write_text(task.text(start.lowered, scratch), encoding="ascii")

            def progress(at: float, candidates: int, gained: float) -> None:
                rate = candidates / at if at else 0
                bar.update(shown, completed=time.monotonic() - begin, said=f"{rate:.0f} candidates/s, gained {1 - gained:.1%}")

            return engine.search(effort.program, input_file, limit - shortening, effort.seed + iteration, temperature, progress,
                                 effort.latency, shortening)  # fmt: skip

        scouts = starts if len(starts) > 2 else starts * 2
        limit, is_long = seconds * _SCOUTING / len(scouts), len(task.program.instrs) >= _LONG
        for iteration, start in enumerate(scouts):
            try:
                shortening = limit * _SHORTENING if is_long and not start.searched else 0
                candidate = search(start, limit, iteration, _SCOUT_TEMPERATURE, shortening)
            except engine.LosesCarry:  # a schedule may depend on bounds that the engine does not know; the Program's own does not
                if best is None and iteration == len(scouts) - 1:
                    raise
                continue
            if best is None or candidate.ratios[0] < best.result.ratios[0]:
                best = _Best(candidate, start)
        assert best is not None
        idle = 0
        for iteration in range(_ROUNDS):
            limit = min(seconds * (1 - _SCOUTING) / _ROUNDS, begin + seconds - time.monotonic())
            if limit < 1 or idle == _PATIENCE:
                break
            so_far = task.schedule(best.result, "search", best.start)
            start = Start(best.start.program, lower(best.start.program, so_far), searched=True)
            candidate = search(start, limit, len(scouts) + iteration, _TEMPERATURE)
            idle = 0 if candidate.ratios[0] < best.result.ratios[0] - _GAIN else idle + 1
            if candidate.ratios[0] <= best.result.ratios[0]:
                best = _Best(candidate, start)
    return best


def _report(console: Console, task: Task, best: engine.Found, path: Path) -> None:
    both, latency, throughput = best.ratios
    a, b, c, d = best.ticks
    console.print(f"{task.program.name}: {both:.3f} of the time before; latency {a:.1f} -> {c:.1f} ticks ({latency:.3f}), "
                  f"throughput {b:.1f} -> {d:.1f} ({throughput:.3f}); {path}", highlight=False)  # fmt: skip


def keep(schedule: TunedSchedule, path: Path, ratio: float, shapes: Path) -> None:
    """Write the schedule, unless its time is not below what is printed without it; and, beside it, how products are made in
    what it schedules (`shapes`, if there is such a file), so that it is for the Programs of whoever uses the folder.

    Raises UsageError where it cannot be written."""
    if ratio >= 1:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(serialise(schedule), encoding="utf-8", newline="\n")
        if shapes.is_file() and not (path.parent / SHAPES_FILE).exists():
            shutil.copyfile(shapes, path.parent / SHAPES_FILE)
    except OSError as error:
        raise UsageError(f"--out: cannot write {path}: {error.strerror or error}") from error
