# SPDX-License-Identifier: MIT
"""The stack that each function takes for itself: by the compiler's report, and by the text of the assembly."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from ecgen.library import Target
from ecgen_bench.implementations.build import Built
from ecgen_bench.system.tools import Compiler, run

_WORD = 8  # bytes
_LABEL = re.compile(r"(\w+):$")
_RESERVED = re.compile(r"sub rsp, (\d+)$")


def frames(built: Built, folder: Path) -> dict[str, int]:
    """Bytes by function, without the prefix. The return address counts, as in gcc's -fstack-usage."""
    sizes = reported_frames(built.folder, built.variant.compiler, [built.variant.level, *built.flags], folder)
    if Target.ADX in built.variant.targets or Target.X64 in built.variant.targets:
        plain = "CPU_PLAIN" in built.variant.macros or Target.ADX not in built.variant.targets
        for source in sorted(built.folder.glob("*_x64.asm" if plain else "*_adx.asm")):
            sizes |= assembly_frames(source.read_text(encoding="utf-8"))
    return {name.removeprefix(f"{built.prefix}_"): size for name, size in sizes.items()}


def reported_frames(source_folder: Path, compiler: Compiler, flags: Sequence[str], folder: Path) -> dict[str, int]:
    """By the compiler's report, bytes by function of all C in a folder."""
    sizes: dict[str, int] = {}
    for source in sorted(source_folder.glob("*.c")):
        target = folder / f"{source.stem}.o"
        run([compiler.path, "-std=c99", *flags, "-fstack-usage", "-c", "-o", str(target), str(source)])
        own = compiled_frames(target.with_suffix(".su").read_text(encoding="utf-8"))
        unreported = _WORD if compiler.name == "clang" else 0  # the return address
        sizes |= {name: size + unreported for name, size in own.items()}
    return sizes


def compiled_frames(text: str) -> dict[str, int]:
    """Bytes by function from a .su file, whose lines hold place:function, bytes and kind. Raises ValueError for a frame without a
    bound."""
    sizes = {}
    for line in text.splitlines():
        place, size, kind = line.split("\t")
        name = place.rsplit(":", 1)[1]
        if kind not in ("static", "dynamic,bounded"):
            raise ValueError(f"the frame of {name} has no bound")
        sizes[name] = int(size)
    return sizes


def assembly_frames(text: str) -> dict[str, int]:
    """Bytes by function from NASM's source: the registers that it saves and the bytes that it reserves."""
    sizes: dict[str, int] = {}
    name = ""
    for line in (line.split(";")[0].strip() for line in text.splitlines()):
        if (label := _LABEL.match(line)) is not None:
            name = label[1]
            sizes[name] = _WORD
        elif name and line.startswith("push "):
            sizes[name] += _WORD
        elif name and (reserved := _RESERVED.match(line)) is not None:
            sizes[name] += int(reserved[1])
        elif line == "ret":
            name = ""
    return sizes
