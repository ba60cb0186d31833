# SPDX-License-Identifier: MIT
"""Folders for work in progress: gone when the run ends, also by a signal; what a killed run left goes with the next one."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ecgen.signals import ended_by_signals

_PREFIX = ".ecgen-"
_NAME = re.compile(r"\.ecgen-[a-z0-9_]{8}", re.ASCII)
#: In each folder a file on which its run holds a lock. It has this name only once it is locked: one without a lock is stale.
_LOCKED, _UNLOCKED = "in-use-by-ecgen", "in-use-by-ecgen.new"
#: A folder in which there is no such file yet is one of a run that was killed at once, when it is older than this, in seconds.
_BEGINNING = 3600


@contextmanager
def scratch_folder(parent: Path) -> Iterator[Path]:
    """A new folder in `parent`, removed at the end. Raises OSError."""
    with ended_by_signals():
        folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=parent))
        lock = None
        try:
            lock = _new_lock(folder)
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)
            if lock is not None:
                os.close(lock)


def remove_leftovers(parent: Path) -> None:
    """Remove the scratch folders that killed runs of the same user left in `parent`; never one that is in use."""
    folders: list[Path] = []
    with suppress(OSError):
        folders += [Path(entry.path) for entry in os.scandir(parent)
                    if _NAME.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)]  # fmt: skip
    for folder in folders:
        with suppress(OSError):
            _remove_stale(folder)


def _remove_stale(folder: Path) -> None:
    """Raises OSError."""
    if sys.platform == "win32" or folder.stat().st_uid != os.geteuid():
        return
    if not os.path.lexists(folder / _LOCKED):
        if {entry.name for entry in os.scandir(folder)} <= {_UNLOCKED} and time.time() - folder.stat().st_mtime > _BEGINNING:
            shutil.rmtree(folder, ignore_errors=True)
        return
    lock = os.open(folder / _LOCKED, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        if _locks(lock):
            shutil.rmtree(folder, ignore_errors=True)
    finally:
        os.close(lock)


def _new_lock(folder: Path) -> int | None:
    """The descriptor of the folder's lock; None where there are no locks, so that nobody will find the folder stale."""
    if sys.platform == "win32":
        return None
    lock = os.open(folder / _UNLOCKED, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    if _locks(lock):
        (folder / _UNLOCKED).rename(folder / _LOCKED)
    return lock


def _locks(descriptor: int) -> bool:
    """Whether this process has the lock now."""
    import fcntl  # not on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
