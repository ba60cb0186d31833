# SPDX-License-Identifier: MIT
"""`ecgen explain`: the counts of point formulas, and the published table beside them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.curve.library import formulas
from ecgen.explain.formulas import formula_rows, published_rows
from ecgen.explain.operations import operation_rows
from support.commands import Command

#: The published table, typed in here a second time: M, S, I over F_p.
TABLE = {
    "affine_double": (2, 2, 1), "affine_add": (2, 1, 1), "projective_double_minus3": (7, 3, 0), "projective_add": (12, 2, 0),
    "montgomery_affine_double": (15, 2, 1), "montgomery_affine_add": (10, 2, 1), "montgomery_double": (10, 0, 0),
    "montgomery_add": (13, 0, 0),
}  # fmt: skip
WEIERSTRASS = ("affine_double", "affine_add", "projective_double_minus3", "projective_add")


def text_of(counts: tuple[int, int, int]) -> str:
    return " + ".join(f"{count}{unit}" for count, unit in zip(counts, "MSI", strict=True) if count)


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def test_p384_reproduces_the_published_table(ecgen: Command) -> None:
    answer = json.loads(ecgen.done("explain", "--curve", "p384", "--json").out)
    published = {row["formula"]: row for row in answer["published"]}
    assert published.keys() == TABLE.keys()
    for name, counts in TABLE.items():
        assert published[name]["published"] == published[name]["ours"] == text_of(counts), name
        assert published[name]["how"], "every figure says how it is counted"
    counted = {row["formula"]: (row["M"], row["S"], row["I"]) for row in answer["formulas"]}
    assert {name: counted[name] for name in WEIERSTRASS} == {name: TABLE[name] for name in WEIERSTRASS}


def test_p384_on_the_screen(ecgen: Command) -> None:
    text = ecgen.done("explain", "--curve", "p384").out
    flat = " ".join(text.split())
    for system in ("affine", "projective", "jacobian", "xz"):
        assert f"first operand {system}" in flat
    assert "projective_double_minus3 7 3 0 4*2 + 1*3 5 P = O" in flat
    assert "projective_double_minus3: Explicit-Formulas Database" in flat
    assert "15M + 2S + 1I" in flat and "ECDH" in flat and "p384_fe_mul" in flat


@pytest.mark.parametrize("name", ["p256", "secp256k1", "curve25519", "p503", "sqisign_lvl1"])
def test_rows_are_the_counts_of_the_programs(name: str) -> None:
    rows = formula_rows(load_bundled(name))
    assert rows
    for row in rows:
        law = formulas()[str(row["formula"])]
        cost = law.counted()
        assert (row["M"], row["S"], row["I"], row["add"]) == (
            cost.multiplications, cost.squarings, cost.inversions, cost.additions)  # fmt: skip
        assert row["system"] == law.inputs[0].system and row["source"] == law.source
        assert row["wrong where"] == law.exceptional.text


def test_what_does_not_apply_is_left_out() -> None:
    """-1 is a square modulo p224 and 2^255 - 19; a = 0 has no formula for a = -3."""
    assert {row["formula"] for row in published_rows(load_bundled("p224"))} == set(WEIERSTRASS)
    assert published_rows(load_bundled("curve25519")) == []
    assert "projective_double_minus3" not in {row["formula"] for row in published_rows(load_bundled("secp256k1"))}
    assert {row["formula"] for row in published_rows(load_bundled("p503"))} == TABLE.keys() - set(WEIERSTRASS)


@pytest.mark.parametrize("name", ["curve25519", "p503"])
def test_no_operations_without_a_weierstrass_curve(name: str) -> None:
    assert operation_rows(make_library(load_bundled(name), None, "all", None)) == []
