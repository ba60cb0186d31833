# SPDX-License-Identifier: MIT
"""A report on the terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ecgen.bench.cells import bar_texts, figure_texts, legend, row_label, short_ratio_text
from ecgen.bench.report import Figure, Report


def show(report: Report, console: Console) -> None:
    """One line per row in 80 columns; of the two latencies the one with the worse ratio."""
    table = Table(title=escape(report.title), caption=escape(legend(report)), box=SIMPLE_HEAD, collapse_padding=True)
    table.add_column("", no_wrap=True)
    table.add_column("variant", min_width=20, overflow="fold")
    for head in ("latency", "ratio", "throughput", "ratio"):
        table.add_column(head, justify="right", no_wrap=True)
    previous = report.rows[0].operation if report.rows else None
    for row in report.rows:
        if row.operation is not previous:
            table.add_section()
            previous = row.operation
        texts = [row.operation.key, row_label(row), *_short(row.latency()), *_short(row.throughput())]
        table.add_row(*map(escape, texts), style="dim" if row.is_base else None)
    console.print(table)
    if report.bars:
        bars = Table(title="Bars", box=SIMPLE_HEAD)
        for head in ("bar", "measured", ""):
            bars.add_column(head)
        for bar in report.bars:
            bars.add_row(*map(escape, bar_texts(bar)), style="green" if bar.met else "red")
        console.print(bars)
    for note in report.notes:
        console.print(f"- {escape(note)}")


def _short(figure: Figure | None) -> tuple[str, str]:
    return figure_texts(figure, short_ratio_text)
