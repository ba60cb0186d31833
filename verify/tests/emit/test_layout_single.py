# SPDX-License-Identifier: MIT
"""`--layout single`: one header, one C file, one of assembly, which holds both moduli and both variants."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.emit.packages.package import Package, emit_package
from ecgen.folder import write_folder
from ecgen.library import Layout, Syntax
from support.assembled import text_of
from support.commands import Command
from support.emitted import WARNINGS, need, shell, spec_named
from support.unwinding import frame_rows, right_everywhere

#: Two moduli with both variants of each; a bare field of one word, whose functions are so short that variants stand close by.
_QUICK = ("p192", "f13")
#: One of each kind, p503 with multiplications in C for two kinds of processors.
_FURTHER = ("secp256k1", "curve25519", "p503", "ffdhe2048")
_NAMES = [*_QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in _FURTHER)]
#: endbr64, cmp dword [variable], 0, jne other
_GUARD = 4 + 7 + 6


@cache
def texts(name: str, syntax: Syntax = Syntax.GNU, target: str = "all", *, size: bool = False,
          layout: Layout = Layout.SINGLE) -> dict[str, str]:  # fmt: skip
    library = make_library(spec_named(name), None, target, None, syntax=syntax, size=size, layout=layout)
    return emit(library, f"ecgen --curve {name}")


def written(folder: Path, files: dict[str, str]) -> Path:
    write_folder(folder, files)
    return folder


def code(files: dict[str, str]) -> set[str]:
    return {name for name in files if "/" not in name and name.endswith((".c", ".h", ".S", ".asm"))}


def built(folder: Path, name: str, compiler: str, options: Sequence[str], objects: Sequence[Path] = ()) -> str:
    """What the self-test prints, from the C file compiled with warnings for errors."""
    own = folder / f"{compiler}.o"
    shell(need(compiler), "-std=c99", *options, *WARNINGS, "-c", folder / f"{name}.c", "-o", own)
    test = folder / "test" / f"{name}_selftest.c"
    shell(compiler, "-std=c99", *options, "-I", folder, test, own, *objects, "-o", folder / "selftest")
    return shell(folder / "selftest")


@pytest.mark.parametrize("name", _NAMES)
def test_three_files(name: str) -> None:
    assert code(texts(name)) == {f"{name}.h", f"{name}.c", f"{name}_asm.S"}


def test_without_assembly_there_are_two() -> None:
    assert code(texts("p192", target="c")) == {"p192.h", "p192.c"}
    assert code(texts("p192", target="all", size=True)) == {"p192.h", "p192.c"}


@pytest.mark.quick("f13-gcc")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("name", _NAMES)
def test_the_c_compiler_builds_it(name: str, compiler: str, tmp_path: Path) -> None:
    folder = written(tmp_path / name, texts(name))
    shell(need(compiler), "-c", folder / f"{name}_asm.S", "-o", folder / "asm.o")
    assert "agree" in built(folder, name, compiler, ["-O1"], [folder / "asm.o"])


@pytest.mark.slow
def test_one_command_builds_it(tmp_path: Path) -> None:
    folder = written(tmp_path / "p192", texts("p192"))
    sources = [*folder.glob("*.c"), *folder.glob("*.S"), *(folder / "test").glob("*.c")]
    shell(need("cc"), "-O1", "-I", folder, *sources, "-o", folder / "selftest")
    assert "agree" in shell(folder / "selftest")


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", _NAMES)
def test_make_builds_it_with_nasm(name: str, tmp_path: Path) -> None:
    need("nasm")
    folder = written(tmp_path / name, texts(name, Syntax.NASM))
    assert code(texts(name, Syntax.NASM)) == {f"{name}.h", f"{name}.c", f"{name}_asm.asm"}
    assert "agree" in shell(need("make"), "-s", "check", "CFLAGS=-O1", cwd=folder)


@pytest.mark.sampled(3)
@pytest.mark.quick("f13-32-size")
@pytest.mark.parametrize("size", [False, True], ids=["usual", "size"])
@pytest.mark.parametrize("bits", [64, 32])
@pytest.mark.parametrize("name", _NAMES[:-2])  # the others take minutes with words of 32 bits
def test_portable_c(name: str, bits: int, size: bool, tmp_path: Path) -> None:
    folder = written(tmp_path / name, texts(name, size=size))
    macro = name.upper()
    for compiler in ("gcc", "clang"):
        assert "agree" in built(folder, name, compiler, ["-O1", f"-D{macro}_NO_ASM", f"-D{macro}_WORD_BITS={bits}"])


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", _NAMES)
def test_it_is_c_plus_plus_too(name: str, tmp_path: Path) -> None:
    folder = written(tmp_path / name, texts(name))
    for compiler in ("g++", "clang++"):
        for option in ("-DNOTHING", f"-D{name.upper()}_NO_ASM"):
            shell(need(compiler), "-x", "c++", *WARNINGS, option, "-fsyntax-only", folder / f"{name}.c")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p192", pytest.param("curve25519", marks=pytest.mark.slow),
                                  pytest.param("ffdhe2048", marks=pytest.mark.slow)])  # fmt: skip
def test_eight_at_once(name: str, tmp_path: Path) -> None:
    """Assembly with two variables that choose: for BMI2 and ADX, and for IFMA."""
    for syntax in Syntax:
        folder = written(tmp_path / syntax.value, texts(name, syntax, "ifma"))
        assert len(code(texts(name, syntax, "ifma"))) == 3
        out = folder / "asm.o"
        command = [need("nasm"), "-f", "elf64"] if syntax is Syntax.NASM else ["cc", "-c"]
        shell(*command, folder / f"{name}_asm{syntax.suffix}", "-o", out)
        assert "agree" in built(folder, name, "gcc", ["-O1"], [out])


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", _NAMES)
def test_functions_in_assembly_have_the_usual_bytes(name: str, tmp_path: Path) -> None:
    """But for what names another place: the variable that chooses, and the other variant."""
    need("nasm")
    usual: dict[str, bytes] = {}
    single: dict[str, bytes] = {}
    for layout, code in ((Layout.SEVERAL, usual), (Layout.SINGLE, single)):
        folder = written(tmp_path / layout.value, texts(name, Syntax.NASM, layout=layout))
        for source in folder.glob("*.asm"):
            shell("nasm", "-f", "elf64", source, "-o", source.with_suffix(".o"))
            text = text_of(source.with_suffix(".o"))
            code |= {function: text.function(function) for function in text.functions}
    assert usual.keys() == single.keys() and usual
    for function, ours in single.items():
        start = _GUARD if ours[4:6] == b"\x83\x3d" else 0
        assert len(ours) == len(usual[function]) and ours[start:] == usual[function][start:], function


@pytest.mark.parametrize("name", _QUICK)
def test_unwinding(name: str, tmp_path: Path) -> None:
    """NASM's tables are made for jumps of one length, also to what stands close by."""
    folder = written(tmp_path / name, texts(name, Syntax.NASM))
    shell(need("nasm"), "-f", "elf64", folder / f"{name}_asm.asm", "-o", tmp_path / "asm.o")
    text, tables = text_of(tmp_path / "asm.o"), frame_rows(tmp_path / "asm.o")
    assert sorted(tables) == sorted(offset for offset, _ in text.functions.values())
    assert all(right_everywhere(text, function, tables) for function in text.functions)


