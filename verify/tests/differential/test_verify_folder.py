# SPDX-License-Identifier: MIT
"""`ecgen verify --dir`: the folder has to be what its manifest and the command line say."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.verify_runs import SPECS, edit_function, edit_manifest, emit, quick, row_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return emit(tmp_path / "f13", "f13", "c")


def refusal(*arguments: str | Path) -> tuple[int, str]:
    run = quick(*arguments)
    assert run.stdout == ""
    assert run.stderr.startswith("ecgen: error: ") and run.stderr.count("\n") == 1
    return run.returncode, run.stderr


@pytest.mark.slow
def test_edited_file(folder: Path) -> None:
    source = folder / "f13_field.c"
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    code, message = refusal("--dir", folder)
    assert code == 1
    assert "f13_field.c: differs from what ecgen wrote" in message


@pytest.mark.slow
def test_contract_that_is_not_understood(folder: Path) -> None:
    row = row_of(folder, "f13_fe_dbl")
    edit_manifest(folder, "f13_fe_dbl", {"contract": {**row["contract"], "ensures": [["=", "r", ["double", "a"]]]}})
    code, message = refusal("--dir", folder)
    assert code == 2
    assert "function f13_fe_dbl: 'double' is not a valid Op" in message


@pytest.mark.slow
def test_prototype_that_is_not_the_contract_s(folder: Path) -> None:
    edit_manifest(folder, "f13_fe_dbl", {"contract": row_of(folder, "f13_fe_add")["contract"]})
    code, message = refusal("--dir", folder)
    assert code == 2
    assert "function f13_fe_dbl: its prototype is 'void f13_fe_dbl(f13_fe *r, const f13_fe *a)'" in message


@pytest.mark.slow
def test_claim_that_is_not_the_contract_s(folder: Path) -> None:
    """What people read and what is checked are one."""
    edit_manifest(folder, "f13_fe_dbl", {"claim": "r = 3*a mod p"})
    code, message = refusal("--dir", folder)
    assert code == 2
    assert "function f13_fe_dbl: its claim is 'r = 3*a mod p', its contract says 'r = 2*a mod p'" in message


@pytest.mark.slow
def test_function_that_the_manifest_leaves_out(folder: Path) -> None:
    edit_manifest(folder, "f13_fe_dbl", {"name": "f13_fe_half", "prototype": "void f13_fe_half(f13_fe *r, const f13_fe *a)"})
    code, message = refusal("--dir", folder)
    assert code == 1
    assert "only the header knows 'void f13_fe_dbl(f13_fe *r, const f13_fe *a)'" in message


@pytest.mark.slow
def test_another_curve(folder: Path) -> None:
    code, message = refusal("--dir", folder, "--spec", SPECS / "f17.toml")
    assert code == 1
    assert "its primes are not those of f17" in message


@pytest.mark.slow
def test_target_that_is_not_there(folder: Path) -> None:
    code, message = refusal("--dir", folder, "--target", "c32")
    assert code == 2
    assert "holds c64 only" in message


@pytest.mark.slow
def test_options_of_emission(folder: Path) -> None:
    assert refusal("--dir", folder, "--prefix", "q")[0] == 2
    assert refusal("--dir", folder, "--reduction", "solinas")[0] == 2


def test_no_folder(tmp_path: Path) -> None:
    assert refusal("--dir", tmp_path)[0] == 2


@pytest.mark.slow
def test_warning_is_an_error(folder: Path) -> None:
    """A file that compiles with a warning does not pass."""
    edit_function(folder / "f13_field.c", "f13_fe_add", r"\A", "\n    int unused;")
    code, message = refusal("--dir", folder)
    assert code == 1
    assert "does not compile" in message and "unused" in message


@pytest.mark.slow
def test_function_that_is_not_exported(tmp_path: Path) -> None:
    folder = emit(tmp_path / "f13", "f13", "nasm")
    edit_function(folder / "f13_fe_adx.asm", "f13_fe_dbl", r"^GLOBAL f13_fe_half$", "")
    code, message = refusal("--dir", folder)
    assert code == 1
    assert message == "ecgen: error: x64/gcc/O0: does not export f13_fe_half\n"
