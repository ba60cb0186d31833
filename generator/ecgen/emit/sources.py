# SPDX-License-Identifier: MIT
"""The files of C and assembly, from the units that the parts of a folder bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ecgen.emit.assembly import assembly_file
from ecgen.emit.assembly_unit import AssemblyUnit
from ecgen.emit.context import Context, Part, wrapped
from ecgen.emit.layout import C_FILES, HEADERS, INTERNAL
from ecgen.emit.rendering import Rendering
from ecgen.library import Layout


def sources_part(context: Context, parts: Sequence[Part]) -> Part:
    """The files that the layout makes of the units of these parts."""
    assembly = [unit for part in parts for unit in part.assembly if unit.routines]
    if context.layout is Layout.SINGLE:
        return Part({**c_sources(context, parts), **dict([assembly_file(context, assembly)] if assembly else [])})
    return Part({**c_sources(context, parts), **_assembly(context, assembly)})


def c_sources(context: Rendering, parts: Sequence[Part]) -> dict[str, str]:
    """The files of C, and the headers that are no part of the API."""
    shared = {name: text for part in parts for name, text in part.headers.items()}
    units = {name: text for part in parts for name, text in part.units.items()}
    if context.layout is Layout.SINGLE:
        return _source(context, shared, units)
    bases, headers = _headers(context, shared)
    return {**headers, **_sources(context, units, bases)}


def _source(context: Rendering, headers: Mapping[str, str], units: Mapping[str, str]) -> dict[str, str]:
    """The single C file: the headers that are no part of the API, then the units in the order of the files they stand in
    elsewhere."""
    name = f"{context.prefix}.c"
    shared = [headers[unit] for names in ((INTERNAL,), *HEADERS.values()) for unit in names if unit in headers]
    held = [(source, [units[unit] for unit in source.units if unit in units]) for source in C_FILES.values()]
    parts = [{"title": wrapped([f"{source.title}."]), "units": texts} for source, texts in held if texts]
    has_carries = any(source.has_carries for source, texts in held if texts)
    return {name: context.render(name, "c/single.c.j2", has_carries=has_carries, shared=shared, parts=parts)}


def _headers(context: Rendering, units: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """(what to include for each header, which is the one below where the folder does not have it; files). Those beside the public
    and the internal one, each on top of the one before."""
    bases, files = {INTERNAL: INTERNAL}, {}
    base = INTERNAL
    for header, names in HEADERS.items():
        texts = [units[unit] for unit in names if unit in units]
        if texts:
            name = f"{context.prefix}_{header}.h"
            files[name] = context.render(name, "c/further.h.j2", header=header, base=base, units=texts)
            base = header
        bases[header] = base
    return bases, files


def _sources(context: Rendering, units: Mapping[str, str], bases: Mapping[str, str]) -> dict[str, str]:
    files = {}
    for file, source in C_FILES.items():
        texts = [units[unit] for unit in source.units if unit in units]
        if texts:
            name = f"{context.prefix}_{file}.c"
            files[name] = context.render(name, "c/source.c.j2", title=wrapped([source.title + "."]), header=bases[source.header],
                                         has_carries=source.has_carries, units=texts)  # fmt: skip
    return files


def _assembly(context: Context, units: Iterable[AssemblyUnit]) -> dict[str, str]:
    by_file: dict[tuple[str, str], list[AssemblyUnit]] = {}
    for unit in units:
        by_file.setdefault((unit.tag, unit.variant), []).append(unit)
    return dict(assembly_file(context, of_file) for of_file in by_file.values())
