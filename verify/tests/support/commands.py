# SPDX-License-Identifier: MIT
"""Runs the command line in this process and looks at everything that it does to the outside."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from ecgen.cli import main


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


def tree(folder: Path) -> dict[str, bytes | None]:
    """Every path below a folder with what it holds; None for a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


class Command:
    """`ecgen` in an empty working folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.chdir(folder)

    def run(self, *words: str | Path) -> Outcome:
        self.monkeypatch.setattr(sys, "argv", ["ecgen", *map(str, words)])
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code
        assert isinstance(code, int) or code is None
        captured = self.capsys.readouterr()
        return Outcome(code or 0, captured.out, captured.err)

    def done(self, *words: str | Path) -> Outcome:
        outcome = self.run(*words)
        assert outcome.code == 0, outcome.err
        return outcome

    def refused(self, *words: str | Path, code: int = 2) -> str:
        """The message of a command that must fail in one line and change nothing on disk."""
        before = tree(self.folder)
        outcome = self.run(*words)
        assert tree(self.folder) == before, "something was written"
        assert (outcome.code, outcome.out) == (code, ""), outcome
        assert outcome.err.startswith("ecgen: error: ") and outcome.err.endswith("\n"), outcome.err
        message = outcome.err.removeprefix("ecgen: error: ")[:-1]
        assert message.isprintable() and message, f"one line, and nothing that a terminal would act upon: {message!r}"
        assert len(message) < 400
        return message
