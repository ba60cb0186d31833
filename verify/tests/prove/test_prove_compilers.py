# SPDX-License-Identifier: MIT
"""Functions in C as other compilers make them, and at other levels: all are proved as well."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from support.commands import Command


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc-11", "clang-19"])
@pytest.mark.parametrize("curve", ["p256", "p384", "curve25519"])
def test_another_compiler(curve: str, compiler: str, command: Command) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    words = "prove", "--curve", curve, "--target", "c", "--compiler", compiler, "--opt", "O2", "--json"
    rows = json.loads(command.run(*words).out)
    assert {row["build"] for row in rows} == {f"c64 {compiler} -O2"} and len(rows) > 70
    assert not [row["function"] for row in rows if row["status"] != "proved"]


@pytest.mark.slow
@pytest.mark.parametrize("function", ["p256_fe_mul", "p256_fe_divsteps_end", "p256_sc_sqrt"])
def test_small_code_and_code_that_is_hardly_optimized(function: str, command: Command) -> None:
    levels = "--opt", "O1", "--opt", "Os"
    words = "prove", "--curve", "p256", "--target", "c", "--compiler", "gcc", *levels, "--function", function, "--json"
    rows = json.loads(command.run(*words).out)
    assert {row["build"]: row["status"] for row in rows} == {"c64 gcc -O1": "proved", "c64 gcc -Os": "proved"}


@pytest.mark.parametrize(("words", "reason", "code"), [
    (("--compiler", "nonsense-9"), "nonsense-9 is not installed", 3),
    (("--compiler", "gcc", "--record", "records"), "--record DIR is of the usual builds", 2),
    (("--opt", "O2", "--record", "records"), "--record DIR is of the usual builds", 2),
])  # fmt: skip
def test_requests_that_cannot_be(words: tuple[str, ...], reason: str, code: int, command: Command) -> None:
    assert reason in command.refused("prove", "--curve", "p192", "--target", "c", *words, code=code)
