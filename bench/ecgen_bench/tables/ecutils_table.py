# SPDX-License-Identifier: MIT
"""The table of ecutils: its published times and ours, as Markdown, JSON and on the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.console import Console

from ecgen_bench.report.findings import Chart, one
from ecgen_bench.report.markdown import table
from ecgen_bench.report.screen import text_table
from ecgen_bench.tables.ecutils_configurations import Configuration
from ecgen_bench.tables.published import CACHED, COMPUTED, NOTES, OPERATIONS, published_time


@dataclass(frozen=True)
class Row:
    """Times in microseconds; None where the published table has none. `published`, `cached`: as printed; `corrected`:
    `published`, for one call; `python`, `c`: ours, by the binding and in C."""

    curve: str
    operation: str
    published: float | None
    cached: float | None
    corrected: float | None
    python: float
    c: float

    @property
    def ratio(self) -> float | None:
        """How many times faster ours is, through Python."""
        return self.corrected / self.python if self.corrected is not None else None


@dataclass(frozen=True)
class Table:
    """facts: label and text of what the run was made with."""

    rows: list[Row]
    facts: dict[str, str]
    notes: Sequence[str] = NOTES
    configurations: Sequence[Configuration] = ()

    _HEADER = ("curve", "operation", "published", "published, cached", "corrected", "ours, Python", "ours, C", "times faster")
    _CONFIGURED = ("curve", "configuration", "published", "corrected", "ours, C", "times faster")

    def markdown(self) -> str:
        lines = ["# The operations of ecutils: its published times and ours, in microseconds", ""]
        lines += [
            "| " + " | ".join(cells) + " |" for cells in (self._HEADER, ["---"] * len(self._HEADER), *map(_cells, self.rows))
        ]
        if self.configurations:
            lines += ["", "## Scalar multiplication in its configurations", ""]
            lines += table(self._CONFIGURED, [*map(_configured, self.configurations)])
        lines += ["", *(f"- {note}" for note in self.notes), "", *(f"- {label}: {text}" for label, text in self.facts.items())]
        return "\n".join(lines) + "\n"

    def json(self) -> str:
        rows = [asdict(row) | {"ratio": row.ratio} for row in self.rows]
        document = {"unit": "microseconds", "rows": rows, "notes": list(self.notes), "facts": self.facts,
                    "configurations": [asdict(cell) | {"ratio": cell.ratio} for cell in self.configurations]}  # fmt: skip
        return json.dumps(document, indent=1) + "\n"

    def show(self, console: Console) -> None:
        title = "The operations of ecutils: its published times and ours, in microseconds"
        shown = text_table(title, self._HEADER, [_cells(row) for row in self.rows], console.width)
        previous = None
        for row in self.rows:
            if previous not in (None, row.curve):
                shown.add_section()
            previous = row.curve
            shown.add_row(*_cells(row))
        console.print(shown)
        if self.configurations:
            cells = [*map(_configured, self.configurations)]
            shown = text_table("Scalar multiplication in its configurations", self._CONFIGURED, cells, console.width)
            for line in cells:
                shown.add_row(*line)
            console.print(shown)
        for note in self.notes:
            console.print(f"- {note}", highlight=False, markup=False)

    def chart(self) -> Chart:
        """Microseconds of one operation: the library's, corrected, and ours."""
        labels = [f"{row.curve} {OPERATIONS[row.operation]}" for row in self.rows]
        labels += [f"{cell.curve} {cell.name}" for cell in self.configurations]
        columns: dict[str, list[float | None]] = {
            "published, corrected": [*(row.corrected for row in self.rows), *(cell.corrected for cell in self.configurations)],
            "ours, Python": [*(row.python for row in self.rows), *(None for _ in self.configurations)],
            "ours, C": [*(row.c for row in self.rows), *(cell.c for cell in self.configurations)],
        }
        series = {title: [None if value is None else one(value) for value in values] for title, values in columns.items()}
        return Chart(labels, series, "microseconds", logarithmic=True)


def row_of(curve: str, operation: str, python: float, c: float) -> Row:
    published, cached = (published_time(table, curve, operation) for table in (COMPUTED, CACHED))
    calls = 1 if operation == "diffie_hellman" else 10
    return Row(curve, operation, published, cached, published / calls if published is not None else None, python, c)


def _cells(row: Row) -> list[str]:
    times = [row.published, row.cached, row.corrected, row.python, row.c]
    faster = "" if row.ratio is None else f"{row.ratio:.3g}"
    return [row.curve, OPERATIONS[row.operation], *("N/A" if value is None else _digits(value) for value in times), faster]


def _configured(cell: Configuration) -> list[str]:
    times = [cell.published, cell.corrected, cell.c]
    faster = "" if cell.ratio is None else f"{cell.ratio:.3g}"
    return [cell.curve, cell.name, *("" if value is None else _digits(value) for value in times), faster]


def _digits(microseconds: float) -> str:
    return f"{microseconds:.0f}" if microseconds >= 100 else f"{microseconds:.3g}"
