# SPDX-License-Identifier: MIT
"""What is shown to people who wait: a line that is written over, where there is a terminal, and bars that end."""

from __future__ import annotations

import io
from contextlib import redirect_stderr

import pytest

from ecgen import progress
from ecgen.progress import StatusLine
from ecgen_verify.progress import Phases


class Terminal(io.StringIO):
    """Standard error as a terminal. `screen`: its line as it stands."""

    def isatty(self) -> bool:
        return True

    @property
    def screen(self) -> str:
        line: list[str] = []
        for part in self.getvalue().split("\r"):
            line[: len(part)] = part
        return "".join(line).rstrip()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(progress, "PATIENCE", 0)
    monkeypatch.setattr(progress, "INTERVAL", 0)
    monkeypatch.setenv("COLUMNS", "40")
    return Terminal()


def test_a_line_replaces_the_one_before(terminal: Terminal) -> None:
    with redirect_stderr(terminal), StatusLine() as status:
        status.show("p384_fe_mul.asm")
        assert terminal.screen == "p384_fe_mul.asm"
        status.show("p384.c")
        assert terminal.screen == "p384.c"
    assert terminal.screen == "" and "\n" not in terminal.getvalue()


def test_a_line_is_no_longer_than_the_terminal(terminal: Terminal) -> None:
    with redirect_stderr(terminal), StatusLine() as status:
        status.show("p384_" * 20)
        assert 30 < len(terminal.screen) < 40


def test_nothing_is_shown_of_what_is_done_at_once(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 3600)
    with redirect_stderr(terminal), StatusLine() as status:
        status.show("p384.c")
    assert terminal.getvalue() == ""


def test_nothing_is_shown_without_a_terminal_or_if_silent(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    with redirect_stderr(terminal), StatusLine(silent=True) as status:
        status.show("p384.c")
    monkeypatch.setattr(terminal, "isatty", lambda: False)
    with redirect_stderr(terminal), StatusLine() as status:
        status.show("p384.c")
    assert terminal.getvalue() == ""


def test_the_line_goes_when_the_work_fails(terminal: Terminal) -> None:
    with pytest.raises(ValueError, match="broken"), redirect_stderr(terminal), StatusLine() as status:
        status.show("p384.c")
        raise ValueError("broken")
    assert terminal.screen == ""


def test_every_bar_is_full_at_its_phase_s_end() -> None:
    """Also one whose number of steps nobody knew."""
    with Phases(quiet=False, verbose=False) as phases:
        phases.begin("emit")
        phases.begin("compile", 2)
        phases.step("one")
        phases.step("two")
        phases.begin("prove")
        phases.step("one")
    assert [task.finished for task in phases._bars.tasks] == [True, True, True]
    assert [*phases.seconds] == ["emit", "compile", "prove"]
