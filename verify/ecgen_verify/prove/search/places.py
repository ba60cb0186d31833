# SPDX-License-Identifier: MIT
"""Where an instruction comes from: function, offset, text, source line and, in emitted sources, the row above that line.

Not trusted: it only explains.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Any

import iced_x86 as x86
from elftools.elf.elffile import ELFFile

from ecgen_verify.prove.code import Code

_FORMATTER = x86.Formatter(x86.FormatterSyntax.NASM)

#: Sorted offsets in the text section, and the file and line of each.
Lines = tuple[list[int], list[tuple[Path, int]]]


def describe(code: Code, address: int) -> str:
    """`function+offset instruction (file:line, row: comment)`, as far as known."""
    image = code.image
    instruction = code.at(address)
    before = [(start, name) for name, start in image.functions.items() if start <= address]
    start, name = max(before, default=(address, "?"))
    text = _FORMATTER.format(instruction) if instruction is not None else "no instruction"
    place = f"{name}+{address - start:#x} `{text}`"
    section = image.section_at(address)
    line = None if section is None else _line(section.source, start - section.address, address - section.address)
    if line is None:
        return place
    row = _row_comment(*line)
    return f"{place} ({line[0].name}:{line[1]}{', row: ' + row if row else ''})"


def _line(source: str, first: int, offset: int) -> tuple[Path, int] | None:
    """The line of the instruction at `offset`, or of the last one before it from the function's start at `first`."""
    offsets, lines = _lines(source)
    index = bisect_right(offsets, offset) - 1
    return lines[index] if index >= 0 and offsets[index] >= first else None


@cache
def _lines(source: str) -> Lines:
    """The lines of an object's text section, as far as they are in the main file of a unit: what is inlined from a header
    counts for the line before it. Empty where there is no such information, or more than one text section."""
    try:
        with Path(source).open("rb") as stream:
            elf = ELFFile(stream)
            text = [s for s in elf.iter_sections() if s["sh_flags"] & 4 and s["sh_size"]]
            if len(text) != 1 or not elf.has_dwarf_info():
                return [], []
            dwarf = elf.get_dwarf_info()
            by_address = {address: line for unit in dwarf.iter_CUs() for address, line in _unit(dwarf, unit)}
    except Exception:  # whatever pyelftools stumbles over: there is no line then
        return [], []
    return sorted(by_address), [by_address[address] for address in sorted(by_address)]


def _unit(dwarf: Any, unit: Any) -> list[tuple[int, tuple[Path, int]]]:
    attributes = unit.get_top_DIE().attributes
    main = attributes["DW_AT_name"].value.decode()
    folder = attributes["DW_AT_comp_dir"].value.decode() if "DW_AT_comp_dir" in attributes else "."
    program = dwarf.line_program_for_CU(unit)
    first = 0 if program.header["version"] >= 5 else 1
    names = [entry.name.decode() for entry in program["file_entry"]]
    states = [entry.state for entry in program.get_entries() if entry.state is not None]
    macros = _macro_lines(Path(folder, main))
    return [
        (state.address, (Path(folder, main), state.line))
        for state in states
        if not state.end_sequence and names[state.file - first] in (main, Path(main).name) and state.line not in {0, *macros}
    ]


def _macro_lines(file: Path) -> set[int]:
    """The lines of macro bodies, which NASM names for what a macro emits."""
    numbers: set[int] = set()
    inside = False
    for number, text in enumerate(_text(file), 1):
        inside = (inside and not text.lstrip().startswith("%endmacro")) or text.lstrip().startswith(("%macro", "%imacro"))
        if inside:
            numbers.add(number)
    return numbers


@cache
def _text(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def _row_comment(file: Path, line: int) -> str:
    """The nearest comment line above, as the emitted sources have one per row."""
    for text in reversed(_text(file)[:line]):
        match = re.fullmatch(r"\s*(?:; (.*)|/\* (.*) \*/)", text)
        if match:
            return match[1] or match[2]
    return ""
