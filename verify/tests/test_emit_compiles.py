# SPDX-License-Identifier: MIT
"""What is emitted compiles without a warning, as C99 and as C++, for every target and word size, and assembles for every
object format."""

from __future__ import annotations

from pathlib import Path

import pytest
from emitted import WARNINGS, asm_files, c_files, need, shell, write

TARGETS = ("c", "c32", "nasm", "all")

#: A curve whose prime folds, one in Montgomery form, x25519, a bare prime, and what is tiny or odd.
FOLDERS = (
    *(("p256", target, None) for target in TARGETS),
    *(("curve25519", target, None) for target in TARGETS),
    ("p256", "all", "montgomery"), ("secp256k1", "all", None), ("p521", "all", "solinas"), ("p434", "all", None),
    ("brainpoolp256r1", "all", None), ("k64", "all", None), ("w13", "all", None), ("f5", "all", None), ("c128", "all", "crandall"),
)  # fmt: skip
COMPILERS = {
    "gcc": ("gcc", "-std=c99", "-O1"),
    "clang": ("clang", "-std=c99"),
    "g++": ("g++", "-std=c++11", "-x", "c++"),
    "clang++": ("clang++", "-std=c++11", "-x", "c++"),
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str, str | None], Path]:
    root = tmp_path_factory.mktemp("folders")
    return {key: write(root / "_".join(map(str, key)), key[0], key[1], reduction=key[2]) for key in FOLDERS}


def ways(target: str, prefix: str) -> list[str]:
    """What a program may define, for one target."""
    macro = prefix.upper()
    words = [f"-D{macro}_WORD_BITS=32"] if target in ("c32", "all") else []
    plain = [f"-D{macro}_NO_ASM", f"-D{macro}_CPU_PLAIN"] if target == "all" else []
    return ["-DNOTHING", *words, *plain]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("key", FOLDERS, ids=lambda key: "-".join(str(part) for part in key if part))
def test_without_a_warning(
    key: tuple[str, str, str | None], compiler: str, folders: dict[tuple[str, str, str | None], Path]
) -> None:
    need(compiler)
    folder = folders[key]
    sources = [*c_files(folder), *sorted((folder / "test").glob("*.c"))]
    assert sources
    # gcc finds some faults only while it optimises; the others are asked for their opinion of the text
    last = ["-S", "-o", "/dev/null"] if compiler == "gcc" and key[0] in ("p256", "k64") else ["-fsyntax-only"]
    for define in ways(key[1], key[0]):
        for group in [[source] for source in sources] if last[0] == "-S" else [sources]:
            shell(*COMPILERS[compiler], *WARNINGS, define, f"-I{folder}", *last, *group)


def test_warnings_are_errors_here(tmp_path: Path) -> None:
    """The command above does fail for a file with a fault in it."""
    bad = tmp_path / "bad.c"
    bad.write_text("int f(long x); int f(long x) { return x; }\n", encoding="utf-8")
    for name, compiler in COMPILERS.items():
        need(name)
        with pytest.raises(AssertionError, match="conversion|shorten"):
            shell(*compiler, *WARNINGS, "-fsyntax-only", bad)


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
