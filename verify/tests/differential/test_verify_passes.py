# SPDX-License-Identifier: MIT
"""`ecgen verify` on output that is right."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from support.verify_runs import SPECS, ecgen, quick, results


@pytest.mark.slow
def test_tiny_prime_on_every_target() -> None:
    """All elements and all pairs, with every compiler there is, and the table that says so."""
    run = ecgen("verify", "--spec", SPECS / "f13.toml", "--examples", "20", "--opt", "O0", "--opt", "O2")
    assert run.returncode == 0, run.stderr + run.stdout
    table = run.stdout.splitlines()
    assert table[1].split()[:2] == ["function", "c64/gcc"]
    assert {"x64", "c32/gcc"} <= set(table[1].split())
    assert ("c64/clang" in table[1]) is (shutil.which("clang") is not None)
    row = next(line for line in table if line.startswith("f13_fe_mul "))
    assert row.split()[1:3] == ["O0", "O2"]
    assert row.split()[-4:] == ["nasm", "all", "169", "ok"]
    assert "agree with gmpy2" in table[-1]


@pytest.mark.slow
def test_tiny_prime_for_small_targets() -> None:
    """Loops in place of unrolled code: all elements and all pairs, with words of both sizes."""
    run = ecgen("verify", "--spec", SPECS / "f13.toml", "--size", "--examples", "20", "--opt", "O2", "--compiler", "gcc")
    assert run.returncode == 0, run.stderr + run.stdout
    table = run.stdout.splitlines()
    row = next(line for line in table if line.startswith("f13_fe_mul "))
    assert row.split()[1:] == ["O2", "O2", "all", "169", "ok"]
    assert "agree with gmpy2 in 2 configurations" in table[-1]


@pytest.mark.slow
def test_small_targets_and_other_options() -> None:
    refused = {("--prove",): "--prove does not go with --size", ("--target", "nasm"): "with --size there is C alone"}
    for words, reason in refused.items():
        run = ecgen("verify", "--curve", "p192", "--size", *words)
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith("ecgen: error: ") and reason in run.stderr and run.stderr.count("\n") == 1


@pytest.mark.slow
def test_examples_are_as_many_as_asked_for() -> None:
    run = quick("--spec", SPECS / "m61.toml", "--target", "c", "--examples", "7", "--seed", "5", "--json")
    rows = results(run)
    assert run.returncode == 0
    assert {row["examples"] for row in rows.values()} == {7}
    assert not any(row["exhaustive"] for row in rows.values())
    assert json.loads(run.stdout)["seed"] == 5
    # 5 ways for r, a, b to coincide, and r, a, b each at the end of memory
    assert rows["m61_fe_mul"]["calls"] == 7 * 6


@pytest.mark.slow
def test_quiet_leaves_nothing_on_screen_or_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = quick("--spec", SPECS / "f13.toml", "--target", "c", "--examples", "5", "-q")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []
