# SPDX-License-Identifier: MIT
"""Writes an output folder whole or not at all, and never over somebody's work.

A folder belongs to ecgen when its manifest.json lists the files with their hashes. Files that are not in that list, or
differ from it, are somebody else's: they are kept, and the request refused, unless `force` is given.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import Any

from ecgen.errors import CheckFailed, UsageError
from ecgen.messages import shorten, shown
from ecgen.regular_file import read_regular
from ecgen.scratch import remove_leftovers, scratch_folder

MANIFEST = "manifest.json"

#: Bytes. Far above what is emitted; nothing longer is read.
MAX_MANIFEST = 1 << 22
_MAX_FILE = 1 << 26


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write_folder(out: Path, files: Mapping[str, str], *, force: bool = False) -> None:
    """Write `files` (relative path -> text, the manifest among them) so that `out` holds exactly them.

    Files that are already as they should be are not touched. Raises UsageError, with everything as it was, when `out` is
    no folder, cannot be written, or holds foreign or edited files.
    """
    with folder_written(out, files, force=force):
        pass


@contextmanager
def folder_written(out: Path, files: Mapping[str, str], *, force: bool = False, option: str = "--out") -> Iterator[None]:
    """As `write_folder`, for the time being: an exception in the body leaves everything as it was. `option`: by which the folder
    was named."""
    what = f"{option} {shown(out)}"
    with _file_errors(what):
        real = Path(os.path.realpath(out))
        kind = _kind(real)
        if kind is None:
            with _created(real, files):
                yield
            return
        if kind != stat.S_IFDIR:
            raise UsageError(f"{what}: is a file, not a folder")
        remove_leftovers(real.parent)
        remove_leftovers(real)
        listed = _listed_or_nothing(real) if force else _manifest(out)
        owned = _owned(real, listed or {})
        if not force:
            _refuse_foreign(out, what, files, listed, owned)
        for name in files:
            if (real / name).is_dir():
                raise UsageError(f"{what}: {name} is a folder and stands in the place of a file; move it away")
        with _updated(real, files, owned.keys() - files.keys()):
            yield


@contextmanager
def _file_errors(what: str) -> Iterator[None]:
    """What the operating system refuses, in one line."""
    try:
        yield
    except OSError as error:
        where = f"{shown(error.filename)}: " if error.filename is not None else ""
        raise UsageError(f"{what}: {where}{error.strerror or error}") from error


def _kind(path: Path) -> int | None:
    """What `path` is, as in its mode; None when it is not there. Raises OSError, also for links that lead in a circle."""
    try:
        return stat.S_IFMT(path.stat().st_mode)
    except FileNotFoundError:
        return None


@contextmanager
def _created(out: Path, files: Mapping[str, str]) -> Iterator[None]:
    """A folder that does not exist, with those above it that are missing: made aside, then moved to its place at once. It goes
    again when the body raises an exception."""
    missing = [out, *(parent for parent in out.parents if not parent.exists())]
    top = missing[-1]
    remove_leftovers(top.parent)
    with scratch_folder(top.parent) as scratch:
        staged = scratch / "fresh" / top.name
        _write(staged / out.relative_to(top), files)
        staged.rename(top)
        try:
            yield
        except BaseException:
            top.rename(staged)
            raise


def _write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


@contextmanager
def _updated(out: Path, files: Mapping[str, str], stale: Iterable[str]) -> Iterator[None]:
    """A folder brought from one state to the other, or back to where it was when that or the body raises an exception."""
    changed = {name: text for name, text in files.items() if not _holds(out / name, text)}
    with scratch_folder(out) as scratch:
        fresh, kept = scratch / "fresh", scratch / "kept"
        _write(fresh, changed)
        present = [name for name in (*changed, *stale) if os.path.lexists(out / name)]
        for name in present:
            (kept / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(out / name, kept / name, follow_symlinks=False)
        new_folders = {parent for name in changed for parent in (out / name).parents if not parent.exists()}
        try:
            for name in changed:
                (out / name).parent.mkdir(parents=True, exist_ok=True)
                (fresh / name).replace(out / name)
            for name in stale:
                (out / name).unlink()
            yield
        except BaseException:
            for name in changed.keys() - set(present):
                (out / name).unlink(missing_ok=True)
            for name in present:
                (kept / name).replace(out / name)
            for folder in sorted(new_folders, reverse=True):
                if folder.is_dir():
                    folder.rmdir()
            raise


def _holds(path: Path, text: str) -> bool:
    return path.is_file() and not path.is_symlink() and _file_digest(path) == digest(text)


def read_manifest(out: Path) -> dict[str, Any] | None:
    """ecgen's manifest, at least its files with their hashes and who wrote it; None when there is none. Raises UsageError when it
    is no such thing."""
    try:
        content = dict(json.loads(read_regular(out / MANIFEST, MAX_MANIFEST).decode()))
        if content["generator"]["name"] != "ecgen":
            raise ValueError("made by something else")
        content["files"] = {str(name): str(value) for name, value in dict(content["files"]).items()}
        for name in content["files"]:
            _refuse_outside(name)
        return content
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        reason = f"no key {error}" if isinstance(error, KeyError) else str(error)
        raise UsageError(
            f"{shown(out / MANIFEST)}: cannot be read as a manifest of ecgen ({shorten(reason, 120)}); remove it or use --force"
        ) from None


def _manifest(out: Path) -> dict[str, str] | None:
    """The files of ecgen's manifest with their hashes, as `read_manifest`."""
    content = read_manifest(out)
    return None if content is None else content["files"]


