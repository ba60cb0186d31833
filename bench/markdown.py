# SPDX-License-Identifier: MIT
"""A report as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.bench.cells import MODE_TITLES, bar_texts, figure_texts, legend, row_label
from ecgen.bench.report import Report, Row


def markdown(report: Report) -> str:
    lines = [f"# {report.title}", "", legend(report), ""]
    heads = ["function", "variant", *(head for title in MODE_TITLES.values() for head in (title, "ratio"))]
    lines += table(heads, [_row(row) for row in report.rows])
    if report.bars:
        lines += ["", "## Bars", "", *table(["bar", "measured", ""], [bar_texts(bar) for bar in report.bars])]
    if report.notes:
        lines += ["", "## Notes", "", *(f"- {note}" for note in report.notes)]
    lines += ["", "## Made with", "", *(f"- {name}: {text}" for name, text in report.facts.items())]
    return "\n".join(lines) + "\n"


def _row(row: Row) -> list[str]:
    figures = [text for mode in MODE_TITLES for text in figure_texts(row.figures.get(mode))]
    return [row.operation.key, row_label(row), *figures]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(text.replace("|", "\\|") for text in line) + " |" for line in lines]
