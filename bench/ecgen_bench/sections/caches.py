# SPDX-License-Identifier: MIT
"""Cache misses of a key exchange and of signatures: by the processor's counters, or simulated where there are none."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.exchange.protocol import COUNT, Call
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.instruments.counters import EVENTS, counted, simulated, simulated_caches
from ecgen_bench.instruments.watched import watched_program
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.report.text import amount
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import find_valgrind

_PASSES = 100  # by counters
_WARM = 10  # passes that are simulated besides the first one
_WHEN = ("first call", "later calls")


@dataclass(frozen=True)
class _Row:
    """`when`: in the first calls, with nothing in the caches, or in later ones; `events`: of one call, by the names of EVENTS."""

    curve: str
    operation: str
    when: str
    events: dict[str, float]


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    method, caches = "", ""
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        built = job.build(library, job.best)
        calls = [Call(function) for function in exchange.profiled]
        program = watched_program(job, exchange, built, calls)
        for call in calls:
            job.says(library)(f"counting cache misses of {call.function}")
            title, name = exchange.titles[call.function], built.variant.key
            events = counted(program, name, call.name, _PASSES)
            if events:
                method = "by the processor's counters"
                rows.append(_Row(library.spec.name, title, _WHEN[1], events))
                continue
            method, valgrind, folder = "simulated by cachegrind", find_valgrind(), job.folder(library)
            sums = [simulated(valgrind, program, name, call.name, folder, passes) for passes in (0, 1, 1 + _WARM)]
            caches = simulated_caches((folder / "cachegrind.out").read_text(encoding="utf-8"))
            for when, late, early, passes in ((_WHEN[0], sums[1], sums[0], 1), (_WHEN[1], sums[2], sums[1], _WARM)):
                # between two runs of a program addresses differ, and a few misses with them
                events = {event: max(0, late[event] - early[event]) / (passes * COUNT) for event in EVENTS}
                rows.append(_Row(library.spec.name, title, when, events))
    if not rows:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    present = [event for event in EVENTS if any(event in row.events for row in rows)]
    return Findings(
        title="cache misses",
        legend=f"Events of one call ({job.best.label}), {method}. First call: the mean of the first pass over {COUNT} keys; "
               "preparing the keys has run part of the same code. A simulation knows no prefetching and no other program.",
        header=("curve", "operation", "when", *(EVENTS[event] for event in present)),
        rows=[(row.curve, row.operation, row.when, *(amount(row.events[event]) if event in row.events else ""
                                                     for event in present)) for row in rows],
        chart=_chart(rows), facts=job.run_facts() | {"Method": method} | ({"Caches": caches} if caches else {}),
        data={"method": method, "rows": [
            {"curve": row.curve, "operation": row.operation, "when": row.when,
             "events": {name: round(value, 4) for name, value in row.events.items()}} for row in rows]},
    )  # fmt: skip


def _chart(rows: list[_Row]) -> Chart:
    labels = [" ".join((row.curve, row.operation, row.when)) for row in rows]
    series: dict[str, list[Spread | None]] = {
        title: [one(row.events[event]) if event in row.events else None for row in rows]
        for event, title in EVENTS.items() if event != "instructions"
    }  # fmt: skip
    return Chart(labels, series, "misses in one call")


SECTION = Section("caches", "cache misses of key exchange and signatures: counted, or simulated where no counters are", True, run)
