# SPDX-License-Identifier: MIT
"""A report's figures as text, the same for the terminal and for Markdown."""

from __future__ import annotations

from collections.abc import Callable

from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.operations import Mode
from ecgen_bench.report.report import Bar, Figure, Report, Row

MODE_TITLES = {Mode.LATENCY_A: "latency, a", Mode.LATENCY_B: "latency, b", Mode.THROUGHPUT: "throughput"}


def ratio_text(ratio: Spread) -> str:
    return f"{ratio.median:.3f} [{ratio.low:.3f}, {ratio.high:.3f}]"


def short_ratio_text(ratio: Spread) -> str:
    """The median and half the distance between the quartiles."""
    return f"{ratio.median:.3f} ±{(ratio.high - ratio.low) / 2:.3f}"


def figure_texts(figure: Figure | None, of_ratio: Callable[[Spread], str] = ratio_text) -> tuple[str, str]:
    """The texts of value and ratio; both empty without a figure."""
    if figure is None:
        return "", ""
    digits = 1 if figure.value < 1000 else 0
    return f"{figure.value:.{digits}f}", "1" if figure.ratio is None else of_ratio(figure.ratio)


def row_label(row: Row) -> str:
    """Of a peer's row it says in any case whether the result is canonical."""
    label = f"{row.label} {row.callee}" if row.version else row.label
    if row.canonical:
        return f"{label} (canonical)" if row.version else label
    return f"{label} (weak)"


BAR_HEADER = ("bar", "measured", "")


def bar_texts(bar: Bar) -> list[str]:
    return [bar.text, ratio_text(bar.ratio), bar.verdict]


def legend(report: Report) -> str:
    return (f"Values in {report.unit} per call. Ratios to {report.base} in the same round, lower is better: "
            "median and quartiles over launches. Latency: each call waits for the one before, through operand a or b; "
            "throughput: independent calls. Results are canonical, below the modulus, except where it says (weak).")  # fmt: skip
