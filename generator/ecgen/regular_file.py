# SPDX-License-Identifier: MIT
"""Reads files that somebody else names: never waits, and never reads more than it is told to."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

#: What a file may be instead of a regular one, in the words of a message.
_KINDS = {
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}
#: A pipe without a writer must not be waited for, a terminal not become ours; neither flag exists everywhere.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def read_regular(path: Path, limit: int) -> bytes:
    """All bytes of a regular file. Raises OSError, also when it is none or holds more than `limit` bytes."""
    with open_regular(path) as stream:
        content = stream.read(limit + 1)
    if len(content) > limit:
        raise OSError(errno.EFBIG, f"Is larger than {limit} bytes", str(path))
    return content


@contextmanager
def open_regular(path: Path) -> Iterator[BinaryIO]:
    """A regular file, to be read. Raises OSError when it is none, without waiting for whoever feeds a pipe or a device."""
    try:
        _refuse_irregular(path, path.stat())  # first: to open a device may have effects
        descriptor = os.open(path, _FLAGS)
    except ValueError as error:  # a NUL in the name
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    with os.fdopen(descriptor, "rb") as stream:
        _refuse_irregular(path, os.fstat(descriptor))
        yield stream


def _refuse_irregular(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        kind = _KINDS.get(stat.S_IFMT(status.st_mode), "something else")
        raise OSError(errno.EINVAL, f"Is {kind}, not a regular file", str(path))
