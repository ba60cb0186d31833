# SPDX-License-Identifier: MIT
"""Energy per operation: from the processor's counters where the machine shows them, else estimated from what is executed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeVar

from ecgen.errors import UsageError
from ecgen.library import Library
from ecgen_bench.exchange.measure import exchange_of, with_openssl
from ecgen_bench.exchange.protocol import COUNT, OPENSSL, Call, Exchange, emitted_part, openssl_part
from ecgen_bench.exchange.weierstrass import Weierstrass
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.program import Part, link
from ecgen_bench.harness.statistics import Spread, spread
from ecgen_bench.instruments.joules import ENERGIES, Interval, estimate, ratio
from ecgen_bench.instruments.mix import Mix, mixes
from ecgen_bench.instruments.rapl import POWERCAP, Counter, counters, spent
from ecgen_bench.instruments.watched import DRIVER, as_natively
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, amount, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.sections.stages import Stage, source, stages
from ecgen_bench.sections.steps import STEPS, Steps, steps
from ecgen_bench.system.tools import find_valgrind, is_x86_64
from ecgen_bench.system.tools import run as run_tool

T = TypeVar("T")

_EXCHANGE = ("variable_base", "ecdh", "sign", "verify")
_MULTIPLICATION = "multiple"
_SECONDS = 1.0  # for the counters
_SECONDS_OF_TIME = 0.1
_UNITS = ((1e-3, "mJ"), (1e-6, "µJ"), (1e-9, "nJ"), (1e-12, "pJ"))
_SOURCES = Path(__file__).parent
_BROKEN = ("SIDH, which this prime was made for, is broken (Castryck, Decru, EUROCRYPT 2023). SQIsign's primes are in use: "
           "--curve sqisign_lvl1, sqisign_lvl3, sqisign_lvl5")  # fmt: skip


@dataclass(frozen=True)
class _Operation:
    """One operation to measure. `operation`: what it is compared within; the first of each is the base. `implementation`: the
    name that `call` is looked up by."""

    curve: str
    operation: str
    code: str
    implementation: str
    call: Call


@dataclass(frozen=True)
class _Taken:
    """One call of an operation. `seconds`, `joules`: one for each round, the latter empty without counters; `mix`: None with
    them."""

    seconds: list[float]
    joules: list[float]
    mix: Mix | None


@dataclass(frozen=True)
class _Row:
    """`time`, `energy`: ratios to the base of the same operation; None for the base. The energy's spread is an interval that
    holds it, where it is estimated."""

    operation: _Operation
    taken: _Taken
    time: Spread | None
    energy: Spread | None


def run(job: Job) -> Findings:
    packages = counters(job.powercap or POWERCAP)
    if not packages and job.powercap is not None:
        raise UsageError(f"--powercap {job.powercap}: no energy counters (RAPL) that may be read")
    if not packages and not is_x86_64():
        raise NotHere(f"this machine shows no energy counters (RAPL) that may be read below {POWERCAP}, and the estimate without "
                      "them is for x86-64 only")  # fmt: skip
    if not packages:
        find_valgrind()  # before anything takes time
    rows: list[_Row] = []
    notes: list[str] = []
    for library in job.libraries:
        rows += _rows(job, library, packages)
        if any(name.startswith(("SIDH", "SIKE")) for name in library.spec.aliases):
            notes.append(f"{library.spec.name}: {_BROKEN}")
    return (_measured if packages else _estimated)(job, rows, notes, packages)


def _rows(job: Job, library: Library, packages: Sequence[Counter]) -> list[_Row]:
    job.says(library)("building")
    program, operations = _program(job, library)
    taken = _measure(job, library, program, operations, packages)
    rows = []
    for operation in operations:
        base = next(other for other in operations if other.operation == operation.operation)
        own, others = taken[operation], taken[base]
        if base is operation:
            rows.append(_Row(operation, own, None, None))
            continue
        energy = None
        if own.mix is not None and others.mix is not None:
            held = ratio(own.mix, others.mix)
            energy = Spread(held.middle, held.low, held.high)
        elif own.joules:
            energy = _ratio(own.joules, others.joules)
        rows.append(_Row(operation, own, _ratio(own.seconds, others.seconds), energy))
    return rows


def _ratio(values: Sequence[float], base: Sequence[float]) -> Spread:
    return spread([value / other for value, other in zip(values, base, strict=True)])


def _program(job: Job, library: Library) -> tuple[Path, list[_Operation]]:
    """A program of driver.c with all that can be measured of the curve or the field, its results compared."""
    built = job.build(library, job.best)
    single = Steps(library, steps(library))
    name, exchange = library.spec.name, exchange_of(library)
    parts: list[Part] = []
    operations: list[_Operation] = []
    if single.chosen:
        parts.append(single.part(built))
        operations += [_Operation(name, step.group, step.title, STEPS, step.call) for step in single.chosen]
    if exchange is not None:
        exchange = with_openssl(job, exchange) or exchange
        more = list(_exchanges(job, library, exchange))
        operations += [operation for _, operation in more]
        parts += list(dict.fromkeys(part for part, _ in more))
    folder = job.folder(library) / "energy"
    folder.mkdir(exist_ok=True)
    keys = exchange.keys(0) if exchange is not None else None
    headers = {"keys.h": keys.header() if keys is not None else "", "watched.h": as_natively(built)}
    program = link(parts, library.moduli(64), job.compiler, folder, 0, main=DRIVER, headers=headers).path
    shown = run_tool([str(program), "show"]).splitlines()
    single.check("\n".join(line for line in shown if line.startswith(f"{STEPS} ")))
    if exchange is not None and keys is not None:
        exchange.check("\n".join(line for line in shown if not line.startswith(f"{STEPS} ")), keys)
    return program, operations


def _exchanges(job: Job, library: Library, exchange: Exchange) -> Iterator[tuple[Part, _Operation]]:
    """Each operation with the part that has it. OpenSSL stands before the emitted code, as the base."""
    built, name = job.build(library, job.best), library.spec.name
    chosen: list[Stage] = []
    text, show = "", "show"
    if isinstance(exchange, Weierstrass):
        chosen = stages(exchange.curve.a)
        text, show = source(library.spec, built.prefix, library.moduli(64)[0], chosen), "show_stages"
    calls = [Call(function) for function in _EXCHANGE]
    emitted = emitted_part(exchange, built, [*(Call(stage.function) for stage in chosen), *calls], text, show, (_SOURCES,))
    for stage in chosen:
        yield emitted, _Operation(name, _MULTIPLICATION, stage.title, built.variant.key, Call(stage.function))
    if chosen:
        yield emitted, _Operation(name, _MULTIPLICATION, "final", built.variant.key, calls[0])
    known = not isinstance(exchange, Weierstrass) or bool(exchange.group)
    other = openssl_part(exchange, job.crypto, calls) if known else None
    for call in calls:
        title = exchange.titles[call.function]
        if other is not None:
            yield other, _Operation(name, title, "OpenSSL", OPENSSL, call)
        yield emitted, _Operation(name, title, job.best.label, built.variant.key, call)


def _measure(job: Job, library: Library, program: Path, operations: Sequence[_Operation], packages: Sequence[Counter]
             ) -> dict[_Operation, _Taken]:  # fmt: skip
    seconds: dict[_Operation, list[float]] = {operation: [] for operation in operations}
    joules: dict[_Operation, list[float]] = {operation: [] for operation in operations}
    for number in range(job.effort.launches):
        job.says(library)(f"round {number + 1} of {job.effort.launches}")
        duration = _seconds(job, bool(packages))
        idle = measured(packages, lambda: time.sleep(duration))[1] / duration if packages else 0  # noqa: B023
        for operation in operations:
            took, energy = _loop(program, operation, packages, idle, duration)
            seconds[operation].append(took)
            joules[operation] += [energy] if packages else []
    mix_of: dict[_Operation, Mix] = {}
    if not packages:
        valgrind = find_valgrind()
        for implementation in dict.fromkeys(operation.implementation for operation in operations):
            own = list({operation.call: operation for operation in operations if operation.implementation == implementation})
            job.says(library)(f"counting the instructions of {implementation}")
            counted = mixes(valgrind, program, implementation, own, COUNT, program.parent)
            mix_of |= {operation: counted[operation.call] for operation in operations
                      if operation.implementation == implementation}  # fmt: skip
    return {operation: _Taken(seconds[operation], joules[operation], mix_of.get(operation)) for operation in operations}


def _seconds(job: Job, counted: bool) -> float:
    duration = _SECONDS if counted else _SECONDS_OF_TIME
    return duration / 10 if job.quick else duration


def _loop(program: Path, operation: _Operation, packages: Sequence[Counter], idle: float, duration: float) -> tuple[float, float]:
    """Seconds of processor time and joules for one call, the latter beyond `idle` watts. Raises NotHere where the counters stand
    still."""
    words = [str(program), "loop", operation.implementation, operation.call.name, str(duration)]
    text, taken = measured(packages, lambda: run_tool(words))
    calls, seconds, own = (float(word) for word in text.split())
    working = taken - idle * seconds
    if packages and working <= 0:
        raise NotHere("the energy counters of this machine do not tell work from idleness")
    return own / calls, working / calls


def measured(packages: Sequence[Counter], action: Callable[[], T]) -> tuple[T, float]:
    """The result of the action, and the joules taken meanwhile."""
    before = [counter.read() for counter in packages]
    result = action()
    return result, spent(packages, before, [counter.read() for counter in packages])


def _measured(job: Job, rows: list[_Row], notes: list[str], packages: Sequence[Counter]) -> Findings:
    return Findings(
        title="energy for one operation",
        legend="Energy and time of one call, as ratios to the first line of the operation in the same round, and microjoules "
               f"that the processor's packages take beyond what they take idle in the same time: {SPREAD}. Other programs on "
               "the machine count too.",
        header=("curve", "operation", "code", "energy", "time", "microjoules"),
        rows=[(*_names(row), to_base(row.energy), to_base(row.time), f"{1e6 * spread(row.taken.joules).median:.3g}")
              for row in rows],
        chart=_chart(rows), notes=notes, facts=_facts(job, _seconds(job, True)) | {
            "Counters": f"{len(packages)} packages below {job.powercap or POWERCAP}"},
        data={"estimated": False, "rows": [_data(row) | {"joules": asdict(spread(row.taken.joules))} for row in rows]},
    )  # fmt: skip


def _estimated(job: Job, rows: list[_Row], notes: list[str], packages: Sequence[Counter]) -> Findings:
    table, data = [], []
    for row in rows:
        mix = row.taken.mix
        assert mix is not None
        joules = estimate(mix)
        shown = (mix.instructions, mix.multiplications, mix.additions, mix.accesses)
        counts = (amount(count) if count >= 1e4 else f"{count:.0f}" for count in shown)
        table.append((*_names(row), _interval(row.energy), to_base(row.time), _joules(joules), *counts))
        data.append(_data(row) | {
            "joules": {"low": joules.low, "high": joules.high},
            "mix": {energy.name: count for energy, count in zip(ENERGIES, mix.counts, strict=True)}})  # fmt: skip
    return Findings(
        title="energy for one operation, estimated",
        legend="An estimate: this machine shows no energy counters. Energy and time of one call, as ratios to the first line of "
               "the operation: the energy's with the interval that holds it whatever the energies of instructions are within "
               f"theirs, the time's in the same round ({SPREAD}). Then joules, from the least to the most; instructions executed "
               "(instr), multiplications, additions, and words read and written. Published energies are of simple in-order "
               "hardware: the joules are too few for this processor, the ratios are what to look at.",
        header=("curve", "operation", "code", "energy", "time", "joules", "instr", "mul", "add", "memory"),
        rows=table, chart=_chart(rows),
        notes=[*notes, *(f"{energy.name}: {energy.low:g} to {energy.high:g} pJ; {energy.source}" for energy in ENERGIES),
               "[H] Horowitz, ISSCC 2014, 45 nm; [J] Jouppi and others, ISCA 2021, 7 nm"],
        facts=_facts(job, _seconds(job, False)) | {"Valgrind": run_tool([find_valgrind(), "--version"]).strip()},
        data={"estimated": True, "rows": data, "energies": [
            {"name": energy.name, "low": energy.low, "high": energy.high, "unit": "pJ", "source": energy.source}
            for energy in ENERGIES]},
    )  # fmt: skip


def _facts(job: Job, seconds: float) -> dict[str, str]:
    return job.run_facts() | {"Effort": f"{job.effort.launches} rounds, {seconds:g} s for each operation"}


def _names(row: _Row) -> tuple[str, str, str]:
    return row.operation.curve, row.operation.operation, row.operation.code


def _interval(held: Spread | None) -> str:
    return "1" if held is None else f"{held.low:.3g} to {held.high:.3g}"


def _joules(joules: Interval) -> str:
    size, unit = next((size, unit) for size, unit in _UNITS if joules.high >= size or unit == "pJ")
    return f"{joules.low / size:.3g} to {joules.high / size:.3g} {unit}"


def _data(row: _Row) -> dict[str, object]:
    return {"curve": row.operation.curve, "operation": row.operation.operation, "code": row.operation.code,
            "seconds": asdict(spread(row.taken.seconds)),
            "energy_ratio": None if row.energy is None else spread_data(row.energy),
            "time_ratio": None if row.time is None else spread_data(row.time)}  # fmt: skip


def _chart(rows: list[_Row]) -> Chart:
    """Ratios of energy, of all lines that have one."""
    drawn = [row for row in rows if row.energy is not None]
    labels = [f"{row.operation.curve} {row.operation.operation}: {row.operation.code}" for row in drawn]
    series: dict[str, list[Spread | None]] = {"energy": [row.energy for row in drawn], "time": [row.time for row in drawn]}
    return Chart(labels, series, "relative to the first line of the operation", line=1, logarithmic=True)


SECTION = Section("energy", "energy for one operation: by counters (RAPL), else an estimate that says so", False, run)
