# SPDX-License-Identifier: MIT
"""Verdicts on curve25519's composed functions, all files linked, and after a change in one of them, for the tests."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from ecgen.spec.load import load_bundled
from ecgen_verify.prove.composed.folder import Folder
from ecgen_verify.prove.composed.objects import Build
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.objects import Recipe
from ecgen_verify.prove.verdict import Verdict
from support.prove_composed_folder import GCC
from support.prove_folder import emitted

CLANG = Build("clang", "-O2")


@cache
def folder(reduction: str | None = None) -> Folder:
    return Folder(emitted("curve25519", reduction), load_bundled("curve25519"))


@cache
def objects(build: Build, reduction: str | None = None) -> dict[str, Path]:
    """Of every file, by its name."""
    made = folder(reduction)
    return {file: compiled(made.source, file, build) for file in made.files}


def compiled(source: Path, file: str, build: Build) -> Path:
    words = (build.compiler, build.level, "-DCURVE25519_NO_ASM")
    (found,) = Recipe(build.name, "", (file,), words).make(source, Path(mkdtemp(prefix="ecgen-test-multiples-")))
    return found


@cache
def image(build: Build, reduction: str | None = None) -> Image:
    return load(tuple(objects(build, reduction).values()))


def verdict(name: str, made: Image, reduction: str | None = None) -> Verdict:
    known = folder(reduction)
    (row,) = (row for row in known.rows if row["name"] == f"curve25519_{name}")
    proof_subject = known.subject(row)
    assert proof_subject is not None
    return prove(made, proof_subject).verdict


def changed(name: str, unit: str, old: str, new: str, build: Build = GCC) -> Verdict:
    """After the first `old` of a file became `new`."""
    file, source = f"curve25519_{unit}.c", Path(mkdtemp(prefix="ecgen-test-multiples-"))
    for header in folder().source.glob("*.h"):
        shutil.copy(header, source)
    text = (folder().source / file).read_text(encoding="utf-8")
    assert old in text, old
    (source / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return verdict(name, load(tuple({**objects(build), file: compiled(source, file, build)}.values())))
