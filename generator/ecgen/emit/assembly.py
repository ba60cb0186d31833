# SPDX-License-Identifier: MIT
"""Assembly files: functions as data in, the text of one file out, in the syntax that the library asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.emit.context import Context
from ecgen.library import Syntax
from ecgen.targets.x86 import gnu, nasm
from ecgen.targets.x86.frame import windows_enter, windows_leave
from ecgen.targets.x86.routine import Routine

_NASM, _GNU = "nasm/functions.asm.j2", "gnu/functions.S.j2"


@dataclass(frozen=True)
class Dispatch:
    """The variable by which functions of the file let others serve, and what it says."""

    variable: str
    meaning: str


def assembly_file(context: Context, stem: str, routines: Sequence[Routine], title: str, overview: Sequence[str],
                  dispatches: Dispatch | None) -> tuple[str, str]:  # fmt: skip
    """(name, text) of the file with these functions; `stem`: its name without what the syntax adds."""
    facts: dict[str, Any] = {"title": title, "overview": overview, "dispatches": dispatches,
                             "keeps": any(routine.frame.kept for routine in routines)}  # fmt: skip
    nasm_name, nasm_facts = stem + Syntax.NASM.suffix, facts | _nasm(routines)
    if context.library.syntax is Syntax.NASM:
        return nasm_name, context.render(nasm_name, _NASM, "nasm", **nasm_facts)
    context.for_records[nasm_name] = context.text(_NASM, "nasm", **nasm_facts)
    name = stem + Syntax.GNU.suffix
    return name, context.render(name, _GNU, "c", **facts, **_gnu(routines))


def _nasm(routines: Sequence[Routine]) -> dict[str, Any]:
    pdata, xdata = nasm.windows_tables(routines)
    return {
        "functions": [_function(routine, nasm.listing(routine)) for routine in routines],
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
        "align_bits": routine.align.bit_length() - 1, "guard": routine.guard, "listing": listing,
        "data": [{"label": table.label, "words": [hex(word) for word in table.words]} for table in routine.data],
    }  # fmt: skip
