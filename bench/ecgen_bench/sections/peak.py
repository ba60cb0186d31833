# SPDX-License-Identifier: MIT
"""Multiplications per cycle in field arithmetic, against what the processor can do at most."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.arith import catalog
from ecgen.arith.shape import Shape
from ecgen.ir import Op
from ecgen.library import Library
from ecgen.passes.pipeline import finished
from ecgen_bench.harness.check import check
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Cell, Measurements, Prepared, measure_programs
from ecgen_bench.harness.program import call_part, link
from ecgen_bench.harness.statistics import Spread, spread
from ecgen_bench.implementations.build import field_implementation
from ecgen_bench.implementations.operations import OPERATIONS, Mode, Operation
from ecgen_bench.instruments.limits import METHOD, cycles, fastest_product, limits_part
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.sections.section import Section

_OPERATIONS = (OPERATIONS["mul"], OPERATIONS["sqr"])
_MODES = {Mode.THROUGHPUT: "independent", Mode.LATENCY_A: "dependent"}


@dataclass(frozen=True)
class _Row:
    """`products`: multiplications of 64 by 64 bits in one call; `rate`: products per cycle; `share`: of the highest rate that the
    processor reaches."""

    curve: str
    operation: str
    code: str
    mode: Mode
    products: int
    cycles: Spread
    share: Spread

    @property
    def rate(self) -> float:
        return self.products / self.cycles.median


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    notes = []
    limits_part()
    for library in job.libraries:
        measurements = _measure(job, library)
        peak = fastest_product(measurements)
        notes.append(
            f"{library.spec.name}: the processor makes {1 / cycles(measurements, peak).median:.2f} {peak.operation} per cycle"
        )
        for operation in _OPERATIONS:
            for variant in job.variants:
                products = _products(library, operation, variant.targets[0].shape)
                for mode in _MODES:
                    where = Cell(variant.key, operation.key, mode)
                    share = spread([products / ratio for ratio in measurements.ratios(where, peak)])
                    taken = cycles(measurements, where)
                    rows.append(_Row(library.spec.name, operation.key, variant.label, mode, products, taken, share))
    return Findings(
        title="multiplications per cycle, against the processor's most",
        legend="Multiplications of 64 by 64 bits in one call, cycles, multiplications per cycle, and their share of the most "
               f"that the processor makes of independent ones in the same round. {METHOD}",
        header=("curve", "function", "code", "calls", "products", "cycles", "per cycle", "of the most"),
        rows=[(row.curve, row.operation, row.code, _MODES[row.mode], str(row.products), f"{row.cycles.median:.1f}",
               f"{row.rate:.2f}", f"{row.share.median:.0%}") for row in rows],
        chart=_chart(rows), notes=notes, facts=job.run_facts(measurements),
        data={"rows": [{"curve": row.curve, "function": row.operation, "code": row.code, "mode": row.mode.value,
                        "products": row.products, "cycles": spread_data(row.cycles), "per_cycle": round(row.rate, 4),
                        "share": spread_data(row.share)} for row in rows]},
    )  # fmt: skip


def _products(library: Library, operation: Operation, shape: Shape) -> int:
    """The number of products in the Program of the emitted function."""
    make = catalog.multiplication if operation.name == "mul" else catalog.squaring
    program = finished(make(library.moduli(64)[0], shape))
    return sum(instruction.op is Op.MUL for instruction in program.instrs)


def _measure(job: Job, library: Library) -> Measurements:
    implementations = [field_implementation(job.build(library, variant), _OPERATIONS) for variant in job.variants]

    def prepare(folder: Path, number: int) -> Prepared:
        parts = [*(call_part(implementation, number, job.effort.share) for implementation in implementations), limits_part()]
        program = link(parts, library.moduli(64), job.compiler, folder, number)
        return Prepared(program.path, lambda: check(program, implementations))

    return measure_programs(prepare, job.effort, job.says(library))


def _chart(rows: list[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.operation, row.code) for row in rows))
    series: dict[str, list[Spread | None]] = {
        text: [next(row.share for row in rows if (row.curve, row.operation, row.code, row.mode) == (*place, mode))
               for place in places] for mode, text in _MODES.items()
    }  # fmt: skip
    return Chart([" ".join(place) for place in places], series, "share of the most multiplications per cycle", line=1)


SECTION = Section("peak", "multiplications per cycle against the processor's most", False, run)
