# SPDX-License-Identifier: MIT
"""The command line with specifications that are no curve and no prime."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.commands import Command

TINY = 'name = "tiny"\nkind = "ring"\n[ring]\nn = 5\nq = 8\n'


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize("words", ["", "--target c", "--layout single", "--target c --prefix other"])
def test_a_folder_is_made_again(ecgen: Command, words: str) -> None:
    (ecgen.folder / "tiny.toml").write_text(TINY, encoding="utf-8")
    ecgen.done("--spec", "tiny.toml", *words.split(), "--out", "out")
    manifest = json.loads((ecgen.folder / "out" / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["structure"] == {"kind": "ring", "n": 5, "q": 8, "padded": 16, "scheme": ""}
    assert manifest["made_by"] == f"ecgen --spec tiny.toml {words}".rstrip()
    ecgen.done("check", "out", "--regenerate", "--spec", "tiny.toml")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("--curve hps4096821 --size", "--size: is for curves and primes; hps4096821.toml is a ring of polynomials"),
        ("--curve hps4096821 --reduction montgomery", "--reduction: is for curves and primes"),
        ("--curve hps4096821 --base-table 0", "--base-table: is for"),
        ("--curve hps4096821 --tuned zen3", "--tuned: is for"),
        ("--curve hps4096821 --only field", "--only: is for"),
        ("--curve hps4096821 --package rust", "--package: is for"),
        ("--curve hps4096821 --syntax gnu", "--syntax: is for"),
        ("--curve hps4096821 --hash extern", "--hash: is for"),
        ("--curve hps4096821 --common shared", "--common: is for"),
        ("--curve hps4096821 --target nasm", "--target nasm: hps4096821.toml is a ring of polynomials, of which there is C"),
        ("--curve hps4096821 --prefix int", "--prefix 'int': is a keyword"),
        ("explain --curve hrss701 --reduction montgomery", "--reduction: is for"),
        ("prove --curve hrss701 --curve p256", "hrss701.toml: is a ring of polynomials; this command is for curves and primes"),
        ("tune --curve hrss701", "hrss701.toml: is a ring of polynomials; this command is for curves and primes"),
    ],
)  # fmt: skip
def test_what_does_not_apply_is_refused(ecgen: Command, words: str, part: str) -> None:
    assert part in ecgen.refused(*words.split())
    assert not any(Path(ecgen.folder).iterdir())


def test_list_and_explain(ecgen: Command) -> None:
    rows = {row["name"]: row for row in json.loads(ecgen.done("list", "--json").out)}
    assert rows["hps4096821"]["kind"] == "ring" and rows["hps4096821"]["n"] == 821 and "kind" not in rows["p256"]
    assert "n = 821" in ecgen.done("explain", "--curve", "hps4096821").out
    assert json.loads(ecgen.done("explain", "--curve", "hps4096821", "--json").out)["q"] == 4096
