# SPDX-License-Identifier: MIT
"""Sizes: parameters, elements in memory, keys, shared secrets and signatures on the wire, and the code itself."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.library import Library
from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.build import Built
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.sections.section import Section
from ecgen_bench.system.tools import run as run_tool

_DRAWN = ("private key", "public key", "public key, compressed", "shared secret", "signature")


@dataclass(frozen=True)
class _Row:
    """`unit`: bits or bytes."""

    curve: str
    what: str
    size: int
    unit: str


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    for library in job.libraries:
        name = library.spec.name
        for bits, size in _bits(library).items():
            rows.append(_Row(name, bits, size, "bits"))
        built = job.build(library, job.best)
        in_memory = _in_memory(job, library, built)
        rows += [_Row(name, what, size, "bytes") for what, size in (in_memory | on_the_wire(library)).items()]
        for variant in dict.fromkeys((job.best, job.plain_c)):
            text, data = _code(job.build(library, variant))
            rows.append(_Row(name, f"code and tables, {variant.label}", text, "bytes"))
            rows.append(_Row(name, f"writable data, {variant.label}", data, "bytes"))
    return Findings(
        title="sizes of parameters, keys and code",
        legend="Keys, secrets and signatures as they go over the wire; elements and points as they lie in memory; code with its "
               "tables as the linker places it, with every function of the emitted folder.",
        header=("curve", "what", "size", "unit"),
        rows=[(row.curve, row.what, str(row.size), row.unit) for row in rows],
        chart=_chart(rows), facts=job.run_facts(),
        data={"rows": [{"curve": row.curve, "what": row.what, "size": row.size, "unit": row.unit} for row in rows]},
    )  # fmt: skip


def _bits(library: Library) -> dict[str, int]:
    spec = library.spec
    sizes = {"prime": spec.prime.bit_length()}
    if spec.curve is not None:
        order = spec.curve.order.bit_length()
        sizes |= {"group order": order, "security, about": order // 2}
    return sizes


def on_the_wire(library: Library) -> dict[str, int]:
    """Bytes of what the emitted protocols take and give (SEC 1, sections 2.3.3 and 4.1; RFC 7748; RFC 8032). Empty without
    protocols."""
    spec = library.spec
    field = (spec.prime.bit_length() + 7) // 8
    if spec.curve is None or exchange_of(library) is None:
        return {}
    if spec.curve.form != "weierstrass":
        return {"private key": 32, "public key": 32, "shared secret": 32, "signature": 64}
    scalar = (spec.curve.order.bit_length() + 7) // 8
    return {"private key": scalar, "public key": 1 + 2 * field, "public key, compressed": 1 + field, "shared secret": field,
            "signature": 2 * scalar}  # fmt: skip


def _in_memory(job: Job, library: Library, built: Built) -> dict[str, int]:
    """Bytes of the emitted types, by the compiler."""
    types = {"field element": "fe"}
    if library.spec.curve is not None:
        types["scalar"] = "sc"
        if exchange_of(library) is not None and library.spec.curve.form == "weierstrass":
            types |= {"point": "point", "affine point": "affine"}
    source, program = built.folder.with_name("sizes.c"), built.folder.with_name("sizes")
    prints = "".join(f'    printf("%zu\\n", sizeof({built.prefix}_{name}));\n' for name in types.values())
    lines = (f'#include "{built.prefix}.h"', "#include <stdio.h>", "int main(void)", "{", f"{prints}    return 0;", "}", "")
    source.write_text("\n".join(lines), encoding="utf-8")
    objects = map(str, built.objects)  # the header refers to a function of the library
    run_tool([job.compiler.path, *built.flags, f"-I{built.folder}", "-o", str(program), str(source), *objects])
    sizes = run_tool([str(program)]).split()
    return {f"{title}, in memory": int(size) for title, size in zip(types, sizes, strict=True)}


def _code(built: Built) -> tuple[int, int]:
    """Bytes of code with constants, and of writable data, in all objects of a build."""
    return parse_sizes(run_tool(["size", *map(str, built.objects)]))


def parse_sizes(text: str) -> tuple[int, int]:
    """The sums of the first column, and of the second and third, of what `size` prints."""
    rows = [[int(cell) for cell in line.split()[:3]] for line in text.splitlines()[1:]]
    return sum(row[0] for row in rows), sum(row[1] + row[2] for row in rows)


def _chart(rows: list[_Row]) -> Chart:
    curves = list(dict.fromkeys(row.curve for row in rows))
    size = {(row.curve, row.what): row.size for row in rows}
    series: dict[str, list[Spread | None]] = {
        what: [one(size[curve, what]) if (curve, what) in size else None for curve in curves]
        for what in _DRAWN if any((curve, what) in size for curve in curves)
    }  # fmt: skip
    if not series:
        series = {"field element, in memory": [one(size[curve, "field element, in memory"]) for curve in curves]}
    return Chart(curves, series, "bytes")


SECTION = Section("sizes", "bytes of parameters, keys, signatures and code", False, run)
