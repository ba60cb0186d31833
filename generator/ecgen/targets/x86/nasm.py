# SPDX-License-Identifier: MIT
"""NASM's syntax, in files that say `default rel`, and the tables for unwinding, which NASM has no directives for."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace

from ecgen.targets.x86.frame import windows_keep, windows_restore
from ecgen.targets.x86.instruction import Instruction, Line
from ecgen.targets.x86.printer import Printer
from ecgen.targets.x86.routine import Routine
from ecgen.targets.x86.select import Code
from ecgen.targets.x86.unwind import frame_rows, windows_parts

NASM = Printer(
    comment=";",
    sizes={8: "qword ", 4: "dword ", 2: "word ", 1: "byte "},
    place=lambda symbol: symbol,
    symbol=lambda name: name,
    prepared=lambda shown: shown,
)


def listing(routine: Routine, here: Container[str] = ()) -> list[str]:
    """The lines of a function behind its label. ENTER and LEAVE are macros of the file's head. `here`: functions of the file."""
    # jumps keep their length, which the tables for unwinding are made for: NASM shortens those to functions that stand nearby
    printer = replace(NASM, symbol=lambda name: f"near {name}" if name in here else name)
    lines = [*_steps(routine.opening(), printer), "    ENTER"]
    lines += _on_windows([step.instruction for step in windows_keep(routine.frame.kept)])
    lines += _steps([step.instruction for step in routine.frame.enter()])
    lines += _steps(routine.lines)
    lines += _steps([*routine.closing, *(step.instruction for step in routine.frame.leave())])
    lines += _on_windows([step.instruction for step in windows_restore(routine.frame.kept)])
    return [*lines, "    LEAVE"]


def body(code: Code) -> list[str]:
    """A function without macros: prologue, instructions and epilogue but for the return, as outside Windows."""
    enter, leave = ([step.instruction for step in steps] for steps in (code.frame.enter(), code.frame.leave()))
    return [NASM.line(shown) for shown in (*enter, *code.lines, *leave)]


def _steps(lines: Iterable[Line], printer: Printer = NASM) -> list[str]:
    return [f"    {printer.line(shown)}" for shown in lines]


def _on_windows(instructions: list[Instruction]) -> list[str]:
    return ["%ifidn __OUTPUT_FORMAT__, win64", *_steps(instructions), "%endif"] if instructions else []


def eh_frame(routines: Sequence[Routine]) -> list[str]:
    """The content of `.eh_frame` (LSB 5.0, section 10.6): one common entry, then one entry for each function.

    All sizes are known, so that the section needs no labels; `f.end` stands behind the last byte of f."""
    lines = [_data("db", _COMMON)]
    offset = len(_COMMON)
    for routine in routines:
        name, body, size = routine.symbol, list[str](), 4 + 4 + 4 + 4 + 1  # length, pointer, beginning, size, nothing added
        last, turned = 0, False
        for row in frame_rows(routine):
            if row.to_end and not turned:  # from the prologue to the epilogue
                body += ["    db 0x04", f"    dd {name}.end - {name} - {last + row.at}", _data("db", row.code)]
                size += 5 + len(row.code)
            else:
                code = bytes([0x02, last - row.at if row.to_end else row.at - last]) + row.code
                body.append(_data("db", code))
                size += len(code)
            last, turned = row.at, row.to_end
        padding = -size % 8
        lines += [f"    dd {size + padding - 4}, {offset + 4}", f"    dd {name} - $, {name}.end - {name}", "    db 0", *body]
        lines += [_data("db", bytes(padding))] if padding else []
        offset += size + padding
    return lines


def windows_tables(routines: Sequence[Routine]) -> tuple[list[str], list[str]]:
    """The contents of `.pdata` and of `.xdata`, the latter behind the label `..@unwind`."""
    functions, codes, offset = [], [], 0
    for routine in routines:
        parts, end = windows_parts(routine), f"{routine.symbol}.end"
        begins = [f"{end} - {part.begin}" if part.to_end else f"{routine.symbol} + {part.begin}" for part in parts]
        for part, begin, until in zip(parts, begins, [*begins[1:], end], strict=True):
            places = (begin, until, f"..@unwind + {offset}")
            functions.append("    dd " + ", ".join(f"{place} wrt ..imagebase" for place in places))
            codes.append(f"{_data('db', part.content())} ; {begin}")
            offset += len(part.content())
    return functions, codes


def _data(directive: str, content: bytes) -> str:
    return f"    {directive} {', '.join(f'{byte:#04x}' for byte in content)}"


def _common() -> bytes:
    """Version 1, augmentation "zR", factors 1 and -8, the return address in column 16, places of functions relative to the entry
    (DW_EH_PE_pcrel | sdata4); at the beginning the caller's rsp is rsp + 8 and the return address stands 8 below it."""
    entry = bytes([1, *b"zR\0", 1, 0x78, 16, 1, 0x1B, 0x0C, 7, 8, 0x90, 1])
    padded = bytes(4) + entry + bytes(-len(entry) % 8)
    return len(padded).to_bytes(4, "little") + padded


_COMMON = _common()
