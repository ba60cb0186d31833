# SPDX-License-Identifier: MIT
"""Verdicts on scalar multiplications of emitted folders, and of folders with one line changed, for the tests."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from ecgen_verify.prove.composed.folder import Folder
from ecgen_verify.prove.composed.objects import Build
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Verdict
from support.prove_composed_folder import GCC, folder, subject


@cache
def objects(curve: str, build: Build = GCC) -> Image:
    """The files of scalar multiplications."""
    made = folder(curve)
    return build.image(made.source, made.prefix, made.multiples.files, Path(mkdtemp(prefix="ecgen-test-multiples-")))


def verdict(curve: str, name: str, build: Build = GCC) -> Verdict:
    """Of a function, named without its prefix, that the manifest knows or does not."""
    return _verdict(folder(curve), objects(curve, build), curve, name)


def changed(curve: str, name: str, file: str, old: str, new: str, build: Build = GCC) -> Verdict:
    """The verdict of a function after `old`, which stands once in the file of that name, became `new`."""
    made = folder(curve)
    source = Path(mkdtemp(prefix="ecgen-test-multiples-"))
    for each in made.source.iterdir():
        if each.suffix in (".h", ".json") or each.name in made.multiples.files:
            shutil.copy(each, source)
    path = source / f"{made.prefix}_{file}.c"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    again = Folder(source, made.spec)
    return _verdict(again, build.image(source, again.prefix, [path.name], source), curve, name)


def _verdict(made: Folder, image: Image, curve: str, name: str) -> Verdict:
    inner = made.inner.get(f"{made.prefix}_{name}")
    return inner(image).verdict if inner is not None else prove(image, subject(curve, name, made)).verdict
