# SPDX-License-Identifier: MIT
"""The folder of a bundled or a user's structure, emitted, compiled and callable. The self-test is left out, whose known answers
take Python long to compute."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.emit.kinds import kind_of
from ecgen.emit.sources import c_sources
from ecgen.emit.structure.context import Request, StructureContext
from ecgen.emit.structure.whole import library_parts
from ecgen.spec.structure import Structure

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")


@dataclass(frozen=True, eq=False)
class StructureLibrary:
    spec: Structure
    library: ctypes.CDLL

    def call(self, name: str, *arguments: object) -> int:
        """Byte strings and numbers are passed as they are, lengths by `size`."""
        return int(getattr(self.library, f"{self.spec.name}_{name}")(*arguments))


def size(number: int) -> ctypes.c_size_t:
    return ctypes.c_size_t(number)


def library_files(spec: Structure, *, avx2: bool = True) -> dict[str, str]:
    """What is compiled into the library, and its headers."""
    context = StructureContext(Request(spec, spec.name, avx2), "test", lambda name: None)
    parts = library_parts(context, kind_of(spec))
    return {name: text for part in parts for name, text in part.files.items()} | c_sources(context, parts)


def write_library(spec: Structure, folder: Path, *, avx2: bool = True) -> list[Path]:
    """The C files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in library_files(spec, avx2=avx2).items():
        (folder / name).write_text(text, encoding="utf-8")
    return sorted(folder.glob("*.c"))


def compile_library(spec: Structure, folder: Path, compiler: Sequence[str] = ("gcc", "-O2"), macros: Sequence[str] = ()) -> Path:
    """A shared library."""
    shared = folder / "all.so"
    sources = write_library(spec, folder)
    flags = [*STRICT, f"-D{spec.name.upper()}_EXPORT", *(f"-D{spec.name.upper()}_{macro}" for macro in macros)]
    subprocess.run([*compiler, *flags, "-shared", "-fPIC", "-Wl,-z,defs", "-o", shared, *sources], check=True)
    return shared


def loaded(spec: Structure, folder: Path, compiler: Sequence[str] = ("gcc", "-O2"),
           macros: Sequence[str] = ()) -> StructureLibrary:  # fmt: skip
    return StructureLibrary(spec, ctypes.CDLL(str(compile_library(spec, folder, compiler, macros))))

