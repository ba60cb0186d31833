# SPDX-License-Identifier: MIT
"""`ecgen prove` and `ecgen verify --prove` from the command line: tables, JSON, exit codes, refusals."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from ecgen.bundled import bundled_specs, load_bundled
from ecgen.cli import make_library
from ecgen.data import data_folder
from ecgen_verify.prove import command as prove_command
from ecgen_verify.prove.verdict import Row, Status, Verdict
from ecgen_verify.prove.wiring import layers
from support.commands import Command
from support.prove_folder import emitted

_GOLDILOCKS = data_folder("specs") / "goldilocks.toml"
_PROVED = Row("nasm", Verdict("g_fe_add", "r = a + b mod p", Status.PROVED))
_OPEN = Row("nasm", Verdict("g_fe_mul", "r = a * b mod p", Status.UNDECIDED, "too many case distinctions"))
_UNCOVERED = Row("nasm", Verdict("g_ecdh", "d = x", Status.UNDECIDED, "not covered: no method for this function"))
_VERIFY = (
    "verify",
    "--spec",
    _GOLDILOCKS,
    "--target",
    "nasm",
    "--compiler",
    "gcc",
    "--opt",
    "O0",
    "--examples",
    "5",
)
_PROVE = ("prove", "--spec", _GOLDILOCKS, "--target", "nasm")


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


@dataclass(frozen=True)
class _Done:
    """A task that has its answer."""

    answer: tuple[Row, ...]

    def rows(self) -> list[Row]:
        return list(self.answer)


def _answer(monkeypatch: pytest.MonkeyPatch, *rows: Row) -> None:
    def tasks(*arguments: Any, **named: Any) -> list[_Done]:
        return [_Done(rows[:1]), _Done(rows[1:])]

    monkeypatch.setattr(layers, "all_tasks", tasks)


@pytest.mark.slow
def test_verify_proves_what_it_compiled(command: Command) -> None:
    content = json.loads(command.done(*_VERIFY, "--prove", "--json").out)
    assert content["passed"] and "prove" in content["seconds"]
    proved = [row["function"] for row in content["proofs"]]
    kernels = [name for name in proved if "divsteps" in name]
    names = {function["name"] for function in content["functions"]}
    assert len(set(proved)) == len(proved) >= 20 and set(proved) <= names | set(kernels) and len(kernels) == 4
    assert {row["status"] for row in content["proofs"]} == {"proved"}


@pytest.mark.slow
def test_verify_without_the_flag_says_nothing_of_proofs(command: Command) -> None:
    assert "proofs" not in json.loads(command.done(*_VERIFY, "--json").out)


@pytest.mark.slow
def test_verify_fails_where_something_is_not_proved(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, _OPEN)
    ended = command.run(*_VERIFY, "--prove")
    assert ended.code == 1
    assert "1 of 2 functions are not proved; first g_fe_mul (nasm): could not decide" in ended.err
    assert "16 functions agree with gmpy2" not in ended.err and "proved for all inputs" in ended.out


@pytest.mark.slow
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


@pytest.mark.slow
def test_several_specifications_in_one_table(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, _UNCOVERED)
    out = command.done("prove", "--curve", "p192", "--curve", "p434", "--curve", "P-192", "--target", "nasm").out
    lines = {words[0]: words for words in (line.split() for line in out.splitlines()) if words}
    assert lines["p192"][1:7] == lines["p434"][1:7] == ["1", "of", "1", "0", "0", "1"]
    assert lines["sum"][1:4] == ["2", "of", "2"]
    assert "of which nothing is proved" in out


def test_several_specifications_as_json(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, _OPEN)
    ended = command.run("prove", "--curve", "p192", "--curve", "p434", "--target", "nasm", "--json")
    assert ended.code == 1 and "2 of 4 functions are not proved" in ended.err
    assert [row["spec"] for row in json.loads(ended.out)] == ["p192", "p192", "p434", "p434"]


def test_what_is_covered_in_one_build_is_not_called_uncovered(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, _PROVED, Row("c64 gcc -O2", replace(_UNCOVERED.verdict, function="g_fe_add")), _UNCOVERED)
    assert "1 functions are not covered, so that nothing is proved of them: g_ecdh" in command.done(*_PROVE).out


@pytest.mark.parametrize(("function", "straight"), [("p192_fe_mul", True), ("p192_fe_inv", False), (None, False)])
def test_one_function_asks_for_no_work_without_its_row(function: str | None, straight: bool, tmp_path: Path) -> None:
    library = make_library(load_bundled("p192"), None, "nasm", None)
    tasks = layers.all_tasks(emitted("p192"), library.targets, tmp_path, function, library)
    parts = [recipe.tag for task in tasks for recipe in getattr(task.show, "keywords", {})["recipes"]]
    assert parts and all(parts) is straight


def test_all_bundled_specifications_where_none_is_named() -> None:
    assert prove_command._specs((), False, None) == prove_command._specs((), True, None) == bundled_specs()
    assert [spec.name for spec in prove_command._specs(("P-256", "p256"), False, None)] == ["p256"]


@pytest.mark.parametrize("words, reason", [
    (("--all", "--curve", "p256"), "--all"), (("--all", "--spec", _GOLDILOCKS), "--all"),
    (("--curve", "p256", "--curve", "p384", "--prefix", "x"), "--prefix"), (("--curve", "nonsense"), "nonsense"),
])  # fmt: skip
def test_specifications_that_cannot_be(words: tuple[str | Path, ...], reason: str, command: Command) -> None:
    assert reason in command.refused("prove", *words)


@pytest.mark.parametrize("words", [("--target", "c32"), ("--replay", "goldilocks_fe_add a=0x1 b=0x2")])
def test_requests_that_cannot_be(words: tuple[str, ...], command: Command) -> None:
    assert words[0] in command.refused("verify", "--spec", _GOLDILOCKS, "--prove", *words)
