# SPDX-License-Identifier: MIT
"""The table of all speed bars: what it holds for which curve, and how it is written."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import main
from ecgen_bench.exchange.bars import has_bars
from ecgen_bench.field.bars import judged
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.peers.primes import BLS12_381, BN254, P192, P256, P434, PK256
from ecgen_bench.report.report import Bar
from ecgen_bench.tables.scoreboard import Scoreboard, as_json, markdown

BOARD = Scoreboard(
    [
        Bar("", 0.85, Spread(0.63, 0.62, 0.64), "p192", "mul", "nettle"),
        Bar("", 0.90, Spread(0.93, 0.92, 0.94), "p256", "mul", "OpenSSL"),
        Bar("", None, Spread(0.52, 0.51, 0.53), "p256", "mul, x8", "crypto_mb"),
    ],
    {"Processor": "some"},
    ["nettle is missing"],
)


def test_a_line_for_each_curve_and_for_each_bar() -> None:
    lines = markdown(BOARD).splitlines()
    assert "|  | mul | mul, x8 |" in lines
    assert "| p192 | 0.63 (0.85) |  |" in lines
    assert "| p256 | **0.93** (0.90) | 0.52 |" in lines
    assert "| p256 | mul | 0.930 [0.920, 0.940] | 0.90 | missed | OpenSSL |" in lines
    assert "| p256 | mul, x8 | 0.520 [0.510, 0.530] |  |  | crypto_mb |" in lines
    assert "- nettle is missing" in lines


def test_json() -> None:
    document = json.loads(as_json(BOARD))
    assert [bar["met"] for bar in document["bars"]] == [True, False, True]
    assert document["bars"][1] == {"curve": "p256", "what": "mul", "bar": 0.9, "met": False, "against": "OpenSSL",
                                   "median": 0.93, "low": 0.92, "high": 0.94}  # fmt: skip


def test_what_is_judged() -> None:
    assert judged(P192) == ("mul", "sqr", "inv")
    assert judged(P256) == ("mul", "sqr", "inv", "dbl")
    assert judged(P434) == judged(BN254) == ("mul",)
    assert judged(BLS12_381) == ("mul", "sqr", "inv", "fe2_mul", "fe2_sqr")
    group = load_bundled("ffdhe2048").prime
    assert judged(group) == ("mul",)
    assert [has_bars(prime) for prime in (P192, P256, PK256, P434, group)] == [False, True, True, False, True]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cargo") is None, reason="cargo builds these peers")
def test_a_real_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All results of all peers are checked; no figure is judged."""
    words = ["--bars", "--quick", "--launches", "1", "--curve", "p256", "-q", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["ecgen", "bench", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    bars = json.loads((tmp_path / "bench-bars.json").read_text(encoding="utf-8"))["bars"]
    judged = {(bar["curve"], bar["what"]) for bar in bars}
    assert {("p256", "mul"), ("p256", "dbl"), ("p256", "ECDH"), ("p256", "fixed base")} <= judged
