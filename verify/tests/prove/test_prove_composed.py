# SPDX-License-Identifier: MIT
"""Functions that call field functions are proved on the compiled bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen_verify.prove.tools.builds import Build
from support.prove_composed_folder import GCC, folder, folder_rows, verdict

CLANG = Build("clang", "-O3")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["fe_inv_chain", "sc_inv_chain", "fe_sqrt", "sc_sqrt", "point_add", "point_dbl", "fe_batch_inv"])
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_p256(name: str, build: Build) -> None:
    outcome = verdict("p256", name, build)
    assert outcome.proved, outcome
    assert any(name.startswith("p256_") for name in outcome.given)


@pytest.mark.quick("ed25519_dbl")
@pytest.mark.parametrize("name", ["fe_sqrt", "ed25519_add", "ed25519_dbl", "ed25519_encode", "ed25519_to_u"])
def test_curve25519(name: str) -> None:
    outcome = verdict("curve25519", name)
    assert outcome.proved, outcome


@pytest.mark.slow
def test_long_tonelli_shanks() -> None:
    """p224: 95 iterations, each with its own selection."""
    outcome = verdict("p224", "fe_sqrt")
    assert outcome.proved, outcome


@pytest.mark.slow
def test_every_function_has_a_row(tmp_path: Path) -> None:
    emission = folder("p256")
    rows = folder_rows(emission, tmp_path, GCC.name)
    names = [row["name"] for row in emission.composed]
    assert [row.verdict.function for row in rows][: len(names)] == names
    assert not [row.verdict.function for row in rows if not row.verdict.proved]
    assert {"p256_divsteps60", "p256_naf", "p256_hmac"} <= {row.verdict.function for row in rows}
