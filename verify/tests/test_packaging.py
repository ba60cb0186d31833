# SPDX-License-Identifier: MIT
"""A wheel holds what the tree holds: every package, and every file that is no Python."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

_ROOT = Path(__file__).parents[2]
#: What is used in a checkout only.
_ONLY_HERE = {"verify/tests", "verify/SOUNDNESS.md"}


def settings() -> dict[str, Any]:
    text = (_ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["tool"]["setuptools"]
    return found


def packages() -> dict[str, Path]:
    """Every folder with an __init__.py below the named ones, by import name."""
    found = {}
    for name, folder in settings()["package-dir"].items():
        top = _ROOT / str(folder)
        for file in top.rglob("__init__.py"):
            parts = file.parent.relative_to(top).parts
            found[".".join([str(name), *parts])] = file.parent
    return found


def data_files(folder: Path, below: set[Path]) -> Iterator[PurePosixPath]:
    """What lies in a package and in no package inside it."""
    for file in folder.rglob("*"):
        inside = any(other != folder and file.is_relative_to(other) for other in below if other.is_relative_to(folder))
        here = file.relative_to(_ROOT).as_posix()
        skipped = any(here == each or here.startswith(f"{each}/") for each in _ONLY_HERE) or "/." in here
        if file.is_file() and not inside and not skipped and file.suffix not in (".py", ".pyc"):
            yield PurePosixPath(file.relative_to(folder).as_posix())


def test_every_package_is_listed() -> None:
    assert sorted(settings()["packages"]) == sorted(packages())


def test_every_data_file_is_in_the_wheel() -> None:
    folders = packages()
    for name, folder in folders.items():
        patterns = settings()["package-data"].get(name, [])
        for file in data_files(folder, set(folders.values())):
            assert any(matches(file, pattern) for pattern in patterns), f"{name}: {file}"


def matches(file: PurePosixPath, pattern: str) -> bool:
    """As setuptools reads patterns: ** stands for folders, a pattern without a slash for files of the package's own folder."""
    depth = len(PurePosixPath(pattern).parts)
    return file.match(pattern.removeprefix("**/")) if "**" in pattern else len(file.parts) == depth and file.match(pattern)
