# SPDX-License-Identifier: MIT
"""What compilers and their levels make of the portable C, from a field multiplication to a key exchange."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.library import Library
from ecgen_bench.exchange.measure import cell, compare_results, exchange_of
from ecgen_bench.exchange.protocol import Call, emitted_part
from ecgen_bench.harness.check import check
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Cell, Measurements, Prepared, measure_programs
from ecgen_bench.harness.program import call_part, link
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.build import Variant, c_variants, field_implementation
from ecgen_bench.implementations.operations import OPERATIONS, Mode
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, amount, to_base
from ecgen_bench.sections.section import Section

_LEVELS = ("-O0", "-O2", "-O3")
_MUL = OPERATIONS["mul"]
_EXCHANGE = Call("ecdh")


@dataclass(frozen=True)
class _Row:
    """`ratio`: to the base in the same round; None for the base itself."""

    curve: str
    function: str
    code: str
    value: float
    ratio: Spread | None


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    missing = {"gcc", "clang"} - {compiler.name for compiler in job.compilers}
    if missing and not job.quick:
        raise ToolMissing(f"{min(missing)} not found: it is to be compared; install the Debian package {min(missing)}")
    variants = {variant.key: variant for variant in _variants(job)}
    base = next(key for key in variants if key.endswith("-O2"))
    for library in job.libraries:
        measurements, functions = _measure(job, library)
        for title, (function, mode) in functions.items():
            for key, variant in variants.items():
                where, beside = Cell(key, function, mode), Cell(base, function, mode)
                ratio = None if key == base else measurements.ratio(where, beside)
                rows.append(_Row(library.spec.name, title, variant.label, measurements.value(where), ratio))
    return Findings(
        title="compilers and their levels on the emitted C",
        legend=f"{measurements.unit} per call; ratios to {variants[base].label} in the same round, lower is better: {SPREAD}.",
        header=("curve", "function", "code", "time", "ratio"),
        rows=[(row.curve, row.function, row.code, amount(row.value), to_base(row.ratio)) for row in rows],
        chart=_chart(rows, variants[base].label), facts=job.run_facts(measurements),
        data={"unit": measurements.unit, "base": base, "rows": [
            {"curve": row.curve, "function": row.function, "code": row.code, "value": round(row.value, 2),
             "ratio": None if row.ratio is None else spread_data(row.ratio)} for row in rows]},
    )  # fmt: skip


def _variants(job: Job) -> list[Variant]:
    """Every compiler at every level, then the assembly for comparison. A quick run takes two levels."""
    variants = c_variants(job.compilers, _LEVELS[:2] if job.quick else _LEVELS)
    return [*variants, *([job.assembly] if job.assembly is not None else [])]


def _measure(job: Job, library: Library) -> tuple[Measurements, dict[str, tuple[str, Mode]]]:
    """The measurements, and by title what was measured: function and mode."""
    builts = [job.build(library, variant) for variant in _variants(job)]
    implementations = [field_implementation(built, (_MUL,)) for built in builts]
    exchange = exchange_of(library)
    functions = {"fe_mul, latency": (_MUL.key, Mode.LATENCY_A), "fe_mul, throughput": (_MUL.key, Mode.THROUGHPUT)}
    if exchange is not None:
        functions[exchange.titles[_EXCHANGE.function]] = (_EXCHANGE.name, cell("", _EXCHANGE).mode)

    def prepare(folder: Path, number: int) -> Prepared:
        parts = [call_part(implementation, number, job.effort.share) for implementation in implementations]
        headers = {}
        keys = None
        if exchange is not None:
            keys = exchange.keys(number)
            headers["keys.h"] = keys.header()
            parts += [emitted_part(exchange, built, [_EXCHANGE]) for built in builts]
        program = link(parts, library.moduli(64), job.compiler, folder, number, headers=headers)

        def compared() -> int:
            results = check(program, implementations)
            if exchange is not None and keys is not None:
                results += compare_results(exchange, program, keys, len(builts))
            return results

        return Prepared(program.path, compared)

    return measure_programs(prepare, job.effort, job.says(library)), functions


def _chart(rows: list[_Row], base: str) -> Chart:
    places = list(dict.fromkeys((row.curve, row.function) for row in rows))
    series: dict[str, list[Spread | None]] = {
        code: [next(row.ratio for row in rows if (row.curve, row.function, row.code) == (*place, code)) for place in places]
        for code in dict.fromkeys(row.code for row in rows) if code != base
    }  # fmt: skip
    return Chart(
        [" ".join(place) for place in places], series, f"time relative to {base} (lower is better)", line=1, logarithmic=True
    )


SECTION = Section("compilers", "gcc and clang at -O0, -O2 and -O3: a field multiplication and a key exchange", False, run)
