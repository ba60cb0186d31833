# SPDX-License-Identifier: MIT
"""Independent tasks on several processes, or by the workers of a cluster, their results in the order of the tasks."""

from __future__ import annotations

import gc
import os
import tempfile
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from ecgen.cluster import Pool
from ecgen.signals import ended_by_parent

Task = TypeVar("Task")
Result = TypeVar("Result")

#: When unused cycles are looked for: there are few, and many objects that live as long as a proof.
_CYCLES = (50_000, 20, 20)
#: Seconds between two looks at whether anybody is left to do the work.
_LOOK = 5


def in_order(run: Callable[[Task], Result], tasks: Iterable[Task], workers: int | None,
             pool: Pool | None = None) -> Generator[Result, None, None]:  # fmt: skip
    """run(task) for each task. `workers`: how many processes; None for one on each processor that this process may use. `pool`:
    who does it instead.

    What a task raises is raised here. Tasks are taken, and begun, before the first result is asked for; those that nobody waits
    for any more are not started, and none runs here any more when this ends, so that nothing is written afterwards.
    """
    workers = len(os.sched_getaffinity(0)) if workers is None else workers
    if pool is not None:
        yield from _results(run, tasks, pool, _cancel)
    elif workers < 2:
        yield from map(run, tasks)
    else:
        with ProcessPoolExecutor(workers, initializer=_begin) as processes:
            # not one by one: where a signal ended the workers, the executor stumbles over each that is cancelled already
            yield from _results(run, tasks, Pool(processes, workers, lambda: None),
                                lambda _: processes.shutdown(cancel_futures=True))  # fmt: skip


def _results(run: Callable[[Task], Result], tasks: Iterable[Task], pool: Pool,
             drop: Callable[[Iterable[Future[Result]]], None]) -> Iterator[Result]:  # fmt: skip
    """`drop`: ends those that nobody waits for any more."""
    futures: deque[Future[Result]] = deque()
    try:
        futures.extend(pool.executor.submit(run, task) for task in tasks)
        while futures:
            while not futures[0].done() and not wait([futures[0]], timeout=_LOOK).done:
                pool.alive()
            yield futures.popleft().result()
    finally:
        drop(futures)


def _cancel(futures: Iterable[Future[Result]]) -> None:
    for future in futures:
        future.cancel()


def _begin() -> None:
    """What the process inherits is never looked at again for cycles; signals are the parent's affair."""
    ended_by_parent()
    gc.freeze()
    gc.set_threshold(*_CYCLES)


@dataclass(frozen=True)
class Carried:
    """A task for another machine: what it reads goes with it, and the objects that it made come back with its rows.

    `task`: a dataclass that has `source`, `out` and `rows()`; `files`: of its source, by name.
    """

    task: Any
    files: Mapping[str, bytes]

    @staticmethod
    def of(task: Any) -> Carried:
        return Carried(task, {path.name: path.read_bytes() for path in sorted(task.source.iterdir()) if path.is_file()})

    def done(self) -> tuple[list[Any], dict[str, bytes]]:
        """The rows, and the objects by name."""
        with tempfile.TemporaryDirectory(prefix="ecgen-prove-", ignore_cleanup_errors=True) as scratch:
            source, out = Path(scratch, "source"), Path(scratch, "objects")
            source.mkdir()
            out.mkdir()
            for name, data in self.files.items():
                (source / name).write_bytes(data)
            rows = replace(self.task, source=source, out=out).rows()
            return rows, {path.name: path.read_bytes() for path in sorted(out.glob("*.o"))}
