# SPDX-License-Identifier: MIT
"""Primes of more than 1024 bits: every function agrees with gmpy2 on every target, the folder stays small, and what does not go
with such primes is refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.emitted import c_files
from support.verify_runs import SPECS, ecgen, quick, results

#: What the folder's C may take at most for 2048 bits, in bytes.
MOST_C = 400_000


@pytest.mark.slow
@pytest.mark.parametrize("name", ["long1025", "long2048"])
def test_every_function_on_every_target(name: str) -> None:
    run = quick("--spec", SPECS / f"{name}.toml", "--examples", "8", "--compiler", "gcc", "--json")
    assert run.returncode == 0, run.stderr + run.stdout
    assert {f"{name}_fe_{operation}" for operation in ("mul", "sqr", "inv", "inv_chain", "sqrt", "to_bytes")} <= set(results(run))


@pytest.mark.slow
def test_the_longest_prime() -> None:
    run = quick("--spec", SPECS / "long4096.toml", "--examples", "4", "--json")
    assert run.returncode == 0, run.stderr + run.stdout


def test_a_folder_stays_small(tmp_path: Path) -> None:
    run = ecgen("--spec", SPECS / "long2048.toml", "--out", tmp_path / "out", "-q")
    assert run.returncode == 0, run.stderr
    assert sum(path.stat().st_size for path in c_files(tmp_path / "out")) < MOST_C
    assert not list((tmp_path / "out").glob("*fe2*"))  # products over F_p^2 are not made for long primes


@pytest.mark.parametrize(("options", "reason"), [
    (("--target", "ifma"), "nothing is made for AVX-512 IFMA modulo primes of more than 1024 bits"),
    (("--reduction", "solinas"), "primes of more than 1024 bits are reduced by Montgomery's method only"),
    (("--reduction", "crandall"), "primes of more than 1024 bits are reduced by Montgomery's method only"),
])  # fmt: skip
def test_what_is_refused(tmp_path: Path, options: tuple[str, ...], reason: str) -> None:
    run = ecgen("--spec", SPECS / "long2048.toml", *options, "--out", tmp_path / "out")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1 and f"long2048.toml: {' '.join(options)}: {reason}" in run.stderr
    assert not (tmp_path / "out").exists()
