# SPDX-License-Identifier: MIT
"""Verdicts as a table and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

import click
from rich.console import Console
from rich.table import Table

from ecgen_verify.prove.verdict import Row, Status, Verdict

_COLOURS = {Status.PROVED: "green", Status.REFUTED: "bold red", Status.UNDECIDED: "yellow"}


def row_as_json(row: Row) -> dict[str, object]:
    fields = asdict(row.verdict)
    fields["objects"] = sorted(row.verdict.objects)
    fields["counterexample"] = {name: hex(value) for name, value in row.verdict.counterexample.items()}
    return {"build": row.build, **fields}


@dataclass(frozen=True)
class Proofs:
    """The verdicts on what was emitted for a specification. `elapsed`: seconds from the start of all to the last of these."""

    spec: str
    rows: Sequence[Row]
    elapsed: float

    def named(self, row: Row) -> dict[str, object]:
        """A row as JSON that says of which specification it is."""
        return {"spec": self.spec, **row_as_json(row)}

    def line(self) -> str:
        """For people who wait."""
        covered = [row for row in self.rows if row.verdict.covered]
        return f"{self.spec}: {sum(row.verdict.proved for row in covered)} of {len(covered)} proved, {self.elapsed:.0f} s"


def print_summary(several: Sequence[Proofs], console: Console) -> None:
    """One line per specification, the sums, and the failures. What is not covered is counted by its own column only."""
    table = Table("specification", box=None, pad_edge=False)
    for heading in ("proved", "refuted", "could not decide", "not covered", "slowest", "processor time", "elapsed"):
        table.add_column(heading, justify="right")
    for proofs in several:
        table.add_row(proofs.spec, *_sums(proofs.rows), _time(proofs.elapsed))
    rows = [row for proofs in several for row in proofs.rows]
    table.add_section()
    table.add_row("sum", *_sums(rows), _time(max(proofs.elapsed for proofs in several)))
    console.print(table)
    console.print(
        "Rows are functions in a build. Not covered: functions without a method, of which nothing is proved.", style="dim"
    )
    print_failures([row for row in rows if row.verdict.covered], console)


def _sums(rows: Iterable[Row]) -> tuple[str, ...]:
    every = list(rows)
    tried = [row.verdict for row in every if row.verdict.covered]
    counts = {status: sum(v.status is status for v in tried) for status in Status}
    slowest = max((v.seconds for v in tried), default=0.0)
    left_out = len({row.verdict.function for row in every if not row.verdict.covered})
    return (f"{counts[Status.PROVED]} of {len(tried)}", str(counts[Status.REFUTED]), str(counts[Status.UNDECIDED]), str(left_out),
            _time(slowest), _time(sum(v.seconds for v in tried)))  # fmt: skip


def print_row(row: Row) -> None:
    """One line, for people who wait."""
    v = row.verdict
    click.echo(f"  {row.build:14} {v.function:32} {v.status} {v.seconds * 1000:.0f} ms", err=True)


def print_rows(rows: Sequence[Row], console: Console) -> None:
    """One line per function with a column per build, the sums, and the failures."""
    builds = list(dict.fromkeys(row.build for row in rows))
    table = Table("function", box=None, pad_edge=False)
    for build in builds:
        table.add_column(build, justify="right")
    for function in dict.fromkeys(row.verdict.function for row in rows):
        mine = {row.build: row.verdict for row in rows if row.verdict.function == function}
        table.add_row(function, *(_cell(mine.get(build)) for build in builds))
    sums = [[row.verdict for row in rows if row.build == build] for build in builds]
    table.add_section()
    table.add_row("proved", *(f"{sum(v.proved for v in verdicts)} of {len(verdicts)}" for verdicts in sums))
    table.add_row("time", *(_time(sum(v.seconds for v in verdicts)) for verdicts in sums))
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
