# SPDX-License-Identifier: MIT
"""Loads ELF relocatable objects into one address space, as a linker would.

Trusted: sections, symbols and relocations. Supported relocations: R_X86_64_PC32, PLT32, 64, 32, 32S (psABI, table 4.9);
bytes under others are not known.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from ecgen.errors import EcgenError, UsageError
from ecgen.regular_file import read_regular

ALLOCATED, _WRITABLE, _EXECUTABLE = 2, 1, 4
_BASE, _GAP = 0x10000, 0x1000
#: Addresses of undefined symbols, far from all sections and within reach of 32-bit displacements.
_UNDEFINED = 0x40000000
#: Bytes of an object file.
_MAX_OBJECT = 1 << 28
#: What follows a function's name in the names of the two among which it lets the processor choose (targets.c.is_multiversioned).
_VERSIONS = ("_usual", "_mulx")


def with_versions(name: str, there: Container[str]) -> list[str]:
    """The function and, where it is one that lets the processor choose, the two among which it does."""
    return [name, *(version for suffix in _VERSIONS if (version := name + suffix) in there)]


@dataclass
class Section:
    """`unresolved`: offsets of bytes with a relocation that is not supported."""

    address: int
    data: bytearray
    writable: bool
    executable: bool
    source: str
    index: int
    unresolved: set[int] = field(default_factory=set)

    def holds(self, address: int, size: int = 1) -> bool:
        return self.address <= address and address + size <= self.address + len(self.data)

    def known(self, address: int, size: int) -> bytes:
        """Up to `size` bytes, as far as they are known."""
        start = address - self.address
        size = min((i - start for i in self.unresolved if start <= i < start + size), default=size)
        return bytes(self.data[start : start + size])


@dataclass
class Image:
    """`functions`: global and local functions by name. `undefined`: names by their stand-in addresses. `exported`: the symbols
    that other objects can mean. `seen`: the objects of which code or constants were asked for; `objects`: all, as they were
    read, but of code that was changed."""

    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    undefined: dict[int, str] = field(default_factory=dict)
    exported: set[str] = field(default_factory=set)
    objects: dict[str, bytes] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)

    def section_at(self, address: int, size: int = 1) -> Section | None:
        return next((section for section in self.sections if section.holds(address, size)), None)

    def _look_at(self, address: int, size: int = 1) -> Section | None:
        section = self.section_at(address, size)
        if section is not None:
            self.seen.add(section.source)
        return section

    def constant(self, address: int, size: int) -> bytes | None:
        """Bytes that no run of the program can change, or None."""
        section = self._look_at(address, size)
        if section is None or section.writable or len(section.known(address, size)) < size:
            return None
        return section.known(address, size)

    def code(self, address: int, limit: int = 16) -> bytes:
        """Up to `limit` bytes of code; none outside executable sections."""
        section = self._look_at(address)
        if section is None or not section.executable:
            return b""
        return section.known(address, limit)

    def bytes_of(self, name: str) -> bytes:
        """The bytes of one function, relocations applied."""
        return self.code(self.functions[name], self.sizes[name])

    def digest(self, name: str) -> str:
        """SHA-256 over the bytes of one function, `with_versions`."""
        return hashlib.sha256(b"".join(map(self.bytes_of, with_versions(name, self.functions)))).hexdigest()

    def with_code(self, address: int, data: bytes) -> Image:
        """A copy in which the code at `address` is `data`."""
        sections = []
        for section in self.sections:
            copy = Section(section.address, bytearray(section.data), section.writable, section.executable,
                           section.source, section.index, section.unresolved)  # fmt: skip
            if section.holds(address, len(data)):
                copy.data[address - section.address : address - section.address + len(data)] = data
            sections.append(copy)
        return Image(sections, self.symbols, self.functions, self.sizes, self.undefined, self.exported)


def load(paths: Sequence[Path]) -> Image:
    """Link the objects in memory. Raises UsageError for what is no x86-64 relocatable object."""
    image = Image()
    opened = []
    for path in paths:
        with reading(path):
            content = read_regular(path, _MAX_OBJECT)
            elf = ELFFile(BytesIO(content))
            if elf["e_machine"] != "EM_X86_64" or elf["e_type"] != "ET_REL" or elf.elfclass != 64:
                kind = f"{elf['e_machine']}, {elf['e_type']}, {elf.elfclass} bits"
                raise UsageError(f"{path}: not a relocatable object for x86-64 ({kind})")
            opened.append((path, elf, _place(image, path, elf)))
            image.objects[str(path)] = content
    for step in (_define, _relocate):
        for path, elf, placed in opened:
            with reading(path):
                step(image, elf, placed)
    return image


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Raises UsageError for whatever pyelftools stumbles over: it has no one exception for files that are cut or forged."""
    try:
        yield
    except EcgenError:
        raise
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error
    except Exception as error:
        raise UsageError(f"{path}: no ELF object that can be read: {error or type(error).__name__}") from error


def _place(image: Image, path: Path, elf: Any) -> dict[int, Section]:
    """Give each allocated section an address, 64-byte aligned."""
    placed = {}
    for index, section in enumerate(elf.iter_sections()):
        if not section["sh_flags"] & ALLOCATED or not section["sh_size"]:
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
        if symbol["st_info"]["bind"] != "STB_LOCAL":
            image.exported.add(symbol.name)
        elif symbol.name in image.symbols:
            continue
        image.symbols[symbol.name] = address
        if placed[index].executable and symbol["st_info"]["type"] in ("STT_FUNC", "STT_NOTYPE"):
            image.functions[symbol.name] = address
            labels.setdefault(index, []).append((address, symbol.name, symbol["st_size"]))
    for index, found in labels.items():
        found.sort()
        ends = [address for address, _, _ in found[1:]] + [placed[index].address + len(placed[index].data)]
        for (address, name, size), end in zip(found, ends, strict=True):
            image.sizes[name] = size or end - address


def _relocate(image: Image, elf: Any, placed: dict[int, Section]) -> None:
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
                case _:
                    target.unresolved.update(range(entry["r_offset"], entry["r_offset"] + 8))
                    continue
            target.data[entry["r_offset"] : entry["r_offset"] + size] = (value % modulus).to_bytes(size, "little")


def _symbol_address(image: Image, symbol: Any, placed: dict[int, Section]) -> int:
    index = symbol["st_shndx"]
    if index in placed:
        return placed[index].address + int(symbol["st_value"])
    if index == "SHN_ABS":
        return int(symbol["st_value"])
    if symbol.name in image.exported:
        return image.symbols[symbol.name]
    address = _UNDEFINED + 0x1000 * len(image.undefined)
    image.symbols[symbol.name] = address
    image.exported.add(symbol.name)
    image.undefined[address] = symbol.name
    return address
