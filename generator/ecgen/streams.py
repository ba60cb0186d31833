# SPDX-License-Identifier: MIT
"""Standard streams that fail in one way: on a full disk, closed, with a reader that left, in a narrow encoding."""

from __future__ import annotations

import errno
import io
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

from ecgen.errors import EcgenError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_IN, _OUT, _ERR = 0, 1, 2  # as every system counts
#: What a shell reports of a program that SIGPIPE ended.
BROKEN_PIPE = 141


class OutputFailed(EcgenError):
    """Standard output cannot be written: exit 2, for the command is to write where it cannot, as with an --out that is full."""


class ReaderLeft(OutputFailed):
    """Whoever reads standard output wants no more: nothing to complain of."""

    exit_code = BROKEN_PIPE


@contextmanager
def guarded_streams() -> Iterator[None]:
    """Raise OutputFailed where standard output cannot be written, be it when something is printed or at the end.

    Not OSError: click and rich take a broken pipe for their own affair, and nobody could tell a full disk behind standard output
    from another. What standard error cannot take is dropped: there is nowhere to complain, and the exit code says how it went.
    Streams that somebody put in the place of the system's, and consoles of Windows, are left alone.
    """
    _occupy_closed()
    before = sys.stdout, sys.stderr
    output, errors = _guarded(sys.stdout, sys.__stdout__, _OUT), _guarded(sys.stderr, sys.__stderr__, _ERR)
    sys.stdout, sys.stderr = output, errors
    try:
        yield
    except BaseException:
        with suppress(OutputFailed):  # what ended the command goes first
            output.flush()
        raise
    else:
        output.flush()
    finally:
        errors.flush()
        sys.stdout, sys.stderr = before


def _occupy_closed() -> None:
    """Open the null device in the place of each closed stream, lest the next file that is opened become one.

    For reading in the place of standard output, so that what is printed there fails rather than vanishes.
    """
    for number, mode in ((_IN, os.O_RDONLY), (_OUT, os.O_RDONLY), (_ERR, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, mode), True)  # the lowest number that is free


def _guarded(stream: TextIO | None, original: TextIO | None, number: int) -> TextIO:
    encoding, by_lines = "utf-8", number == _ERR
    if stream is not None:
        raw = getattr(stream.buffer, "raw", stream.buffer) if stream is original else None  # by itself with PYTHONUNBUFFERED
        if type(raw) is not io.FileIO or not isinstance(stream, io.TextIOWrapper):
            return stream
        stream.flush()
        encoding, by_lines = stream.encoding, stream.line_buffering or stream.write_through
    buffer = io.BufferedWriter(_Guarded(number, "wb", closefd=False))
    # a character that the encoding lacks is spelled out
    return io.TextIOWrapper(buffer, encoding, "backslashreplace", line_buffering=by_lines)


class _Guarded(io.FileIO):
    """Takes whatever comes once it has failed, so that what is still buffered is forgotten."""

    failed = False

    def write(self, data: ReadableBuffer, /) -> int:
        while not self.failed:
            try:
                count = super().write(data)
            except OSError as error:
                self.failed = True
                if self.fileno() == _OUT:
                    if error.errno == errno.EPIPE:
                        raise ReaderLeft("standard output: nobody reads it") from None
                    raise OutputFailed(f"standard output: {error.strerror}") from None
            else:
                if count is not None:
                    return count
                select.select([], [self], [])  # somebody made the pipe a non-blocking one
        return memoryview(data).nbytes
