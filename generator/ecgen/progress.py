# SPDX-License-Identifier: MIT
"""What a command is at, for people who wait: one line on standard error that is written over again and again."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType

from ecgen.messages import shorten

#: Seconds of work before anything is shown, and between two changes of the line.
PATIENCE, INTERVAL = 1.0, 0.1


class StatusLine:
    """The line; nothing where standard error is no terminal. Use as a context manager: leaving it clears the line."""

    def __init__(self, *, silent: bool = False) -> None:
        self._shows = not silent and sys.stderr.isatty()
        self._next = time.monotonic() + PATIENCE
        self._length = 0

    def __enter__(self) -> StatusLine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.clear()

    def show(self, text: str) -> None:
        """Replace the line, if it is time to."""
        if self._shows and time.monotonic() >= self._next:
            self._write(shorten(text, shutil.get_terminal_size().columns - 1))
            self._next = time.monotonic() + INTERVAL

    def clear(self) -> None:
        """Leave nothing of the line, so that a message can follow."""
        if self._length:
            self._write("")
            print("\r", end="", file=sys.stderr, flush=True)

    def _write(self, text: str) -> None:
        """Spaces over the rest of the line before; terminals that know no escape sequences take them too."""
        print(f"\r{text.ljust(self._length)}", end="", file=sys.stderr, flush=True)
        self._length = len(text)
