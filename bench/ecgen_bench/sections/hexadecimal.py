# SPDX-License-Identifier: MIT
"""Hexadecimal digits of keys and points, against the C library's sprintf and sscanf, a byte at a time."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen.library import Library
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.statistics import Spread, median, median_ratio, spread
from ecgen_bench.implementations.build import C_TARGETS, Variant
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.report import Bar
from ecgen_bench.report.text import SPREAD, inverse, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import run as run_tool

_SOURCE = Path(__file__).with_suffix(".c")
_PASSES, _QUICK_PASSES = 20000, 1000
#: What takes a byte at a time in the C library, by the function of ours; the program prints both, ours first.
_PEERS = {"hex_encode": 'sprintf("%02x")', "hex_decode": 'sscanf("%2hhx")'}
#: Of the C library's time at most.
_LIMIT = 0.1

#: One round: the nanoseconds per byte of each length's four functions, one after the other.
Times = list[float]


@dataclass(frozen=True)
class _Row:
    """`value`: nanoseconds per byte; `ratio`: to the C library's in the same round."""

    curve: str
    what: str
    length: int
    function: str
    code: str
    value: Spread
    ratio: Spread


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    for library in job.libraries:
        for variant in (_vectors(job), _words(job)):
            rows += _measured(job, library, variant)
    return Findings(
        title="hexadecimal digits against sprintf and sscanf",
        legend="Nanoseconds of processor time per byte, and how many times as fast as the C library's function for each byte in "
               f"the same round: {SPREAD}.",
        header=("curve", "string", "bytes", "function", "code", "ns per byte", "times as fast"),
        rows=[(row.curve, row.what, str(row.length), row.function, row.code, f"{row.value.median:.3f}",
               to_base(inverse(row.ratio))) for row in rows],
        chart=_chart(rows),
        facts=job.run_facts() | {"Effort": f"{job.effort.launches} launches of {job.effort.rounds} rounds",
                                 "Checked": "every string of every round, both ways, before timing"},
        data={"rows": [{"curve": row.curve, "string": row.what, "bytes": row.length, "function": row.function, "code": row.code,
                        "peer": _PEERS[row.function], "ns_per_byte": spread_data(row.value), "ratio": spread_data(row.ratio)}
                       for row in rows]},
        bars=[Bar(f"{row.curve} {row.function} of {row.length} bytes, {row.code}, at most {_LIMIT:.2f} x {_PEERS[row.function]}",
                  _LIMIT, row.ratio) for row in rows],
    )  # fmt: skip


def _vectors(job: Job) -> Variant:
    """As a user builds it: with the vectors that every processor of the kind has."""
    return Variant("hex-vectors", f"{job.compiler.name} -O2", C_TARGETS, job.compiler, "-O2")


def _words(job: Job) -> Variant:
    return Variant("hex-words", f"{job.compiler.name} -O2, words", C_TARGETS, job.compiler, "-O2", ("NO_ASM",))


def _strings(library: Library) -> Mapping[str, int]:
    """What has digits, and its length."""
    moduli = library.moduli(64)
    if not library.has_curve_layer:
        return {"an element": moduli[0].bytes}
    return {"a private key": moduli[1].bytes, "a point": 1 + 2 * moduli[0].bytes}


def _measured(job: Job, library: Library, variant: Variant) -> list[_Row]:
    strings = _strings(library)
    launches = [_launch(job, library, variant, list(strings.values()), number) for number in range(job.effort.launches)]
    rows = []
    for place, (what, length) in enumerate(strings.items()):
        for number, function in enumerate(_PEERS):
            own = len(_PEERS) * 2 * place + 2 * number
            values = [[times[own] for times in rounds] for rounds in launches]
            peers = [[times[own + 1] for times in rounds] for rounds in launches]
            ratios = [median_ratio(value, peer) for value, peer in zip(values, peers, strict=True)]
            rows.append(_Row(library.spec.name, what, length, function, variant.label,
                             spread([median(value) for value in values]), spread(ratios)))  # fmt: skip
    return rows


def _launch(job: Job, library: Library, variant: Variant, lengths: list[int], number: int) -> list[Times]:
    """The times of every round of one launch."""
    built = job.build(library, variant)
    names = "".join(f"#define {name.upper()} {built.prefix}_{name}\n" for name in _PEERS)
    with tempfile.TemporaryDirectory(prefix="ecgen-bench-") as name:
        program = Path(name) / "hexadecimal"
        (Path(name) / "codec.h").write_text(f'#include "{built.prefix}.h"\n{names}', encoding="utf-8")
        objects = [str(path) for path in built.objects]
        run_tool([job.compiler.path, "-O2", "-std=c99", *built.flags, f"-I{name}", f"-I{built.folder}", "-o", str(program),
                  str(_SOURCE), *objects])  # fmt: skip
        job.says(library)(f"launch {number + 1} of {job.effort.launches}: measuring")
        words = (job.effort.rounds, _QUICK_PASSES if job.quick else _PASSES, number, *lengths)
        rounds = [[float(value) for value in line.split()] for line in run_tool([str(program), *map(str, words)]).splitlines()]
    if len(rounds) != job.effort.rounds or any(len(times) != 4 * len(lengths) or min(times) <= 0 for times in rounds):
        raise CheckFailed("the program of hexadecimal digits ended before its rounds did")
    return rounds


def _chart(rows: list[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.what) for row in rows))
    kinds = list(dict.fromkeys((row.function, row.code) for row in rows))
    series: dict[str, list[Spread | None]] = {
        f"{function}, {code}": [
            next(inverse(row.ratio) for row in rows if (row.curve, row.what, row.function, row.code) == (*place, function, code))
            for place in places
        ]
        for function, code in kinds
    }
    return Chart([", ".join(place) for place in places], series, "times as fast as the C library", line=1 / _LIMIT)


SECTION = Section("hex", "hexadecimal digits of keys and points against the C library's sprintf and sscanf", False, run)
