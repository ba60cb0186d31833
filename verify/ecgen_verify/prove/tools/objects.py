# SPDX-License-Identifier: MIT
"""The objects to prove: an emitted folder, assembled by NASM and compiled by each compiler, in a folder of one's own."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed, ToolMissing
from ecgen.library import Syntax

COMPILERS = ("gcc", "clang")
LEVELS = ("-O2", "-O3")
#: How the names of assembly files end, and those of C.
ASSEMBLED, COMPILED = tuple(syntax.suffix for syntax in Syntax), (".c",)


#: The suffix of what is noted beside an object, and those of what it may be made of.
_NOTE, _SOURCES = ".made", (".c", ".h", ".inc", ".asm", ".S")


def _made_of(command: Sequence[str], source: Path) -> str:
    """SHA-256 over the command and all sources of the folder, in hex."""
    digest = hashlib.sha256(repr([*command, str(source.resolve())]).encode())
    for path in sorted(path for path in source.iterdir() if path.suffix in _SOURCES):
        digest.update(repr((path.name, path.stat().st_size)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True)
class Recipe:
    """How to make the objects that belong together: those of one modulus (by its tag) in one build. `words`: of the compiler."""

    build: str
    tag: str
    files: tuple[str, ...]
    words: tuple[str, ...] = ()

    def make(self, source: Path, out: Path) -> tuple[Path, ...]:
        """Assemble or compile the files of `source` into `out`, where others may be at the same work; each object appears there
        whole, and one that is there of the same sources and command stays. Raises CheckFailed when the tool fails."""
        return tuple(self._make(source, file, out) for file in self.files)

    def _make(self, source: Path, file: str, out: Path) -> Path:
        target = (out / f"{Path(file).stem}-{self.build.replace(' ', '').replace('c64', '')}.o").resolve()
        if self.words:
            command = [*self.words, "-std=c99", "-g1", "-fno-stack-protector", "-c", file]
        elif file.endswith(Syntax.GNU.suffix):
            command = [usual_compilers()[0], "-c", file]
        else:
            command = ["nasm", "-f", "elf64", "-g", "-F", "dwarf", file]
        note, made_of = target.with_suffix(_NOTE), _made_of(command, source)
        if target.is_file() and note.is_file() and note.read_text(encoding="utf-8") == made_of:
            return target
        temporary = target.with_suffix(f".{os.getpid()}")
        _run([*command, "-o", str(temporary)], source)
        note.unlink(missing_ok=True)
        temporary.rename(target)
        temporary.write_text(made_of, encoding="utf-8")
        temporary.rename(note)
        return target


def assembly_build(files: Sequence[str]) -> str:
    """What a build is called that assembles these files, after their syntax."""
    return (Syntax.GNU if any(file.endswith(Syntax.GNU.suffix) for file in files) else Syntax.NASM).value


def assembly_recipe(tag: str, files: Sequence[str]) -> Recipe:
    return Recipe(assembly_build(files), tag, tuple(files))


def files_of(source: Path, suffixes: Sequence[str]) -> list[str]:
    """The files of an emitted folder whose names end so."""
    return sorted(path.name for path in source.iterdir() if path.suffix in suffixes)


def usual_compilers() -> list[str]:
    """Those that are installed. Raises ToolMissing where none is."""
    compilers = [name for name in COMPILERS if shutil.which(name)]
    if not compilers:
        raise ToolMissing("no C compiler is installed; Debian package gcc or clang")
    return compilers


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"{' '.join(command)}: {done.stderr.strip().splitlines()[0] if done.stderr.strip() else 'failed'}")
