# SPDX-License-Identifier: MIT
"""What `ecgen bench --section` says when it cannot run, or when a part of it cannot."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.errors import ToolMissing
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Effort
from ecgen_bench.sections import energy, memory
from ecgen_bench.sections.run import outcomes
from support.bench_failures import failure

pytestmark = pytest.mark.usefixtures("empty_folder")


@pytest.mark.parametrize(("words", "reason"), [
    (["--curve", "p256", "--section", "magic"], "'magic'"),
    (["--curve", "p434", "--section", "ecdh"], "bare prime field"),
    (["--curve", "p256", "--section", "ecdh", "--functions", "mul"], "--functions"),
    (["--curve", "p256", "--section", "ecdh", "--compare-reductions"], "--compare-reductions"),
    (["--curve", "p256", "--section", "staged", "--against", "openssl4"], "--against openssl4"),
    (["--curve", "p256", "--curve", "p384"], "--section"),
    (["--curve", "p256", "--curve", "p384", "--spec", "x.toml", "--section", "ecdh"], "--spec"),
])  # fmt: skip
def test_bad_usage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path, words: list[str],
                   reason: str) -> None:  # fmt: skip
    code, message = failure(monkeypatch, capsys, *words)
    assert code == 2
    assert reason in message
    assert not list(empty_folder.iterdir())


@pytest.mark.parametrize("section", ["energy", "memory", "shares"])
def test_missing_valgrind(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path,
                          section: str) -> None:  # fmt: skip
    hide(monkeypatch, "valgrind")
    message = "ecgen: error: valgrind not found: install the Debian package valgrind"
    assert failure(monkeypatch, capsys, "--curve", "p192", "--section", section) == (3, message)
    assert not list(empty_folder.iterdir())


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_missing_compiler(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], compiler: str) -> None:
    hide(monkeypatch, compiler)
    code, message = failure(monkeypatch, capsys, "--curve", "p192", "--section", "compilers")
    assert code == 3
    assert message.endswith(f"install the Debian package {compiler}")


def hide(monkeypatch: pytest.MonkeyPatch, hidden: str) -> None:
    real = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name: None if name == hidden else real(name))


@pytest.fixture
def job(tmp_path: Path) -> Job:
    return Job([make_library(load_bundled("p192"), None, "c", None)], Effort(1, 1), True, tmp_path, lambda step: None)


def test_a_missing_tool_does_not_end_a_run_of_everything(monkeypatch: pytest.MonkeyPatch, job: Job) -> None:
    hide(monkeypatch, "valgrind")
    (outcome,) = outcomes(job, [memory.SECTION], True)
    assert outcome.findings is None
    assert outcome.document["available"] is False
    assert "valgrind not found" in outcome.files["bench-p192-memory.md"]
    with pytest.raises(ToolMissing):
        list(outcomes(job, [memory.SECTION], False))


def test_no_counters_are_no_error(monkeypatch: pytest.MonkeyPatch, job: Job) -> None:
    """On another processor, for whose instructions there is no estimate."""
    monkeypatch.setattr(energy, "counters", lambda root: [])
    monkeypatch.setattr(energy, "is_x86_64", lambda: False)
    (outcome,) = outcomes(job, [energy.SECTION], False)
    assert outcome.reason.startswith("this machine shows no energy counters")
    assert outcome.files["bench-p192-energy.md"].endswith(f"not available here: {outcome.reason}\n")
