# SPDX-License-Identifier: MIT
"""Functions that call field functions are proved on the compiled bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen_verify.prove.composed.objects import Build
from ecgen_verify.prove.composed.rows import prove_composed
from support.prove_composed_folder import GCC, folder, verdict

CLANG = Build("clang", "-O3")


@pytest.mark.parametrize("name", ["fe_inv_chain", "sc_inv_chain", "fe_sqrt", "sc_sqrt", "point_add", "point_dbl", "fe_batch_inv"])
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_p256(name: str, build: Build) -> None:
    found = verdict("p256", name, build)
    assert found.proved, found
    assert any(name.startswith("p256_") for name in found.given)


@pytest.mark.parametrize("name", ["fe_sqrt", "ed25519_add", "ed25519_dbl", "ed25519_encode", "ed25519_to_u"])
def test_curve25519(name: str) -> None:
    found = verdict("curve25519", name)
    assert found.proved, found


@pytest.mark.slow
def test_long_tonelli_shanks() -> None:
    """p224: 95 iterations, each with its own selection."""
    found = verdict("p224", "fe_sqrt")
    assert found.proved, found


def test_every_function_has_a_row(tmp_path: Path) -> None:
    made = folder("p256")
    rows = list(prove_composed(made.source, made.spec, GCC, tmp_path))
    names = [row["name"] for row in made.composed]
    assert [row.verdict.function for row in rows][: len(names)] == names
    assert {row.verdict.function for row in rows if not row.verdict.proved} == {"p256_hex_encode", "p256_hex_decode"}  # no method
    assert {"p256_divsteps60", "p256_naf", "p256_hmac"} <= {row.verdict.function for row in rows}
