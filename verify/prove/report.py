# SPDX-License-Identifier: MIT
"""Verdicts as a table and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.table import Table

from ecgen.verify.prove.verdict import Status, Verdict

_COLOURS = {Status.PROVED: "green", Status.REFUTED: "bold red", Status.UNDECIDED: "yellow"}


@dataclass(frozen=True)
class Row:
    """A verdict and the build that it is about."""

    build: str
    verdict: Verdict

    def as_json(self) -> dict[str, object]:
        fields = asdict(self.verdict)
        fields["counterexample"] = {name: hex(value) for name, value in self.verdict.counterexample.items()}
        return {"build": self.build, **fields}


def print_rows(rows: Sequence[Row], console: Console) -> None:
    """One line per function with a column per build, the sums, and the failures."""
    made = list(dict.fromkeys(row.build for row in rows))
    table = Table("function", box=None, pad_edge=False)
    for build in made:
        table.add_column(build, justify="right")
    for function in dict.fromkeys(row.verdict.function for row in rows):
        mine = {row.build: row.verdict for row in rows if row.verdict.function == function}
        table.add_row(function, *(_cell(mine.get(build)) for build in made))
    sums = [[row.verdict for row in rows if row.build == build] for build in made]
    table.add_section()
    table.add_row("proved", *(f"{sum(v.proved for v in found)} of {len(found)}" for found in sums))
    table.add_row("time", *(_time(sum(v.seconds for v in found)) for found in sums))
    console.print(table)
    print_failures(rows, console)


def _cell(verdict: Verdict | None) -> str:
    if verdict is None:
        return ""
    colour = _COLOURS[verdict.status]
    return f"[{colour}]{_time(verdict.seconds) if verdict.proved else verdict.status}[/]"


def print_failures(rows: Sequence[Row], console: Console) -> None:
    for row in rows:
        v = row.verdict
        if not v.proved:
            console.print(f"[{_COLOURS[v.status]}]{v.status}[/]: {v.function} ({row.build}), contract: {v.contract}")
            console.print(f"  {v.reason}", markup=False)
            if v.place:
                console.print(f"  at {v.place}", markup=False)
            for name, value in v.counterexample.items():
                console.print(f"  {name} = {value:#x}", markup=False)


def _time(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds >= 1 else f"{seconds * 1000:.0f} ms"
