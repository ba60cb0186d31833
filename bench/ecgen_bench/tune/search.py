# SPDX-License-Identifier: MIT
"""The search for one function's fastest schedule: short searches from several starts, then one after the other from the best
so far, until they gain nothing any more. Each is a job for a pool; what is known after each is kept (`state`)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from pathlib import Path

from ecgen.cluster import Pool
from ecgen.errors import CheckFailed
from ecgen_bench.tune.job import Job, Outcome, do
from ecgen_bench.tune.state import Best, State
from ecgen_bench.tune.task import Start, Task

#: From so many instructions on a start that was not searched before is shortened for this share of its first search: there are
#: moves too many then, and one alone is not seen in the time.
_LONG, _SHORTENING = 1000, 0.4
#: The share of the time for first, short searches from several starts; the rest goes to the best of them, in so many searches.
_SCOUTING, _ROUNDS = 0.4, 12
#: A plateau: so many searches in a row, on each machine, that gain less than this share of the time.
PATIENCE, _GAIN = 3, 0.001
#: How much slower a candidate may seem and still be taken: in the first searches, and in those that follow.
_SCOUT_TEMPERATURE, _TEMPERATURE = 0.004, 0.0015
#: Seconds between two looks at the clock and the pool, and those that are no search any more.
_LOOK, _LEAST = 1.0, 0.5


@dataclass(frozen=True)
class Effort:
    """seconds: for the function at most; microarchitecture: of the machines that search."""

    seconds: float
    microarchitecture: str


@dataclass
class Search:
    """`task` in the state `state`, which is handed to `keep` whenever it changed, and to `show` with the seconds so far whenever
    somebody may want to know; `scratch`: a folder."""

    task: Task
    state: State
    effort: Effort
    scratch: Path
    keep: Callable[[], None]
    show: Callable[[float], None]

    @property
    def best(self) -> Best:
        assert self.state.best is not None  # `run` raises where there is none
        return self.state.best

    @property
    def is_on_plateau(self) -> bool:
        return self.state.idle >= self._patience

    def run(self, pool: Pool, starts: list[Start]) -> None:
        """Search until the plateau or the end of the time. starts: where to begin.

        Raises CheckFailed where no start is legal, and where a search failed."""
        begin = time.monotonic()
        scouts = starts if len(starts) > 2 else starts * 2
        self._scouts = len(scouts)
        share = self.effort.seconds * _SCOUTING / len(scouts) * min(pool.size, len(scouts))
        missing = ((number, start) for number, start in enumerate(scouts) if number not in self.state.done)
        self._all(pool, (self._scout(number, start, share) for number, start in missing), begin, lambda: False)
        if self.state.best is None:
            raise CheckFailed(f"tune: no order of {self.task.program.name} to begin with is legal")
        self._patience = PATIENCE * pool.size
        self._all(pool, self._rounds(begin), begin, lambda: self.is_on_plateau)

    def _scout(self, number: int, start: Start, seconds: float) -> Job:
        is_long = len(self.task.program.instrs) >= _LONG and not start.searched
        return self._job(number, start, seconds, _SCOUT_TEMPERATURE, seconds * _SHORTENING if is_long else 0)

    def _rounds(self, begin: float) -> Iterator[Job]:
        """One search after the other from what is the best when it begins."""
        number = max(self.state.done) + 1
        length = self.effort.seconds * (1 - _SCOUTING) / _ROUNDS
        while (left := begin + self.effort.seconds - time.monotonic()) > _LEAST:
            yield self._job(number, self._resumed(self.best), min(length, left), _TEMPERATURE, 0)
            number += 1

    def _resumed(self, best: Best) -> Start:
        start = self.task.resumed(best.schedule)
        assert start is not None  # it was found, or was looked at when it was read
        return start

    def _job(self, number: int, start: Start, seconds: float, temperature: float, shortening: float) -> Job:
        text = self.task.text(start.lowered, self.scratch)
        self._starts[number] = start
        return Job(number, text, seconds - shortening, self.state.seed + number, temperature, shortening, self.state.latency,
                   self.effort.microarchitecture)  # fmt: skip

    def __post_init__(self) -> None:
        self._starts: dict[int, Start] = {}
        self._scouts, self._patience = 0, PATIENCE

    def _all(self, pool: Pool, jobs: Iterator[Job], begin: float, enough: Callable[[], bool]) -> None:
        """Do the jobs, as many at a time as the pool can, until there is no more or it is enough."""
        running: set[Future[Outcome]] = set()
        try:
            while True:
                while len(running) < pool.size and not enough() and (job := next(jobs, None)) is not None:
                    running.add(pool.executor.submit(do, job))
                if not running:
                    return
                ended, running = wait(running, timeout=_LOOK, return_when=FIRST_COMPLETED)
                for outcome in sorted((future.result() for future in ended), key=lambda outcome: outcome.number):
                    self._take(outcome)
                if not ended:
                    pool.alive()
                self.show(time.monotonic() - begin)
        finally:
            for future in running:
                future.cancel()

    def _take(self, outcome: Outcome) -> None:
        """What a search brought, once: a number that was counted is not counted again."""
        state, start = self.state, self._starts.pop(outcome.number)
        if outcome.number in state.done:
            return
        state.done.add(outcome.number)
        winner, best = outcome.winner, state.best
        if winner is not None:
            gained = best is None or winner.ratios[0] < best.ratios[0] * (1 - _GAIN)
            state.idle = 0 if gained or outcome.number < self._scouts else state.idle + 1
            if best is None or winner.ratios[0] < best.ratios[0]:
                schedule = self.task.schedule(winner, self.effort.microarchitecture, start)
                state.best = Best(schedule, winner.ratios, winner.ticks)
        self.keep()

