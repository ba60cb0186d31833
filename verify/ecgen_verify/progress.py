# SPDX-License-Identifier: MIT
"""Progress on stderr: bars for people, lines for `-v`, nothing for `-q`."""

from __future__ import annotations

import time
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from ecgen_verify.report import console


class Phases:
    """Consecutive phases of work, each with a bar and a time. Use as a context manager."""

    def __init__(self, *, quiet: bool, verbose: bool) -> None:
        self.seconds: dict[str, float] = {}
        self._console = console(to_stderr=True)
        self._verbose = verbose and not quiet
        self._bars = Progress(TextColumn("{task.description:9}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                              console=self._console, transient=True, disable=quiet or not self._console.is_terminal)  # fmt: skip
        self._task: TaskID | None = None
        self._phase, self._begun = "", 0.0

    def __enter__(self) -> Phases:
        self._bars.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.end()
        self._bars.stop()

    def begin(self, phase: str, steps: int | None = None) -> None:
        """A phase begins and the one before it ends. `steps`: how many calls of `step` it will have, None if unknown."""
        self.end()
        self._phase, self._begun = phase, time.monotonic()
        self._task = self._bars.add_task(phase, total=steps)

    def step(self, line: str) -> None:
        """One step of the phase is done; `line` is shown with -v."""
        if self._task is not None:
            self._bars.advance(self._task)
        if self._verbose:
            self._console.print(line, markup=False)

    def end(self) -> None:
        """The last phase ends, and its bar is full; leaving the context does that as well."""
        if self._phase:
            self.seconds[self._phase] = self.seconds.get(self._phase, 0.0) + time.monotonic() - self._begun
        if self._task is not None:
            done = int(self._bars.tasks[self._task].completed) or 1
            self._bars.update(self._task, total=done, completed=done)
        self._phase, self._task = "", None
