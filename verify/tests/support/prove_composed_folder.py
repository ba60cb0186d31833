# SPDX-License-Identifier: MIT
"""Verdicts of composed functions, of emitted folders and of folders with one line changed, for the tests."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from ecgen.emit.layout import c_file
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import Build, image_of, whole
from ecgen_verify.prove.tools.objects import COMPILED, files_of
from ecgen_verify.prove.verdict import Row, Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import rows_of
from ecgen_verify.prove.wiring.rows import composed_methods
from support.emitted import spec_named
from support.emitted_units import edited, unit_with
from support.prove_folder import emitted
from support.run_folder import made_once, scratch

GCC = Build("gcc", "-O2")


@cache
def folder(curve: str) -> Folder:
    return Folder(emitted(curve), spec_named(curve))


@cache
def image(curve: str, build: Build = GCC) -> Image:
    emitted_folder = folder(curve)
    return linked(f"composed-{curve}", emitted_folder, files_of(emitted_folder.source, COMPILED), build)


def linked(name: str, emitted_folder: Folder, files: Sequence[str], build: Build) -> Image:
    """Files of a folder, compiled once in a run under a name and linked."""
    recipe = build.recipe(emitted_folder.prefix, files)
    objects = made_once(f"{name}-{build.compiler}{build.level}", lambda out: recipe.make(emitted_folder.source, out))
    return load(tuple(sorted(objects.glob("*.o"))))


def composed_rows(emitted_folder: Folder, image: Image, build: str, only: str | None = None) -> Iterator[Row]:
    """Those of a build with these objects, of functions that call others and of those that these call."""
    methods = composed_methods(emitted_folder, image, Known(), defaultdict(Known), compiled=build.startswith("c64"))
    return rows_of(emitted_folder.place, build, methods, only)


def folder_rows(emitted_folder: Folder, out: Path, build: str, only: str | None = None) -> list[Row]:
    recipe = whole(emitted_folder.source, emitted_folder.prefix, build)
    return list(composed_rows(emitted_folder, image_of(recipe, emitted_folder.source, out), build, only))


def kernel_verdicts(emitted_folder: Folder, image: Image) -> dict[str, Verdict]:
    """Of all kernels among the objects, by their names after the prefix."""
    return {name.removeprefix(f"{emitted_folder.prefix}_"): prove(image, kernel).verdict
            for name, kernel in emitted_folder.kernels.items() if name in image.functions}  # fmt: skip


def verdict(curve: str, name: str, build: Build = GCC) -> Verdict:
    """Of a function, named without its prefix."""
    return prove(image(curve, build), subject(curve, name)).verdict


def subject(curve: str, name: str, emitted_folder: Folder | None = None) -> Claim:
    emitted_folder = emitted_folder or folder(curve)
    proof_subject = emitted_folder.subject(f"{emitted_folder.prefix}_{name}")
    assert proof_subject is not None
    return proof_subject


def instead_of(proper: Claim, claim: Claim) -> Claim:
    """Another claim on the function that the proper one is about."""
    return claim.on(proper.name, proper.forms, proper.callees)


def changed(curve: str, name: str, old: str, new: str, build: Build = GCC) -> Verdict:
    """The verdict of a function after `old`, which stands once in its unit, became `new`."""
    return prove(*rewritten(curve, name, old, new, build)).verdict


def rewritten(curve: str, name: str, old: str, new: str, build: Build = GCC) -> tuple[Image, Claim]:
    """A function after that change, and what is to be proved of it."""
    emitted_folder = folder(curve)
    file, text = edited(curve, unit_with(curve, f"{emitted_folder.prefix}_{name}"), old, new)
    source = scratch("composed")
    wipes = c_file(emitted_folder.prefix, "secrets")
    beside = beneath(emitted_folder.prefix, file)
    for path in emitted_folder.source.iterdir():
        if path.suffix in (".h", ".json", ".c"):
            shutil.copy(path, source)
    (source / file).write_text(text, encoding="utf-8")
    again = Folder(source, emitted_folder.spec)
    files = sorted({file, *beside, *({wipes} & {*files_of(source, COMPILED)})})
    return build.image(source, again.prefix, files, source), subject(curve, name, again)


def beneath(prefix: str, file: str) -> list[str]:
    """The files with what functions of this one call that is no contract of a call: those of F_p^2, which G2 is over."""
    return [c_file(prefix, "fe2")] if file == c_file(prefix, "g2") else []


def by_one_compiler(changes: Iterable[str], *builds: Build) -> list[Any]:
    """Parameters (change, build), each change compiled by one of the compilers, in turn."""
    pairs = zip(changes, cycle(builds), strict=False)
    return [pytest.param(change, build, id=f"{change}-{build.compiler}") for change, build in pairs]
