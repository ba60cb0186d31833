# SPDX-License-Identifier: MIT
"""Energy per operation, where the machine shows its processor's energy counters."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from ecgen.library import Library
from ecgen_bench.exchange.measure import exchange_of, with_openssl
from ecgen_bench.exchange.protocol import OPENSSL, Call, Exchange, emitted_part, openssl_part
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.program import link
from ecgen_bench.harness.statistics import Spread, spread
from ecgen_bench.instruments.rapl import Counter, counters, spent
from ecgen_bench.instruments.watched import DRIVER, as_natively
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import run as run_tool

T = TypeVar("T")

_CALLS = tuple(map(Call, ("variable_base", "sign", "verify")))
_SECONDS = 1.0


@dataclass(frozen=True)
class _Row:
    """`joules`: for one call, beyond what the idle machine takes in the same time; `ratio`: to OpenSSL in the same round, None
    for OpenSSL itself."""

    curve: str
    function: str
    code: str
    joules: Spread
    ratio: Spread | None


def run(job: Job) -> Findings:
    packages = counters()
    if not packages:
        raise NotHere("this machine shows no energy counters (RAPL) that may be read below /sys/class/powercap")
    rows: list[_Row] = []
    for library in job.libraries:
        exchange = exchange_of(library)
        known = with_openssl(job, exchange) if exchange is not None else None
        if known is not None:
            rows += _rows(job, library, known, packages)
    if not rows:
        raise NotHere("neither the emitted code nor OpenSSL exchanges keys on this curve")
    return Findings(
        title="energy for one operation",
        legend="Microjoules that the processor's packages take for one call beyond what they take idle in the same time, and "
               f"ratio to OpenSSL in the same round: {SPREAD}. Other programs on the machine count too.",
        header=("curve", "operation", "code", "microjoules", "ratio"),
        rows=[(row.curve, row.function, row.code, f"{1e6 * row.joules.median:.1f}", to_base(row.ratio)) for row in rows],
        chart=_chart(rows), facts=job.run_facts() | {
            "OpenSSL": job.crypto.version, "Packages": str(len(packages)),
            "Effort": f"{job.effort.launches} rounds, {_seconds(job):g} s for joules operation",
        },
        data={"rows": [{"curve": row.curve, "function": row.function, "code": row.code, "joules": spread_data(row.joules),
                        "ratio": None if row.ratio is None else spread_data(row.ratio)} for row in rows]},
    )  # fmt: skip


def _rows(job: Job, library: Library, exchange: Exchange, packages: Sequence[Counter]) -> list[_Row]:
    built = job.build(library, job.best)
    parts = [emitted_part(exchange, built, _CALLS), openssl_part(exchange, job.crypto, _CALLS)]
    folder = job.folder(library) / "energy"
    folder.mkdir(exist_ok=True)
    headers = {"keys.h": exchange.keys(0).header(), "watched.h": as_natively(built)}
    program = link(parts, library.moduli(64), job.compiler, folder, 0, main=DRIVER, headers=headers).path
    codes = {OPENSSL: "OpenSSL", built.variant.key: job.best.label}
    rounds = []
    for number in range(job.effort.launches):
        job.says(library)(f"round {number + 1} of {job.effort.launches}")
        idle = measured(packages, lambda: time.sleep(_seconds(job)))[1] / _seconds(job)
        rounds.append({(call, key): _joules(job, program, key, call, packages, idle) for call in _CALLS for key in codes})
    rows = []
    for call in _CALLS:
        for key, label in codes.items():
            ratio = None if key == OPENSSL else spread([joules[call, key] / joules[call, OPENSSL] for joules in rounds])
            taken = spread([joules[call, key] for joules in rounds])
            rows.append(_Row(library.spec.name, exchange.titles[call.function], label, taken, ratio))
    return rows


def _seconds(job: Job) -> float:
    return _SECONDS / 10 if job.quick else _SECONDS


def _joules(job: Job, program: Path, key: str, call: Call, packages: Sequence[Counter], idle: float) -> float:
    """Joules for one call, beyond `idle` watts. Raises NotHere where the counters stand still."""
    text, taken = measured(packages, lambda: run_tool([str(program), "loop", key, call.name, str(_seconds(job))]))
    calls, seconds = text.split()
    working = taken - idle * float(seconds)
    if working <= 0:
        raise NotHere("the energy counters of this machine do not tell work from idleness")
    return working / int(calls)


def measured(packages: Sequence[Counter], action: Callable[[], T]) -> tuple[T, float]:
    """The result of the action, and the joules taken meanwhile."""
    before = [counter.read() for counter in packages]
    result = action()
    return result, spent(packages, before, [counter.read() for counter in packages])


def _chart(rows: list[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.function) for row in rows))
    series: dict[str, list[Spread | None]] = {
        code: [next(row.joules for row in rows if (row.curve, row.function, row.code) == (*place, code)) for place in places]
        for code in dict.fromkeys(row.code for row in rows)
    }
    return Chart([" ".join(place) for place in places], series, "joules for one call")


SECTION = Section("energy", "energy for one operation, where the machine shows its counters (RAPL)", True, run)
