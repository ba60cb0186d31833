# SPDX-License-Identifier: MIT
"""`ecgen tune`: searches, by measurement on this processor, for the fastest schedule of a function's instructions."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ecgen.cli import choose_spec, make_library, spec_options
from ecgen.cluster import Pool
from ecgen.common_schedules import common_schedule, common_to_all
from ecgen.emit.curve.fused import fused_programs
from ecgen.emit.montgomery_curve import ladder_kernels
from ecgen.emit.quadratic.kernels import extension_kernels
from ecgen.errors import UsageError
from ecgen.field import REQUESTS
from ecgen.function_names import find_function, no_such_function
from ecgen.library import Library, Target
from ecgen.passes.digest import digest
from ecgen.programs import finished_kernels
from ecgen.targets.x86.tuned_schedule import TunedSchedule, file_name, load_schedule, serialise
from ecgen.tuned import SHAPES_FILE, bundled_schedules
from ecgen_bench.tune import engine, state
from ecgen_bench.tune.microarchitecture import this_microarchitecture
from ecgen_bench.tune.pool import local_pool, search_pool
from ecgen_bench.tune.search import Effort, Search
from ecgen_bench.tune.state import State
from ecgen_bench.tune.task import Task, extension_task, field_task, ladder_task, matrix_task, point_task

_FUNCTIONS = ("comma-separated; also fe2_mul_words, fe2_sqr_words, point_dbl_fused, point_add_incomplete_fused, "
              "point_add_affine_incomplete_fused, ladder_step, divsteps59 or whatever the number")  # fmt: skip


@click.command()
@spec_options
@click.option("--reduction", type=click.Choice([request.value for request in REQUESTS]), help="how products modulo p are reduced")
@click.option("--functions", default="fe_mul,fe_sqr", show_default=True, help=_FUNCTIONS)
@click.option("--seconds", type=click.FloatRange(1, 86400), default=600, show_default=True,
              help="time for each function at most; it ends sooner when nothing is gained any more")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--latency", type=click.FloatRange(0, 100), default=1, show_default=True, help="its weight, against throughput")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="the folder of schedules [./tuned]")
@click.option("--afresh", is_flag=True, help="go on neither from a stored schedule nor from an earlier search")
@click.option("--scheduler", metavar="ADDRESS", help="search on the workers of a Dask cluster, as in tcp://host:8786; they and "
              "this machine are of one microarchitecture")  # fmt: skip
@click.option("--common-out", metavar="DIR", type=click.Path(path_type=Path, file_okay=False),
              help="write schedules of products there, too, for all primes with the same instructions; ecgen's "
              "own are in specs/common")  # fmt: skip
@click.option("-q", "--quiet", is_flag=True, help="print nothing but errors")
def tune(curve: str | None, spec_file: Path | None, reduction: str | None, functions: str, seconds: float, seed: int,
         latency: float, out: Path | None, afresh: bool, scheduler: str | None, common_out: Path | None,
         quiet: bool) -> None:  # fmt: skip
    """Search for the fastest schedule of a function's instructions on this processor.

    An interrupted search goes on where it was when the same command is given again."""
    spec = choose_spec(curve, spec_file)
    folder, microarchitecture = out if out is not None else Path("tuned"), this_microarchitecture()
    shapes = folder if (folder / microarchitecture / SHAPES_FILE).exists() else bundled_schedules()
    library = make_library(spec, reduction, "nasm", None)
    library = replace(library, schedules=shapes, microarchitecture=microarchitecture)
    tasks = tasks_of(library, functions)
    places = [folder / microarchitecture / file_name(spec.name, task.program.name) for task in tasks]
    states = [_state(path.with_name(path.name + state.SUFFIX), task, microarchitecture, State(seed, latency), afresh)
              for path, task in zip(places, tasks, strict=True)]  # fmt: skip
    engine.build()
    console = Console(stderr=True, quiet=quiet)
    with _pool(scheduler, microarchitecture, console) as pool:
        for task, path, known in zip(tasks, places, states, strict=True):
            stored = None if afresh else _stored(folder, microarchitecture, spec.name, task)
            with tempfile.TemporaryDirectory(prefix="ecgen-tune-") as scratch:
                effort, title = Effort(seconds, microarchitecture), f"{spec.name} {task.program.name}"
                search = _search(task, known, effort, Path(scratch), path, pool, stored, console, title)
                best = search.best
                task.check(best.schedule, Path(scratch))
            kept = keep(best.schedule, path, best.ratios[0], shapes / microarchitecture / SHAPES_FILE)
            _report(console, task, search, seconds, path if kept else None)
            if common_out is not None and kept and best.schedule.program == digest(task.program):
                common, name = common_to_all(task.program, best.schedule)
                keep(common, common_out / microarchitecture / file_name(name, common.function), best.ratios[0], Path())


@contextmanager
def _pool(scheduler: str | None, microarchitecture: str, console: Console) -> Iterator[Pool]:
    if scheduler is None:
        with local_pool() as pool:
            yield pool
        return
    with search_pool(scheduler, microarchitecture, lambda line: console.print(line, highlight=False)) as pool:
        yield pool


def _state(path: Path, task: Task, microarchitecture: str, fresh: State, afresh: bool) -> State:
    """What an earlier search for the function knew. With another seed it has searches to do that it did not do yet; with another
    weight of latency what it knew says nothing."""
    known = None if afresh else state.restore(path, task, microarchitecture)
    if known is None or known.latency != fresh.latency:
        return fresh
    return known if known.seed == fresh.seed else replace(known, seed=fresh.seed, idle=0)


def tasks_of(library: Library, functions: str) -> list[Task]:
    """What is searched for functions, named with the prefix or without, separated by commas. Raises UsageError."""
    straight = {p.name: (p, modulus) for modulus in library.moduli(64) for p in library.programs(modulus, Target.ADX)}
    fused = {program.name: (program, formula) for formula, program in fused_programs(library).values()}
    kernels = {program.name: program for program in extension_kernels(library).get(Target.ADX, [])}
    ladders = {program.name: program for program in ladder_kernels(library).get(Target.ADX, [])}
    matrices = {matrix.name: matrix for modulus in library.moduli(64) for matrix in finished_kernels(modulus)[:1]}
    tasks = []
    known = straight.keys() | fused.keys() | kernels.keys() | ladders.keys() | matrices.keys()
    for name in functions.split(","):
        key = find_function(name, library.prefix, known)
        if key is None:
            owner = f"{library.spec.name}'s straight-line code"
            raise UsageError(no_such_function("--functions", name, owner, [*straight, *fused, *kernels, *ladders, *matrices]))
        modulus = library.moduli(64)[0]
        if key in ladders:
            tasks.append(ladder_task(ladders[key], modulus))
        elif key in matrices:
            tasks.append(matrix_task(matrices[key]))
        elif key in kernels:
            tasks.append(extension_task(kernels[key], modulus, library.spec.nonresidue))
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


def _search(task: Task, known: State, effort: Effort, scratch: Path, path: Path, pool: Pool, stored: TunedSchedule | None,
            console: Console, title: str) -> Search:  # fmt: skip
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[said]}"), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        shown = bar.add_task(title, total=effort.seconds, said="")

        def show(seconds: float) -> None:
            gained = f"gained {1 - known.best.ratios[0]:.1%} in {len(known.done)} searches" if known.best is not None else ""
            idle = f", nothing in the last {known.idle}" if known.idle else ""
            bar.update(shown, completed=seconds, said=gained + idle)

        search = Search(task, known, effort, scratch, lambda: state.save(known, path.with_name(path.name + state.SUFFIX), task,
                                                                         effort.microarchitecture), show)  # fmt: skip
        search.run(pool, task.starts(stored, common_schedule(task.program)))
    return search


def _report(console: Console, task: Task, search: Search, seconds: float, path: Path | None) -> None:
    """What was gained, why the search ended, and where the schedule is."""
    both, latency, throughput = search.best.ratios
    a, b, c, d = search.best.ticks
    searches = f"{len(search.state.done)} searches"
    ended = (f"a plateau after {searches}: the last {search.state.idle} gained nothing" if search.is_on_plateau
             else f"{seconds:g} seconds are over after {searches}; given again, the command goes on")  # fmt: skip
    where = f"; {path}" if path is not None else "; what is printed anyway is as fast, and nothing was written"
    console.print(f"{task.program.name}: {both:.3f} of the time before; latency {a:.1f} -> {c:.1f} ticks ({latency:.3f}), "
                  f"throughput {b:.1f} -> {d:.1f} ({throughput:.3f}); {ended}{where}",
                  highlight=False, soft_wrap=True)  # fmt: skip


def keep(schedule: TunedSchedule, path: Path, ratio: float, shapes: Path) -> bool:
    """Write the schedule, unless its time is not below what is printed without it; and, beside it, how products are made in
    what it schedules (`shapes`, if there is such a file), so that it is for the Programs of whoever uses the folder.

    Returns whether it was written. Raises UsageError where it cannot be."""
    if ratio >= 1:
        return False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(serialise(schedule), encoding="utf-8", newline="\n")
        if shapes.is_file() and not (path.parent / SHAPES_FILE).exists():
            shutil.copyfile(shapes, path.parent / SHAPES_FILE)
    except OSError as error:
        raise UsageError(f"--out: cannot write {path}: {error.strerror or error}") from error
    return True
