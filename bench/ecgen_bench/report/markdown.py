# SPDX-License-Identifier: MIT
"""A report as Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen_bench.report.cells import BAR_HEADER, MODE_TITLES, bar_texts, figure_texts, legend, row_label
from ecgen_bench.report.report import Bar, Report, Row


def markdown(report: Report) -> str:
    lines = [f"# {report.title}", "", legend(report), ""]
    header = ["function", "variant", *(text for title in MODE_TITLES.values() for text in (title, "ratio"))]
    lines += table(header, [_row(row) for row in report.rows])
    return "\n".join([*lines, *ending(report.bars, report.notes, report.facts)]) + "\n"


def ending(bars: Sequence[Bar], notes: Sequence[str], facts: Mapping[str, str]) -> list[str]:
    """The lines below every table of figures."""
    lines: list[str] = []
    if bars:
        lines += ["", "## Bars", "", *table(BAR_HEADER, [bar_texts(bar) for bar in bars])]
    return [*lines, *notes_and_facts(notes, facts)]


def notes_and_facts(notes: Sequence[str], facts: Mapping[str, str]) -> list[str]:
    """The lines that end every report."""
    lines: list[str] = []
    if notes:
        lines += ["", "## Notes", "", *(f"- {note}" for note in notes)]
    return [*lines, "", "## Made with", "", *(f"- {name}: {text}" for name, text in facts.items())]


def _row(row: Row) -> list[str]:
    figures = [text for mode in MODE_TITLES for text in figure_texts(row.figures.get(mode))]
    return [row.operation.key, row_label(row), *figures]


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a Markdown table."""
    lines = [header, ["---"] * len(header), *rows]
    return ["| " + " | ".join(text.replace("|", "\\|") for text in line) + " |" for line in lines]
