# SPDX-License-Identifier: MIT
"""A short run of every section of the benchmark: its files are there and agree with each other. No figure is judged. All of them
together take a minute, so that every run has one section only."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from ecgen.cli import main
from ecgen_bench.exchange.protocol import COUNT
from ecgen_bench.sections.registry import ALL, SECTIONS, choose
from ecgen_bench.system.machine import has_ifma

#: Without the tools for microcontrollers, which `sh .ci/setup platforms` brings, their section is left out.
_HAS_ARM = all(shutil.which(tool) for tool in ("arm-none-eabi-gcc", "qemu-system-arm"))
MEASURED = [name for name in SECTIONS if name != "embedded" or _HAS_ARM]


def measure(section: str, out: Path) -> None:
    words = ["--curve", "p192", "--section", section, "--quick", "--launches", "1", "--rounds", "2", "-q", "--out", str(out)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["ecgen", "bench", *words])
        with pytest.raises(SystemExit) as stopped:
            main()
    assert stopped.value.code == 0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once, by whichever of the workers comes first."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    out = shared / "bench-sections"
    with (shared / "bench-sections.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not out.exists():
            partial = tmp_path_factory.mktemp("sections") / "out"
            measure(ALL, partial)
            partial.rename(out)
    return out


@pytest.fixture(scope="module")
def documents(folder: Path) -> dict[str, Any]:
    return {name: json.loads((folder / f"bench-p192-{name}.json").read_text(encoding="utf-8")) for name in SECTIONS}


@pytest.mark.slow
def test_every_section_was_measured_here(documents: dict[str, Any]) -> None:
    reasons = {name: document["reason"] for name, document in documents.items() if not document["available"]}
    assert reasons.keys() == SECTIONS.keys() - set(MEASURED)


@pytest.mark.slow
def test_a_section_that_is_not_here_says_so(folder: Path, documents: dict[str, Any]) -> None:
    for name, document in documents.items():
        text = (folder / f"bench-p192-{name}.md").read_text(encoding="utf-8")
        assert ("not available here: " in text) == (not document["available"])


@pytest.mark.slow
@pytest.mark.parametrize("name", MEASURED)
def test_table_and_picture(folder: Path, documents: dict[str, Any], name: str) -> None:
    lines = (folder / f"bench-p192-{name}.md").read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("| "))
    end = next(i for i, line in enumerate(lines[first:], first) if not line.startswith("| "))
    assert end - first > 3
    assert len({line.count("|") for line in lines[first:end]}) == 1
    root = ElementTree.parse(folder / f"bench-p192-{name}.svg").getroot()
    texts = ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert documents[name]["title"] in texts
    assert documents[name]["facts"]["Processor"]


@pytest.mark.slow
def test_exchanges_are_measured_beside_openssl(documents: dict[str, Any]) -> None:
    document = documents["ecdh"]
    functions = {row["function"] for row in document["rows"]}
    assert functions == {"variable base", "ECDH from bytes", "public key", "ECDSA sign", "ECDSA verify"}
    for function in functions:
        rows = [row for row in document["rows"] if row["function"] == function]
        assert [row["variant"] for row in rows if row["ratio"] is None] == ["openssl"]
        assert len(rows) > 2
        assert all(row["value"] > 0 for row in rows)
    assert [bar["limit"] for bar in document["bars"]] == [0.5] * 4 + [0.45] * has_ifma()
    assert document["facts"]["OpenSSL"].startswith("OpenSSL ")


@pytest.mark.slow
def test_results_are_checked_before_timing(documents: dict[str, Any]) -> None:
    """Four functions for every key, by OpenSSL and at least two builds."""
    checked = int(documents["ecdh"]["facts"]["Checked"].split()[0])
    assert checked >= 3 * 4 * COUNT


@pytest.mark.slow
def test_stages_follow_each_other(tmp_path: Path) -> None:
    measure("staged", tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {f"bench-p192-staged.{suffix}" for suffix in ("json", "md", "svg")}
    rows = json.loads((tmp_path / "bench-p192-staged.json").read_text(encoding="utf-8"))["rows"]
    general, fast = ["baseline", "no heap", "long division"], ["affine", "projective", "Jacobian", "Jacobian, mixed addition"]
    assert [row["stage"] for row in rows] == [*general, *fast, "final"]
    assert rows[0]["speedup"] is None
    assert rows[0]["per_bit"] == "2M + 2S + 1I and 2M + 1S + 1I"
    assert rows[0]["step"] is None
    for row in rows[1:]:
        assert row["speedup"]["low"] <= row["speedup"]["median"] <= row["speedup"]["high"]


@pytest.mark.slow
def test_products_are_counted_in_the_program(documents: dict[str, Any]) -> None:
    rows = documents["peak"]["rows"]
    assert {row["products"] for row in rows if row["function"] == "mul"} == {9}
    assert {row["products"] for row in rows if row["function"] == "sqr"} == {6}
    assert all(row["share"]["median"] > 0 for row in rows)
    for row in rows:
        assert row["additions"] > row["products"]
        assert row["both_per_cycle"] == pytest.approx((1 + row["additions"] / row["products"]) * row["per_cycle"], rel=1e-3)
        assert row["share_of_mix"]["median"] > 0
    assert "additions and multiplications together, 2 to 1: " in documents["peak"]["notes"][0]


@pytest.mark.slow
def test_every_key_form_has_a_verdict(documents: dict[str, Any]) -> None:
    rows = documents["keyforms"]["rows"]
    forms = {"0b10...0", "0b11...1", "smallest", "4 random"}
    codes = {row["code"] for row in rows}
    assert "OpenSSL" in codes
    assert {(row["code"], row["key"]) for row in rows} == {(code, form) for code in codes for form in forms}
    assert {row["verdict"] for row in rows} == {"undecided", "reference"}  # one launch decides nothing
    assert all(row["interval"] is None for row in rows)
    (note,) = documents["keyforms"]["notes"]
    assert note.startswith("undecided: 1 launches can decide nothing at this level; --launches ")


@pytest.mark.slow
def test_compilers_are_compared_with_one_of_them(documents: dict[str, Any]) -> None:
    document = documents["compilers"]
    assert document["base"].endswith("-O2")
    codes = {row["code"] for row in document["rows"]}
    assert any(code.endswith("-O0") for code in codes)
    for function in ("fe_mul, latency", "fe_mul, throughput", "ECDH from bytes"):
        rows = [row for row in document["rows"] if row["function"] == function]
        assert {row["code"] for row in rows} == codes
        assert sum(row["ratio"] is None for row in rows) == 1


@pytest.mark.slow
def test_threads_count_up_from_one(documents: dict[str, Any]) -> None:
    rows = documents["threads"]["rows"]
    assert [row["threads"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0]["over_one"] == {"median": 1, "low": 1, "high": 1}
    assert str(len(rows)) == documents["threads"]["facts"]["Processors"]


@pytest.mark.slow
def test_memory(documents: dict[str, Any]) -> None:
    document = documents["memory"]
    assert document["heap_allocations"] == 0
    assert {row["function"] for row in document["whole_calls"]} >= {"ECDH from bytes", "ECDSA sign", "ECDSA verify"}
    (frames,) = document["frames"]["p192"].values()
    assert {"ecdh", "point_mul", "fe_mul", "fe_inv", "ecdsa_sign"} <= frames.keys()
    whole = {row["function"]: row["bytes"] for row in document["whole_calls"]}
    assert whole["ECDH from bytes"] >= frames["ecdh"] + frames["point_mul"]


@pytest.mark.slow
def test_shares_add_up(documents: dict[str, Any]) -> None:
    rows = documents["shares"]["rows"]
    for operation in {row["operation"] for row in rows}:
        mine = [row for row in rows if row["operation"] == operation]
        assert sum(row["share"] for row in mine) == pytest.approx(1, abs=1e-3)
        assert not [row["function"] for row in mine if row["function"].startswith("0x")]
    assert {"fe_mul", "point_dbl_fused"} & {row["function"] for row in rows}  # assembly has its names too


@pytest.mark.slow
def test_hexadecimal_digits_are_measured_beside_the_library(documents: dict[str, Any]) -> None:
    rows = documents["hex"]["rows"]
    assert {(row["string"], row["bytes"]) for row in rows} == {("a private key", 24), ("a point", 49)}
    assert {row["function"] for row in rows} == {"hex_encode", "hex_decode"}
    assert all(row["ratio"]["low"] > 0 and row["ns_per_byte"]["median"] > 0 for row in rows)
    assert len(documents["hex"]["bars"]) == len(rows)


def test_sections_are_chosen_once_and_in_order() -> None:
    assert [section.name for section in choose(["peak", "ecdh", "peak"])] == ["peak", "ecdh"]
    assert choose(["peak", ALL]) == list(SECTIONS.values())
