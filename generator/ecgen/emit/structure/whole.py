# SPDX-License-Identifier: MIT
"""The whole folder of a structure: the kind's part, then headers, self-test, build files and manifest."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecgen.emit.build_files import build_files
from ecgen.emit.context import Function, Part, wrapped
from ecgen.emit.context import sources as sources_of
from ecgen.emit.layout import INTERNAL
from ecgen.emit.manifest import PROVED, PROVED_ELSEWHERE, function_row, provenance
from ecgen.emit.sbom import sbom
from ecgen.emit.sources import c_sources
from ecgen.emit.structure.context import Request, StructureContext
from ecgen.emit.structure.kind import Kind
from ecgen.emit.structure.selftest import selftest_facts
from ecgen.folder import MANIFEST, digest
from ecgen.library import Layout, Syntax
from ecgen.logic.serialize import canonical, plain
from ecgen.logic.text import lines_of
from ecgen.proofs import facts_digest, holding, read_record, structure_proofs
from ecgen.spec.structure import Structure
from ecgen.structure_prover_digest import installed_structure_prover


def structure_files(kind: Kind, request: Request[Structure], command: str,
                    progress: Callable[[str], None]) -> dict[str, str]:  # fmt: skip
    """All files of the output folder, the manifest among them, by relative path.

    `command` is the command line that makes them again; `progress` is told each file's name before it is made.
    """
    context = StructureContext(request, command, progress)
    parts = library_parts(context, kind)
    brought = parts[0]
    test = f"test/{context.prefix}_selftest.c"
    files = {name: text for part in parts for name, text in part.files.items()} | c_sources(context, parts)
    files[test] = context.render(test, "structure/selftest.c.j2", **selftest_facts(kind, request.spec, context.prefix))
    files |= build_files(context, sources_of(files, Syntax.NASM))
    return dict(sorted(files.items())) | {MANIFEST: _manifest(context, kind, brought.functions, files)}


def library_parts(context: StructureContext[Structure], kind: Kind) -> list[Part]:
    """What the library is made of, the kind's own part first."""
    brought = kind.part(context)
    avx2 = any("avx2" in function.files for function in brought.functions)
    return [brought, _headers(context, kind, brought, avx2=avx2), *([_probe(context)] if avx2 else [])]


def _headers(context: StructureContext[Structure], kind: Kind, brought: Part, *, avx2: bool) -> Part:
    """PREFIX.h, and what is internal: a file, or lines of the only source."""
    public, private, template = f"{context.prefix}.h", f"{context.prefix}_internal.h", "structure/internal.h.j2"
    spec = context.spec
    sections = [
        {"title": s.title, "declarations": s.declarations,
         "functions": [_entry(context.prefix, f) for f in brought.functions if f.section == s.name]}
        for s in brought.sections
    ]  # fmt: skip
    files = {public: context.render(public, "structure/api.h.j2", title=kind.summary(spec), overview=wrapped(kind.overview(spec)),
                                    sections=sections, avx2=avx2)}  # fmt: skip
    facts: dict[str, Any] = {"avx2": avx2, "units": list(brought.headers.values())}
    if context.layout is Layout.SINGLE:
        return Part(files, headers={INTERNAL: context.unit(template, is_file=False, **facts)})
    return Part(files | {private: context.render(private, template, is_file=True, **facts)})


def _entry(prefix: str, function: Function) -> dict[str, object]:
    return {"prototype": function.prototype(prefix), "doc": wrapped([*lines_of(function.contract), *function.contract.remarks])}


def _probe(context: StructureContext[Structure]) -> Part:
    """What finds out whether the processor has AVX2."""
    probed_if = f"defined({context.prefix.upper()}_AVX2)"
    return Part(units={"probe": context.unit("c/cpu_bits.c.j2", probed_if=probed_if),
                       "probe_avx2": context.unit("structure/cpu.c.j2")})  # fmt: skip


def _manifest(context: StructureContext[Structure], kind: Kind, functions: Sequence[Function], files: Mapping[str, str]) -> str:
    facts = kind.facts(context.spec)
    record = read_record(structure_proofs(context.request.proofs), context.spec.name)
    contracts = {function.name: canonical(plain(function.contract)) for function in functions}
    proved = holding(record, context.prefix, files, contracts, facts_digest(facts))
    builds = sorted({build for hashes in proved.values() for build in hashes})
    by_this = record is not None and bool(proved) and record.prover == installed_structure_prover()
    word = PROVED if by_this else PROVED_ELSEWHERE
    content = provenance(context.command, context.prefix, context.spec) | {
        "structure": {"kind": context.spec.kind} | facts,
        "targets": [*context.request.targets],
        "prover": record.prover if record is not None and proved else "",
        "proved_with": {build: record.tools[build] for build in builds} if record is not None else {},
        "functions": [function_row(context.prefix, function, proved.get(function.name, {}), word) for function in functions],
        "files": {name: digest(text) for name, text in sorted(files.items())},
        "sbom": sbom(context.prefix, files),
    }
    return json.dumps(content, indent=1) + "\n"
