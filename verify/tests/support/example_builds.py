# SPDX-License-Identifier: MIT
"""Builds of verify/examples on top of the emitted curves, with assembly and without."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from support.curve_library import NAMED, Native, native
from support.emitted import c_files, shell

EXAMPLES = Path(__file__).parents[2] / "examples"
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
#: The curves of the eight-curve Python library that the examples follow: secp192r1 is p192, and so on.
CURVES = NAMED


def shared_root(temporary: pytest.TempPathFactory) -> Path:
    """The folder in which the workers of one run share what they build."""
    base = temporary.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


def curve_build(name: str, temporary: pytest.TempPathFactory, target: str = "x64-adx") -> tuple[Native, Path]:
    """The curve's library, with assembly unless `target` says otherwise, and the folder that it was emitted and compiled in."""
    root = shared_root(temporary)
    return native(name, target, root), root / f"curve-{name}-{target}"


def curve_objects(folder: Path, out: Path, name: str, *, asm: bool) -> list[Path]:
    """The object files of an emitted folder: those with assembly that lie there, or without it, made in `out`."""
    if asm:
        return sorted(folder.glob("*.o"))
    object_files = []
    for source in c_files(folder):
        object_files.append(out / f"{source.name}.o")
        shell("gcc", "-std=c99", "-O0", "-fPIC", f"-D{name.upper()}_NO_ASM", "-c", source, "-o", object_files[-1])
    return object_files


def compiled(output: Path, name: str, folder: Path, *inputs: Path | str, asm: bool = True) -> Path:
    """An example compiled strictly and linked; `inputs`: sources, objects, further options."""
    macros = [f"-DCURVE={name}", f"-DCURVE_MACRO={name.upper()}", *([] if asm else [f"-D{name.upper()}_NO_ASM"])]
    shell("gcc", *STRICT, "-O1", *macros, "-I", EXAMPLES / "named", "-I", folder, "-o", output, *inputs)
    return output
