# SPDX-License-Identifier: MIT
"""`ecgen bench` of structures: ratios round by round, results that are compared first, and what has no peer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecgen.errors import CheckFailed
from ecgen_bench.structures.comparison import Cell, Code, as_json, markdown, measured
from ecgen_bench.system.tools import find_compilers
from support.commands import Command
from support.emitted import need

_TEXT = """\
static volatile uint32_t sink;
static void once(void) {{ unsigned int i; for (i = 0; i < 2000; i++) sink += i; }}
static void twice(void) {{ once(); once(); }}
static int prepare(void) {{ return {}; }}
"""
_CELLS = (Cell("sum", "peer", "once"), Cell("sum", "ours", "twice"), Cell("other", "ours", "once"))


def test_ratios_are_to_the_peer_of_the_same_operation(tmp_path: Path) -> None:
    compiler = find_compilers()[0]
    code = Code(_CELLS, _TEXT.format(0), ())
    peer, ours, other = measured(code, "peer", compiler, tmp_path, rounds=5, launches=2, progress=lambda step: None)
    assert (peer.ratio, other.ratio) == (1, 1) and ours.ratio > 1 and ours.low <= ours.ratio <= ours.high
    assert ours.nanoseconds > peer.nanoseconds > 0
    assert "| sum | ours |" in markdown("title", "peer", [ours], compiler)
    assert '"operation": "sum"' in as_json("peer", [ours], compiler)


def test_wrong_results_are_not_timed(tmp_path: Path) -> None:
    with pytest.raises(CheckFailed):
        measured(Code(_CELLS, _TEXT.format(1), ()), "peer", find_compilers()[0], tmp_path, rounds=1, launches=1,
                 progress=lambda step: None)  # fmt: skip


@pytest.mark.parametrize(("words", "part"), [
    ("bench --curve mceliece348864 --section ecdh", "--section ecdh: is for curves and primes; mceliece348864.toml is"),
    ("bench --spec mine.toml --section memory", "--section memory: mine.toml has no key encapsulation mechanism"),
    ("bench --curve hrss701 --section memory --plans 2", "--plans compares products; leave --section out"),
    ("bench --curve mceliece348864 --against openssl", "--against: is for curves and primes"),
    ("bench --spec mine.toml", "mine.toml: is no parameter set of pqcrypto-classicmceliece 0.2.1"),
])  # fmt: skip
def test_what_cannot_be_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
                                 words: str, part: str) -> None:  # fmt: skip
    ecgen = Command(tmp_path, capsys, monkeypatch)
    field = 'name = "mine"\nkind = "binary"\n[field]\nm = 8\npolynomial = "z^8 + z^4 + z^3 + z + 1"\n'
    (ecgen.folder / "mine.toml").write_text(field, encoding="utf-8")
    assert part in ecgen.refused(*words.split())


@pytest.mark.slow
def test_stack_and_hot_paths(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    need("valgrind")
    ecgen = Command(tmp_path, capsys, monkeypatch)
    words = ("bench", "--curve", "hps2048509", "--section", "memory", "--section", "shares", "--quick", "--out", "out")
    documents = json.loads(ecgen.done(*words, "--json").out)
    whole = {(row["code"], row["function"]): row["bytes"] for row in documents["memory"]["whole_calls"]}
    frames = documents["memory"]["frames"]["hps2048509"]
    assert len(frames) == 2 and len(whole) == 6 and documents["memory"]["heap_allocations"] == 0
    assert all(size > frames[code]["kem_decaps"] for (code, function), size in whole.items() if function == "decapsulation")
    shares = documents["shares"]["rows"]
    named = {(row["operation"], row["function"]) for row in shares}
    assert ("encapsulation, gcc -O2", "sort_avx2") in named and ("decapsulation, gcc -O2, C", "keccak_f") in named
    for operation in {row["operation"] for row in shares}:
        assert sum(row["share"] for row in shares if row["operation"] == operation) == pytest.approx(1, abs=1e-3)
    assert {path.suffix for path in (ecgen.folder / "out").iterdir()} == {".md", ".json", ".svg"}
