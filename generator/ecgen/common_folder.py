# SPDX-License-Identifier: MIT
"""Where the folder of `--common` may be, seen from the folder of a curve."""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePath

from ecgen.emit.shared import common_name
from ecgen.errors import UsageError
from ecgen.folder import read_manifest
from ecgen.messages import shorten, shown

#: What stands in Makefiles and CMake's and Meson's files without quotes, and is no option.
_PLAIN = re.compile(r"(?!-)[A-Za-z0-9_./+-]+", re.ASCII)


def seen_from_above(common: Path, out: Path) -> str:
    """`common` as a path from the folder above `out`, links followed. Raises UsageError where one is the other or lies in it, and
    where build files could not name it."""
    what = f"--common {shown(common)}"
    real, real_out = (Path(os.path.realpath(path)) for path in (common, out))
    if real == real_out:
        raise UsageError(f"{what}: is the folder of the curve, too; give it one of its own")
    if real in real_out.parents or real_out in real.parents:
        raise UsageError(f"{what}: one of it and {shown(out)} lies in the other; give it a place beside it")
    path = PurePath(os.path.relpath(real, real_out.parent)).as_posix()
    if not _PLAIN.fullmatch(path):
        raise UsageError(f"{what}: in a path, build files take letters, digits and . _ + - / only, not {shorten(repr(path))}")
    return path


def refuse_other_folder(common: Path, *, size: bool) -> None:
    """Raises UsageError when `common` holds another folder of ecgen's: that of a curve, or what folders for small targets share
    where `size` is false, or the other way round. What is of another version is no other folder."""
    content = read_manifest(common) if common.is_dir() else None
    if content is None:
        return
    name = content.get("common")
    if "spec" in content or not isinstance(name, str):
        raise UsageError(f"--common {shown(common)}: holds a folder that ecgen wrote for something else; choose another one")
    if _kind(name) != _kind(common_name(size=size)):
        share = "without --size share, not those with it" if size else "with --size share, not those without"
        raise UsageError(f"--common {shown(common)}: holds what folders {share}; choose another one")


def _kind(name: str) -> str:
    """What a `common_name` says beside the version."""
    return name.partition("_")[0]
