# SPDX-License-Identifier: MIT
"""A short run of the whole benchmark: its three files and its table are sane. No figure is judged."""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from ecgen.cli import main
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.operations import Mode
from ecgen_bench.report.picture import picture
from ecgen_bench.report.report import Bar, Report
from ecgen_bench.system.machine import has_ifma

SPECS = Path(__file__).parents[1] / "specs"
pytestmark = pytest.mark.slow

CELLS = {"mul": 3, "sqr": 2, "add": 3, "sc_mul": 3, "sc_sqr": 2}


def ecgen(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["ecgen", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert isinstance(stopped.value.code, int)
    return stopped.value.code


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("bench") / "out"
    with pytest.MonkeyPatch.context() as patch:
        assert ecgen(patch, "bench", "--curve", "p192", "--quick", "--launches", "1", "-q", "--out", str(out)) == 0
    return out


@pytest.fixture(scope="module")
def document(folder: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((folder / "bench-p192.json").read_text(encoding="utf-8"))
    return loaded


def test_every_function_has_every_variant(document: dict[str, Any]) -> None:
    variants = {row["variant"] for row in document["rows"] if row["function"] == "mul"} - {"nasm-ifma"}
    assert "openssl" in variants
    assert variants & {"gcc-O2", "clang-O2"}
    for function, cells in CELLS.items():
        rows = [row for row in document["rows"] if row["function"] == function and row["variant"] != "nasm-ifma"]
        assert {row["variant"] for row in rows} == variants
        for row in rows:
            figures = [row[mode] for mode in ("latency_a", "latency_b", "throughput") if mode in row]
            assert len(figures) == cells
            assert all(figure["value"] > 0 for figure in figures)
            for figure in figures:
                assert (figure["ratio"] is None) == (row["variant"] == "openssl")


def test_eight_at_once_have_a_throughput_and_no_latency(document: dict[str, Any]) -> None:
    rows = [row for row in document["rows"] if row["variant"] == "nasm-ifma"]
    assert {row["function"] for row in rows} == ({"mul", "sqr", "sc_mul", "sc_sqr"} if has_ifma() else set())
    for row in rows:
        assert {mode for mode in Mode if mode.value in row} == {Mode.THROUGHPUT}
        assert not row["canonical"]
    assert any("lacks AVX-512 IFMA" in note for note in document["notes"]) != has_ifma()


def test_ratios_follow_from_the_launch_medians(document: dict[str, Any]) -> None:
    """With one launch the ratio's quartiles coincide, and all medians are there to recompute from."""
    assert document["launches"] == 1
    assert document["rounds"] == 5
    for row in document["rows"]:
        for mode, (value,) in document["launch_medians"][row["variant"]][row["function"]].items():
            assert row[mode]["value"] == value
            ratio = row[mode]["ratio"]
            assert ratio is None or ratio["low"] == ratio["median"] == ratio["high"]


def test_machine_and_tools_are_named(document: dict[str, Any]) -> None:
    assert document["facts"]["OpenSSL"].startswith("OpenSSL ")
    assert document["facts"]["Processor"]
    assert {"gcc", "clang"} & document["facts"].keys()
    assert document["results_checked"] >= 64 * len(document["rows"])


def test_markdown_has_a_row_for_each_figure(folder: Path, document: dict[str, Any]) -> None:
    lines = (folder / "bench-p192.md").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and line.split("|")[1].strip() in {*CELLS, "inv"}]
    assert len(rows) == len(document["rows"])
    assert {line.count("|") for line in rows} == {9}
    assert any("## Bars" in line for line in lines) == bool(document["bars"])


def test_svg_is_well_formed(folder: Path) -> None:
    root = ElementTree.parse(folder / "bench-p192.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    text = " ".join("".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "time relative to OpenSSL" in text


def test_svg_depends_on_the_report_alone() -> None:
    report = Report("t", "b", "ns", [], [], {}, [])
    assert picture(report) == picture(report)
    assert "<dc:date>" not in picture(report)


def test_a_bar_is_met_up_to_its_limit() -> None:
    assert Bar("", 1.2, Spread(1.2, 1.0, 1.4)).met
    assert not Bar("", 1.2, Spread(1.21, 1.0, 1.2)).met
    assert Bar("", None, Spread(9, 9, 9)).verdict == ""


def test_json_goes_to_stdout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["--spec", str(SPECS / "f13.toml"), "--quick", "--launches", "1", "--functions", "mul,sqr", "--out", str(tmp_path)]
    assert ecgen(monkeypatch, "bench", *words, "--json") == 0
    assert {row["function"] for row in json.loads(capfd.readouterr().out)["rows"]} == {"mul", "sqr"}


def test_reductions_are_compared_without_a_peer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ["--spec", str(SPECS / "m61.toml"), "--compare-reductions", "--quick", "--launches", "1"]
    assert ecgen(monkeypatch, "bench", *words, "-q", "--out", str(tmp_path)) == 0
    document = json.loads((tmp_path / "bench-m61-reductions.json").read_text(encoding="utf-8"))
    for verdict in document["fastest"]:
        assert verdict["score"]["montgomery"] == 1
        assert len(verdict["score"]) > 1
        assert verdict["score"][verdict["fastest"]] == min(verdict["score"].values())


def test_a_long_modulus_against_openssl(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There is no code for eight at once of one, on any processor."""
    words = ["--curve", "ffdhe2048", "--functions", "mul", "--quick", "--launches", "1", "--rounds", "1", "-q"]
    assert ecgen(monkeypatch, "bench", *words, "--out", str(tmp_path)) == 0
    rows = json.loads((tmp_path / "bench-ffdhe2048.json").read_text(encoding="utf-8"))["rows"]
    variants = {row["variant"] for row in rows}
    assert "openssl" in variants and "nasm-ifma" not in variants and len(variants) > 1
