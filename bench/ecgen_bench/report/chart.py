# SPDX-License-Identifier: MIT
"""A section's chart as an SVG picture. The same chart gives the same bytes."""

from __future__ import annotations

import io
from typing import Any

from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.findings import Chart, Kind

_COLOURS = ("#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#a463f2", "#97bbf5", "#9c6b4e", "#b8b8b8")
_BARS = 0.8  # of a label's place


def picture(title: str, chart: Chart) -> str:
    """The SVG text. Needs matplotlib."""
    import matplotlib
    from matplotlib.figure import Figure

    across = chart.kind is not Kind.LINES
    with matplotlib.rc_context({"svg.hashsalt": "ecgen", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(9, _height(chart)), layout="constrained")
        axes = figure.add_subplot()
        {Kind.BARS: _bars, Kind.STACKED: _stack, Kind.LINES: _lines}[chart.kind](axes, chart)
        if chart.line is not None:
            (axes.axvline if across else axes.axhline)(chart.line, color="black", linewidth=1)
        if chart.logarithmic:
            (axes.set_xscale if across else axes.set_yscale)("log")
        _label(axes, chart)
        axes.set_title(title)
        if len(chart.series) > 1:
            figure.legend(loc="outside right upper")
        target = io.StringIO()
        figure.savefig(target, format="svg", metadata={"Date": None, "Creator": None})
    return target.getvalue()


def _height(chart: Chart) -> float:
    """The height of the picture in inches."""
    if chart.kind is Kind.LINES:
        return 4.5
    return 1.3 + (0.28 if chart.kind is Kind.STACKED else max(0.28, 0.17 * len(chart.series))) * len(chart.labels)


def _bars(axes: Any, chart: Chart) -> None:
    count = len(chart.series)
    width = _BARS / count
    for index, (name, values) in enumerate(chart.series.items()):
        present = _present(values)
        offset = (index - (count - 1) / 2) * width
        axes.barh([place + offset for place, _ in present], [value.median for _, value in present], width,
                  xerr=_whiskers([value for _, value in present]), color=_colour(index), label=name,
                  error_kw={"elinewidth": 0.8, "capsize": 2})  # fmt: skip


def _stack(axes: Any, chart: Chart) -> None:
    left = [0.0] * len(chart.labels)
    for index, (name, values) in enumerate(chart.series.items()):
        widths = [0.0 if value is None else value.median for value in values]
        axes.barh(range(len(widths)), widths, _BARS, left=left, color=_colour(index), label=name)
        left = [start + width for start, width in zip(left, widths, strict=True)]


def _lines(axes: Any, chart: Chart) -> None:
    for index, (name, values) in enumerate(chart.series.items()):
        present = _present(values)
        axes.errorbar([place for place, _ in present], [value.median for _, value in present],
                      yerr=_whiskers([value for _, value in present]), color=_colour(index), label=name, marker="o",
                      capsize=2)  # fmt: skip


def _present(values: list[Spread | None]) -> list[tuple[int, Spread]]:
    return [(place, value) for place, value in enumerate(values) if value is not None]


def _colour(index: int) -> str:
    return _COLOURS[index % len(_COLOURS)]


def _label(axes: Any, chart: Chart) -> None:
    if chart.kind is not Kind.LINES:
        axes.set_yticks(range(len(chart.labels)), chart.labels)
        axes.set_ylim(len(chart.labels) - 0.4, -0.6)
        axes.set_xlabel(chart.axis)
    else:
        axes.set_xticks(range(len(chart.labels)), chart.labels)
        if not chart.logarithmic:
            axes.set_ylim(bottom=0)
        axes.set_ylabel(chart.axis)


def _whiskers(values: list[Spread]) -> list[list[float]]:
    return [[value.median - value.low for value in values], [value.high - value.median for value in values]]
