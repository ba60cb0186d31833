# SPDX-License-Identifier: MIT
"""`ecgen bench` of rings: what it compares, and that a wrong product is seen before anything is timed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.arith.rings import kernels
from ecgen.arith.rings.plan import Plan, Ring
from ecgen.arith.rings.programs import Programs
from ecgen.emit.ring import product
from support.commands import Command
from support.emitted import need


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def test_other_rings_have_no_peer(ecgen: Command) -> None:
    (ecgen.folder / "tiny.toml").write_text('name = "tiny"\nkind = "ring"\n[ring]\nn = 5\nq = 8\n', encoding="utf-8")
    assert "tiny.toml: is no parameter set of pqcrypto-ntru 0.5.8" in ecgen.refused("bench", "--spec", "tiny.toml", "--quick")


@pytest.mark.parametrize(("words", "part"), [
    ("--curve p256", "--plans: is for rings of polynomials"), ("--curve mceliece348864", "--plans: is for rings of polynomials"),
])  # fmt: skip
def test_others_have_no_plans(ecgen: Command, words: str, part: str) -> None:
    assert part in ecgen.refused("bench", *words.split(), "--plans", "2", "--quick")


@pytest.mark.slow
def test_plans_of_a_product(ecgen: Command) -> None:
    (ecgen.folder / "tiny.toml").write_text('name = "tiny"\nkind = "ring"\n[ring]\nn = 37\nq = 8\n', encoding="utf-8")
    ecgen.done("bench", "--spec", "tiny.toml", "--plans", "2", "--quick", "--rounds", "3", "--out", "out")
    rows = json.loads((ecgen.folder / "out" / "bench-tiny-plans.json").read_text(encoding="utf-8"))["rows"]
    assert [row["implementation"] for row in rows].count("in use") == 2 and len(rows) == 6


@pytest.mark.slow
def test_ntru_against_its_peer(ecgen: Command) -> None:
    need("cargo")
    ecgen.done("bench", "--curve", "hps2048509", "--quick", "--rounds", "3", "--out", "out")
    rows = json.loads((ecgen.folder / "out" / "bench-hps2048509.json").read_text(encoding="utf-8"))["rows"]
    assert {row["operation"] for row in rows} == {"rq_mul", "rq_mul in C", "keypair", "encaps", "decaps"}
    assert all(row["nanoseconds"] > 0 for row in rows) and sum(row["ratio"] == 1 for row in rows) >= 5


@pytest.mark.slow
def test_a_wrong_product_is_not_timed(ecgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    need("cargo")
    unbroken = product.checked_programs

    def wrong(plan: Plan, *, tiled: bool) -> Programs:
        return replace(unbroken(plan, tiled=tiled), fold=kernels.fold("rq_fold", Ring(509, 10)))

    monkeypatch.setattr(product, "checked_programs", wrong)
    done = ecgen.run("bench", "--curve", "hps2048509", "--quick", "--rounds", "3", "--out", "out")
    assert done.code != 0 and not (ecgen.folder / "out").exists()
