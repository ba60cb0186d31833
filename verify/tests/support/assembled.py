# SPDX-License-Identifier: MIT
"""What assemblers make of emitted files: the bytes of functions and of what stands between them, without padding."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

_NOP = 0x90


@dataclass(frozen=True)
class Text:
    """`.text` of an ELF object: its bytes, name -> (offset, size) of its functions, and the offsets of its other labels."""

    data: bytes
    functions: dict[str, tuple[int, int]]
    labels: frozenset[int] = frozenset()

    def function(self, name: str) -> bytes:
        offset, size = self.functions[name]
        return self.data[offset : offset + size]

    def gaps(self) -> list[tuple[int, int]]:
        """(begin, end) of what is no function: padding, and tables of constants, each from its label on."""
        ends = [0, *(offset + size for offset, size in sorted(self.functions.values()))]
        starts = [*(offset for offset, _ in sorted(self.functions.values())), len(self.data)]
        bounds = [[end, *sorted(label for label in self.labels if end < label < start), start]
                  for end, start in zip(ends, starts, strict=True) if end < start]  # fmt: skip
        return [pair for bound in bounds for pair in pairwise(bound)]


def text_of(path: Path) -> Text:
    with path.open("rb") as stream:
        elf = ELFFile(stream)
        section, table = elf.get_section_by_name(".text"), elf.get_section_by_name(".symtab")
        assert section is not None and isinstance(table, SymbolTableSection)
        index = elf.get_section_index(".text")
        symbols = [symbol for symbol in table.iter_symbols() if symbol["st_shndx"] == index]
        functions = {symbol.name: (symbol["st_value"], symbol["st_size"]) for symbol in symbols
                     if symbol["st_info"]["type"] == "STT_FUNC"}  # fmt: skip
        labels = frozenset(symbol["st_value"] for symbol in symbols if symbol["st_info"]["type"] == "STT_NOTYPE")
        return Text(section.data(), functions, labels)


def padded_alike(first: Text, second: Text) -> list[str]:
    """What differs between two texts, of which the first is padded with one-byte `nop`s; nothing when only padding does."""
    if first.functions != second.functions:
        return ["the functions stand elsewhere"]
    unlike = [name for name in first.functions if first.function(name) != second.function(name)]
    for begin, end in first.gaps():
        content = first.data[begin:end].lstrip(bytes([_NOP]))
        begin = end - len(content)
        content = content.rstrip(bytes([_NOP]))
        if content != second.data[begin : begin + len(content)]:
            unlike.append(f"{len(content)} bytes from {begin:#x}")
    return unlike
