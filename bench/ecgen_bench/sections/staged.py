# SPDX-License-Identifier: MIT
"""How much faster each stage makes a scalar multiplication, from general long integers to the emitted code, by key size."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from ecgen.library import Library
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.measure import cell, compare_results
from ecgen_bench.exchange.protocol import Call, emitted_part
from ecgen_bench.exchange.weierstrass import Weierstrass
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.measure import Measurements, Prepared, measure_programs
from ecgen_bench.harness.program import link
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.instruments.limits import METHOD, cycles, limits_part
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, amount, inverse
from ecgen_bench.sections.baseline.part import BASELINE, MILESTONES, baseline_part
from ecgen_bench.sections.section import Section
from ecgen_bench.sections.stages import Stage, source, stages
from ecgen_bench.system.tools import is_x86_64

_FINAL = Call("variable_base")
_SOURCES = Path(__file__).parent


@dataclass(frozen=True)
class _Row:
    """`cycles`: for one multiplication, or units of the clock where cycles are not calibrated; `speedup`: over the first stage;
    `step`: over the stage before. The last two are None for the first stage."""

    curve: str
    bits: int
    stage: str
    per_bit: str
    cycles: Spread
    speedup: Spread | None
    step: Spread | None


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    measurements = None
    for library in job.libraries:
        if library.has_curve_layer and library.spec.curve is not None:
            chosen = stages(library.spec.curve.a)
            measurements = _measure(job, library, chosen)
            rows += _rows(job, library, chosen, measurements)
    if measurements is None:
        raise NotHere("none of these is a short Weierstrass curve")
    rows.sort(key=lambda row: row.bits)
    unit = "cycles" if is_x86_64() else measurements.unit
    return Findings(
        title="scalar multiplication in stages, by key size",
        legend=f"{unit[0].upper()}{unit[1:]} for one multiplication, how many times as fast as the baseline, and as the stage "
               f"before: {SPREAD}. Baseline, no heap, long division: general long integers of 32-bit words by "
               f"{job.compiler.name} -O2, affine, remainders by division. Affine to Jacobian: on the emitted field "
               f"({job.best.label}), by the bundled formulas. All of these double and add for each bit of the key. Final: "
               f"point_mul_bytes and point_to_affine. {METHOD if is_x86_64() else ''}",
        header=("curve", "stage", "for each bit", unit, "over baseline", "over the last"),
        rows=[(row.curve, row.stage, row.per_bit, amount(row.cycles.median), times(row.speedup), times(row.step))
              for row in rows],
        chart=_chart(rows), facts=job.run_facts(measurements),
        data={"unit": unit, "rows": [
            {"curve": row.curve, "bits": row.bits, "stage": row.stage, "per_bit": row.per_bit, "cycles": spread_data(row.cycles),
             "speedup": None if row.speedup is None else spread_data(row.speedup),
             "step": None if row.step is None else spread_data(row.step)} for row in rows]},
    )  # fmt: skip


def times(speedup: Spread | None) -> str:
    """So many times as fast, with half the distance between the quartiles; 1 for the first stage."""
    if speedup is None:
        return "1"
    half = (speedup.high - speedup.low) / 2
    return f"{speedup.median:.0f} ±{half:.0f}" if speedup.median >= 100 else f"{speedup.median:.2f} ±{half:.2f}"


def _measure(job: Job, library: Library, chosen: list[Stage]) -> Measurements:
    exchange = Weierstrass(library.spec)
    built = job.build(library, job.best)
    text = source(library.spec, built.prefix, library.moduli(64)[0], chosen)
    calls = [*(Call(stage.function) for stage in chosen), _FINAL]
    parts = [emitted_part(exchange, built, calls, text, "show_stages", (_SOURCES,)), baseline_part(library.spec)]
    parts += [limits_part()] if is_x86_64() else []

    def prepare(folder: Path, number: int) -> Prepared:
        keys = _full_length(exchange, number)
        headers = {"keys.h": keys.header()}
        program = link(parts, library.moduli(64), job.compiler, folder, number, headers=headers)
        return Prepared(program.path, lambda: compare_results(exchange, program, keys, 1))

    return measure_programs(prepare, job.effort, job.says(library))


def _full_length(exchange: Weierstrass, seed: int) -> Keys:
    """One key with the order's top bit set. One key is enough: with affine points its multiplication takes long."""
    rng = random.Random(f"full length {seed}")
    order = exchange.curve.order
    return exchange.keys_of([rng.randrange(1 << (order.bit_length() - 1), order)], rng)


def _rows(job: Job, library: Library, chosen: list[Stage], measurements: Measurements) -> list[_Row]:
    own = job.best.key
    stages_of = [(cell(BASELINE, Call(milestone.function)), milestone.title, milestone.cost) for milestone in MILESTONES]
    stages_of += [(cell(own, Call(stage.function)), stage.title, stage.cost) for stage in chosen]
    stages_of.append((cell(own, _FINAL), "final", ""))
    cells = [here for here, _, _ in stages_of]
    rows = []
    for index, (here, title, cost) in enumerate(stages_of):
        speedup = inverse(measurements.ratio(here, cells[0])) if index else None
        step = inverse(measurements.ratio(here, cells[index - 1])) if index else None
        bits = library.spec.prime.bit_length()
        taken = cycles(measurements, here) if is_x86_64() else one(measurements.value(here))
        rows.append(_Row(library.spec.name, bits, title, cost, taken, speedup, step))
    return rows


def _chart(rows: list[_Row]) -> Chart:
    curves, titles = (list(dict.fromkeys(values)) for values in ([row.curve for row in rows], [row.stage for row in rows]))
    series: dict[str, list[Spread | None]] = {
        title: [next(row.speedup or one(1) for row in rows if (row.curve, row.stage) == (curve, title)) for curve in curves]
        for title in titles
    }
    return Chart(curves, series, "times as fast as the baseline", logarithmic=True)


SECTION = Section("staged", "scalar multiplication in stages, from general long integers to the final code", True, run)
