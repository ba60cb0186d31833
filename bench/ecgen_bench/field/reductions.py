# SPDX-License-Identifier: MIT
"""Compares the reductions that a prime allows, to tell which one its specification should name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.cli import make_library
from ecgen.errors import UsageError
from ecgen.field import REQUESTS, Reduction
from ecgen.library import Library
from ecgen.spec.load import Spec
from ecgen_bench.field.comparison import Result, run_facts
from ecgen_bench.harness.measure import Cell, Effort, Measurements, measure
from ecgen_bench.harness.statistics import geometric_mean, median
from ecgen_bench.implementations.build import Variant, adx_variant, build, c_variants, plain_variant
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import Mode, Operation
from ecgen_bench.implementations.points import domains
from ecgen_bench.report.record import record
from ecgen_bench.report.report import Report, rows
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import Compiler, find_compilers, find_nasm, is_x86_64

#: What every other reduction is compared with: it suits every prime.
_BASE = Reduction.MONTGOMERY


@dataclass(frozen=True)
class Verdict:
    """The result for one kind of build. `score`: for each reduction its time over Montgomery's, as a geometric mean over
    functions and modes."""

    kind: str
    label: str
    score: dict[str, float]

    @property
    def fastest(self) -> str:
        return min(self.score, key=self.score.__getitem__)

    @property
    def text(self) -> str:
        others = ", ".join(f"{name} {score:.3f}" for name, score in sorted(self.score.items(), key=lambda item: item[1]))
        return f"{self.label}: fastest is {self.fastest} ({others} x {_BASE.value})"


def libraries(spec: Spec, prefix: str | None, tuned: str | None = None) -> dict[Reduction, Library]:
    """The libraries of the reductions that the prime allows. Two names that give the same reduction count once."""
    by_reduction: dict[Reduction, Library] = {}
    for reduction in REQUESTS:
        try:
            library = make_library(spec, reduction.value, "c", prefix, tuned=tuned)
        except UsageError:
            continue
        by_reduction.setdefault(library.field_reduction, library)
    return by_reduction


def compare(spec: Spec, prefix: str | None, tuned: str | None, operations: Sequence[Operation], effort: Effort, quick: bool,
            scratch: Path, progress: Callable[[str], None]) -> Result:  # fmt: skip
    """Measure every reduction in every kind of build.

    Raises UsageError when the prime allows one reduction only, ToolMissing, and CheckFailed when any result is wrong.
    """
    choices = libraries(spec, prefix, tuned)
    if len(choices) < 2:
        only = ", ".join(reduction.value for reduction in choices)
        raise UsageError(f"{spec.source}: --compare-reductions: this prime allows {only} only")
    compilers = find_compilers()
    nasm = find_nasm() if is_x86_64() else None
    kinds = _kinds(compilers, quick)
    implementations = []
    for reduction, library in choices.items():
        for kind in kinds:
            progress(f"building {kind.label}, {reduction.value}")
            variant = replace(kind, key=_key(kind.key, reduction), label=f"{kind.label} {reduction.value}")
            implementations.append(build(variant, library, tuple(operations), scratch, nasm))
    library = choices[_BASE]
    measurements = measure(implementations, domains(library), compilers[0], effort, progress)
    verdicts = [_verdict(kind, list(choices), operations, measurements) for kind in kinds]
    facts = run_facts(library, compilers, measurements)
    facts["Reductions"] = ", ".join(reduction.value for reduction in choices)
    report = Report(
        title=f"{spec.name}: reductions", base=f"{_BASE.value} in the same build", unit=measurements.unit,
        rows=rows(implementations, operations, measurements, lambda ours, _, __: _base_of(ours)), bars=[], facts=facts,
        notes=[verdict.text for verdict in verdicts],
    )  # fmt: skip
    fastest = [{"build": verdict.kind, "fastest": verdict.fastest, "score": verdict.score} for verdict in verdicts]
    return Result(report, record(report, measurements, {"spec": spec.name, "prime": hex(spec.prime), "fastest": fastest}))


def _kinds(compilers: list[Compiler], quick: bool) -> list[Variant]:
    assembly = []
    if is_x86_64():
        assembly = [adx_variant(compilers[0]) if has_bmi2_and_adx() else plain_variant(compilers[0])]
    return [*assembly, *c_variants(compilers[-1:] if quick else compilers, ("-O2",))]


def _key(kind: str, reduction: Reduction) -> str:
    return f"{kind}-{reduction.value}"


def _base_of(implementation: Implementation) -> str:
    kind, _, _ = implementation.key.rpartition("-")
    return _key(kind, _BASE)


def _verdict(kind: Variant, choices: Sequence[Reduction], operations: Sequence[Operation], measurements: Measurements) -> Verdict:
    score = {reduction.value: round(_score(kind, reduction, operations, measurements), 4) for reduction in choices}
    return Verdict(kind.key, kind.label, score)


def _score(kind: Variant, reduction: Reduction, operations: Sequence[Operation], measurements: Measurements) -> float:
    """The geometric mean of the ratios to Montgomery. Of every operation the latency (through the worse operand) and the
    throughput count alike."""
    ratios = []
    for operation in operations:
        ours, base = _key(kind.key, reduction), _key(kind.key, _BASE)
        ratios.append(measurements.latency_ratio(operation, ours, base).median)
        if Mode.THROUGHPUT in operation.modes:
            cells = (Cell(key, operation.key, Mode.THROUGHPUT) for key in (ours, base))
            ratios.append(median(measurements.ratios(*cells)))
    return geometric_mean(ratios)
