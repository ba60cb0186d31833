# SPDX-License-Identifier: MIT
"""One search of the engine as a job: all that it needs in one value, so that another machine can do it as well as this one."""

from __future__ import annotations

import fcntl
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen_bench.tune import engine
from ecgen_bench.tune.microarchitecture import this_microarchitecture


@dataclass(frozen=True)
class Job:
    """number: of the search, which also makes its random numbers others; text: the engine's input; seconds: how long;
    temperature, shortening, latency: as `engine.search` takes them; microarchitecture: that of the machine that may do it."""

    number: int
    text: str
    seconds: float
    seed: int
    temperature: float
    shortening: float
    latency: float
    microarchitecture: str


@dataclass(frozen=True)
class Outcome:
    """Of a job. found: None where the order to start from loses a carry."""

    number: int
    winner: engine.Found | None


def do(job: Job) -> Outcome:
    """Search, alone on this machine. Raises CheckFailed on a machine of another microarchitecture."""
    here = this_microarchitecture()
    if here != job.microarchitecture:
        raise CheckFailed(f"tune: the search is for {job.microarchitecture}, and this worker is {here}")
    program = engine.build()
    with _alone(program), tempfile.TemporaryDirectory(prefix="ecgen-tune-") as scratch:
        task = Path(scratch) / "task"
        task.write_text(job.text, encoding="ascii")
        try:
            winner = engine.search(program, task, job.seconds, job.seed, job.temperature, lambda *_: None, job.latency,
                                  job.shortening)  # fmt: skip
        except engine.LosesCarry:  # a schedule may depend on bounds that the engine does not know; the Program's own does not
            return Outcome(job.number, None)
    return Outcome(job.number, winner)


@contextmanager
def _alone(program: Path) -> Iterator[None]:
    """Two searches at a time on one machine would disturb each other's measurements: the second waits."""
    with program.with_name("busy").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
