# SPDX-License-Identifier: MIT
"""A report as an SVG picture: ratios as bars, quartiles as whiskers. The same report gives the same bytes."""

from __future__ import annotations

import io

from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.report import Report, Row

_BAR = 0.4  # height, in rows
_COLOURS = {"latency": "#4269d0", "throughput": "#9bb4f0"}


def picture(report: Report) -> str:
    """The SVG text. Needs matplotlib."""
    import matplotlib
    from matplotlib.figure import Figure

    rows = [row for row in report.rows if not row.is_base]
    with matplotlib.rc_context({"svg.hashsalt": "ecgen", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(8, 1.2 + 0.32 * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        for offset, name, figure_of in ((-0.5, "latency", Row.latency), (0.5, "throughput", Row.throughput)):
            figures = [(i, figure_of(row)) for i, row in enumerate(rows)]
            bars = [(i, shown.ratio) for i, shown in figures if shown is not None and shown.ratio is not None]
            axes.barh([i + offset * _BAR for i, _ in bars], [ratio.median for _, ratio in bars], _BAR,
                      xerr=_whiskers([ratio for _, ratio in bars]), color=_COLOURS[name], label=name,
                      error_kw={"elinewidth": 0.8, "capsize": 2})  # fmt: skip
        axes.axvline(1, color="black", linewidth=1)
        axes.set_yticks(range(len(rows)), [f"{row.operation.key}  {row.label}" for row in rows])
        axes.invert_yaxis()
        axes.set_xlabel(f"time relative to {report.base} (lower is better)")
        axes.set_title(report.title)
        axes.legend()
        target = io.StringIO()
        figure.savefig(target, format="svg", metadata={"Date": None, "Creator": None})
    return target.getvalue()


def _whiskers(ratios: list[Spread]) -> list[list[float]]:
    return [[ratio.median - ratio.low for ratio in ratios], [ratio.high - ratio.median for ratio in ratios]]
