# SPDX-License-Identifier: MIT
"""Independent tasks on several processes, their results in the order of the tasks."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from ecgen.signals import ended_by_parent

Task = TypeVar("Task")
Result = TypeVar("Result")

#: When unused cycles are looked for: there are few, and many objects that live as long as a proof.
_CYCLES = (50_000, 20, 20)


def in_order(run: Callable[[Task], Result], tasks: Iterable[Task], workers: int | None) -> Iterator[Result]:
    """run(task) for each task. `workers`: how many processes; None for one on each processor that this process may use.

    What a task raises is raised here. Tasks are taken, and begun, before the first result is asked for; those that nobody waits
    for any more are not started, and none runs any more when this ends, so that nothing is written afterwards.
    """
    workers = len(os.sched_getaffinity(0)) if workers is None else workers
    if workers < 2:
        yield from map(run, tasks)
        return
    with ProcessPoolExecutor(workers, initializer=_begin) as pool:
        try:
            yield from pool.map(run, tasks)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _begin() -> None:
    """What the process inherits is never looked at again for cycles; signals are the parent's affair."""
    ended_by_parent()
    gc.freeze()
    gc.set_threshold(*_CYCLES)
