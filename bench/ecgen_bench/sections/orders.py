# SPDX-License-Identifier: MIT
"""The orders of instructions of all microarchitectures, on this processor: which suits it best, and what it costs to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.library import Library
from ecgen.tuned import FAT, MICROARCHITECTURE, microarchitectures_of
from ecgen_bench.harness.check import check
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.measure import Cell, Measurements, Prepared, measure_programs
from ecgen_bench.harness.program import call_part, link
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.build import ASM_TARGETS, Built, Variant, field_implementation
from ecgen_bench.implementations.operations import OPERATIONS, Mode
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import is_x86_64

_OPERATIONS = tuple(OPERATIONS[name] for name in ("mul", "sqr"))
_MODES = {"latency": Mode.LATENCY_A, "throughput": Mode.THROUGHPUT}


@dataclass(frozen=True)
class _Row:
    """`ratio`: of the folder with all orders, in this one, to the folder that has the default's alone."""

    curve: str
    function: str
    order: str
    ratio: Spread


def run(job: Job) -> Findings:
    if not is_x86_64() or not has_bmi2_and_adx():
        raise NotHere("orders are of assembly for processors with BMI2 and ADX")
    rows: list[_Row] = []
    measurements = None
    for library in job.libraries:
        others = microarchitectures_of(library.spec.name)
        if not others or library.microarchitecture != MICROARCHITECTURE:
            continue
        fat = replace(library, others=others)
        measurements = _measure(job, library, fat)
        rows += _rows(job, fat, measurements)
    if measurements is None:
        raise NotHere("no order of another microarchitecture is bundled for these curves")
    return Findings(
        title="the orders of instructions of all microarchitectures on this processor",
        legend=f"Time in the folder of --tuned {FAT}, in the order named, to that in the folder with the order for "
               f"{MICROARCHITECTURE} alone, in the same round; lower is better: {SPREAD}. The row {MICROARCHITECTURE} is what "
               "choosing costs.",
        header=("curve", "function", "order", "ratio"),
        rows=[(row.curve, row.function, row.order, to_base(row.ratio)) for row in rows],
        chart=_chart(rows), facts=job.run_facts(measurements),
        data={"base": MICROARCHITECTURE, "rows": [
            {"curve": row.curve, "function": row.function, "order": row.order, "ratio": spread_data(row.ratio)} for row in rows]},
    )  # fmt: skip


def _rows(job: Job, fat: Library, measurements: Measurements) -> list[_Row]:
    keys = {order: _variant(job, fat, number).key for number, order in enumerate(fat.orders)}
    return [
        _Row(fat.spec.name, f"fe_{operation.name}, {title}", order,
             measurements.ratio(Cell(key, operation.key, mode), Cell(job.best.key, operation.key, mode)))
        for order, key in keys.items() for title, mode in _MODES.items() for operation in _OPERATIONS
    ]  # fmt: skip


def _variant(job: Job, fat: Library, number: int) -> Variant:
    """The folder with all orders, kept to one of them."""
    order = fat.orders[number]
    return Variant(f"order-{order}", f"order of {order}", ASM_TARGETS, job.compiler, "-O2", (f"CPU_ORDER()={number}",))


def _measure(job: Job, library: Library, fat: Library) -> Measurements:
    builts: Sequence[Built] = [job.build(library, job.best),
                               *(job.build(fat, _variant(job, fat, number)) for number in range(len(fat.orders)))]  # fmt: skip
    implementations = [field_implementation(built, _OPERATIONS) for built in builts]

    def prepare(folder: Path, number: int) -> Prepared:
        parts = [call_part(implementation, number, job.effort.share) for implementation in implementations]
        program = link(parts, library.moduli(64), job.compiler, folder, number)
        return Prepared(program.path, lambda: check(program, implementations))

    return measure_programs(prepare, job.effort, job.says(library))


def _chart(rows: Sequence[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.function) for row in rows))
    ratios = {(row.curve, row.function, row.order): row.ratio for row in rows}
    orders = dict.fromkeys(row.order for row in rows)
    series: dict[str, list[Spread | None]] = {order: [ratios.get((*place, order)) for place in places] for order in orders}
    return Chart([" ".join(place) for place in places], series, f"time relative to the order for {MICROARCHITECTURE}", line=1)


SECTION = Section("orders", "the orders of instructions of all microarchitectures on this processor", False, run)
