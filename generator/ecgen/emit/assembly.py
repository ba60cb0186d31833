# SPDX-License-Identifier: MIT
"""Assembly files: units of functions as data in, the text of one file out, in the syntax that the library asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecgen.emit.assembly_unit import AssemblyUnit
from ecgen.emit.context import Context
from ecgen.emit.layout import assembly_of
from ecgen.library import Layout, Syntax
from ecgen.targets.x86 import gnu, nasm
from ecgen.targets.x86.frame import windows_enter, windows_leave
from ecgen.targets.x86.routine import Routine

#: Why functions begin at multiples of so many bytes.
_ALIGNED = {16: "where processors fetch code from", 32: "where caches of decoded instructions begin anew",
            64: "a line of the cache"}  # fmt: skip
_NASM, _GNU = "nasm/functions.asm.j2", "gnu/functions.S.j2"


def assembly_file(context: Context, units: Sequence[AssemblyUnit]) -> tuple[str, str]:
    """(name, text) of the file with these units: of one modulus and variant, or all of the folder's."""
    first, *others = units
    routines = [routine for unit in units for routine in unit.routines]
    overview = [*first.overview, *(line for unit in others for line in (f"Beside them: {unit.title}.", *unit.overview))]
    facts: dict[str, Any] = {
        "title": first.title, "overview": overview, "keeps": any(routine.frame.kept for routine in routines),
        "dispatches": list(dict.fromkeys(dispatch for unit in units for dispatch in unit.dispatches)),
    }  # fmt: skip
    layout = context.library.layout
    nasm_name = assembly_of(context.prefix, first.tag, first.variant, Syntax.NASM.suffix, layout)
    nasm_facts = facts | _nasm(routines)
    if context.library.syntax is Syntax.NASM:
        return nasm_name, context.render(nasm_name, _NASM, "nasm", **nasm_facts)
    if layout is Layout.SEVERAL:  # the files that records name
        context.for_records[nasm_name] = context.text(nasm_name, _NASM, "nasm", **nasm_facts)
    name = context.assembly_file(first.tag, first.variant)
    return name, context.render(name, _GNU, "c", **facts, **_gnu(routines))


def _nasm(routines: Sequence[Routine]) -> dict[str, Any]:
    pdata, xdata = nasm.windows_tables(routines)
    here = {routine.symbol for routine in routines}
    return {
        "functions": [_function(routine, nasm.listing(routine, here)) for routine in routines],
        "elsewhere": {guard.other for routine in routines for guard in routine.guards} - here,
        "windows_enter": [nasm.NASM.line(step.instruction) for step in windows_enter()],
        "windows_leave": [nasm.NASM.line(step.instruction) for step in windows_leave()],
        "eh_frame": nasm.eh_frame(routines), "pdata": pdata, "xdata": xdata,
    }  # fmt: skip


def _gnu(routines: Sequence[Routine]) -> dict[str, Any]:
    return {"functions": [_function(routine, gnu.listing(routine)) for routine in routines],
            "windows_enter": gnu.steps(windows_enter()), "windows_leave": gnu.steps(windows_leave())}  # fmt: skip


def _function(routine: Routine, listing: list[str]) -> dict[str, Any]:
    return {
        "symbol": routine.symbol, "comment": routine.comment, "align": routine.align, "local": routine.local,
        "align_reason": _ALIGNED[routine.align],
        "align_bits": routine.align.bit_length() - 1, "guards": routine.guards, "listing": listing,
        "data": [{"label": table.label, "words": [hex(word) for word in table.words]} for table in routine.data],
    }  # fmt: skip
