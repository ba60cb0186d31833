# SPDX-License-Identifier: MIT
"""The folder of a report's files."""

from __future__ import annotations

import os
from pathlib import Path

from ecgen.errors import UsageError


def refuse_unwritable(folder: Path) -> None:
    """Called before anything is measured. Raises UsageError when the folder cannot be written."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--out {folder}: is a file, not a folder")
    nearest = folder.absolute()
    while not nearest.exists():
        nearest = nearest.parent
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        raise UsageError(f"--out {folder}: cannot write: {nearest} is no writable folder")


def write(folder: Path, files: dict[str, str]) -> None:
    """Write the files. Raises UsageError when the folder cannot be written after all."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"--out {folder}: cannot write: {error.strerror or error}") from error
