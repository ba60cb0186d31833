# SPDX-License-Identifier: MIT
"""The table of operation counts: which formulas apply, and the published figures for the Kummer line over F_p^2."""

from __future__ import annotations

import pytest

from ecgen.bundled import load_bundled
from ecgen.curve.cost import Cost
from ecgen.curve.counts import count_rows, over_extension
from ecgen.curve.library import formula


def rows(name: str) -> dict[str, str]:
    return {row.formula: row.cost for row in count_rows(load_bundled(name))}


def test_p384() -> None:
    costs = rows("p384")
    assert costs["affine_double"] == "2M + 2S + 1I" and costs["affine_add"] == "2M + 1S + 1I"
    assert costs["projective_double_minus3"] == "7M + 3S" and costs["projective_add"] == "12M + 2S"
    assert costs["jacobian_double_minus3"] == "3M + 5S" and costs["complete_add_minus3"] == "12M + 2*b"
    assert "jacobian_double_zero" not in costs and "montgomery_ladder" not in costs


def test_secp256k1() -> None:
    costs = rows("secp256k1")
    assert costs["jacobian_double_zero"] == "2M + 5S" and costs["complete_add_zero"] == "12M + 2*b3"
    assert "jacobian_double_minus3" not in costs


def test_curve25519() -> None:
    costs = rows("curve25519")
    assert costs["montgomery_ladder"] == "5M + 4S + 1*a24" and costs["edwards_add_niels"] == "7M"
    assert "affine_add" not in costs


@pytest.mark.parametrize(("name", "constants", "cost"), [
    ("montgomery_affine_double", True, "15M + 2S + 1I"),
    ("montgomery_affine_add", True, "10M + 2S + 1I"),
    ("montgomery_double", False, "10M"),
    ("montgomery_double", True, "13M"),
    ("montgomery_add", True, "13M"),
    ("montgomery_add_projective", True, "16M"),
])  # fmt: skip
def test_kummer_over_the_extension(name: str, constants: bool, cost: str) -> None:
    assert over_extension(formula(name).counted(), constants=constants) == Cost.parse(cost)


def test_bare_prime() -> None:
    ground = {row.formula: (row.field, row.ground) for row in count_rows(load_bundled("p503"))}
    assert ground["montgomery_double"] == ("p^2", "13M (10M without constants)")
    assert ground["montgomery_add"] == ("p^2", "13M")
