# SPDX-License-Identifier: MIT
"""Structures whose compiled functions are proved, as they are emitted or after a change of the text."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecgen.spec.kinds import load_structure
from ecgen.spec.structure import Structure
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.structure.prove.folder import Task
from support.structures import written

#: GF(2^8) as in AES.
GF = 'name = "gf8"\nkind = "binary"\n[field]\nm = 8\npolynomial = "z^8 + z^4 + z^3 + z + 1"\n'


def binary_field(folder: Path) -> Structure:
    (folder / "gf8.toml").write_text(GF, encoding="utf-8")
    spec = load_structure(folder / "gf8.toml")
    assert spec is not None
    return spec


def verdict(spec: Structure, function: str, folder: Path, *changes: tuple[str, str], compiler: str = "gcc",
            level: str = "-O2") -> Verdict:  # fmt: skip
    """Of one function, after texts of its C file were replaced, each where it stands first, or first in PREFIX_function_words."""
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    source, out = folder / "source", folder / "objects"
    if not source.is_dir():
        written(spec, source)
        out.mkdir()
    path = next(path for path in source.glob("*.c") if f"{spec.name}_{function}({spec.name}" in path.read_text(encoding="utf-8")
                or f"void {spec.name}_{function}(" in path.read_text(encoding="utf-8"))  # fmt: skip
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        start = max(text.find(f"_{function}_words("), 0)
        assert old in text[start:], old
        text = text[:start] + text[start:].replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    (row,) = Task(spec, spec.name, source, out, Build(compiler, level), (function,)).rows()
    return row.verdict
