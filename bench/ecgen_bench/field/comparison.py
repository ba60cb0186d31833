# SPDX-License-Identifier: MIT
"""Compares every build of the emitted code with its peers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.errors import UsageError
from ecgen.library import Library
from ecgen_bench.field.bars import fastest_bars, speed_bars
from ecgen_bench.harness.check import WrongResult
from ecgen_bench.harness.measure import Effort, Measurements, measure
from ecgen_bench.implementations.build import (
    LANE_OPERATIONS,
    Variant,
    adx_variant,
    build,
    c_variants,
    ifma_variant,
    plain_variant,
)
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import Mode, Operation
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers.named.implementation import KEY, NamedObject, within
from ecgen_bench.peers.named.implementation import implementation as named_implementation
from ecgen_bench.peers.registry import PEER_NAMES, field_peers
from ecgen_bench.peers.request import Request
from ecgen_bench.report.record import record
from ecgen_bench.report.report import Report, callee_notes, fastest, rows
from ecgen_bench.system.machine import NO_IFMA, has_bmi2_and_adx, has_ifma, processor
from ecgen_bench.system.tools import Compiler, find_compilers, find_nasm, is_x86_64


@dataclass(frozen=True)
class Result:
    report: Report
    json: str


def compare(library: Library, against: Sequence[str], operations: Sequence[Operation], effort: Effort, quick: bool,
            scratch: Path, progress: Callable[[str], None], lacking: dict[str, str] | None = None,
            named: NamedObject | None = None) -> Result:  # fmt: skip
    """Measure the operations in every build, in the peers named in `against` and in the object that the user named. `lacking`:
    see field_peers.

    Raises ToolMissing, UsageError when a function of the named object gives a wrong result, and CheckFailed when any other does.
    """
    compilers = find_compilers()
    nasm = find_nasm() if is_x86_64() else None
    operands = domains(library)
    peers = []
    if named is not None:
        progress(f"checking {named.file}")
        peers.append(named_implementation(named, operands, compilers[0], scratch))
        operands = within(named, operands)
    if against:
        peers += field_peers(against, Request(operands, operations, compilers[0], scratch, progress), lacking)
    implementations = list(peers)
    for variant in variants(compilers, quick):
        progress(f"building {variant.label}")
        implementations.append(build(variant, library, tuple(operations), scratch, nasm))
    in_lanes = is_x86_64() and has_ifma() and replace(library, lanes=True).eight_at_once
    if in_lanes and any(o.name in LANE_OPERATIONS and o.tag in ("fe", "sc") for o in operations):
        implementations.append(build(ifma_variant(compilers[0]), library, tuple(operations), scratch, nasm))
    try:
        measurements = measure(implementations, operands, compilers[0], effort, progress)
    except WrongResult as wrong:
        if named is not None and wrong.key == KEY:
            raise UsageError(f"{named.file}: {wrong.said}") from None
        raise
    facts = run_facts(library, compilers, measurements) | {PEER_NAMES[peer.key]: peer.version for peer in peers}
    names = [*([named.file.name] if named is not None else []), *(PEER_NAMES[name] for name in against)]

    def base_of(_: Implementation, operation: Operation, mode: Mode) -> str | None:
        return fastest(peers, operation, mode, measurements)

    report = Report(
        title=f"{library.spec.name}: field arithmetic against {', '.join(names)}", unit=measurements.unit,
        base=names[0] if len(peers) == 1 else "the fastest peer in each column",
        rows=rows(implementations, operations, measurements, base_of),
        bars=[*speed_bars(library.spec.prime, implementations, measurements),
              *fastest_bars(library.spec.name, library.spec.prime, operations, implementations, measurements)], facts=facts,
        notes=[*callee_notes(implementations), *absent(implementations, operations), *_machine_notes()],
    )  # fmt: skip
    spec = library.spec
    more = {
        "spec": spec.name,
        "prime": hex(spec.prime),
        "reduction": library.field_reduction.value,
        "against": ",".join(against),
        "object": str(named.file) if named is not None else None,
    }
    return Result(report, record(report, measurements, more))


def variants(compilers: list[Compiler], quick: bool) -> list[Variant]:
    """The builds that this machine can run; the assembly comes first."""
    assembly = []
    if is_x86_64():
        assembly = [adx_variant(compilers[0])] if has_bmi2_and_adx() else []
        assembly.append(plain_variant(compilers[0]))
    return [*assembly, *c_variants(compilers, ("-O2",) if quick else ("-O2", "-O3"))]


def run_facts(library: Library, compilers: Sequence[Compiler], measurements: Measurements) -> dict[str, str]:
    where = f"CPU {measurements.cpu}" if measurements.cpu >= 0 else "not pinned to a CPU"
    reductions = ", ".join(f"{m.reduction.value} modulo {m.symbol}" for m in library.moduli(64))
    return {
        "Processor": processor(), "Reductions": reductions, "Schedules": f"as tuned for {library.tuned_for}",
        "Effort": f"{len(measurements.launches)} launches of {measurements.rounds} rounds, {where}",
        "Checked": f"{measurements.checked} results against gmpy2 before timing",
    } | {compiler.name: compiler.version for compiler in compilers}  # fmt: skip


def absent(implementations: Sequence[Implementation], operations: Sequence[Operation]) -> list[str]:
    """A note that names the operations which the emitted code lacks; empty when it has all."""
    ours = [implementation for implementation in implementations if not implementation.version]
    missing = [o.key for o in operations if all(implementation.callee(o) is None for implementation in ours)]
    return [f"not among the emitted functions: {', '.join(missing)}"] if missing else []


def _machine_notes() -> list[str]:
    if not is_x86_64():
        return ["this machine is no x86-64: no assembly was measured"]
    notes = [] if has_bmi2_and_adx() else ["this processor lacks BMI2 or ADX: only the plain assembly was measured"]
    return notes if has_ifma() else [*notes, NO_IFMA]
