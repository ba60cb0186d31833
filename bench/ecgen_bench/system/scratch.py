# SPDX-License-Identifier: MIT
"""The folder in which a command works, and the line that tells its steps."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console


@contextmanager
def scratch_folder(*, quiet: bool, verbose: bool) -> Iterator[tuple[Path, Callable[[str], None]]]:
    """A temporary folder, and a function that is told of each step. The terminal shows the step that runs; with `verbose` all
    steps stay."""
    console = Console(stderr=True, quiet=quiet)
    with tempfile.TemporaryDirectory(prefix="ecgen-bench-") as scratch, console.status("starting") as status:

        def progress(step: str) -> None:
            if verbose:
                console.print(step)
            status.update(step)

        yield Path(scratch), progress
