# SPDX-License-Identifier: MIT
"""Folders in GNU syntax: built by a C compiler alone, where there is no NASM; for Linux, Windows and macOS."""

from __future__ import annotations

import json
import platform
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.emit.facts import contracts_of
from ecgen.folder import write_folder
from ecgen.library import Syntax
from ecgen.logic.serialize import canonical, plain
from ecgen.proofs import Proof, Record, Unit, numbers_digest, record_text, unit_digest
from ecgen.prover_digest import installed_prover
from support.commands import Command
from support.emitted import need, shell

_TOOLS = ("sh", "make", "cc", "gcc", "as", "ld", "ar", "rm", "cat", "ln", "uname", "cmake")
_MINGW = "x86_64-w64-mingw32-gcc"
pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="runs x86-64 code")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("gnu") / "p192"
    write_folder(out, emit(make_library(load_bundled("p192"), None, "ifma", None, syntax=Syntax.GNU), "ecgen --syntax gnu"))
    return out


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


@pytest.fixture
def without_nasm(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine on which only a C compiler and make are installed."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in _TOOLS:
        path = shutil.which(tool)
        if path is not None:
            (tools / tool).symlink_to(path)
    assert shutil.which("nasm", path=str(tools)) is None
    return {"PATH": str(tools)}


@pytest.mark.slow
def test_cc_alone_builds_it(folder: Path, without_nasm: dict[str, str], tmp_path: Path) -> None:
    sources = [*sorted(folder.glob("*.c")), *sorted(folder.glob("*.S")), *sorted((folder / "test").glob("*.c"))]
    assert len(list(folder.glob("*.S"))) == 6 and not list(folder.glob("*.asm"))
    shell("cc", "-O1", "-I", folder, "-o", tmp_path / "selftest", *sources, env=without_nasm)
    assert "agree" in shell(tmp_path / "selftest")


@pytest.mark.slow
def test_make_builds_it(folder: Path, without_nasm: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "copy")
    assert "agree" in shell(need("make"), "-s", "check", "CFLAGS=-O1", cwd=tmp_path / "copy", env=without_nasm)
    shell("make", "-s", "shared", "CFLAGS=-O1", cwd=tmp_path / "copy", env=without_nasm)
    exported = set(re.findall(r" T (p192_fe_\w+)", shell("nm", "-D", tmp_path / "copy" / "libp192.so")))
    assert {"p192_fe_mul", "p192_fe_add"} <= exported and "p192_fe_mul_x64" not in exported
    shell("make", "-s", "clean", cwd=tmp_path / "copy", env=without_nasm)
    assert "agree" in shell("make", "-s", "check", "NO_ASM=1", "CFLAGS=-O1", cwd=tmp_path / "copy", env=without_nasm)


@pytest.mark.slow
def test_cmake_builds_it(folder: Path, without_nasm: dict[str, str], tmp_path: Path) -> None:
    need("cmake")
    shell("cmake", "-S", folder, "-B", tmp_path / "build", env=without_nasm)
    shell("cmake", "--build", tmp_path / "build", "--target", "p192_selftest", env=without_nasm)
    assert "agree" in shell(tmp_path / "build" / "p192_selftest")


@pytest.mark.slow
def test_sections_and_visibility(folder: Path, tmp_path: Path) -> None:
    """As NASM's files: no executable stack, the notes, hidden symbols with their sizes."""
    for compiler in (need("gcc"), need("clang")):
        for source in sorted(folder.glob("*.S")):
            shell(compiler, "-c", "-o", tmp_path / "a.o", source)
            sections = shell("readelf", "-SW", tmp_path / "a.o")
            stack = re.search(r"\.note\.GNU-stack\s+PROGBITS\s+\S+ \S+ \S+ \S+\s+([A-Z]*)\s", sections)
            assert stack and "X" not in stack[1]
            assert "x86 feature: IBT, SHSTK" in shell("readelf", "-n", tmp_path / "a.o")
            symbols = shell("readelf", "-sW", tmp_path / "a.o")
            assert re.search(r" FUNC +GLOBAL +HIDDEN ", symbols) and not re.search(r" 0 FUNC| FUNC +GLOBAL +DEFAULT", symbols)
            shell(compiler, "-c", "-DP192_EXPORT", "-o", tmp_path / "e.o", source)
            exported = set(re.findall(r" FUNC +GLOBAL +DEFAULT +\d+ (\w+)", shell("readelf", "-sW", tmp_path / "e.o")))
            assert not any(name.endswith("_x64") for name in exported)
            shell(compiler, "-c", "-DP192_NO_ASM", "-o", tmp_path / "n.o", source)
            assert " FUNC " not in shell("readelf", "-sW", tmp_path / "n.o")


@pytest.mark.slow
def test_windows_by_mingw(folder: Path, tmp_path: Path) -> None:
    """All of the folder compiles and links for Windows, each function with its entry in the table for unwinding."""
    need(_MINGW)
    sources = [*sorted(folder.glob("*.c")), *sorted(folder.glob("*.S")), *sorted((folder / "test").glob("*.c"))]
    shell(_MINGW, "-O1", "-I", folder, "-o", tmp_path / "selftest.exe", *sources)
    for source in sorted(folder.glob("*.S")):
        shell(_MINGW, "-c", "-o", tmp_path / "w.o", source)
        table = shell("x86_64-w64-mingw32-objdump", "-p", tmp_path / "w.o")
        functions = re.findall(r"^SYMBOL\((\w+)\):$\n +BEGIN", source.read_text(encoding="utf-8"), re.MULTILINE)
        assert functions and len(re.findall(r"^ [0-9a-f]{16}:\t", table, re.MULTILINE)) >= len(functions)


def test_macos_by_clang(folder: Path, tmp_path: Path) -> None:
    """Symbols have their underscore and are hidden; unwind information is there."""
    clang, nm = need("clang"), need("llvm-nm")
    for source in sorted(folder.glob("*.S")):
        shell(clang, "-target", "x86_64-apple-macos11", "-c", "-o", tmp_path / "m.o", source)
        names = {line.split()[-1] for line in shell(nm, tmp_path / "m.o").splitlines() if line.split()[-2] in "Tt"}
        assert names and all(name.startswith("_p192_") for name in names)
        assert b"__compact_unwind" in (tmp_path / "m.o").read_bytes() or b"__eh_frame" in (tmp_path / "m.o").read_bytes()


def test_other_processors_leave_it_out(folder: Path, tmp_path: Path) -> None:
    clang = need("clang")
    for source in sorted(folder.glob("*.S")):
        shell(clang, "-target", "aarch64-linux-gnu", "-c", "-o", tmp_path / "a.o", source)


def test_the_command_is_in_the_banner(ecgen: Command) -> None:
    ecgen.done("--curve", "p192", "--only", "field", "--target", "nasm", "--syntax", "gnu", "--out", "out", "-q")
    for name in ("p192_fe_adx.S", "p192.h", "Makefile"):
        head = (ecgen.folder / "out" / name).read_text(encoding="utf-8")[:300]
        assert "ecgen --curve p192 --target nasm --syntax gnu --only field" in head, name
    ecgen.done("check", "out", "-q")
    ecgen.done("--curve", "p192", "--only", "field", "--target", "nasm", "--out", "out", "-q")
    assert not list((ecgen.folder / "out").glob("*.S")) and list((ecgen.folder / "out").glob("*.asm"))
    assert "--syntax" in ecgen.refused("--curve", "p192", "--syntax", "masm")


@pytest.mark.slow
def test_verify_and_prove_assemble_it(ecgen: Command) -> None:
    ecgen.done("verify", "--curve", "p192", "--target", "nasm", "--syntax", "gnu", "--examples", "1", "--opt", "O2", "-q")
    ecgen.done("--curve", "p192", "--target", "nasm", "--syntax", "gnu", "--out", "out", "-q")
    ecgen.done("verify", "--dir", "out", "--examples", "1", "--opt", "O2", "-q")
    ecgen.done("prove", "--curve", "p192", "--target", "nasm", "--syntax", "gnu", "-q")
    assert "--syntax" in ecgen.refused("prove", "--curve", "p192", "--syntax", "gnu", "--record", "somewhere")


def test_a_proof_of_the_bytes_holds_for_both_syntaxes(tmp_path: Path) -> None:
    """Records are of NASM's files; the functions of the others have the same bytes."""
    library = replace(make_library(load_bundled("p192"), None, "nasm", None, field_only=True), proofs=tmp_path)
    files = emit(library, "ecgen")
    rows = {row["name"].removeprefix("p192_"): row for row in json.loads(files["manifest.json"])["functions"]}
    assert not any("proved" in row for row in rows.values())
    digest = unit_digest("p192", [files["p192_fe_adx.asm"]], {"fe_mul": canonical(plain(contracts_of(library)["fe_mul"]))})
    unit = Unit("x64-adx", ("PREFIX_fe_adx.asm",), digest, {"fe_mul": Proof("0" * 64)})
    record = Record("p192", installed_prover() or "", numbers_digest(library.spec), {"x64-adx": "NASM"}, (unit,), ("fe_mul",))
    (tmp_path / "p192.json").write_text(record_text(record), encoding="utf-8")
    for syntax in Syntax:
        manifest = json.loads(emit(replace(library, syntax=syntax), "ecgen")["manifest.json"])
        proved = {row["name"]: row["proved"] for row in manifest["functions"] if "proved" in row}
        assert proved == {"p192_fe_mul": {"x64-adx": "0" * 64}}, syntax
        assert not any(name.endswith(".asm") for name in manifest["files"]) or syntax is Syntax.NASM
