# SPDX-License-Identifier: MIT
"""Compares a folder with what the command in its manifest makes now. A manifest beside edited files may have been edited, too."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ecgen.banner import generator_digest, version
from ecgen.errors import CheckFailed, UsageError
from ecgen.folder import MANIFEST, differing, read_manifest
from ecgen.messages import shorten, shown

#: The words of a command line -> the files that it makes.
Emitted = Callable[[list[str]], Mapping[str, str]]
#: What a manifest says beside the files: all but the generator, and which proofs are on record here.
_COMPARED = ("schema", "made_by", "licence", "spec", "prefix", "targets", "moduli", "structure", "files", "sbom")


def compare_with_fresh(folder: Path, spec_file: Path | None, emitted: Emitted) -> list[str]:
    """The names of the files, all as they are made now. `spec_file`: of a folder that was made with --spec.

    Raises UsageError where the folder does not say how it was made, CheckFailed where something differs.
    """
    content = read_manifest(folder)
    if content is None:
        raise UsageError(f"{shown(folder)}: no {MANIFEST}; not a folder that ecgen wrote")
    files = dict(emitted(_words(folder, content, spec_file)))
    fresh = json.loads(files.pop(MANIFEST))
    faults = differing(folder, files)
    extra = sorted(content["files"].keys() - files.keys())
    faults |= dict.fromkeys(extra, "is not made any more")
    if not faults and any(content.get(key) != fresh.get(key) for key in _COMPARED):
        faults[MANIFEST] = "differs"
    if faults:
        first = next(iter(faults))
        others = f", and {len(faults) - 1} more" if len(faults) > 1 else ""
        raise CheckFailed(f"{shown(folder / first)}: {faults[first]}{others}; compared with a fresh emission{_versions(content)}")
    return list(files)


def _words(folder: Path, content: Mapping[str, Any], spec_file: Path | None) -> list[str]:
    """Of the command that made the folder, without its first one."""
    try:
        words = shlex.split(str(content["made_by"]))
    except (KeyError, ValueError):
        words = []
    if words[:1] != ["ecgen"]:
        raise UsageError(f"{shown(folder / MANIFEST)}: made_by: is no command of ecgen")
    if ("--spec" in words) != (spec_file is not None):
        raise UsageError(f"{shown(folder)}: was made by '{shorten(' '.join(words), 120)}'; "
                         + ("give that file with --spec" if spec_file is None else "leave --spec out"))  # fmt: skip
    if spec_file is not None:
        words[words.index("--spec") + 1] = str(spec_file)
    return words[1:]


def _versions(content: Mapping[str, Any]) -> str:
    """What is different about the generator, which may be the reason."""
    then, now = content["generator"].get("version", "an earlier version"), version()
    if then != now:
        return f" (the folder was made by ecgen {shorten(str(then))}, this is {now})"
    if content["generator"].get("sha256") != generator_digest():
        return f" (the folder was made by other sources of ecgen {now})"
    return ""
