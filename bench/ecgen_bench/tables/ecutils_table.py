# SPDX-License-Identifier: MIT
"""The table of ecutils: its published times and ours, as Markdown, JSON and on the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.console import Console

from ecgen_bench.report.screen import text_table
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

    _HEADER = ("curve", "operation", "published", "published, cached", "corrected", "ours, Python", "ours, C", "times faster")

    def markdown(self) -> str:
        lines = ["# The operations of ecutils: its published times and ours, in microseconds", ""]
        lines += [
            "| " + " | ".join(cells) + " |" for cells in (self._HEADER, ["---"] * len(self._HEADER), *map(_cells, self.rows))
        ]
        lines += ["", *(f"- {note}" for note in self.notes), "", *(f"- {label}: {text}" for label, text in self.facts.items())]
        return "\n".join(lines) + "\n"

    def json(self) -> str:
        rows = [asdict(row) | {"ratio": row.ratio} for row in self.rows]
        document = {"unit": "microseconds", "rows": rows, "notes": list(self.notes), "facts": self.facts}
        return json.dumps(document, indent=1) + "\n"

    def show(self, console: Console) -> None:
        title = "The operations of ecutils: its published times and ours, in microseconds"
        table = text_table(title, self._HEADER, [_cells(row) for row in self.rows], console.width)
        previous = None
        for row in self.rows:
            if previous not in (None, row.curve):
                table.add_section()
            previous = row.curve
            table.add_row(*_cells(row))
        console.print(table)
        for note in self.notes:
            console.print(f"- {note}", highlight=False, markup=False)


def row_of(curve: str, operation: str, python: float, c: float) -> Row:
    published, cached = (published_time(table, curve, operation) for table in (COMPUTED, CACHED))
    calls = 1 if operation == "diffie_hellman" else 10
    return Row(curve, operation, published, cached, published / calls if published is not None else None, python, c)


def _cells(row: Row) -> list[str]:
    times = [row.published, row.cached, row.corrected, row.python, row.c]
    faster = "" if row.ratio is None else f"{row.ratio:.3g}"
    return [row.curve, OPERATIONS[row.operation], *("N/A" if value is None else _digits(value) for value in times), faster]


def _digits(microseconds: float) -> str:
    return f"{microseconds:.0f}" if microseconds >= 100 else f"{microseconds:.3g}"
