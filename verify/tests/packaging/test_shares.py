# SPDX-License-Identifier: MIT
"""The shares of the slow tests (`--share`, in `conftest.py`): together they are all, and no test is in two."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[3]
_PART = Path(__file__).parents[1] / "passes"
_COLLECT = (sys.executable, "-m", "pytest", "-n", "0", "-q", "--collect-only", "-m", "slow", str(_PART))


def test_every_slow_test_is_in_one_share() -> None:
    everything = _collected()
    shared = [test for i in range(3) for test in _collected(f"--share={i}/3")]
    assert everything and sorted(shared) == sorted(everything)


def test_a_share_that_is_none() -> None:
    run = subprocess.run([*_COLLECT, "--share=3/3"], capture_output=True, text=True, check=False)
    assert run.returncode == 4 and "'3/3' is no share" in run.stderr


def test_ci_asks_for_a_share() -> None:
    """Given by itself, a share was taken for a path, and pytest then looked for `conftest.py` there."""
    (command,) = [line for line in (_ROOT / ".ci/run").read_text().splitlines() if "--share" in line]
    shell = ["bash", "-c", f"share=2/3; {command} --markers"]
    run = subprocess.run(shell, cwd=_ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0 and "@pytest.mark.sampled" in run.stdout, run.stderr


def _collected(*options: str) -> list[str]:
    run = subprocess.run([*_COLLECT, *options], capture_output=True, text=True, check=False)
    assert run.returncode in (0, 5), run.stdout
    return [line for line in run.stdout.splitlines() if "::" in line]
