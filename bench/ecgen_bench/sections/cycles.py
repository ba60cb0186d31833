# SPDX-License-Identifier: MIT
"""A key exchange in processor cycles against OpenSSL, by key size."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_bench.exchange.measure import cell, exchange_of, measure_exchange, with_openssl
from ecgen_bench.exchange.protocol import OPENSSL, Call
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.instruments.limits import METHOD, cycles, limits_part, perf_says
from ecgen_bench.report.findings import Chart, Findings, Kind
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import amount, to_base
from ecgen_bench.sections.section import Section

_CALL = Call("variable_base")


@dataclass(frozen=True)
class _Row:
    """`ratio`: to OpenSSL in the same round; None for OpenSSL itself."""

    curve: str
    bits: int
    code: str
    cycles: Spread
    ratio: Spread | None


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    measurements = None
    machine = limits_part()
    labels = {OPENSSL: "OpenSSL EVP derive"} | {variant.key: variant.label for variant in job.variants}
    for library in job.libraries:
        exchange = exchange_of(library)
        known = with_openssl(job, exchange) if exchange is not None else None
        if known is None:
            continue
        measurements = measure_exchange(job, library, known, job.variants, [_CALL], more=lambda seed: [machine])
        for key, label in labels.items():
            ratio = None if key == OPENSSL else measurements.ratio(cell(key, _CALL), cell(OPENSSL, _CALL))
            taken = cycles(measurements, cell(key, _CALL))
            rows.append(_Row(library.spec.name, library.spec.prime.bit_length(), label, taken, ratio))
    if measurements is None:
        raise NotHere("neither the emitted code nor OpenSSL exchanges keys on this curve")
    rows.sort(key=lambda row: row.bits)
    curves = list(dict.fromkeys(row.curve for row in rows))
    series: dict[str, list[Spread | None]] = {
        label: [next((row.cycles for row in rows if (row.curve, row.code) == (curve, label)), None) for curve in curves]
        for label in labels.values()
    }
    return Findings(
        title="key exchange in cycles, by key size",
        legend=f"The secret from a private key and a decoded point: cycles, and ratio to OpenSSL in the same round. {METHOD}",
        header=("curve", "code", "bits", "cycles", "ratio"),
        rows=[(row.curve, row.code, str(row.bits), amount(row.cycles.median), to_base(row.ratio)) for row in rows],
        chart=Chart(curves, series, "cycles", Kind.LINES, logarithmic=True),
        facts=job.run_facts(measurements) | {"OpenSSL": job.crypto.version},
        notes=[f"cycles by the clock, calibrated; {perf_says(job)}"],
        data={"rows": [{"curve": row.curve, "bits": row.bits, "code": row.code, "cycles": spread_data(row.cycles),
                        "ratio": None if row.ratio is None else spread_data(row.ratio)} for row in rows]},
    )  # fmt: skip


SECTION = Section("cycles", "a key exchange in cycles against OpenSSL, by key size", True, run)