@pytest.mark.parametrize("target", ["win64", "macho64"])
def test_other_object_formats(target: str, tmp_path: Path) -> None:
    folder = written(tmp_path / "p192", texts("p192", Syntax.NASM, "ifma"))
    shell(need("nasm"), "-f", target, folder / "p192_asm.asm", "-o", tmp_path / "asm.o")


def test_the_command_and_its_check(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ecgen = Command(tmp_path, capsys, monkeypatch)
    ecgen.done("--curve", "p192", "--layout", "single", "--target", "c", "--out", "out", "-q")
    content = json.loads((tmp_path / "out" / "manifest.json").read_text(encoding="utf-8"))
    assert content["made_by"] == "ecgen --curve p192 --target c --layout single"
    assert {file for row in content["functions"] for file in row["files"].values()} == {"p192.c"}
    ecgen.done("check", "out", "--regenerate")
    (tmp_path / "out" / "p192.c").write_text("", encoding="utf-8")
    assert "p192.c" in ecgen.refused("check", "out", code=1)


def test_no_proof_is_claimed() -> None:
    """Records are of functions in the usual files."""
    for syntax in Syntax:
        content = json.loads(texts("p192", syntax)["manifest.json"])
        assert not content["prover"] and not any("proved" in " ".join(row["evidence"]) for row in content["functions"])


@pytest.mark.parametrize("package", Package)
def test_packages_build_it(package: Package) -> None:
    """Build files name the files that are there."""
    library = make_library(spec_named("p192"), None, "all", None, syntax=Syntax.GNU, layout=Layout.SINGLE)
    files = emit_package(package, library, "ecgen", lambda _: None)
    inner = "c/" if package is Package.RUST else ""
    sources = {name for name in files if name.endswith((".c", ".S")) and "test/" not in name}
    assert sources == {f"{inner}p192.c", f"{inner}p192_asm.S"}
    if package is Package.RUST:
        assert '"c/p192.c"' in files["build.rs"] and '"c/p192_asm.S"' in files["build.rs"]


@pytest.mark.slow
def test_go_compiles_the_package(tmp_path: Path) -> None:
    need("go")
    library = make_library(spec_named("p192"), None, "all", None, syntax=Syntax.GNU, layout=Layout.SINGLE)
    folder = written(tmp_path / "p192", emit_package(Package.GO, library, "ecgen", lambda _: None))
    environment = {"GOFLAGS": "-mod=mod", "GOTOOLCHAIN": "local", "GOCACHE": str(tmp_path / "cache"), "CGO_CFLAGS": "-O1"}
    shell("go", "test", "./...", cwd=folder, env=environment)


@pytest.mark.slow
def test_cmake_builds_it(tmp_path: Path) -> None:
    need("cmake")
    folder = written(tmp_path / "p192", texts("p192"))
    shell("cmake", "-S", folder, "-B", tmp_path / "build")
    shell("cmake", "--build", tmp_path / "build", "--target", "p192_selftest")
    assert "agree" in shell(tmp_path / "build" / "p192_selftest")
