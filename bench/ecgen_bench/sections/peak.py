# SPDX-License-Identifier: MIT
"""Multiplications per cycle in field arithmetic, alone and with additions, against what the processor can do at most."""

from __future__ import annotations

from collections import Counter
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
from ecgen_bench.instruments.limits import IN_A_MIX, METHOD, MIXES, cycles, fastest_mix, fastest_product, limits_part
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.sections.section import Section

_OPERATIONS = (OPERATIONS["mul"], OPERATIONS["sqr"])
_MODES = {Mode.THROUGHPUT: "independent", Mode.LATENCY_A: "dependent"}


@dataclass(frozen=True)
class _Row:
    """`products`: multiplications of 64 by 64 bits in one call; `additions`: additions and subtractions of words; `rate`:
    products per cycle; `share`: of the highest rate that the processor reaches; `both`, `of_mix`: the same for products and
    additions together, against the processor's most of two additions to a multiplication."""

    curve: str
    operation: str
    code: str
    mode: Mode
    products: int
    additions: int
    cycles: Spread
    share: Spread
    of_mix: Spread

    @property
    def rate(self) -> float:
        return self.products / self.cycles.median

    @property
    def both(self) -> float:
        return (self.products + self.additions) / self.cycles.median


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    notes = []
    limits_part()
    for library in job.libraries:
        measurements = _measure(job, library)
        peak, mix = fastest_product(measurements), fastest_mix(measurements)
        notes.append(f"{library.spec.name}: the processor makes {1 / cycles(measurements, peak).median:.2f} {peak.operation} per "
                     f"cycle; {_mixes(measurements)}")  # fmt: skip
        for operation in _OPERATIONS:
            for variant in job.variants:
                products, additions = _counted(library, operation, variant.targets[0].shape)
                for mode in _MODES:
                    where = Cell(variant.key, operation.key, mode)
                    share = spread([products / ratio for ratio in measurements.ratios(where, peak)])
                    of_mix = spread([(products + additions) / IN_A_MIX / ratio for ratio in measurements.ratios(where, mix)])
                    taken = cycles(measurements, where)
                    what = (library.spec.name, operation.key, variant.label, mode)
                    rows.append(_Row(*what, products, additions, taken, share, of_mix))
    return Findings(
        title="multiplications per cycle, against the processor's most",
        legend="Multiplications of 64 by 64 bits (mul) and additions of words (add) in one call, cycles, multiplications per "
               "cycle and their share of the most that the processor makes of independent ones in the same round; additions and "
               "multiplications together per cycle, and their share of the most that it makes of two additions to one "
               f"multiplication. {METHOD}",
        header=("curve", "function", "code", "calls", "mul", "add", "cycles", "mul / cycle", "of most", "both / cycle", "of mix"),
        rows=[(row.curve, row.operation, row.code, _MODES[row.mode], str(row.products), str(row.additions),
               f"{row.cycles.median:.1f}", f"{row.rate:.2f}", f"{row.share.median:.0%}", f"{row.both:.2f}",
               f"{row.of_mix.median:.0%}") for row in rows],
        chart=_chart(rows), notes=notes, facts=job.run_facts(measurements),
        data={"rows": [{"curve": row.curve, "function": row.operation, "code": row.code, "mode": row.mode.value,
                        "products": row.products, "additions": row.additions, "cycles": spread_data(row.cycles),
                        "per_cycle": round(row.rate, 4), "share": spread_data(row.share),
                        "both_per_cycle": round(row.both, 4), "share_of_mix": spread_data(row.of_mix)} for row in rows]},
    )  # fmt: skip


def _mixes(measurements: Measurements) -> str:
    """What the processor makes of each mix, as text."""
    rates = {mix.operation: IN_A_MIX / cycles(measurements, mix).median for mix in MIXES if measurements.has(mix)}
    shown = ", ".join(f"{rate:.2f} of {name}" for name, rate in rates.items())
    return f"additions and multiplications together, 2 to 1: {shown}"


def _counted(library: Library, operation: Operation, shape: Shape) -> tuple[int, int]:
    """The multiplications and the additions in the Program of the emitted function. Subtractions count as additions."""
    make = catalog.multiplication if operation.name == "mul" else catalog.squaring
    counts = Counter(instruction.op for instruction in finished(make(library.moduli(64)[0], shape)).instrs)
    return counts[Op.MUL], counts[Op.ADD] + counts[Op.SUB]


def _measure(job: Job, library: Library) -> Measurements:
    implementations = [field_implementation(job.build(library, variant), _OPERATIONS) for variant in job.variants]

    def prepare(folder: Path, number: int) -> Prepared:
        parts = [*(call_part(implementation, number, job.effort.share) for implementation in implementations), limits_part()]
        program = link(parts, library.moduli(64), job.compiler, folder, number)
        return Prepared(program.path, lambda: check(program, implementations))

    return measure_programs(prepare, job.effort, job.says(library))


def _chart(rows: list[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.operation, row.code) for row in rows))
    series: dict[str, list[Spread | None]] = {}
    for mode, text in _MODES.items():
        own = {(row.curve, row.operation, row.code): row for row in rows if row.mode is mode}
        series[f"{text}: multiplications"] = [own[place].share for place in places]
        series[f"{text}: with additions"] = [own[place].of_mix for place in places]
    return Chart([" ".join(place) for place in places], series, "share of the processor's most per cycle", line=1)


SECTION = Section("peak", "multiplications and additions per cycle against the processor's most", False, run)
