# SPDX-License-Identifier: MIT
"""What assemblers make of emitted files: the bytes of functions and of what stands between them, without padding."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

_NOP = 0x90


@dataclass(frozen=True)
class Text:
    """`.text` of an ELF object: its bytes, and name -> (offset, size) of its functions."""

    data: bytes
    functions: dict[str, tuple[int, int]]

    def function(self, name: str) -> bytes:
        offset, size = self.functions[name]
        return self.data[offset : offset + size]

    def gaps(self) -> list[tuple[int, int]]:
        """(begin, end) of what is no function: padding, and tables of constants."""
        ends = [0, *(offset + size for offset, size in sorted(self.functions.values()))]
        starts = [*(offset for offset, _ in sorted(self.functions.values())), len(self.data)]
        return [(end, start) for end, start in zip(ends, starts, strict=True) if end < start]


def text_of(path: Path) -> Text:
    with path.open("rb") as stream:
        elf = ELFFile(stream)
        section, table = elf.get_section_by_name(".text"), elf.get_section_by_name(".symtab")
        assert section is not None and isinstance(table, SymbolTableSection)
        index = elf.get_section_index(".text")
        functions = {symbol.name: (symbol["st_value"], symbol["st_size"]) for symbol in table.iter_symbols()
                     if symbol["st_shndx"] == index and symbol["st_info"]["type"] == "STT_FUNC"}  # fmt: skip
        return Text(section.data(), functions)


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
