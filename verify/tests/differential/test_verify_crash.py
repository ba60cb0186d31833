# SPDX-License-Identifier: MIT
"""A crash or a hang in generated code is a result like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ecgen.errors import CheckFailed
from ecgen_verify import isolate
from ecgen_verify.command import verify
from support.verify_runs import ecgen, emit, quick, replace_body, results


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = emit(tmp_path_factory.mktemp("crash") / "f13", "f13", "c")
    source = folder / "f13_field.c"
    replace_body(source, "f13_fe_add", "(void)*(const volatile uint64_t *)(a + 1); r->v[0] = (a->v[0] + b->v[0]) % 13;")
    replace_body(source, "f13_fe_neg", "r->v[0] = (13 - a->v[0]) % 13 + 13 / (a->v[0] ^ 5) / 14;")
    return folder


@pytest.fixture(scope="module")
def rows(folder: Path) -> dict[str, dict[str, Any]]:
    run = quick("--dir", folder, "--json", "--examples", "10")
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    return results(run)


@pytest.mark.slow
def test_read_beyond_a_buffer(rows: dict[str, dict[str, Any]]) -> None:
    failure = rows["f13_fe_add"]["failure"]
    assert failure["reason"] == "was killed by SIGSEGV"
    assert failure["placement"] == "alias=none place=edge"


def test_division_by_zero(rows: dict[str, dict[str, Any]]) -> None:
    failure = rows["f13_fe_neg"]["failure"]
    assert failure["reason"] == "was killed by SIGFPE"
    assert failure["configurations"] == ["c64/gcc/O0"]
    assert failure["inputs"] == {"a": "0x5"}


def test_the_other_functions_are_checked_all_the_same(rows: dict[str, dict[str, Any]]) -> None:
    assert {name for name, row in rows.items() if not row["passed"]} == {"f13_fe_add", "f13_fe_neg"}


@pytest.mark.slow
def test_replay_of_a_crash(folder: Path) -> None:
    run = ecgen("verify", "--dir", folder, "--compiler", "gcc", "--opt", "O0", "--replay", "fe_neg a=0x5 alias=none")
    assert run.returncode == 1
    assert "f13_fe_neg was killed by SIGFPE" in run.stdout


@pytest.mark.slow
def test_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = emit(tmp_path / "f13", "f13", "c")
    body = "while (a->v[0] == 7) { __asm__ volatile(\"\"); } r->v[0] = (13 - a->v[0]) % 13;"
    replace_body(folder / "f13_field.c", "f13_fe_neg", body)
    monkeypatch.setattr(isolate, "PATIENCE", 3)
    run = CliRunner().invoke(verify, ["--dir", str(folder), "--compiler", "gcc", "--opt", "O0", "--examples", "5", "-v"])
    assert isinstance(run.exception, CheckFailed)
    assert "f13_fe_neg did not return within 3 s" in run.output
    assert "fe_neg a=0x7 alias=none" in run.output
