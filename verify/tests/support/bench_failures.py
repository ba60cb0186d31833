# SPDX-License-Identifier: MIT
"""Runs `ecgen bench` where it has to fail."""

from __future__ import annotations

import sys

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
