# SPDX-License-Identifier: MIT
"""Which functions execute the instructions of a key exchange and of a signature, counted by callgrind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.exchange.protocol import Call
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.instruments.callgrind import costs, named, symbols
from ecgen_bench.instruments.watched import watched_program
from ecgen_bench.report.findings import Chart, Findings, Kind, one
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import find_valgrind
from ecgen_bench.system.tools import run as run_tool

_REST = "the rest"
_DRAWN = 8  # functions
_LEAST = 0.01  # of the whole: what has less is no row of its own


@dataclass(frozen=True)
class Row:
    curve: str
    operation: str
    function: str
    instructions: int
    share: float


def run(job: Job) -> Findings:
    valgrind = find_valgrind()
    rows: list[Row] = []
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        built = job.build(library, job.best)
        calls = [Call(function) for function in exchange.profiled]
        program = watched_program(job, exchange, built, calls)
        for call in calls:
            job.says(library)(f"counting the instructions of {call.function}")
            counted = count(valgrind, program, built.variant.key, call, job.folder(library))
            own = Counter({name.removeprefix(f"{built.prefix}_"): cost for name, cost in counted.items()})
            rows += rows_of(library.spec.name, exchange.titles[call.function], own)
    if not rows:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    return findings(rows, job.best.label, job.run_facts())


def findings(rows: list[Row], code: str, facts: Mapping[str, str]) -> Findings:
    """`code`: which build was counted."""
    return Findings(
        title="share of the instructions, by function",
        legend=f"Instructions that each function itself executes, by callgrind, and their share ({code}). A "
               "function that the compiler inlined counts with its caller. Time follows instructions only roughly.",
        header=("curve", "operation", "function", "instructions", "share"),
        rows=[(row.curve, row.operation, row.function, str(row.instructions), f"{row.share:.1%}") for row in rows],
        chart=_chart(rows), facts=dict(facts) | {"Valgrind": run_tool([find_valgrind(), "--version"]).strip()},
        data={"rows": [{"curve": row.curve, "operation": row.operation, "function": row.function,
                        "instructions": row.instructions, "share": round(row.share, 5)} for row in rows]},
    )  # fmt: skip


def count(valgrind: str, program: Path, name: str, call: Call, folder: Path) -> Counter[str]:
    """The instructions of one pass over all keys: those of two passes less those of one. So what happens before the first does
    not count."""
    once, twice = (_profile(valgrind, program, name, call, folder, passes) for passes in (1, 2))
    return twice - once


def _profile(valgrind: str, program: Path, name: str, call: Call, folder: Path, passes: int) -> Counter[str]:
    out = folder / "callgrind.out"
    words = ["--tool=callgrind", f"--callgrind-out-file={out}", "--compress-strings=no", str(program), "run", name]
    run_tool([valgrind, "-q", *words, str(passes), call.name])
    return named(costs(out.read_text(encoding="utf-8")), symbols(run_tool(["nm", str(program)])))


def rows_of(curve: str, operation: str, counted: Counter[str]) -> list[Row]:
    whole = counted.total()
    large = [(name, cost) for name, cost in counted.most_common() if cost >= _LEAST * whole]
    rest = whole - sum(cost for _, cost in large)
    return [Row(curve, operation, name, cost, cost / whole) for name, cost in [*large, (_REST, rest)] if cost]


def _chart(rows: list[Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.operation) for row in rows))
    share = {(row.curve, row.operation, row.function): row.share for row in rows}
    functions = {function for _, _, function in share} - {_REST}
    drawn = sorted(functions, key=lambda name: (-sum(share.get((*place, name), 0) for place in places), name))[:_DRAWN]
    series: dict[str, list[Spread | None]] = {name: [one(share.get((*place, name), 0)) for place in places] for name in drawn}
    series[_REST] = [one(1 - sum(share.get((*place, name), 0) for name in drawn)) for place in places]
    return Chart([" ".join(place) for place in places], series, "share of the instructions", Kind.STACKED)


SECTION = Section("shares", "share of the instructions by function, for key exchange and signatures", True, run)
