# SPDX-License-Identifier: MIT
"""Where an instruction comes from: function, offset, text, source line and, in emitted sources, the row above that line.

Not trusted: it only explains.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import iced_x86 as x86

from ecgen_verify.prove.code import Code

_FORMATTER = x86.Formatter(x86.FormatterSyntax.NASM)


def describe(code: Code, address: int) -> str:
    """`function+offset instruction (file:line, row: comment)`, as far as known."""
    image = code.image
    instruction = code.at(address)
    before = [(start, name) for name, start in image.functions.items() if start <= address]
    start, name = max(before, default=(address, "?"))
    text = _FORMATTER.format(instruction) if instruction is not None else "no instruction"
    place = f"{name}+{address - start:#x} `{text}`"
    section = image.section_at(address)
    texts = [] if section is None else [one for one in image.sections.values() if one.executable and one.source == section.source]
    if section is None or [one for one in texts if one.data] != [section]:
        return place
    line = _line(section.source, start - section.address, address - section.address)
    if line is None:
        return place
    row = _row_comment(*line)
    return f"{place} ({line[0].name}:{line[1]}{', row: ' + row if row else ''})"


def _line(source: str, first: int, offset: int) -> tuple[Path, int] | None:
    """The line of the instruction at `offset` in an object's text section, or of the last one before it from the function's start
    at `first`: what is inlined is where it is called, and what stands in a macro counts for the line before it."""
    asked = "\n".join(map(hex, range(offset, first - 1, -1)))
    try:
        command = ["addr2line", "-ai", "-e", source, "-j", ".text"]
        lines = subprocess.run(command, input=asked, capture_output=True, text=True).stdout
    except FileNotFoundError:  # binutils are not installed
        return None
    for match in re.finditer(r"(?m)^(.+):([1-9]\d*).*$(?=\n0x|\Z)", lines.rstrip()):  # the outermost call at each address
        file, line = Path(match[1]), int(match[2])
        if line not in _macro_lines(file):
            return file, line
    return None


@cache
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
