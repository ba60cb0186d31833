# SPDX-License-Identifier: MIT
"""docs/adding-an-operation.md, executed on a copy of the sources: two edits, and everything else follows."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "adding-an-operation.md"
_LINES = r"```python\n(?P<{}>.*?)```\n\n"
_STEP = re.compile(
    r"\[(?P<file>generator/\S+)\].*?Below\n\n" + _LINES.format("above") + r"add\n\n" + _LINES.format("added"), re.DOTALL
)


def steps() -> list[tuple[str, str, str]]:
    """(file, the line that is there, what comes below it)."""
    return [(step["file"], step["above"], step["added"]) for step in _STEP.finditer(PAGE.read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the edits of the page."""
    folder = tmp_path_factory.mktemp("copy")
    for source in ("generator", "verify/ecgen_verify", "bench/ecgen_bench", "templates", "specs"):
        shutil.copytree(ROOT / source, folder / source, ignore=shutil.ignore_patterns("__pycache__"))
    for file, above, added in steps():
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(above) == 1, f"{file} does not hold the line that the page shows"
        (folder / file).write_text(text.replace(above, above + added), encoding="utf-8")
    return folder


def ecgen(copy: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(copy / root) for root in ("generator", "verify", "bench"))}
    command = [sys.executable, "-c", "import ecgen.cli; ecgen.cli.main()", *map(str, words)]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def folder(copy: Path) -> Path:
    """p256 of the copy."""
    emission = ecgen(copy, "--curve", "p256", "--out", copy / "p256", "-q")
    assert emission.returncode == 0, emission.stderr
    return copy / "p256"


def test_there_are_two_places_to_edit() -> None:
    assert [file for file, _, _ in steps()] == ["generator/ecgen/contracts/field.py", "generator/ecgen/arith/chains/powers.py"]


def test_header_manifest_and_sources_have_it(folder: Path) -> None:
    header = (folder / "p256.h").read_text(encoding="utf-8")
    assert "/* r = a^3 mod p */\nP256_API void p256_fe_cube(p256_fe *r, const p256_fe *a);" in header
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    (row,) = (row for row in manifest["functions"] if row["name"] == "p256_fe_cube")
    assert row["claim"] == "r = a^3 mod p" and row["contract"]["ensures"] == [["=", "r", ["^", "a", 3]]]
    for file in (*{*row["files"].values()}, "test/p256_selftest.c"):
        assert "p256_fe_cube" in (folder / file).read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_self_test_passes(folder: Path) -> None:
    run = subprocess.run(["make", "-C", str(folder), "check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0 and "all known answers agree" in run.stdout, run.stderr


@pytest.mark.slow
def test_it_is_verified(copy: Path, folder: Path) -> None:
    run = ecgen(copy, "verify", "--curve", "p256", "--dir", folder, "--compiler", "gcc", "--opt", "O2", "--examples", "20",
                "--json")  # fmt: skip
    assert run.returncode == 0, run.stderr
    passed = {row["name"]: row["passed"] for row in json.loads(run.stdout)["functions"]}
    assert passed["p256_fe_cube"] and passed["p256_sc_cube"]


@pytest.mark.slow
def test_it_is_proved(copy: Path) -> None:
    run = ecgen(copy, "prove", "--curve", "p256", "--target", "c", "--function", "p256_fe_cube", "--json")
    assert run.returncode == 0, run.stderr
    assert "p256_fe_cube" in run.stdout and "proved" in run.stdout


@pytest.mark.slow
def test_a_wrong_builder_is_noticed(copy: Path, tmp_path: Path) -> None:
    """By the self-test, by verify, and by the prover."""
    shutil.copytree(copy, tmp_path / "wrong", ignore=shutil.ignore_patterns("__pycache__", "p256"))
    file = tmp_path / "wrong" / "generator" / "ecgen" / "arith" / "chains" / "powers.py"
    text = file.read_text(encoding="utf-8")
    assert 'Power(lambda p: 3, "3")' in text
    file.write_text(text.replace('Power(lambda p: 3, "3")', 'Power(lambda p: 5, "3")'), encoding="utf-8")
    wrong, folder = tmp_path / "wrong", tmp_path / "p256"
    assert ecgen(wrong, "--curve", "p256", "--out", folder, "-q").returncode == 0
    run = subprocess.run(["make", "-C", str(folder), "check"], capture_output=True, text=True, check=False)
    assert run.returncode != 0 and "fe_cube disagrees with known answer" in run.stderr
    assert "fe_cube" in ecgen(wrong, "verify", "--curve", "p256", "--dir", folder, "--compiler", "gcc", "--opt", "O2").stderr
    assert ecgen(wrong, "prove", "--curve", "p256", "--target", "c", "--function", "p256_fe_cube").returncode == 1
