# SPDX-License-Identifier: MIT
"""`ecgen prove` and `ecgen verify --prove` from the command line: tables, JSON, exit codes, refusals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from commands import Command
from verify_runs import SPECS

from ecgen.verify import command as verify_command
from ecgen.verify.prove import command as prove_command
from ecgen.verify.prove.report import Row
from ecgen.verify.prove.verdict import Status, Verdict

_PROVED = Row("nasm", Verdict("g_fe_add", "r = a + b mod p", Status.PROVED))
_OPEN = Row("nasm", Verdict("g_fe_mul", "r = a * b mod p", Status.UNDECIDED, "too many case distinctions"))
_UNCOVERED = Row("nasm", Verdict("g_ecdh", "d = x", Status.UNDECIDED, "not covered: no method for this function"))
_VERIFY = (
    "verify",
    "--spec",
    SPECS / "goldilocks.toml",
    "--target",
    "nasm",
    "--compiler",
    "gcc",
    "--opt",
    "O0",
    "--examples",
    "5",
)
_PROVE = ("prove", "--spec", SPECS / "goldilocks.toml", "--target", "nasm")


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def _answer(monkeypatch: pytest.MonkeyPatch, *rows: Row) -> None:
    def verdicts(*arguments: Any, **named: Any) -> Iterator[Row]:
        return iter(rows)

    monkeypatch.setattr(verify_command, "verdicts", verdicts)
    monkeypatch.setattr(prove_command, "verdicts", verdicts)


def test_verify_proves_what_it_compiled(command: Command) -> None:
    content = json.loads(command.done(*_VERIFY, "--prove", "--json").out)
    assert content["passed"] and "prove" in content["seconds"]
    assert len(content["proofs"]) == 16
    assert {row["status"] for row in content["proofs"]} == {"proved"}


def test_verify_without_the_flag_says_nothing_of_proofs(command: Command) -> None:
    assert "proofs" not in json.loads(command.done(*_VERIFY, "--json").out)


def test_verify_fails_where_something_is_not_proved(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, _OPEN)
    ended = command.run(*_VERIFY, "--prove")
    assert ended.code == 1
    assert "1 of 2 functions are not proved; first g_fe_mul (nasm): could not decide" in ended.err
    assert "16 functions agree with gmpy2" not in ended.err and "proved for all inputs" in ended.out


def test_what_no_method_covers_is_named_and_is_no_failure(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, _UNCOVERED)
    for words in (_PROVE, (*_VERIFY, "--prove")):
        out = command.done(*words).out
        assert "1 functions are not covered, so that nothing is proved of them: g_ecdh" in out
        assert "1 of 1" in out


def test_prove_fails_where_something_is_not_proved(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, _OPEN, _UNCOVERED)
    ended = command.run(*_PROVE, "--json")
    assert ended.code == 1
    assert [row["status"] for row in json.loads(ended.out)] == ["proved", "could not decide", "could not decide"]


@pytest.mark.parametrize("words", [("--target", "c32"), ("--replay", "goldilocks_fe_add a=0x1 b=0x2")])
def test_requests_that_cannot_be(words: tuple[str, ...], command: Command) -> None:
    assert words[0] in command.refused("verify", "--spec", SPECS / "goldilocks.toml", "--prove", *words)
