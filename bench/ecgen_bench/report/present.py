# SPDX-License-Identifier: MIT
"""A section's findings on the terminal, as Markdown and as JSON."""

from __future__ import annotations

import json

from rich.console import Console
from rich.markup import escape

from ecgen_bench.report.findings import Findings
from ecgen_bench.report.markdown import ending, table
from ecgen_bench.report.record import bar_data
from ecgen_bench.report.screen import show_bars_and_notes, text_table


def show(findings: Findings, console: Console) -> None:
    shown = text_table(findings.title, findings.header, findings.rows, console.width, findings.legend)
    for row, before in zip(findings.rows, [None, *findings.rows], strict=False):
        if before is not None and row[0] != before[0]:
            shown.add_section()
        shown.add_row(*map(escape, row))
    console.print(shown)
    show_bars_and_notes(findings.bars, findings.notes, console)


def markdown(findings: Findings) -> str:
    lines = [f"# {findings.title}", "", findings.legend, "", *table(findings.header, findings.rows)]
    return "\n".join([*lines, *ending(findings.bars, findings.notes, findings.facts)]) + "\n"


def document(findings: Findings) -> dict[str, object]:
    """The content of the JSON document."""
    return {
        "title": findings.title, "available": True, "legend": findings.legend, "facts": findings.facts, "notes": findings.notes,
        "bars": [bar_data(bar) for bar in findings.bars],
        **findings.data,
    }  # fmt: skip


def absence(title: str, reason: str) -> tuple[str, dict[str, object]]:
    """The Markdown and the JSON document of a section that this machine cannot measure."""
    return f"# {title}\n\nnot available here: {reason}\n", {"title": title, "available": False, "reason": reason}


def as_json(content: dict[str, object]) -> str:
    return json.dumps(content, indent=1) + "\n"
