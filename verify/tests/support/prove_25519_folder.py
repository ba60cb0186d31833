# SPDX-License-Identifier: MIT
"""Verdicts on curve25519's composed functions, all files linked, and after a change in one of them, for the tests."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from ecgen.bundled import load_bundled
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import COMPILED, Recipe, files_of
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import method_of
from support.emitted_units import edited
from support.prove_composed_folder import GCC
from support.prove_folder import emitted
from support.run_folder import scratch

CLANG = Build("clang", "-O2")
#: kB for the table of the generator that leave doublings to do; in the usual one each digit has multiples of its own.
SMALL = 32


@cache
def folder(reduction: str | None = None, base_table: int | None = None) -> Folder:
    return Folder(emitted("curve25519", reduction, base_table), load_bundled("curve25519"))


@cache
def objects(build: Build, reduction: str | None = None, base_table: int | None = None) -> dict[str, Path]:
    """Of every file, by its name."""
    emitted_folder = folder(reduction, base_table)
    return {file: compiled(emitted_folder.source, file, build) for file in files_of(emitted_folder.source, COMPILED)}


def compiled(source: Path, file: str, build: Build) -> Path:
    words = (build.compiler, build.level, "-DCURVE25519_NO_ASM")
    (compiled_image,) = Recipe(build.name, "", (file,), words).make(source, scratch("multiples"))
    return compiled_image


@cache
def image(build: Build, reduction: str | None = None, base_table: int | None = None) -> Image:
    return load(tuple(objects(build, reduction, base_table).values()))


def verdict(name: str, compiled_image: Image, reduction: str | None = None, base_table: int | None = None) -> Verdict:
    known = folder(reduction, base_table)
    shown = known.proofs.get(f"curve25519_{name}") or known.subject(f"curve25519_{name}")
    assert shown is not None
    return method_of(shown)(compiled_image).verdict


def changed(name: str, unit: str, old: str, new: str, build: Build = GCC) -> Verdict:
    """After the first `old` of a unit became `new`, in the folder with the SMALL table."""
    source = scratch("multiples")
    for header in folder(base_table=SMALL).source.glob("*.h"):
        shutil.copy(header, source)
    file, text = edited("curve25519", unit, old, new, base_table=SMALL, times=None)
    (source / file).write_text(text, encoding="utf-8")
    changed_image = load(tuple({**objects(build, base_table=SMALL), file: compiled(source, file, build)}.values()))
    return verdict(name, changed_image, base_table=SMALL)
