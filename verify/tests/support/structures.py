# SPDX-License-Identifier: MIT
"""Folders of structures, emitted and compiled once in a run."""

from __future__ import annotations

import ctypes
import shutil
from functools import cache
from pathlib import Path

import pytest

from ecgen.bundled import STRUCTURES, load_bundled_structure
from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.structure.context import Request
from ecgen.folder import write_folder
from ecgen.spec.kinds import load_structure
from ecgen.spec.structure import Structure
from ecgen_verify.structure.library import Build, StructureLibrary, compiled

RING = 'name = "tiny"\nkind = "ring"\n[ring]\nn = {n}\nq = {q}\n'


def structure_named(name: str, folder: Path) -> Structure:
    """A bundled one, or a ring "n-q"."""
    if name in STRUCTURES:
        return load_bundled_structure(name)
    path = folder / "tiny.toml"
    n, q = name.split("-")
    path.write_text(RING.format(n=n, q=q), encoding="utf-8")
    spec = load_structure(path)
    assert spec is not None
    return spec


def written(spec: Structure, folder: Path) -> Path:
    """The folder with its files."""
    write_folder(folder, _files(spec))
    return folder


@cache
def _files(spec: Structure) -> dict[str, str]:
    return emit_structure(Request(spec, spec.name), "ecgen")


def library_of(spec: Structure, folder: Path, *, plain: bool = False) -> StructureLibrary:
    path = shutil.which("gcc")
    if path is None:
        pytest.skip("gcc is not installed")
    source = written(spec, folder / "source")
    built = compiled(Build("gcc", "O2", plain), path, source, spec.name, folder)
    return StructureLibrary(built, spec.name, kind_of(spec).setting(spec).constants)


def loaded(spec: Structure, folder: Path) -> ctypes.CDLL:
    """The shared library as ctypes has it."""
    path = shutil.which("gcc")
    assert path is not None
    return ctypes.CDLL(str(compiled(Build("gcc", "O2", False), path, written(spec, folder / "source"), spec.name, folder)))
