# SPDX-License-Identifier: MIT
"""The first lines of every emitted file: licence, the command that makes it again, and what it was made from."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from functools import cache
from pathlib import Path

from ecgen.data import data_folder

#: Licence of the output: use, change and ship it without conditions.
OUTPUT_LICENCE = "MIT-0"

_COMMENTS = {"c": "/* {} */", "nasm": "; {}", "hash": "# {}"}


@cache
def generator_digest() -> str:
    """SHA-256 over the generator's sources, templates, tuned schedules and shapes: what, besides the spec, decides the output."""
    digest = hashlib.sha256()
    folders = {"ecgen": Path(__file__).parent, "templates": data_folder("templates"), "specs": data_folder("specs")}
    for name, folder in folders.items():
        for path, content in sorted(_sources(folder, name, outside={*folders.values()} - {folder})):
            digest.update(f"{path} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _sources(folder: Path, name: str, outside: Container[Path]) -> list[tuple[str, bytes]]:
    """(name, content) of every source below a folder; a wheel holds the data folders inside the package, hence `outside`."""
    contents = []
    for entry in folder.iterdir():
        if entry in outside or entry.name.startswith("."):
            continue
        if entry.is_dir() and not entry.name.startswith("_"):
            contents += _sources(entry, f"{name}/{entry.name}", outside)
        elif entry.name.endswith((".py", ".j2", ".formula", ".schedule", "shapes.toml")):
            contents.append((f"{name}/{entry.name}", entry.read_bytes()))
    return contents


def banner(style: str, command: str, source: str, spec_digest: str) -> str:
    """The banner in comment style "c", "nasm" or "hash". No date, no path: the same command gives the same bytes."""
    lines = [
        f"SPDX-License-Identifier: {OUTPUT_LICENCE}",
        f"Made by: {command}",
        f"From: {source} sha256:{spec_digest[:16]}, ecgen sha256:{generator_digest()[:16]}. Do not edit; make it again.",
    ]
    return "\n".join(_COMMENTS[style].format(line) for line in lines)
