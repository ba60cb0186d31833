# SPDX-License-Identifier: MIT
"""Runs checks in child processes; a child that dies or hangs is a failure of the function it was calling."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from ecgen.errors import CheckFailed, EcgenError
from ecgen_verify.beacon import sight
from ecgen_verify.outcome import Failure, Outcome
from ecgen_verify.worker import READY, Job, serve

#: Seconds without a new call after which a child counts as hanging.
PATIENCE = 60


def run(job: Job, children: int, done: Callable[[Outcome], None]) -> list[Outcome]:
    """The Outcome of every function of the job, in order, by at most `children` processes.

    `done` is told each outcome as it comes. Raises CheckFailed when the libraries cannot be loaded, RuntimeError with the
    child's traceback when a check itself breaks.
    """
    queue = _Queue(len(job.functions))
    with ThreadPoolExecutor(children) as pool:
        lanes = [pool.submit(_lane, job, job.folder / f"beacon{number}", queue, done) for number in range(children)]
        try:
            outcomes = [pair for lane in lanes for pair in lane.result()]
        except BaseException:
            queue.drop()  # lest the lanes go on until all is done
            raise
    return [outcome for _, outcome in sorted(outcomes, key=lambda pair: pair[0])]


class _Queue:
    """The functions that nobody has taken yet, by index."""

    def __init__(self, length: int) -> None:
        self._left: Iterator[int] = iter(range(length))
        self._lock = Lock()

    def take(self) -> int | None:
        with self._lock:
            return next(self._left, None)

    def drop(self) -> None:
        """Leave nothing to take."""
        with self._lock:
            self._left = iter(())


def _lane(job: Job, beacon: Path, queue: _Queue, done: Callable[[Outcome], None]) -> list[tuple[int, Outcome]]:
    """Work on functions, one child after another as long as children are lost."""
    outcomes = []
    child: _Child | None = None
    try:
        while (index := queue.take()) is not None:
            child = child or _Child(job, beacon)
            outcome, lost = child.ask(index)
            outcomes.append((index, outcome))
            done(outcome)
            if lost:
                child.kill()
                child = None
    except BaseException:
        queue.drop()
        raise
    finally:
        if child is not None:
            child.kill()
    return outcomes


class _Child:
    def __init__(self, job: Job, beacon: Path) -> None:
        beacon.unlink(missing_ok=True)
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._job, self._beacon = job, beacon
        self._process = context.Process(target=serve, args=(theirs, job, beacon), daemon=True)
        self._process.start()
        theirs.close()
        try:
            self._receive()
        except EOFError:
            self._process.join()
            signal_name = _signal(self._process.exitcode)
            raise CheckFailed(f"the compiled libraries cannot be loaded: their process was killed by {signal_name}") from None

    def ask(self, index: int) -> tuple[Outcome, bool]:
        """The outcome for a function, and whether the child was lost to it."""
        begun = sight(self._beacon).calls
        try:
            self._connection.send(index)
            before = begun
            while not self._connection.poll(PATIENCE):
                now = sight(self._beacon).calls
                if now == before:
                    return self._lost(index, begun, f"did not return within {PATIENCE} s"), True
                before = now
            answer = self._receive()
        except (EOFError, ConnectionError):
            self._process.join()
            return self._lost(index, begun, f"was killed by {_signal(self._process.exitcode)}"), True
        assert isinstance(answer, Outcome)
        return answer, False

    def _receive(self) -> object:
        """The next message; errors of the child are raised here."""
        message = self._connection.recv()
        if isinstance(message, EcgenError):
            raise message
        if isinstance(message, str) and message != READY:
            raise RuntimeError(f"a check broke:\n{message}")
        return message

    def _lost(self, index: int, begun: int, reason: str) -> Outcome:
        """What the beacon tells of the call that did not return."""
        function = self._job.functions[index]
        sighting = sight(self._beacon)
        calls = sighting.calls - begun
        if not calls:
            raise RuntimeError(f"the process that checks {function.name} ended before its first call: {reason}")
        _, *words = sighting.case.split()
        values = {name: value for name, _, value in (word.partition("=") for word in words)}
        placement = " ".join(word for word in words if word.partition("=")[0] in ("alias", "place"))
        inputs = {name: value for name, value in values.items() if name not in ("alias", "place")}
        name = list(self._job.libraries)[sighting.configuration].name
        failure = Failure(function.name, reason, (name,), inputs, placement, {}, {}, sighting.case)
        return Outcome(function.name, 0, False, calls, failure)

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._connection.close()


def _signal(exitcode: int | None) -> str:
    if exitcode is None or exitcode >= 0:
        return f"exit code {exitcode}"
    return signal.Signals(-exitcode).name
