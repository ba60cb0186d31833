# SPDX-License-Identifier: MIT
"""Tables on a terminal of 80 columns, and on narrower ones: every name is there whole, and no two rows look alike."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.report.present import show
from ecgen_bench.report.report import Bar
from ecgen_bench.tables import scoreboard
from ecgen_bench.tables.ecutils_table import Table, row_of
from ecgen_bench.tables.published import CURVES, OPERATIONS

NAMES = ("secp192k1", "secp192r1", "brainpoolP256r1", "brainpoolP256t1")


def printed(shown: object, width: int) -> str:
    text = io.StringIO()
    console = Console(file=text, width=width)
    if isinstance(shown, Findings):
        show(shown, console)
    elif isinstance(shown, Table):
        shown.show(console)
    else:
        assert isinstance(shown, scoreboard.Scoreboard)
        scoreboard.show(shown, console)
    lines = text.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    assert "…" not in text.getvalue()
    return text.getvalue()


@pytest.mark.parametrize("columns", [3, 6, 9])
def test_names_are_whole_in_80_columns(columns: int) -> None:
    header = ("curve", "operation", *(f"a measured quantity {i}" for i in range(columns)))
    rows = [(name, "point_mul_double_vartime", *["1234.56 k"] * columns) for name in NAMES]
    findings = Findings("title", "legend", header, rows, Chart(["x"], {"y": [one(1)]}, "z"), {}, {})
    text = printed(findings, 80)
    first = [line.split()[0] for line in text.splitlines() if line.split()]
    assert all(first.count(name) == 1 for name in NAMES)


@pytest.mark.parametrize("width", [50, 60, 79, 80])
def test_no_character_is_lost(width: int) -> None:
    header = ("curve", "operation", *("ab" for _ in range(6)))
    rows = [(name, "point_mul_double_vartime", *["12345678"] * 6) for name in NAMES]
    text = printed(Findings("title", "legend", header, rows, Chart(["x"], {"y": [one(1)]}, "z"), {}, {}), width)
    expected = "".join(["title", "legend", *header, *(cell for row in rows for cell in row)])
    assert sorted("".join(text.replace("─", "").split())) == sorted(expected)


def test_the_ecutils_table_in_80_columns() -> None:
    table = Table([row_of(curve, operation, 123.4, 56.7) for curve in CURVES for operation in OPERATIONS], {})
    first = [line.split()[0] for line in printed(table, 80).splitlines() if line.split()]
    assert all(curve in first for curve in CURVES)


def test_the_scoreboard_in_80_columns() -> None:
    board = scoreboard.Scoreboard([_bar(name) for name in NAMES])
    assert all(name in printed(board, 80) for name in NAMES)


def _bar(curve: str) -> Bar:
    return Bar("text", 1.0, Spread(0.5, 0.4, 0.6), curve, "ECDH: IFMA x8", "a peer with a long name")
