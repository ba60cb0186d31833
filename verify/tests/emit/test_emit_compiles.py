# SPDX-License-Identifier: MIT
"""What is emitted compiles without a warning, as C99 and as C++, for every target and word size, and assembles for every
object format."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from support.emitted import WARNINGS, asm_files, c_files, need, shell, write

COMPILERS = {
    "gcc": ("gcc", "-std=c99"),
    "clang": ("clang", "-std=c99"),
    "g++": ("g++", "-std=c++11", "-x", "c++"),
    "clang++": ("clang++", "-std=c++11", "-x", "c++"),
}


@dataclass(frozen=True)
class Case:
    """`whole`: with the curve, not the fields alone; `define`: what the program defines, after the prefix."""

    name: str
    target: str
    compiler: str
    define: str = "NOTHING"
    reduction: str | None = None
    whole: bool = False

    def __str__(self) -> str:
        parts = [self.name, self.target, self.reduction or "", "whole" * self.whole, self.compiler, self.define]
        return "-".join(part for part in parts if part)


W32 = "WORD_BITS=32"
CASES = [
    *(
        Case("p256", "all", compiler, define, whole=True)
        for compiler, define in (
            ("gcc", "NOTHING"), ("gcc", W32), ("clang", "NO_ASM"), ("clang++", "NOTHING"), ("g++", W32),
        )
    ),
    *(
        Case("curve25519", "all", compiler, define, whole=True)
        for compiler, define in (("clang", "NOTHING"), ("gcc", W32), ("clang++", "NO_ASM"), ("g++", W32))
    ),
    *(
        Case(name, "all", compiler, define, reduction)
        for name, reduction in (
            ("p256", "montgomery"), ("p224", "solinas"), ("p434", None), ("k64", None), ("c128", "crandall"),
        )
        for compiler, define in (("clang", "NO_ASM"), ("gcc", W32), ("clang++", W32))
    ),
    *(
        Case("f13", target, compiler)
        for target in ("c", "c32", "nasm", "all") for compiler in ("gcc", "clang", "g++", "clang++")
    ),
]  # fmt: skip


@pytest.mark.quick("f13-c-clang-NOTHING")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_without_a_warning(case: Case, tmp_path: Path) -> None:
    need(case.compiler)
    folder = write(tmp_path / case.name, case.name, case.target, reduction=case.reduction, field_only=not case.whole)
    sources = [*c_files(folder), *sorted((folder / "test").glob("*.c"))]
    assert sources
    # gcc finds some faults only while it optimises
    last = ["-O1", "-S"] if case.compiler == "gcc" else ["-fsyntax-only"]
    define = f"-D{case.name.upper()}_{case.define}"
    shell(*COMPILERS[case.compiler], *WARNINGS, define, f"-I{folder}", *last, *sources, cwd=tmp_path)


def test_warnings_are_errors_here(tmp_path: Path) -> None:
    """The command above does fail for a file with a fault in it."""
    bad = tmp_path / "bad.c"
    bad.write_text("int f(long x); int f(long x) { return x; }\n", encoding="utf-8")
    for name, compiler in COMPILERS.items():
        need(name)
        with pytest.raises(AssertionError, match=r"conversion|shorten"):
            shell(*compiler, *WARNINGS, "-fsyntax-only", bad)


@pytest.mark.quick("k64-macho64")
@pytest.mark.parametrize("form", ["elf64", "macho64", "win64"])
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434", "k64"])
def test_assembles(name: str, form: str, tmp_path: Path) -> None:
    need("nasm")
    folder = write(tmp_path / name, name, "nasm")
    assert asm_files(folder)
    for source in asm_files(folder):
        for define in ("NOTHING", f"{name.upper()}_EXPORT"):
            shell("nasm", "-f", form, "-w+all", "-Werror", f"-D{define}", "-o", tmp_path / "out.o", source)


@pytest.mark.parametrize("target", ["c", "c32", "nasm"])
def test_a_folder_refuses_the_words_it_was_not_made_for(target: str, tmp_path: Path) -> None:
    need("gcc")
    folder = write(tmp_path / target, "f13", target)
    wrong = "-DF13_WORD_BITS=64" if target == "c32" else "-DF13_WORD_BITS=32"
    with pytest.raises(AssertionError, match="#error"):
        shell("gcc", "-fsyntax-only", wrong, *c_files(folder))
    if target == "nasm":
        with pytest.raises(AssertionError, match="#error"):
            shell("gcc", "-fsyntax-only", "-DF13_NO_ASM", *c_files(folder))
