# SPDX-License-Identifier: MIT
"""The folder of one test run: what several tests need is made in it once, by whichever worker comes first, and all of it goes
when the run ends."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

_VARIABLE = "ECGEN_TEST_RUN"


def begin() -> bool:
    """Make the folder, unless this process is a worker of a run that has it. True if it was made here."""
    if _VARIABLE in os.environ:
        return False
    os.environ[_VARIABLE] = tempfile.mkdtemp(prefix="ecgen-tests-")
    return True


def end() -> None:
    """Remove the folder, in the process that made it."""
    shutil.rmtree(os.environ.pop(_VARIABLE), ignore_errors=True)


def scratch(purpose: str) -> Path:
    """A new empty folder."""
    return Path(tempfile.mkdtemp(prefix=f"{purpose}-", dir=os.environ[_VARIABLE]))


def made_once(name: str, make: Callable[[Path], object]) -> Path:
    """The folder of that name, with what `make` put into it: it is called once in a run. A call that fails leaves nothing, and
    the next one tries again."""
    root = Path(os.environ[_VARIABLE])
    folder = root / name
    with (root / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            partial = scratch(name)
            make(partial)
            partial.rename(folder)
    return folder
