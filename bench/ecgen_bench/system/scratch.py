# SPDX-License-Identifier: MIT
"""Where a measuring command works, and how it says what it does."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console


@contextmanager
def scratch_folder(*, quiet: bool, verbose: bool) -> Iterator[tuple[Path, Callable[[str], None]]]:
    """A temporary folder, and what is told of each step: the last one shows while it runs, all of them stay if `verbose`."""
    console = Console(stderr=True, quiet=quiet)
    with tempfile.TemporaryDirectory(prefix="ecgen-bench-") as scratch, console.status("starting") as status:

        def progress(step: str) -> None:
            if verbose:
                console.print(step)
            status.update(step)

        yield Path(scratch), progress
