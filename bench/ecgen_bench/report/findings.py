# SPDX-License-Identifier: MIT
"""The result of a section, for all printers: one table, one chart, bars, facts and notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.report import Bar


class Kind(StrEnum):
    """How a chart is drawn."""

    BARS = "bars"
    STACKED = "stacked"  # one bar for each label, made of all series
    LINES = "lines"


@dataclass(frozen=True)
class Chart:
    """`labels`: one for each place along the axis; `series`: by name, one value for each label, None where there is none; `axis`:
    the title of the values; `line`: a value to compare with, drawn across; `logarithmic`: for values of very different sizes."""

    labels: list[str]
    series: Mapping[str, list[Spread | None]]
    axis: str
    kind: Kind = Kind.BARS
    line: float | None = None
    logarithmic: bool = False


@dataclass(frozen=True)
class Findings:
    """header, rows: the cells of the table as text; the first column groups the rows. data: further keys of the JSON document;
    dicts, lists, text and numbers only."""

    title: str
    legend: str
    header: tuple[str, ...]
    rows: list[tuple[str, ...]]
    chart: Chart
    data: dict[str, object]
    facts: dict[str, str]
    bars: list[Bar] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def one(value: float) -> Spread:
    """A value without spread: counted, not measured."""
    return Spread(value, value, value)
