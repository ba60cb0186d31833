# SPDX-License-Identifier: MIT
"""A report on the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ecgen_bench.report.cells import BAR_HEADER, bar_texts, figure_texts, legend, row_label, short_ratio_text
from ecgen_bench.report.report import Bar, Figure, Report


def show(report: Report, console: Console) -> None:
    """One line for each row, in 80 columns. Of the two latencies it shows the one with the worse ratio."""
    table = Table(title=escape(report.title), caption=escape(legend(report)), box=SIMPLE_HEAD, collapse_padding=True)
    table.add_column("", no_wrap=True)
    table.add_column("variant", min_width=20, overflow="fold")
    for column in ("latency", "ratio", "throughput", "ratio"):
        table.add_column(column, justify="right", no_wrap=True)
    previous = report.rows[0].operation if report.rows else None
    for row in report.rows:
        if row.operation is not previous:
            table.add_section()
            previous = row.operation
        texts = [row.operation.key, row_label(row), *_short(row.latency()), *_short(row.throughput())]
        table.add_row(*map(escape, texts), style="dim" if row.is_base else None)
    console.print(table)
    show_bars_and_notes(report.bars, report.notes, console)


def show_bars_and_notes(bars: Sequence[Bar], notes: Iterable[str], console: Console) -> None:
    """Show what stands below every table of figures."""
    if bars:
        table = Table(title="Bars", box=SIMPLE_HEAD)
        for column in BAR_HEADER:
            table.add_column(column)
        for bar in bars:
            table.add_row(*map(escape, bar_texts(bar)), style="green" if bar.met else "red")
        console.print(table)
    for note in notes:
        console.print(f"- {escape(note)}")


def _short(figure: Figure | None) -> tuple[str, str]:
    return figure_texts(figure, short_ratio_text)
