# SPDX-License-Identifier: MIT
"""With --json a command that fails prints one JSON object that says why, and exits as without it."""

from __future__ import annotations

import json
import sys

import pytest

from ecgen import cli
from ecgen.errors import CheckFailed, ToolMissing
from ecgen_verify import command
from ecgen_verify.prove import command as prove


def failed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    """The exit code, standard output, standard error."""
    monkeypatch.setattr(sys, "argv", ["ecgen", *words])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    said = capsys.readouterr()
    return stopped.value.code, said.out, said.err


@pytest.mark.parametrize("words", [
    ("--curve", "p257"), ("explain", "--curve", "p257"), ("check", "nowhere"), ("verify", "--curve", "p257"),
    ("prove", "--curve", "p257"), ("bench", "--curve", "p257"), ("bench", "--curve", "p256", "--functions", "fe_cube"),
    ("bench", "--nonsense"),
], ids=" ".join)  # fmt: skip
def test_bad_usage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    code, out, err = failed(monkeypatch, capsys, *words, "--json")
    assert code == 2
    document = json.loads(out)
    assert document["exit_code"] == 2
    assert err == f"ecgen: error: {document['error']}\n"
    code, out, err = failed(monkeypatch, capsys, *words)
    assert (code, out) == (2, "")


def test_a_missing_tool(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(*arguments: object) -> None:
        raise ToolMissing("no tool")

    monkeypatch.setattr(command, "find_host", missing)
    code, out, _ = failed(monkeypatch, capsys, "verify", "--curve", "p256", "--json")
    assert (code, json.loads(out)) == (3, {"error": "no tool", "exit_code": 3})


def test_results_that_were_printed_are_the_only_document(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*arguments: object, **more: object) -> None:
        error = CheckFailed("one of two failed")
        error.told_as_json = bool(more["told_as_json"])
        raise error

    monkeypatch.setattr(prove, "refuse_open", fails)
    words = ("prove", "--curve", "p192", "--target", "nasm", "--function", "fe_add", "--json")
    code, out, err = failed(monkeypatch, capsys, *words)
    assert code == 1
    assert isinstance(json.loads(out), list)
    assert "one of two failed" in err
