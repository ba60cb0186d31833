# SPDX-License-Identifier: MIT
"""Writes an output folder whole or not at all, and never over somebody's work.

A folder belongs to ecgen when its manifest.json lists the files with their hashes. Files that are not in that list, or
differ from it, are somebody else's: they are kept, and the request refused, unless `force` is given.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ecgen.errors import CheckFailed, UsageError

MANIFEST = "manifest.json"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write_folder(out: Path, files: Mapping[str, str], *, force: bool = False) -> None:
    """Write `files` (relative path -> text, the manifest among them) so that `out` holds exactly them.

    Raises UsageError, with nothing written, when `out` is no folder, cannot be written, or holds foreign or edited files.
    """
    if out.exists() and not out.is_dir():
        raise UsageError(f"--out {out}: is a file, not a folder")
    stale = _owned(out)
    if not force:
        _refuse_foreign(out, files, stale)
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".ecgen-", dir=out) as staged:
            for name, text in files.items():
                path = Path(staged, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
            for name in files:
                (out / name).parent.mkdir(parents=True, exist_ok=True)
                Path(staged, name).replace(out / name)
        for name in stale.keys() - files.keys():
            (out / name).unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"--out {out}: cannot write: {error.strerror or error}") from error


def _manifest(out: Path) -> dict[str, str] | None:
    try:
        listed = json.loads((out / MANIFEST).read_text(encoding="utf-8"))["files"]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UsageError(
            f"{out / MANIFEST}: cannot be read as a manifest of ecgen ({error}); remove it or use --force"
        ) from None
    if not isinstance(listed, dict):
        raise UsageError(f"{out / MANIFEST}: cannot be read as a manifest of ecgen ('files' is no table)")
    return {str(name): str(value) for name, value in listed.items()}


def _owned(out: Path) -> dict[str, str]:
    """The files that an earlier run wrote and nobody changed since."""
    listed = _manifest(out) or {}
    root = out.resolve()
    safe = {name: value for name, value in listed.items() if (root / name).resolve().is_relative_to(root)}
    return {name: value for name, value in safe.items() if (out / name).is_file() and _file_digest(out / name) == value}


def _file_digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _refuse_foreign(out: Path, files: Mapping[str, str], owned: Mapping[str, str]) -> None:
    listed = _manifest(out)
    if listed is None:
        strangers = sorted(entry.name for entry in out.iterdir()) if out.is_dir() else []
        if strangers:
            raise UsageError(
                f"--out {out}: holds files that ecgen did not write ({strangers[0]}); choose an empty folder or use --force"
            )
        return
    for name, text in files.items():
        path = out / name
        if name == MANIFEST or name in owned or not path.exists():
            continue
        if path.is_file() and _file_digest(path) == digest(text):
            continue
        reason = "was edited after ecgen wrote it" if name in listed else "is not a file that ecgen wrote"
        raise UsageError(f"--out {out}: {name} {reason}; move it away or use --force")
    for name in sorted(listed.keys() - owned.keys() - files.keys()):
        if (out / name).exists():
            raise UsageError(f"--out {out}: {name} was edited after ecgen wrote it; move it away or use --force")


def check_folder(out: Path) -> list[str]:
    """The names of the files in a folder's manifest, every one present and as written.

    Raises UsageError when there is no manifest, CheckFailed naming the first file that is missing or differs.
    """
    listed = _manifest(out)
    if listed is None:
        raise UsageError(f"{out}: no {MANIFEST}; not a folder that ecgen wrote")
    for name, value in listed.items():
        path = out / name
        if not path.is_file():
            raise CheckFailed(f"{path}: missing")
        if _file_digest(path) != value:
            raise CheckFailed(
                f"{path}: differs from what ecgen wrote (sha256 {_file_digest(path)[:16]}, manifest {value[:16]})"
            )
    return list(listed)
