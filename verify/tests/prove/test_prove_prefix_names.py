# SPDX-License-Identifier: MIT
"""What begins the names of an emitted folder does not matter to what is read from its files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from ecgen.spec.load import load_file
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.wiring.defines import defined_numbers
from ecgen_verify.prove.wiring.naf import naf_of, numbers_of
from ecgen_verify.prove.wiring.shapes import shapes_of
from support.commands import Command

_SPEC = Path(__file__).parents[1] / "specs" / "w13.toml"
_PREFIXES = ("w13", "my_p", "my_window", "naf", "x_naf", "p_1")


@pytest.mark.parametrize("prefix", _PREFIXES)
def test_numbers_of_files(prefix: str, tmp_path: Path) -> None:
    spec = load_file(_SPEC)
    usual = tmp_path / "usual", "q"
    named = tmp_path / "named", prefix
    for folder, name in (usual, named):
        write_folder(folder, emit(make_library(spec, None, "c", name), "ecgen"))
    assert numbers_of(*named, "double") == numbers_of(*usual, "double") != {}
    assert naf_of(*named).name == f"{prefix}_naf"
    one, other = shapes_of(Place(named[0], spec)), shapes_of(Place(usual[0], spec))
    assert one is not None and one == other


def test_names_are_what_follows_the_prefix(tmp_path: Path) -> None:
    file = tmp_path / "f.c"
    file.write_text("#define MY_P_WINDOW 5 /* bits */\n#define P_WINDOW 6\n#define MY_P_AT (2 * 3)\n#define MY_WINDOW 7\n",
                    encoding="utf-8")  # fmt: skip
    assert defined_numbers(file, "my_p") == {"WINDOW": 5}
    assert defined_numbers(file, "my") == {"P_WINDOW": 5, "WINDOW": 7}


@pytest.mark.slow
def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A prefix with an underscore: the prover ended in an error of its own on every function of a curve."""
    command = Command(tmp_path, capsys, monkeypatch)
    ended = command.run("prove", "--spec", _SPEC, "--prefix", "my_p", "--function", "my_p_point_neg", "--target", "c", "--json")
    rows = json.loads(ended.out)
    assert {row["function"] for row in rows} == {"my_p_point_neg"}
