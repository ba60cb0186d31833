# SPDX-License-Identifier: MIT
"""The first lines of every emitted file: licence, the command that makes it again, and what it was made from."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

#: Licence of the output: use, change and ship it without conditions.
OUTPUT_LICENCE = "MIT-0"

_COMMENTS = {"c": "/* {} */", "nasm": "; {}", "hash": "# {}"}


@cache
def generator_digest() -> str:
    """SHA-256 over the generator's sources, templates, tuned orders and shapes: what, besides the spec, decides the output."""
    digest = hashlib.sha256()
    for package in ("ecgen", "ecgen.templates", "ecgen.specs"):
        for name, content in sorted(_sources(resources.files(package), package)):
            digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.name.startswith(("_", ".")):
            found += _sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith((".py", ".j2", ".formula", ".order", "shapes.toml")):
            found.append((f"{path}/{entry.name}", entry.read_bytes()))
    return found


def banner(style: str, command: str, source: str, spec_digest: str) -> str:
    """The banner in comment style "c", "nasm" or "hash". No date, no path: the same command gives the same bytes."""
    lines = [
        f"SPDX-License-Identifier: {OUTPUT_LICENCE}",
        f"Made by: {command}",
        f"From: {source} sha256:{spec_digest[:16]}, ecgen sha256:{generator_digest()[:16]}. Do not edit; make it again.",
    ]
    return "\n".join(_COMMENTS[style].format(line) for line in lines)
