# SPDX-License-Identifier: MIT
"""The objects to prove: an emitted folder, assembled by NASM and compiled by each compiler, in a folder of one's own."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from ecgen.emit.layout import assembly_of
from ecgen.errors import CheckFailed, ToolMissing
from ecgen.library import Syntax, Target
from ecgen_verify.prove.moduli import is_straight

COMPILERS = ("gcc", "clang")
LEVELS = ("-O2", "-O3")
_ASSEMBLY = (Target.X64, Target.ADX)
#: How the names of assembly files end.
ASSEMBLED = tuple(syntax.suffix for syntax in Syntax)


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
            command = [_usual_compilers()[0], "-c", file]
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


def assembly_files(source: Path, prefix: str, tags: Iterable[str], variants: Iterable[str]) -> list[str]:
    """The files of an emitted folder for these moduli and variants, as far as it has them, in whichever syntax."""
    names = (assembly_of(prefix, tag, variant, suffix) for tag, variant, suffix in product(tags, variants, ASSEMBLED))
    return [name for name in names if (source / name).is_file()]


@dataclass(frozen=True)
class Compilers:
    """What C is compiled by. `names`: of compilers, as gcc-11; none: the usual ones that are installed. `levels`: as -O2."""

    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = LEVELS

    def pairs(self) -> list[tuple[str, str]]:
        """Compiler and level of each build. Raises ToolMissing where one that is named is not here, or none is."""
        missing = [name for name in self.names if not shutil.which(name)]
        if missing:
            raise ToolMissing(f"{missing[0]} is not installed; Debian package {missing[0]}")
        return list(product(self.names or _usual_compilers(), self.levels))


USUAL = Compilers()


def _usual_compilers() -> list[str]:
    compilers = [name for name in COMPILERS if shutil.which(name)]
    if not compilers:
        raise ToolMissing("no C compiler is installed; Debian package gcc or clang")
    return compilers


def recipes(source: Path, targets: Sequence[Target], compilers: Compilers = USUAL) -> list[Recipe]:
    """All builds of an emitted folder, in the order of report. Raises ToolMissing when nothing can be made."""
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    chosen = []
    asm = [target for target in _ASSEMBLY if target in targets]
    if asm:
        chosen += [assembly_recipe(tag, files) for tag, files in _files(manifest, asm).items()]
        if any(recipe.build == Syntax.NASM for recipe in chosen) and shutil.which("nasm") is None:
            raise ToolMissing("nasm is not installed, which the assembly targets need; Debian package nasm")
    if Target.C64 in targets:
        macro = f"-D{manifest['prefix'].upper()}_NO_ASM"
        chosen += [Recipe(f"c64 {compiler} {level}", tag, files, (compiler, level, macro))
                  for compiler, level in compilers.pairs()
                  for tag, files in _files(manifest, [Target.C64]).items()]  # fmt: skip
    return chosen


def _files(manifest: dict[str, Any], targets: Sequence[Target]) -> dict[str, tuple[str, ...]]:
    """The files of the straight-line functions by modulus tag."""
    tags = {modulus["symbol"]: modulus["tag"] for modulus in manifest["moduli"]}
    numbers = {modulus["symbol"]: int(modulus["number"], 16) for modulus in manifest["moduli"]}
    by_tag: dict[str, set[str]] = {}
    for row in manifest["functions"]:
        for target in targets:
            if row.get("modulus") not in tags or not is_straight(row, numbers[row["modulus"]]):
                continue
            if row["operation"] in ("add", "mul") and target.value in row["files"]:
                by_tag.setdefault(tags[row["modulus"]], set()).add(row["files"][target.value])
    return {tag: tuple(sorted(files)) for tag, files in by_tag.items()}


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"{' '.join(command)}: {done.stderr.strip().splitlines()[0] if done.stderr.strip() else 'failed'}")
