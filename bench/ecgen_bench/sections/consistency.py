# SPDX-License-Identifier: MIT
"""A thousand runs of each operation, one after the other in one process: how far the times of single calls lie apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean, pstdev

from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.exchange.protocol import COUNT, Call
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.statistics import Spread, median, quantile, spread
from ecgen_bench.instruments.watched import watched_program
from ecgen_bench.report.findings import Chart, Findings, Kind
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import run as run_tool

RUNS = 1000
_GROUP = 100  # runs that make one point of the picture
_FAR = 0.05  # from the median, relative


@dataclass(frozen=True)
class Series:
    """What is said of one series of times. `median`: nanoseconds; `deviation`: the standard deviation over the mean; `low`,
    `high`, `largest`: the 1st and 99th percentile and the largest time over the median; `far`: the share of runs beyond _FAR;
    `drift`: the last hundred's median over the first's; `memory`: the correlation of neighbours' ranks, near 0 where a run does
    not depend on the run before."""

    median: float
    deviation: float
    low: float
    high: float
    largest: float
    far: float
    drift: float
    memory: float


def described(times: Sequence[float]) -> Series:
    """Raises ValueError for fewer than three times."""
    if len(times) < 3:
        raise ValueError("too few runs")
    middle, group = median(times), min(_GROUP, len(times) // 2)
    return Series(middle, pstdev(times) / fmean(times), quantile(times, 0.01) / middle, quantile(times, 0.99) / middle,
                  max(times) / middle, sum(abs(value / middle - 1) > _FAR for value in times) / len(times),
                  median(times[-group:]) / median(times[:group]), _correlation(_ranks(times)))  # fmt: skip


def _ranks(times: Sequence[float]) -> list[float]:
    """Equal times share their mean rank."""
    ordered = sorted(times)
    first: dict[float, int] = {}
    for rank, value in enumerate(ordered):
        first.setdefault(value, rank)
    last = {value: rank for rank, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 for value in times]


def _correlation(values: Sequence[float]) -> float:
    """Of each value with the next one; 0 where all are equal."""
    mean = fmean(values)
    centred = [value - mean for value in values]
    whole = math.fsum(value * value for value in centred)
    return math.fsum(a * b for a, b in pairwise(centred)) / whole if whole else 0.0


def run(job: Job) -> Findings:
    samples: list[tuple[str, str, list[float]]] = []
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        built = job.build(library, job.best)
        calls = [Call(function, 0) for function in exchange.profiled]
        program = watched_program(job, exchange, built, calls)
        for call in calls:
            job.says(library)(f"{RUNS} runs of {call.function}")
            text = run_tool([str(program), "series", built.variant.key, call.name, str(RUNS)])
            samples.append((library.spec.name, exchange.titles[call.function], [float(line) for line in text.split()]))
    if not samples:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    rows = [(curve, operation, described(times)) for curve, operation, times in samples]
    return Findings(
        title=f"{RUNS} runs, one after the other",
        legend=f"Processor time of a run in nanoseconds ({job.best.label}, one key, the mean of {COUNT} calls), the median; "
               f"standard deviation over mean; 99th percentile and largest over the median; runs more than {_FAR:.0%} off the "
               "median; the last hundred's median over the first's; rank correlation with the run before. Every run gave the "
               "same result.",
        header=("curve", "operation", "ns", "dev.", "99 %", "largest", "far off", "drift", "memory"),
        rows=[(curve, operation, f"{s.median:.0f}", f"{s.deviation:.1%}", f"{s.high:.3f}", f"{s.largest:.2f}",
               f"{s.far:.1%}", f"{s.drift:.3f}", f"{s.memory:+.2f}") for curve, operation, s in rows],
        chart=_chart(samples), facts=job.run_facts(),
        data={"runs": RUNS, "rows": [
            {"curve": curve, "operation": operation} | {name: round(value, 5) for name, value in asdict(s).items()}
            for curve, operation, s in rows]},
    )  # fmt: skip


def _chart(samples: Sequence[tuple[str, str, list[float]]]) -> Chart:
    """By hundreds of runs: the median and the quartiles, relative to the whole series' median."""
    series: dict[str, list[Spread | None]] = {}
    for curve, operation, times in samples:
        middle = median(times)
        groups = [[value / middle for value in times[i : i + _GROUP]] for i in range(0, len(times), _GROUP)]
        series[f"{curve} {operation}"] = [spread(group) for group in groups]
    labels = [str(i + _GROUP) for i in range(0, RUNS, _GROUP)]
    return Chart(labels, series, "time over the median, by hundreds of runs", Kind.LINES)


SECTION = Section("consistency", "a thousand runs one after the other: how far single times lie apart", True, run)
