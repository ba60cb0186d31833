# SPDX-License-Identifier: MIT
"""Loads ELF relocatable objects into one address space, as a linker would.

Trusted: sections, symbols and relocations. Supported relocations: R_X86_64_PC32, PLT32, 64, 32, 32S (psABI, table 4.9).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from ecgen.errors import UsageError

_ALLOCATED, _WRITABLE, _EXECUTABLE = 2, 1, 4
_BASE, _GAP = 0x10000, 0x1000
#: Addresses of undefined symbols, far from all sections and within reach of 32-bit displacements.
_UNDEFINED = 0x40000000


@dataclass
class Section:
    address: int
    data: bytearray
    writable: bool
    executable: bool
    source: str
    index: int

    def holds(self, address: int, size: int = 1) -> bool:
        return self.address <= address and address + size <= self.address + len(self.data)


@dataclass
class Image:
    """`functions`: global and local functions by name. `undefined`: names by their stand-in addresses."""

    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    undefined: dict[int, str] = field(default_factory=dict)
    lines: dict[int, tuple[str, int]] = field(default_factory=dict)

    def section_at(self, address: int, size: int = 1) -> Section | None:
        return next((section for section in self.sections if section.holds(address, size)), None)

    def constant(self, address: int, size: int) -> bytes | None:
        """Bytes that no run of the program can change, or None."""
        section = self.section_at(address, size)
        if section is None or section.writable:
            return None
        return bytes(section.data[address - section.address : address - section.address + size])

    def code(self, address: int, limit: int = 16) -> bytes:
        """Up to `limit` bytes of code; none outside executable sections."""
        section = self.section_at(address)
        if section is None or not section.executable:
            return b""
        return bytes(section.data[address - section.address : address - section.address + limit])

    def bytes_of(self, name: str) -> bytes:
        """The bytes of one function, relocations applied."""
        return self.code(self.functions[name], self.sizes[name])

    def with_code(self, address: int, data: bytes) -> Image:
        """A copy in which the code at `address` is `data`."""
        sections = []
        for section in self.sections:
            copy = Section(section.address, bytearray(section.data), section.writable, section.executable,
                           section.source, section.index)  # fmt: skip
            if section.holds(address, len(data)):
                copy.data[address - section.address : address - section.address + len(data)] = data
            sections.append(copy)
        return Image(sections, self.symbols, self.functions, self.sizes, self.undefined, self.lines)


def load(paths: Sequence[Path]) -> Image:
    """Link the objects in memory. Raises UsageError for what is no x86-64 relocatable object."""
    image = Image()
    opened = []
    for path in paths:
        try:
            stream = path.open("rb")
            elf = ELFFile(stream)
        except OSError as error:
            raise UsageError(f"{path}: {error.strerror}") from error
        except ELFError as error:
            raise UsageError(f"{path}: no ELF object: {error}") from error
        if elf["e_machine"] != "EM_X86_64" or elf["e_type"] != "ET_REL":
            stream.close()
            raise UsageError(f"{path}: not a relocatable object for x86-64 ({elf['e_machine']}, {elf['e_type']})")
        opened.append((path, elf, stream))
    loaded = [(path, elf, _place(image, path, elf)) for path, elf, _ in opened]
    for path, elf, placed in loaded:
        _define(image, elf, placed)
        del path
    for path, elf, placed in loaded:
        _relocate(image, path, elf, placed)
        _read_lines(image, elf, placed)
    for _, _, stream in opened:
        stream.close()
    return image


def _place(image: Image, path: Path, elf: Any) -> dict[int, Section]:
    """Give each allocated section an address, 64-byte aligned."""
    placed = {}
    for index, section in enumerate(elf.iter_sections()):
        if not section["sh_flags"] & _ALLOCATED or not section["sh_size"]:
            continue
        end = max((s.address + len(s.data) for s in image.sections), default=_BASE)
        address = (end + _GAP) & ~63
        data = bytearray(section["sh_size"]) if section["sh_type"] == "SHT_NOBITS" else bytearray(section.data())
        flags = section["sh_flags"]
        placed[index] = Section(address, data, bool(flags & _WRITABLE), bool(flags & _EXECUTABLE), str(path), index)
        image.sections.append(placed[index])
    return placed


def _define(image: Image, elf: Any, placed: dict[int, Section]) -> None:
    table = elf.get_section_by_name(".symtab")
    labels: dict[int, list[tuple[int, str, int]]] = {}
    for symbol in table.iter_symbols() if table else ():
        index = symbol["st_shndx"]
        if not symbol.name or index not in placed:
            continue
        address = placed[index].address + symbol["st_value"]
        image.symbols[symbol.name] = address
        if placed[index].executable and symbol["st_info"]["type"] in ("STT_FUNC", "STT_NOTYPE"):
            image.functions[symbol.name] = address
            labels.setdefault(index, []).append((address, symbol.name, symbol["st_size"]))
    for index, found in labels.items():
        found.sort()
        ends = [address for address, _, _ in found[1:]] + [placed[index].address + len(placed[index].data)]
        for (address, name, size), end in zip(found, ends, strict=True):
            image.sizes[name] = size or end - address


def _relocate(image: Image, path: Path, elf: Any, placed: dict[int, Section]) -> None:
    table = elf.get_section_by_name(".symtab")
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection) or section["sh_info"] not in placed:
            continue
        target = placed[section["sh_info"]]
        for entry in section.iter_relocations():
            place = target.address + entry["r_offset"]
            value = _symbol_address(image, table.get_symbol(entry["r_info_sym"]), placed) + entry["r_addend"]
            match entry["r_info_type"]:
                case 1:
                    size, modulus = 8, 1 << 64
                case 2 | 4:
                    value, size, modulus = value - place, 4, 1 << 32
                case 10 | 11:
                    size, modulus = 4, 1 << 32
                case kind if target.executable:
                    raise UsageError(f"{path}: relocation type {kind} is not supported; compile with -fno-pic")
                case _:
                    continue
            target.data[entry["r_offset"] : entry["r_offset"] + size] = (value % modulus).to_bytes(size, "little")


def _symbol_address(image: Image, symbol: Any, placed: dict[int, Section]) -> int:
    index = symbol["st_shndx"]
    if index in placed:
        return placed[index].address + int(symbol["st_value"])
    if symbol.name in image.symbols:
        return image.symbols[symbol.name]
    address = _UNDEFINED + 0x1000 * len(image.undefined)
    image.symbols[symbol.name] = address
    image.undefined[address] = symbol.name
    return address


def _read_lines(image: Image, elf: Any, placed: dict[int, Section]) -> None:
    """Source lines from DWARF, where there is any. Relocations of the line programs are applied by pyelftools."""
    if not elf.has_dwarf_info():
        return
    text = [section for section in placed.values() if section.executable]
    if len(text) != 1:
        return
    dwarf = elf.get_dwarf_info()
    for unit in dwarf.iter_CUs():
        program = dwarf.line_program_for_CU(unit)
        if program is None:
            continue
        offset = 0 if program.header["version"] >= 5 else 1
        names = [entry.name.decode() for entry in program["file_entry"]]
        for entry in program.get_entries():
            state = entry.state
            if state is not None and not state.end_sequence and state.file - offset < len(names):
                image.lines[text[0].address + state.address] = (names[state.file - offset], state.line)
