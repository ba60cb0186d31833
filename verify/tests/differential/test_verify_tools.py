# SPDX-License-Identifier: MIT
"""`ecgen verify` where tools are missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecgen.library import Target
from ecgen_verify.configurations import choose
from ecgen_verify.host import Host
from support.verify_runs import SPECS, ecgen

_F13 = ("verify", "--spec", SPECS / "f13.toml", "--examples", "3", "--opt", "O0")


def tools(folder: Path, *names: str) -> Path:
    """A folder that holds these tools and those that compilers call."""
    folder.mkdir()
    for name in (*names, "as", "ld"):
        path = shutil.which(name)
        assert path is not None, f"the tests need {name}"
        (folder / name).symlink_to(path)
    return folder


def test_no_nasm(tmp_path: Path) -> None:
    run = ecgen(*_F13, path=tools(tmp_path / "bin", "gcc"))
    assert run.returncode == 3
    assert run.stderr == "ecgen: error: nasm is not installed, which the assembly targets need; Debian package nasm\n"


@pytest.mark.slow
def test_no_nasm_and_no_need_of_it(tmp_path: Path) -> None:
    run = ecgen(*_F13, "--target", "c", path=tools(tmp_path / "bin", "gcc"))
    assert run.returncode == 0, run.stderr
    assert "note: clang is not installed" in run.stdout
    assert "c64/clang" not in run.stdout


def test_no_compiler(tmp_path: Path) -> None:
    run = ecgen(*_F13, path=tools(tmp_path / "bin", "nasm"))
    assert run.returncode == 3
    assert run.stderr == "ecgen: error: no C compiler is installed; Debian package gcc or clang\n"


def test_compiler_asked_for(tmp_path: Path) -> None:
    run = ecgen(*_F13, "--compiler", "clang", path=tools(tmp_path / "bin", "gcc", "nasm"))
    assert run.returncode == 3
    assert run.stderr == "ecgen: error: clang is not installed; Debian package clang\n"


def test_processor_without_adx() -> None:
    host = Host({"gcc": "gcc"}, "nasm", runs_assembly=True, has_adx=False)
    chosen, notes = choose((Target.C64, Target.X64, Target.ADX), host, (), ("O2",))
    assert [configuration.name for configuration in chosen] == ["c64/gcc/O2", "x64/gcc/O2"]
    assert "x64-adx was left out: this processor lacks BMI2 or ADX" in notes


def test_machine_that_is_no_x86() -> None:
    host = Host({"clang": "clang"}, None, runs_assembly=False, has_adx=False)
    chosen, notes = choose((Target.C32, Target.X64), host, (), ())
    assert {configuration.group for configuration in chosen} == {"c32/clang"}
    assert any(note.startswith("x64 was left out") for note in notes)