def _refuse_outside(name: str) -> None:
    """A manifest has no say outside its folder. Raises ValueError when it names what cannot be a file in it."""
    path = PurePath(name)
    if path.is_absolute() or ".." in path.parts or not path.parts or b"\0" in os.fsencode(name):
        raise ValueError(f"it lists {shorten(repr(name))}, which is no file in the folder")


def _listed_or_nothing(out: Path) -> dict[str, str] | None:
    try:
        return _manifest(out)
    except UsageError:
        return None


def _owned(out: Path, listed: Mapping[str, str]) -> dict[str, str]:
    """The files that an earlier run wrote and nobody changed since; links do not lead outside the folder."""
    safe = {name: value for name, value in listed.items() if Path(os.path.realpath(out / name)).is_relative_to(out)}
    return {name: value for name, value in safe.items() if (out / name).is_file() and _file_digest(out / name) == value}


def differing(out: Path, files: Mapping[str, str]) -> dict[str, str]:
    """Name -> "missing" or "differs", of those of `files` that `out` does not hold as they are. Raises UsageError."""
    with _file_errors(shown(out)):
        return {name: "differs" if os.path.lexists(out / name) else "missing"
                for name, text in files.items() if not _holds(out / name, text)}  # fmt: skip


def _file_digest(path: Path) -> str:
    return hashlib.sha256(read_regular(path, _MAX_FILE)).hexdigest()


def _refuse_foreign(out: Path, what: str, files: Mapping[str, str], listed: Mapping[str, str] | None,
                    owned: Mapping[str, str]) -> None:  # fmt: skip
    if listed is None:
        strangers = sorted(entry.name for entry in out.iterdir())
        if strangers:
            raise UsageError(f"{what}: holds files that ecgen did not write ({shown(strangers[0])}); "
                             "choose an empty folder or use --force")  # fmt: skip
        return
    for name, text in files.items():
        path = out / name
        if name == MANIFEST or name in owned or not os.path.lexists(path) or _holds(path, text):
            continue
        reason = "was edited after ecgen wrote it" if name in listed else "is not a file that ecgen wrote"
        raise UsageError(f"{what}: {shown(name)} {reason}; move it away or use --force")
    for name in sorted(listed.keys() - owned.keys() - files.keys()):
        if (out / name).exists():
            raise UsageError(f"{what}: {shown(name)} was edited after ecgen wrote it; move it away or use --force")


def check_folder(out: Path) -> list[str]:
    """The names of the files in a folder's manifest, every one present and as written.

    Raises UsageError when there is no manifest or a file cannot be read, CheckFailed naming the first file that is missing
    or differs.
    """
    with _file_errors(shown(out)):
        listed = _manifest(out)
        if listed is None:
            raise UsageError(f"{shown(out)}: no {MANIFEST}; not a folder that ecgen wrote")
        for name, value in listed.items():
            path = out / name
            if not path.is_file():
                raise CheckFailed(f"{shown(path)}: missing")
            if _file_digest(path) != value:
                raise CheckFailed(
                    f"{shown(path)}: differs from what ecgen wrote (sha256 {_file_digest(path)[:16]}, manifest {value[:16]})"
                )
        return list(listed)
