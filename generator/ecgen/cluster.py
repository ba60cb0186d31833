# SPDX-License-Identifier: MIT
"""Who does independent work: processes or threads of this machine, or the workers of a Dask cluster. Either is an executor of
`concurrent.futures`, so that what hands out the work does not know which."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ecgen.errors import DISTRIBUTION, CheckFailed, ToolMissing, UsageError

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


@dataclass(frozen=True)
class Suited:
    """Which workers may work: those of whom `kind`, run there, says `expected`, which is what they are, as in "zen4"; `what`: a
    worker that may; `then`: what is said where the last of them is gone."""

    kind: Callable[[], str]
    expected: str
    what: str
    then: str = ""


@contextmanager
def cluster_pool(scheduler: str, suited: Suited, refused: Callable[[str], None]) -> Iterator[Pool]:
    """The suited workers of a cluster; `refused` gets a line for each of the others.

    Raises UsageError where no scheduler answers or no worker is left, ToolMissing without Dask.
    """
    client = _connect(scheduler)
    try:
        workers = _workers(client, suited, refused)
        if not workers:
            raise UsageError(f"--scheduler {scheduler}: has no {suited.what} {suited.expected}")

        def alive() -> None:
            known = client.scheduler_info(n_workers=-1)
            if not known["workers"] and known["n_workers"]:
                return  # a busy scheduler that did not answer in time: what Dask then has are numbers only
            if not workers & set(known["workers"]):
                raise CheckFailed(f"--scheduler {scheduler}: its last {suited.what} {suited.expected} is gone{suited.then}")

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


def _workers(client: Any, suited: Suited, refused: Callable[[str], None]) -> set[str]:
    """The addresses of those that may work."""
    workers = set()
    for address, answer in sorted(client.run(suited.kind, on_error="return").items()):
        if answer == suited.expected:
            workers.add(address)
        else:
            refused(f"worker {address} is not used: {answer if isinstance(answer, Exception) else f'it is {answer}'}, "
                    f"not {suited.expected}")  # fmt: skip
    return workers
