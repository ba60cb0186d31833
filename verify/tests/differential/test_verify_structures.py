# SPDX-License-Identifier: MIT
"""`ecgen verify` of structures: what it says of what is right, and options that do not apply."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.commands import Command
from support.structures import RING


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    (tmp_path / "tiny.toml").write_text(RING.format(n=5, q=8), encoding="utf-8")
    return Command(tmp_path, capsys, monkeypatch)


def test_functions_agree(ecgen: Command) -> None:
    words = ("verify", "--spec", "tiny.toml", "--opt", "O2", "--compiler", "gcc", "--examples", "5", "--seed", "1")
    report = json.loads(ecgen.done(*words, "--json").out)
    assert report["builds"] == ["gcc/O2", "gcc/O2-plain"] and report["seed"] == 1 and report["examples"] == 5
    assert {row["function"]: row["failure"] for row in report["functions"]} == dict.fromkeys(
        ("rq_mul", "s3_mul", "r2_inv", "s3_inv", "rq_inv"))
    assert "rq_mul agrees" in ecgen.done(*words).out


@pytest.mark.parametrize("words", ["--prove", "--size", "--dir out", "--reduction montgomery", "--syntax gnu", "--replay x"])
def test_what_does_not_apply_is_refused(ecgen: Command, words: str) -> None:
    (ecgen.folder / "out").mkdir()
    assert f"{words.split()[0]}: is for curves and primes; tiny.toml is a ring" in ecgen.refused(
        "verify", "--spec", "tiny.toml", *words.split())
