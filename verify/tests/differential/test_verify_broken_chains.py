# SPDX-License-Identifier: MIT
"""`ecgen verify` finds what is wrong in inversions, roots and batches."""

from __future__ import annotations

from typing import Any

import pytest

from support.verify_runs import edit_function, emit, quick, results

#: Function of f13 -> where a line is put in, and that line.
SPOILT = {
    "sqrt": (r"^ *return ", "r->v[0] ^= 1; /* no root, or not zeroed */"),
    "inv_divsteps": (r"^\}$", "r->v[0] = r->v[0] == 0 ? 1 : r->v[0]; /* 1/0 is not 1 */"),
    "batch_inv": (r"^\}$", "if (count == 9) { r[8].v[0] ^= 1; }"),
}


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    folder = emit(tmp_path_factory.mktemp("broken") / "f13", "f13", "c")
    for operation, (place, line) in SPOILT.items():
        edit_function(folder / "f13_field.c", f"f13_fe_{operation}", place, rf"{line}\n\g<0>")
    run = quick("--dir", folder, "--json")
    assert run.returncode == 1
    return results(run)


@pytest.mark.slow
@pytest.mark.parametrize("operation", SPOILT)
def test_finds(rows: dict[str, dict[str, Any]], operation: str) -> None:
    assert rows[f"f13_fe_{operation}"]["failure"]["got"].keys() == {"r"}


def test_finds_nothing_else(rows: dict[str, dict[str, Any]]) -> None:
    """But in functions that may be built on those."""
    failed = {name.removeprefix("f13_fe_") for name, row in rows.items() if not row["passed"]}
    assert failed - {"inv"} == set(SPOILT)


def test_minimises_an_array(rows: dict[str, dict[str, Any]]) -> None:
    """Nine elements it has to be; zeros will do."""
    assert rows["f13_fe_batch_inv"]["failure"]["inputs"] == {"a": ",".join(["0x0"] * 9)}
