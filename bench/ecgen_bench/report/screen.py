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

_FEW = 4  # characters: the narrowest a column gets


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


def text_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]], width: int, caption: str | None = None) -> Table:
    """A table with its columns, of names and then of figures, still without rows. Where `width` is too narrow, a cell goes on in
    the next line, first between words: nothing is cut, lest two names look alike."""
    table = Table(title=escape(title), caption=caption and escape(caption), box=SIMPLE_HEAD, collapse_padding=True)
    # rich takes one character from the first column's width where padding collapses
    for index, (name, room) in enumerate(zip(header, _widths(header, rows, width), strict=True)):
        table.add_column(escape(name), justify="right" if index > 1 else "left", overflow="fold",
                         width=room + (index == 0))  # fmt: skip
    return table


def _widths(header: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """Characters of each column. What is too wide gives way: columns of several words to their longest word, then to a few
    characters; the first column, which has the names, last."""
    columns = list(zip(header, *rows, strict=True))
    widths = [max(map(len, cells)) for cells in columns]
    words = [max((len(word) for cell in cells for word in cell.split()), default=0) for cells in columns]
    room = width - 2 * len(columns) - 3  # SIMPLE_HEAD's edges and gaps
    for least in ([widths[0], *words[1:]], [widths[0]] + [_FEW] * (len(words) - 1), [_FEW] * len(words)):
        while sum(widths) > room and any(have > need for have, need in zip(widths, least, strict=True)):
            widest = max((i for i, have in enumerate(widths) if have > least[i]), key=lambda i: widths[i])
            widths[widest] -= 1
    return widths


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
