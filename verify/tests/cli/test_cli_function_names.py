# SPDX-License-Identifier: MIT
"""One function has the same names for bench, tune and prove; an unknown one is refused at once, with those that exist."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ecgen import cli
from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.errors import UsageError
from ecgen.function_names import find_function
from ecgen_bench.implementations.operations import OPERATIONS, choose_operations
from ecgen_bench.tune.command import tasks_of

SPELLINGS = ["mul", "fe_mul", "p192_fe_mul", " fe_mul"]


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> object:
    monkeypatch.setattr(sys, "argv", ["ecgen", *words])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    return stopped.value.code


@pytest.mark.quick("fe_mul")
@pytest.mark.parametrize("name", SPELLINGS)
def test_all_spellings_are_one(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert choose_operations(name, scalars=True, prefix="p192") == (OPERATIONS["mul"],)
    (task,) = tasks_of(make_library(load_bundled("p192"), None, "nasm", None), name)
    assert task.program.name == "fe_mul"
    assert run(monkeypatch, "prove", "--curve", "p192", "--target", "nasm", "--function", name, "--json") == 0
    assert {row["function"] for row in json.loads(capsys.readouterr().out)} == {"p192_fe_mul"}


def test_operations_on_points_and_scalars() -> None:
    for name, key in (("point_add", "padd"), ("point_add_affine", "madd"), ("point_dbl", "dbl"), ("p384_sc_mul", "sc_mul")):
        assert choose_operations(name, scalars=True, prefix="p384") == (OPERATIONS[key],)
    assert choose_operations("mul,fe_mul,fe_sqr", scalars=False) == (OPERATIONS["mul"], OPERATIONS["sqr"])


def test_the_likeliest_name_comes_first() -> None:
    assert find_function("mul", "p", ["sc_mul", "fe_mul"]) == "fe_mul"
    assert find_function("x_mul", "p", ["fe_mul"]) is None
    assert find_function("ec_ec_f", "ec", ["ec_f"]) == "ec_f"


@pytest.mark.quick("bench --functions")
@pytest.mark.parametrize("words", [("bench", "--functions"), ("tune", "--functions"), ("prove", "--function")], ids=" ".join)
def test_an_unknown_name(words: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                         tmp_path: Path) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert run(monkeypatch, words[0], "--curve", "p192", words[1], "fe_cube") == 2
    said = capsys.readouterr().err
    assert "'fe_cube'" in said
    assert "fe_mul, fe_sqr" in said
    assert len(said.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_an_unknown_name_for_tune() -> None:
    with pytest.raises(UsageError, match="no such function; there are fe_add"):
        tasks_of(make_library(load_bundled("p192"), None, "nasm", None), "fe_cube")
