# SPDX-License-Identifier: MIT
"""The stack and the heap that the emitted code takes. It must not allocate on the heap."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen.library import Library
from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.exchange.protocol import Call, Exchange
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.build import Variant
from ecgen_bench.instruments.frames import frames
from ecgen_bench.instruments.watched import watched_program
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import find_valgrind
from ecgen_bench.system.tools import run as run_tool

_FURTHER = ("variable_base", "public_key")  # than what is profiled
_LARGEST = 5  # frames that get a row
_HEAP = re.compile(r"total heap usage: ([\d,]+) allocs")


@dataclass(frozen=True)
class Row:
    """Bytes of stack. `frame`: of the function alone; `whole`: of one call with all that it calls."""

    curve: str
    code: str
    function: str
    frame: int | None
    whole: int | None


def run(job: Job) -> Findings:
    valgrind = find_valgrind()
    rows: list[Row] = []
    every: dict[str, dict[str, dict[str, int]]] = {}
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        for variant in _variants(job):
            more, own = _one(job, library, exchange, variant, valgrind)
            rows += more
            every.setdefault(library.spec.name, {})[variant.key] = dict(sorted(own.items()))
    if not rows:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    return findings(rows, every, job.run_facts())


def findings(rows: list[Row], every: Mapping[str, Mapping[str, Mapping[str, int]]], facts: Mapping[str, str]) -> Findings:
    """Of rows whose calls allocated nothing. `every`: all frames, by specification, code and function."""
    whole = [row for row in rows if row.whole is not None]
    return Findings(
        title="stack and heap",
        legend="Bytes of stack: of one call with all that it calls, by how far it overwrites a painted stack (to within 64 "
               "bytes of the caller's own), and of single functions' frames with the return address, by -fstack-usage and "
               "from the assembly: the largest here, all in the JSON file. Heap: allocations under Valgrind.",
        header=("curve", "code", "function", "frame", "whole call", "heap"),
        rows=[(row.curve, row.code, row.function, "" if row.frame is None else str(row.frame),
               *(("", "") if row.whole is None else (str(row.whole), "0"))) for row in rows],
        chart=_chart(whole), facts=dict(facts) | {"Valgrind": run_tool([find_valgrind(), "--version"]).strip()},
        notes=["every one of these calls allocated nothing on the heap"],
        data={"heap_allocations": 0, "frames": dict(every), "whole_calls": [
            {"curve": row.curve, "code": row.code, "function": row.function, "bytes": row.whole} for row in whole]},
    )  # fmt: skip


def _variants(job: Job) -> list[Variant]:
    """The assembly, if there is any, and the C of the first compiler at -O2. A quick run takes one of them."""
    return [job.best] if job.quick else list({variant.key: variant for variant in (job.best, job.plain_c)}.values())


def _one(job: Job, library: Library, exchange: Exchange, variant: Variant, valgrind: str) -> tuple[list[Row], Mapping[str, int]]:
    """The rows of one build, and the frames of all of its functions."""
    built = job.build(library, variant)
    calls = [Call(function) for function in (*_FURTHER, *exchange.profiled)]
    program = watched_program(job, exchange, built, calls)
    job.says(library)(f"{variant.label}: under Valgrind")
    if allocations(valgrind, program, variant.key, calls):
        guilty = [call.function for call in calls if allocations(valgrind, program, variant.key, [call])]
        raise CheckFailed(f"{library.spec.name}, {variant.label}: allocates on the heap: {', '.join(guilty)}")
    wholes = dict(line.split()[1:] for line in run_tool([str(program), "stack"]).splitlines())
    own = frames(built, program.parent)
    titled = {exchange.titles[call.function]: int(wholes[call.name]) for call in calls}
    return rows_of(library.spec.name, variant.label, titled, own), own


def rows_of(curve: str, code: str, wholes: Mapping[str, int], own: Mapping[str, int]) -> list[Row]:
    """Of one build. `wholes`: bytes of whole calls, by title; `own`: of frames, by function."""
    largest = sorted(own.items(), key=lambda item: (-item[1], item[0]))[:_LARGEST]
    return [*(Row(curve, code, title, None, size) for title, size in wholes.items()),
            *(Row(curve, code, name, size, None) for name, size in largest)]  # fmt: skip


def allocations(valgrind: str, program: Path, name: str, calls: Sequence[Call]) -> int:
    """How often one pass over these calls, with all that they call, allocates on the heap."""
    words = ["--leak-check=no", "--log-fd=1", str(program), "run", name, "1", *(call.name for call in calls)]
    heap = _HEAP.search(run_tool([valgrind, *words]))
    if heap is None:
        raise CheckFailed("valgrind said nothing of the heap")
    return int(heap[1].replace(",", ""))


def _chart(rows: list[Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.function) for row in rows))
    series: dict[str, list[Spread | None]] = {
        code: [next((one(row.whole or 0) for row in rows if (row.curve, row.function, row.code) == (*place, code)), None)
               for place in places] for code in dict.fromkeys(row.code for row in rows)
    }  # fmt: skip
    return Chart([" ".join(place) for place in places], series, "bytes of stack in one call")


SECTION = Section("memory", "stack by function and by call; heap, which must be none", True, run)
