# SPDX-License-Identifier: MIT
"""Runs `ecgen bench` where it has to fail, in a folder that must stay empty."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ecgen.cli import main


def failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Exit code and message."""
    monkeypatch.setattr(sys, "argv", ["ecgen", "bench", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    message = capsys.readouterr().err.strip()
    assert message.startswith("ecgen: error: ")
    assert "\n" not in message
    assert isinstance(stopped.value.code, int)
    return stopped.value.code, message


@pytest.fixture(autouse=True)
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return work
