# SPDX-License-Identifier: MIT
"""Who does the searches: this machine, one at a time, or the workers of a Dask cluster that are of its microarchitecture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager

from ecgen.cluster import Pool, Suited, cluster_pool
from ecgen_bench.tune.microarchitecture import this_microarchitecture


@contextmanager
def local_pool() -> Iterator[Pool]:
    """This machine. The engine is a process of its own; what waits for it may be a thread."""
    executor = ThreadPoolExecutor(1)
    try:
        yield Pool(executor, 1, lambda: None)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def search_pool(scheduler: str, microarchitecture: str, refused: Callable[[str], None]) -> AbstractContextManager[Pool]:
    """As `cluster_pool`."""
    suited = Suited(this_microarchitecture, microarchitecture, "worker of the microarchitecture",
                    "; the same command, given again, goes on")  # fmt: skip
    return cluster_pool(scheduler, suited, refused)
