# SPDX-License-Identifier: MIT
"""Verdicts on scalar multiplications of emitted folders, and of folders with one line changed, for the tests."""

from __future__ import annotations

import shutil
from functools import cache

from ecgen.emit.layout import c_file
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import method_of
from support.emitted_units import edited
from support.prove_composed_folder import GCC, beneath, folder, linked, subject
from support.run_folder import scratch


def _files(emitted: Folder) -> list[str]:
    units = ("mul", "base", "lookup", "scalar", "secrets", "point", "naf", "double", "split", "halves", "g2")
    names = dict.fromkeys(c_file(emitted.prefix, unit) for unit in units)
    return [name for name in names if (emitted.source / name).is_file()]


@cache
def objects(curve: str, build: Build = GCC) -> Image:
    """The files of scalar multiplications."""
    emitted = folder(curve)
    files = [file for unit in _files(emitted) for file in (unit, *beneath(emitted.prefix, unit))]
    return linked(f"multiples-{curve}", emitted, files, build)


def verdict(curve: str, name: str, build: Build = GCC) -> Verdict:
    """Of a function, named without its prefix, that the manifest knows or does not."""
    return _verdict(folder(curve), objects(curve, build), curve, name)


def changed(curve: str, name: str, unit: str, old: str, new: str, build: Build = GCC) -> Verdict:
    """The verdict of a function after `old`, which stands once in that unit, became `new`."""
    emitted = folder(curve)
    source = scratch("multiples")
    file, text = edited(curve, unit, old, new)
    beside = beneath(emitted.prefix, file)
    for entry in emitted.source.iterdir():
        if entry.suffix in (".h", ".json") or entry.name in (*_files(emitted), *beside):
            shutil.copy(entry, source)
    (source / file).write_text(text, encoding="utf-8")
    again = Folder(source, emitted.spec)
    return _verdict(again, build.image(source, again.prefix, [file, *beside], source), curve, name)


def _verdict(emitted: Folder, image: Image, curve: str, name: str) -> Verdict:
    return method_of(emitted.proofs.get(f"{emitted.prefix}_{name}") or subject(curve, name, emitted))(image).verdict
