# SPDX-License-Identifier: MIT
"""Verdicts of composed functions, of emitted folders and of folders with one line changed, for the tests."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from ecgen_verify.prove.composed.folder import Folder
from ecgen_verify.prove.composed.objects import Build
from ecgen_verify.prove.composed.prover import Subject, prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Verdict
from support.emitted import spec_named
from support.prove_folder import emitted

GCC = Build("gcc", "-O2")


@cache
def folder(curve: str) -> Folder:
    return Folder(emitted(curve), spec_named(curve))


@cache
def image(curve: str, build: Build = GCC) -> Image:
    made = folder(curve)
    return build.image(made.source, made.prefix, made.files, Path(mkdtemp(prefix="ecgen-test-composed-")))


def verdict(curve: str, name: str, build: Build = GCC) -> Verdict:
    """Of a function, named without its prefix."""
    return prove(image(curve, build), subject(curve, name)).verdict


def subject(curve: str, name: str, made: Folder | None = None) -> Subject:
    made = made or folder(curve)
    row = next(row for row in made.rows if row["name"] == f"{made.prefix}_{name}")
    found = made.subject(row)
    assert found is not None
    return found


def changed(curve: str, name: str, old: str, new: str, build: Build = GCC) -> Verdict:
    """The verdict of a function after `old`, which stands once in its file, became `new`."""
    return prove(*rewritten(curve, name, old, new, build)).verdict


def rewritten(curve: str, name: str, old: str, new: str, build: Build = GCC) -> tuple[Image, Subject]:
    """A function after that change, and what is to be proved of it."""
    made = folder(curve)
    row = next(row for row in made.rows if row["name"] == f"{made.prefix}_{name}")
    file = row["files"]["c64"]
    source = Path(mkdtemp(prefix="ecgen-test-composed-"))
    wipes = f"{made.prefix}_secrets.c"
    for path in made.source.iterdir():
        if path.suffix in (".h", ".json") or path.name in (file, wipes):
            shutil.copy(path, source)
    text = (source / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    (source / file).write_text(text.replace(old, new), encoding="utf-8")
    again = Folder(source, made.spec)
    return build.image(source, again.prefix, [file, *({wipes} & {*again.files})], source), subject(curve, name, again)
