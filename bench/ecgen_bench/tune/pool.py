# SPDX-License-Identifier: MIT
"""Who does the searches: this machine, one at a time, or the workers of a Dask cluster. Either is an executor of
`concurrent.futures`, so that the search does not know which."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ecgen.errors import DISTRIBUTION, CheckFailed, ToolMissing, UsageError
from ecgen_bench.tune.microarchitecture import this_microarchitecture

#: Seconds until a scheduler that does not answer is given up.
_PATIENCE = 10
#: How addresses of schedulers may begin.
_SCHEMES = "tcp", "tls", "ws", "wss"


@dataclass(frozen=True)
class Pool:
    """executor: does jobs; size: so many at a time; alive: raises CheckFailed when nobody is left to do one."""

    executor: Executor
    size: int
    alive: Callable[[], None]


@contextmanager
def local_pool() -> Iterator[Pool]:
    """This machine. The engine is a process of its own; what waits for it may be a thread."""
    executor = ThreadPoolExecutor(1)
    try:
        yield Pool(executor, 1, lambda: None)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


@contextmanager
def cluster_pool(scheduler: str, microarchitecture: str, refused: Callable[[str], None]) -> Iterator[Pool]:
    """The workers of a cluster that are of the microarchitecture; `refused` gets a line for each of the others.

    Raises UsageError where no scheduler answers or no worker is left, ToolMissing without Dask.
    """
    client = _connect(scheduler)
    try:
        workers = _suitable(client, microarchitecture, refused)
        if not workers:
            raise UsageError(f"--scheduler {scheduler}: has no worker of the microarchitecture {microarchitecture}")

        def alive() -> None:
            if not workers & set(client.scheduler_info(n_workers=-1)["workers"]):
                raise CheckFailed(f"--scheduler {scheduler}: its last worker that is {microarchitecture} is gone; "
                                  "the same command, given again, goes on")  # fmt: skip

        # a worker that stops is not the job's fault: it goes to another one, however often
        executor = client.get_executor(workers=sorted(workers), allow_other_workers=False, pure=False, retries=len(workers))
        try:
            yield Pool(executor, len(workers), alive)
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close(timeout=_PATIENCE)


def _connect(scheduler: str) -> Any:
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise ToolMissing("--scheduler: the Python package distributed is not installed; "
                          f"pip install '{DISTRIBUTION}[cluster]' brings it") from None  # fmt: skip
    scheme, separator, _ = scheduler.partition("://")
    if separator and scheme not in _SCHEMES:
        raise UsageError(f"--scheduler {scheduler}: unknown scheme '{scheme}'; known: {', '.join(_SCHEMES)}")
    try:
        return distributed.Client(scheduler, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise UsageError(f"--scheduler {scheduler}: no scheduler answers there: {reason}") from None


def _suitable(client: Any, microarchitecture: str, refused: Callable[[str], None]) -> set[str]:
    """The addresses of the workers that may search."""
    workers = set()
    for address, answer in sorted(client.run(this_microarchitecture, on_error="return").items()):
        if answer == microarchitecture:
            workers.add(address)
        else:
            refused(f"worker {address} is not used: {answer if isinstance(answer, Exception) else f'it is {answer}'}, "
                    f"not {microarchitecture}")  # fmt: skip
    return workers
