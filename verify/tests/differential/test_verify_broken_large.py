# SPDX-License-Identifier: MIT
"""`ecgen verify` finds rare faults modulo a large prime and minimises what it finds."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

from support.verify_runs import ecgen, edit_function, emit, quick, results

_FIELD = "c128_field.c"


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    folder = emit(tmp_path_factory.mktemp("broken") / "c128", "c128", "c")
    edit_function(folder / _FIELD, "c128_fe_add", "_addw", "_subw")
    edit_function(folder / _FIELD, "c128_fe_sub", r"_maskw\((\w+)\)", r"_maskw((c128_bit)(\1 & 0))")
    edit_function(folder / _FIELD, "c128_fe_mul", r"UINT64_C\(0x\w", r"\g<0>1")
    run = quick("--dir", folder, "--json", "--seed", "1", "--examples", "50")
    assert run.returncode == 1
    return results(run)


@pytest.mark.slow
def test_flipped_addition_lost_correction_and_wrong_constant(rows: dict[str, dict[str, Any]]) -> None:
    broken = {"c128_fe_add", "c128_fe_sub", "c128_fe_mul"}
    failed = {name for name, row in rows.items() if not row["passed"]}
    assert broken <= failed
    assert not failed & {"c128_fe_neg", "c128_fe_sqr", "c128_fe_to_bytes", "c128_fe_select"}


def test_minimises(rows: dict[str, dict[str, Any]]) -> None:
    """The correction of a - b is needed when a < b, and no a is smaller than 0."""
    assert rows["c128_fe_sub"]["failure"]["inputs"]["a"] == "0x0"


@pytest.mark.slow
def test_replay_reproduces(rows: dict[str, dict[str, Any]]) -> None:
    """The line that is printed, read as a shell reads it, finds the same difference."""
    failure = rows["c128_fe_add"]["failure"]
    words = shlex.split(failure["replay"])
    assert words[:2] == ["ecgen", "verify"]
    run = ecgen(*words[1:], "--json")
    assert run.returncode == 1
    (row,) = results(run).values()
    assert row["failure"] == failure
