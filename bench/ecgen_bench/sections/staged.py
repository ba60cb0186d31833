# SPDX-License-Identifier: MIT
"""How much faster each stage of the textbook makes a scalar multiplication on the same emitted field, by key size."""

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
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, amount, inverse, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.sections.stages import Stage, source, stages

_FINAL = Call("variable_base")
_SOURCES = Path(__file__).parent


@dataclass(frozen=True)
class _Row:
    """`speedup`: over the first stage; `step`: over the stage before. Both are None for the first."""

    curve: str
    stage: str
    per_bit: str
    value: float
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
    return Findings(
        title="scalar multiplication in stages, by key size",
        legend=f"{measurements.unit} per multiplication on the emitted field ({job.best.label}), how many times as fast as "
               f"affine, and as the stage before: {SPREAD}. Affine to Jacobian: one doubling and one addition for each bit of "
               "the key, by the bundled formulas; final: point_mul_bytes and point_to_affine.",
        header=("curve", "stage", "for each bit", "time", "over affine", "over the last"),
        rows=[(row.curve, row.stage, row.per_bit, amount(row.value), to_base(row.speedup), to_base(row.step)) for row in rows],
        chart=_chart(rows), facts=job.run_facts(measurements),
        data={"unit": measurements.unit, "rows": [
            {"curve": row.curve, "stage": row.stage, "per_bit": row.per_bit, "value": round(row.value, 1),
             "speedup": None if row.speedup is None else spread_data(row.speedup),
             "step": None if row.step is None else spread_data(row.step)} for row in rows]},
    )  # fmt: skip


def _measure(job: Job, library: Library, chosen: list[Stage]) -> Measurements:
    exchange = Weierstrass(library.spec)
    built = job.build(library, job.best)
    text = source(library.spec, built.prefix, library.moduli(64)[0], chosen)
    part = emitted_part(exchange, built, [*(Call(stage.function) for stage in chosen), _FINAL], text, "show_stages", (_SOURCES,))

    def prepare(folder: Path, number: int) -> Prepared:
        keys = _full_length(exchange, number)
        headers = {"keys.h": keys.header()}
        program = link([part], library.moduli(64), job.compiler, folder, number, headers=headers)
        return Prepared(program.path, lambda: compare_results(exchange, program, keys, 1))

    return measure_programs(prepare, job.effort, job.says(library))


def _full_length(exchange: Weierstrass, seed: int) -> Keys:
    """One key with the order's top bit set. One key is enough: with affine points its multiplication takes long."""
    rng = random.Random(f"full length {seed}")
    order = exchange.curve.order
    return exchange.keys_of([rng.randrange(1 << (order.bit_length() - 1), order)], rng)


def _rows(job: Job, library: Library, chosen: list[Stage], measurements: Measurements) -> list[_Row]:
    titles = [(Call(stage.function), stage.title, stage.cost) for stage in chosen] + [(_FINAL, "final", "")]
    cells = [cell(job.best.key, call) for call, _, _ in titles]
    rows = []
    for index, (here, (_, title, cost)) in enumerate(zip(cells, titles, strict=True)):
        speedup = inverse(measurements.ratio(here, cells[0])) if index else None
        step = inverse(measurements.ratio(here, cells[index - 1])) if index else None
        rows.append(_Row(library.spec.name, title, cost, measurements.value(here), speedup, step))
    return rows


def _chart(rows: list[_Row]) -> Chart:
    curves, titles = (list(dict.fromkeys(values)) for values in ([row.curve for row in rows], [row.stage for row in rows]))
    series: dict[str, list[Spread | None]] = {
        title: [next(row.speedup or one(1) for row in rows if (row.curve, row.stage) == (curve, title)) for curve in curves]
        for title in titles
    }
    return Chart(curves, series, "times as fast as affine")


SECTION = Section("staged", "scalar multiplication in stages: affine, projective, Jacobian, final", True, run)
