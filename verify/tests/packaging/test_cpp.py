# SPDX-License-Identifier: MIT
"""`--package cpp`: the header compiles without a warning, its test passes, and it has every function of the contracts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ecgen.cli import make_library
from ecgen.emit.facts import contracts_of
from ecgen.emit.packages.api import methods
from ecgen.emit.packages.package import Package, emit_package
from ecgen.folder import check_folder, write_folder
from ecgen.library import Library, Syntax
from support.commands import Command
from support.emitted import WARNINGS, need, shell, spec_named

COMPILERS = ("g++", "clang++")
#: Of each kind one that needs little code.
QUICK, KINDS = ("f251", "modp263"), ("w251", "babybear", "mt61")


def library(name: str) -> Library:
    return make_library(spec_named(name), None, "all", None, syntax=Syntax.GNU)


@cache
def package(name: str) -> dict[str, str]:
    return emit_package(Package.CPP, library(name), "ecgen", lambda file: None)


def build_and_run(name: str, folder: Path, flags: str) -> None:
    write_folder(folder, package(name))
    shell("make", "-s", f"CFLAGS={flags}", cwd=folder)
    for compiler in COMPILERS:
        need(compiler)
        test = folder / f"tested by {compiler}"
        options = ("-std=c++17", flags, *WARNINGS, "-I.")
        shell(compiler, *options, "-o", test, f"test/{name}_cpp.cpp", f"lib{name}.a", cwd=folder)
        shell(test)
    check_folder(folder)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in KINDS)])
def test_each_kind(name: str, tmp_path: Path) -> None:
    build_and_run(name, tmp_path / name, "-O0")


@pytest.mark.slow
@pytest.mark.parametrize("name", ("p256", "secp256k1", "curve25519", "p434", "ffdhe2048"))
def test_every_bundled_specification(name: str, tmp_path: Path) -> None:
    build_and_run(name, tmp_path / name, "-O2")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434", "ffdhe2048"])
def test_every_function_is_called_once(name: str) -> None:
    """But for those on how elements stand in memory, and conversions of a point that are constructors too."""
    names = {method.contract.name for method in methods(contracts_of(library(name)).values())}
    called = re.findall(rf"\b{name}_(\w+)\((?!\))", package(name)[f"{name}.hpp"])
    assert set(called) == names and len(called) <= len(names) + 6


def test_a_failed_check_is_told(tmp_path: Path) -> None:
    files = dict(package("f251"))
    source = files["test/f251_cpp.cpp"]
    answers = re.search(r"fe_answers\[\]\[5\] = \{\n    \{\n        \"(\w\w)\",\n        \"(\w\w)\",\n        \"(\w\w)\"", source)
    assert answers is not None
    wrong = f"{(int(answers[3], 16) + 1) % 251:02x}"
    files["test/f251_cpp.cpp"] = source[: answers.start(3)] + wrong + source[answers.end(3) :]
    for file, text in files.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    shell("make", "-s", "CFLAGS=-O0", cwd=tmp_path)
    shell("g++", "-std=c++17", "-I.", "-o", "wrong", "test/f251_cpp.cpp", "libf251.a", cwd=tmp_path)
    with pytest.raises(AssertionError, match=r"\(a \+ b\)\.to_bytes\(\)"):
        shell(tmp_path / "wrong")


@pytest.mark.slow
def test_what_the_documentation_shows_compiles_and_holds(tmp_path: Path) -> None:
    documentation = (Path(__file__).parents[3] / "docs" / "vendoring.md").read_text(encoding="utf-8")
    shown = re.search(r"```cpp\n(.*?)```", documentation, re.DOTALL)
    assert shown is not None
    for file, text in package("w251").items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    seeds = "std::vector<std::uint8_t>(56, 7), std::vector<std::uint8_t>(56, 8)"
    main = f"int main() {{ return !agree({seeds}) || cube(w251::Fe(3)) != w251::Fe(27); }}"
    program = f"#include <vector>\n{shown[1].replace('p384', 'w251')}\n{main}\n"
    (tmp_path / "program.cpp").write_text(program, encoding="utf-8")
    shell("make", "-s", "CFLAGS=-O0", cwd=tmp_path)
    shell("g++", "-std=c++17", *WARNINGS, "-I.", "-o", "program", "program.cpp", "libw251.a", cwd=tmp_path)
    shell(tmp_path / "program")


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ecgen = Command(tmp_path, capsys, monkeypatch)
    spec = Path(__file__).parents[1] / "specs" / "f251.toml"
    ecgen.done("--spec", spec, "--package", "cpp", "--out", "here")
    assert (tmp_path / "here" / "f251.hpp").exists() and list((tmp_path / "here").glob("*.asm"))
    assert "--package cpp */" in (tmp_path / "here" / "f251.hpp").read_text(encoding="utf-8")
    ecgen.done("check", "here")
    assert "--target" in ecgen.refused("--curve", "p256", "--package", "cpp", "--target", "ifma")
