# SPDX-License-Identifier: MIT
"""What verify says: the table, counterexamples, the verdict; for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ecgen_verify.configurations import Configuration
from ecgen_verify.host import ASSEMBLY
from ecgen_verify.outcome import Failure, Outcome

#: Columns wide enough for the table where there is no terminal to say otherwise.
_WIDTH = 140


@dataclass(frozen=True)
class Report:
    """`title`: what was verified; `tools`: name -> version; `seconds`: phase -> time; `replay`: how its command begins."""

    title: str
    configurations: Sequence[Configuration]
    outcomes: Sequence[Outcome]
    notes: Sequence[str]
    tools: dict[str, str]
    seconds: dict[str, float]
    seed: int
    replay: str

    @property
    def failures(self) -> list[Failure]:
        return [outcome.failure for outcome in self.outcomes if outcome.failure is not None]

    @property
    def verdict(self) -> str:
        """One line."""
        count, failed = len(self.outcomes), len(self.failures)
        examples = sum(outcome.examples for outcome in self.outcomes)
        calls = sum(outcome.calls for outcome in self.outcomes)
        agree = f"{count} functions agree with gmpy2" if not failed else f"{failed} of {count} functions FAILED"
        seconds = ", ".join(f"{phase} {time:.1f} s" for phase, time in self.seconds.items())
        return (f"{self.title}: {agree} in {len(self.configurations)} configurations; {examples} examples, {calls} calls; "
                f"{seconds}; seed {self.seed}")  # fmt: skip

    def replay_command(self, failure: Failure) -> str:
        """The command that runs a counterexample again."""
        return f"{self.replay} --replay '{failure.case}'"

    def as_json(self) -> dict[str, Any]:
        return {
            "subject": self.title, "passed": not self.failures, "seed": self.seed, "tools": self.tools, "notes": list(self.notes),
            "seconds": {phase: round(time, 3) for phase, time in self.seconds.items()},
            "configurations": [configuration.name for configuration in self.configurations],
            "functions": [{
                "name": outcome.function, "examples": outcome.examples, "exhaustive": outcome.exhaustive, "calls": outcome.calls,
                "passed": outcome.failure is None,
                "failure": outcome.failure and {**asdict(outcome.failure), "replay": self.replay_command(outcome.failure)},
            } for outcome in self.outcomes],
        }  # fmt: skip


def console(*, to_stderr: bool = False) -> Console:
    plain = Console(stderr=to_stderr, highlight=False, soft_wrap=True)
    return plain if plain.is_terminal else Console(stderr=to_stderr, highlight=False, soft_wrap=True, width=_WIDTH)


def print_report(report: Report, out: Console) -> None:
    """The table, its notes and the verdict."""
    out.print(_table(report))
    for note in report.notes:
        out.print(f"note: {note}")
    out.print(report.verdict, style="green" if not report.failures else "bold red")


def print_failures(report: Report, out: Console) -> None:
    for failure in report.failures:
        out.print(f"\n{failure.function} {failure.reason}", style="bold red")
        out.print(f"  in        {', '.join(failure.configurations)}")
        out.print(f"  buffers   {failure.placement}")
        for name, value in failure.inputs.items():
            out.print(f"  {name:9} {value}")
        for name, value in failure.got.items():
            out.print(f"  {name}: got      {value}")
            out.print(f"  {name}: expected {failure.expected[name]}")
        out.print(f"  replay    {report.replay_command(failure)}")


def _table(report: Report) -> Table:
    groups: dict[str, list[Configuration]] = {}
    for configuration in report.configurations:
        groups.setdefault(configuration.group, []).append(configuration)
    table = Table(box=None, pad_edge=False, title=report.title, title_justify="left")
    table.add_column("function", no_wrap=True)
    for group in groups:
        table.add_column(group, no_wrap=True)
    table.add_column("examples", justify="right", no_wrap=True)
    table.add_column("result", no_wrap=True)
    assembler = "nasm" if "nasm" in report.tools else "gnu"
    for outcome in report.outcomes:
        failing = outcome.failure.configurations if outcome.failure else ()
        cells = [_cell(members, failing, assembler) for members in groups.values()]
        examples = f"all {outcome.examples}" if outcome.exhaustive and not failing else str(outcome.examples or "?")
        result = Text("FAILED", style="bold red") if outcome.failure else Text("ok", style="green")
        table.add_row(outcome.function, *cells, examples, result)
    return table


def _cell(members: Sequence[Configuration], failing: Sequence[str], assembler: str) -> Text:
    """The optimisation levels of a column, those that fail marked; assembly has none of its own, but its assembler."""
    cell = Text()
    for member in members:
        wrong = member.name in failing
        order = f"-{member.order[1]}" if member.order is not None else ""
        label = f"{assembler}{order}" if member.target in ASSEMBLY else member.label
        cell.append(("" if not cell else " ") + label + ("!" if wrong else ""), style="bold red" if wrong else "")
    return cell
