# SPDX-License-Identifier: MIT
"""Independent tasks on several processes, their results in the order of the tasks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(run: Callable[[Task], Result], tasks: Sequence[Task], workers: int | None) -> Iterator[Result]:
    """run(task) for each task. `workers`: how many processes; None for one on each processor that this process may use.

    What a task raises is raised here. Tasks that nobody waits for any more are not started.
    """
    workers = min(len(os.sched_getaffinity(0)) if workers is None else workers, len(tasks))
    if workers < 2:
        yield from map(run, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(run, tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
