# SPDX-License-Identifier: MIT
"""How the throughput of key exchanges grows with the number of threads."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen.library import Library
from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.exchange.protocol import Call, Exchange, emitted_part
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.program import link
from ecgen_bench.harness.statistics import Spread, median, spread
from ecgen_bench.report.findings import Chart, Findings, Kind
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import amount, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import run as run_tool

_CALL = Call("ecdh")
_SOURCES = Path(__file__).parent
_MILLISECONDS = 100
_MOST = 256

#: One round: for 1, 2, ... threads the calls per second, and the calls per second of processor time.
Rates = list[tuple[float, float]]


@dataclass(frozen=True)
class _Row:
    """`rate`: calls per second; `growth`: the rate over that of one thread in the same round; `processor`: the same for calls per
    second of processor time. The last is 1 where threads do not hinder each other, however much of the processors they get."""

    curve: str
    threads: int
    rate: Spread
    growth: Spread
    processor: Spread


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    most = min(_processors(), _MOST)
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        launches = [_launch(job, library, exchange, number, most) for number in range(job.effort.launches)]
        rows += [_row(library.spec.name, threads, launches) for threads in range(1, most + 1)]
    if not rows:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    return Findings(
        title="throughput of key exchanges by the number of threads",
        legend=f"ECDH from bytes, {job.best.label}: calls per second of all threads together, over one thread in the same round, "
               "and the same for each second of processor time, which stays 1 where threads do not hinder each other. Whatever "
               "else the machine does takes from the second figure, hardly from the third.",
        header=("curve", "threads", "calls per second", "over one thread", "by processor time"),
        rows=[(row.curve, str(row.threads), amount(row.rate.median), to_base(row.growth if row.threads > 1 else None),
               to_base(row.processor if row.threads > 1 else None)) for row in rows],
        chart=_chart(rows, most),
        facts=job.run_facts() | {"Processors": str(most), "Effort": f"{job.effort.launches} launches of {_rounds(job)} rounds, "
                                 f"{_milliseconds(job)} ms for each number of threads"},
        data={"rows": [{"curve": row.curve, "threads": row.threads, "per_second": spread_data(row.rate),
                        "over_one": spread_data(row.growth),
                        "over_one_by_processor_time": spread_data(row.processor)} for row in rows]},
    )  # fmt: skip


def _row(curve: str, threads: int, launches: list[list[Rates]]) -> _Row:
    def over_launches(value: Callable[[Rates], float]) -> Spread:
        return spread([median([value(rates) for rates in rounds]) for rounds in launches])

    i = threads - 1
    return _Row(curve, threads, over_launches(lambda rates: rates[i][0]), over_launches(lambda rates: rates[i][0] / rates[0][0]),
                over_launches(lambda rates: rates[i][1] / rates[0][1]))  # fmt: skip


def _processors() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def _milliseconds(job: Job) -> int:
    return _MILLISECONDS // 2 if job.quick else _MILLISECONDS


def _rounds(job: Job) -> int:
    return min(job.effort.rounds, 11)


def _launch(job: Job, library: Library, exchange: Exchange, number: int, most: int) -> list[Rates]:
    """The rates of every round of one launch."""
    part = emitted_part(exchange, job.build(library, job.best), [_CALL])
    with tempfile.TemporaryDirectory(prefix="ecgen-bench-") as name:
        headers = {"keys.h": exchange.keys(number).header()}
        main = _SOURCES / "threads.c"
        program = link([part], library.moduli(64), job.compiler, Path(name), number, main=main, headers=headers)
        job.says(library)(f"launch {number + 1} of {job.effort.launches}: measuring")
        words = (most, _rounds(job), _milliseconds(job), number)
        rounds = [_rates(line) for line in run_tool([str(program.path), *map(str, words)]).splitlines()]
    if len(rounds) != _rounds(job) or any(len(rates) != most or min(min(pair) for pair in rates) <= 0 for rates in rounds):
        raise CheckFailed("the threads made no calls, or ended before their rounds did")
    return rounds


def _rates(line: str) -> Rates:
    values = [float(value) for value in line.split()]
    return list(zip(values[::2], values[1::2], strict=True))


_DRAWN: dict[str, Callable[[_Row], Spread]] = {
    "by the clock": lambda row: row.growth,
    "by processor time": lambda row: Spread(
        *(row.threads * x for x in (row.processor.median, row.processor.low, row.processor.high))
    ),
}


def _chart(rows: list[_Row], most: int) -> Chart:
    series: dict[str, list[Spread | None]] = {
        f"{curve}, {name}": [value(row) for row in rows if row.curve == curve]
        for curve in dict.fromkeys(row.curve for row in rows)
        for name, value in _DRAWN.items()
    }
    numbers = [str(threads) for threads in range(1, most + 1)]
    return Chart(numbers, series, "throughput over one thread", Kind.LINES)


SECTION = Section("threads", "throughput of key exchanges by the number of threads", True, run)
