# SPDX-License-Identifier: MIT
"""Reads ELF relocatable objects, each section into a region of addresses of its own.

Trusted: sections, symbols and relocations. What a linker decides is not known here: regions are so far apart that no displacement
reaches from one into another, and the bytes that a linker fills in are never read. Where one section refers to another, or to an
undefined symbol, the relocation says to which (`Image.relocations`). Relocations understood: R_X86_64_PC32 and PLT32 (psABI,
table 4.9); an instruction or a constant under any other is not known.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from math import gcd
from pathlib import Path
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from ecgen.errors import UsageError
from ecgen.regular_file import read_regular
from ecgen_verify.prove.abi import STANDARD

ALLOCATED, _WRITABLE, _EXECUTABLE, _MERGED, _STRINGS = 2, 1, 4, 16, 32
#: The addresses of one section, or of one undefined symbol: further apart than 32-bit displacements reach.
REGION = 1 << 40
#: How far into a variable of another object code may read, whose size is not known here.
_LARGEST_VARIABLE = 1 << 12
#: The relocations of which a target is known: the distance from the field to a symbol.
_NONE, _PC32, _PLT32 = 0, 2, 4
#: Bytes under a relocation: under these four, under others no more.
_LONGEST = 8
#: The type of a symbol whose code is asked, when the program starts, which function is meant (IFUNC).
_INDIRECT = ("STT_GNU_IFUNC", "STT_LOOS")
#: Relocations in a form that pyelftools passes over: SHT_RELR and SHT_CREL.
_UNREAD = (19, "SHT_RELR", 0x40000014, "SHT_CREL")
#: What is read of the header of a section.
_HEADER = ("sh_type", "sh_flags", "sh_size", "sh_addralign", "sh_entsize")
#: Bytes of an object file.
_MAX_OBJECT = 1 << 28
#: What follows a function's name in the names of the two among which it lets the processor choose (emit.straight).
_VERSIONS = ("_usual", "_mulx")


def with_versions(name: str, there: Container[str]) -> list[str]:
    """The function and, where it is one that lets the processor choose, the two among which it does."""
    return [name, *(version for suffix in _VERSIONS if (version := name + suffix) in there)]


@dataclass(frozen=True)
class Relocation:
    """`size` bytes from `address` on that the linker fills in. `target`: what the address there is to mean plus the addend; None
    where the relocation is not understood, or the linker may choose another definition."""

    address: int
    size: int
    target: int | None


@dataclass
class Section:
    """`align`: its address is a multiple of this, whatever the linker does. `relocations`: by their addresses, in order."""

    address: int
    data: bytearray
    writable: bool
    executable: bool
    source: str
    align: int = 1
    relocations: dict[int, Relocation] = field(default_factory=dict)

    def holds(self, address: int, size: int = 1) -> bool:
        return self.address <= address and address + size <= self.address + len(self.data)

    def stored(self, address: int, size: int) -> bytes:
        """Up to `size` bytes as the object has them."""
        start = address - self.address
        return bytes(self.data[start : start + size])

    def relocated(self, address: int, size: int) -> list[Relocation]:
        """The relocations of any of these bytes."""
        near = map(self.relocations.get, range(address - _LONGEST + 1, address + size))
        return [r for r in near if r is not None and address < r.address + r.size]


@dataclass
class Image:
    """`sections`: by the numbers of their regions. `functions`: global and local functions by name. `undefined`: names by their
    stand-in addresses. `exported`: the symbols that other objects can mean, and whether the program may run other code than what
    is defined: of weak ones, and those that stand for what a resolver chooses. `places`: that were asked for; `objects`: by path,
    the digest of each."""

    sections: dict[int, Section] = field(default_factory=dict)
    symbols: dict[str, int] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    undefined: dict[int, str] = field(default_factory=dict)
    exported: dict[str, bool] = field(default_factory=dict)
    objects: dict[str, str] = field(default_factory=dict)
    places: set[int] = field(default_factory=set)

    def section_at(self, address: int, size: int = 1) -> Section | None:
        section = self.sections.get(address // REGION)
        if section is None or not section.holds(address, size):
            return None
        self.places.add(address)
        return section

    def part(self, address: int) -> tuple[int, int]:
        """Where the code there begins and ends, from one symbol to the next."""
        section, starts = self.sections[address // REGION], self.functions.values()
        end = section.address + len(section.data)
        return (max([section.address, *(start for start in starts if start <= address)]),
                min([end, *(start for start in starts if start > address)]))  # fmt: skip

    def constant(self, address: int, size: int) -> bytes | None:
        """Bytes that neither the linker nor a run of the program changes, or None."""
        section = self.section_at(address, size)
        if section is None or section.writable or section.relocated(address, size):
            return None
        return section.stored(address, size)

    def code(self, address: int, limit: int = 16) -> bytes:
        """Up to `limit` bytes of code, as the object has them; none outside sections that are executable and not writable."""
        section = self.section_at(address)
        if section is None or not section.executable or section.writable:
            return b""
        return section.stored(address, limit)

    def relocations(self, address: int, size: int) -> list[Relocation]:
        """Those of any of these bytes."""
        section = self.section_at(address)
        return [] if section is None else section.relocated(address, size)

    def is_aligned(self, address: int, to: int) -> bool:
        """Whether the address is a multiple of `to`, a power of two, wherever the linker puts the section."""
        section = self.section_at(address)
        return section is not None and section.align % to == 0 and (address - section.address) % to == 0

    def variable(self, address: int, size: int) -> str | None:
        """What to call these bytes where they are of a variable, whose value is not known, or None."""
        start = address - address % REGION
        if start in self.undefined and address - start < _LARGEST_VARIABLE:
            return f"{self.undefined[start]}+{address - start}" if address > start else self.undefined[start]
        section = self.section_at(address, size)
        return f"{address - start:#x} in section {start // REGION}" if section is not None and section.writable else None

    def definer(self, name: str) -> str | None:
        """The digest of the object that defines a symbol; None where no object does."""
        section = self.section_at(self.symbols[name]) if name in self.symbols else None
        return None if section is None else self.objects[section.source]


@dataclass(frozen=True)
class _Symbol:
    """`section`: its number among those that are allocated, or the name of a special one."""

    name: str
    binding: str
    type: str
    value: int
    section: int | str | None

    @property
    def is_replaceable(self) -> bool:
        """Whether the program may run other code than what this definition names."""
        return self.binding == "STB_WEAK" or self.type in _INDIRECT


@dataclass(frozen=True)
class _Object:
    """All that is read of an object; what debuggers and people read of it is none of it. `sections`: those that are allocated,
    type, flags, size, alignment and size of an element, with the bytes; `relocations`: the number of the section, offset, type,
    addend and symbol."""

    sections: Sequence[tuple[str, int, int, int, int, bytes]]
    symbols: Sequence[_Symbol]
    relocations: Sequence[tuple[int, int, int, int, _Symbol]]


def load(paths: Sequence[Path]) -> Image:
    """The objects, with what they refer to in each other. Raises UsageError for what is no x86-64 relocatable object, and what
    pyelftools raises for files that are cut or forged."""
    image, placed = Image(), []
    for path in paths:
        known = _read(path, ELFFile(BytesIO(read_regular(path, _MAX_OBJECT))))
        image.objects[str(path)] = hashlib.sha256(repr(known).encode()).hexdigest()
        placed.append((path, known, [_place(image, str(path), *section) for section in known.sections]))
    for step in (_define, _relocate):
        for path, known, parts in placed:
            step(image, path, known, parts)
    return image


def _read(path: Path, elf: Any) -> _Object:
    if elf["e_machine"] != "EM_X86_64" or elf["e_type"] != "ET_REL" or elf.elfclass != 64:
        kind = f"{elf['e_machine']}, {elf['e_type']}, {elf.elfclass} bits"
        raise UsageError(f"{path}: not a relocatable object for x86-64 ({kind})")
    numbers: dict[int, int] = {}
    sections, tables = [], []
    for index, section in enumerate(elf.iter_sections()):
        kind, flags, size, align, element = map(section.__getitem__, _HEADER)
        if kind in _UNREAD:
            raise UsageError(f"{path}: relocations of type {kind}, which are not understood")
        if isinstance(section, RelocationSection):
            tables.append(section)
        if flags & ALLOCATED and size and not flags & _STRINGS:
            numbers[index] = len(numbers)
            sections.append((kind, flags, size, align, element, section.data()))
    table = elf.get_section_by_name(".symtab")
    symbols = [_Symbol(one.name, one["st_info"]["bind"], one["st_info"]["type"], one["st_value"],
                       numbers.get(index := one["st_shndx"], index if isinstance(index, str) else None))
               for one in (table.iter_symbols() if table else ())]  # fmt: skip
    relocations = [(number, one["r_offset"], one["r_info_type"], one["r_addend"], symbols[one["r_info_sym"]])
                   for section in tables if (number := numbers.get(section["sh_info"])) is not None
                   for one in section.iter_relocations()]  # fmt: skip
    return _Object(sections, [symbol for symbol in symbols if isinstance(symbol.section, int)], relocations)


def _place(image: Image, source: str, _: str, flags: int, size: int, align: int, element: int, data: bytes) -> list[Section]:
    """Give an allocated section a region or, of a section that the linker merges with others, each of its elements."""
    step = (element if flags & _MERGED else size) or size
    align = max(align, 1) if step == size else gcd(max(align, 1), step)
    parts = []
    for start in range(0, size, step):
        address = _new_region(image)
        parts.append(Section(address, bytearray(data[start : start + step]), bool(flags & _WRITABLE), bool(flags & _EXECUTABLE),
                             source, align))  # fmt: skip
        image.sections[address // REGION] = parts[-1]
    return parts


def _address(parts: Sequence[Section], offset: int) -> int:
    """Where the byte at this offset in a section is; the end belongs to the last part."""
    step = len(parts[0].data)
    number = min(offset // step, len(parts) - 1)
    return parts[number].address + offset - number * step


def _new_region(image: Image) -> int:
    return REGION * (1 + len(image.sections) + len(image.undefined))


def _define(image: Image, path: Path, known: _Object, placed: Sequence[Sequence[Section]]) -> None:
    """Raises UsageError for a second definition of a name: which one the linker takes depends on more than the objects say; and
    for one of a function of C's library, which then does what this says wherever objects of the program call it."""
    for symbol in known.symbols:
        assert isinstance(symbol.section, int)
        parts = placed[symbol.section]
        if not symbol.name:
            continue
        if symbol.binding != "STB_LOCAL":
            if symbol.name in image.exported:
                raise UsageError(f"{path}: {symbol.name} is defined in another of the objects as well")
            if symbol.name in STANDARD:
                raise UsageError(f"{path}: {symbol.name} is defined, which is a function of C's library")
            image.exported[symbol.name] = symbol.is_replaceable
        elif symbol.name in image.symbols:
            continue
        address = image.symbols[symbol.name] = _address(parts, symbol.value)
        if parts[0].executable and symbol.type in ("STT_FUNC", "STT_NOTYPE"):
            image.functions[symbol.name] = address


def _relocate(image: Image, path: Path, known: _Object, placed: Sequence[Sequence[Section]]) -> None:
    """Note what the linker fills in; distances inside a section are filled in here. Raises UsageError for what no
    assembler makes: relocations of the same bytes, of none in the section, or in a section of elements that are merged."""
    ends = [0] * len(placed)
    for number, offset, kind, addend, symbol in sorted(known.relocations, key=lambda relocation: relocation[:2]):
        (holder, *others), is_known = placed[number], kind in (_PC32, _PLT32)
        size, least = (4, 4) if is_known else (_LONGEST, 1)
        if kind == _NONE:
            continue
        if others or offset < ends[number] or offset + least > len(holder.data):
            raise UsageError(f"{path}: a relocation at {offset:#x} of a section that is not understood")
        ends[number] = offset + least
        place, target = holder.address + offset, _symbol_address(image, symbol, placed) if is_known else None
        if target is not None:
            target += addend
        if target is not None and abs(target - place) < 1 << 31:
            holder.data[offset : offset + size] = ((target - place) % (1 << 32)).to_bytes(size, "little")
        else:
            holder.relocations[place] = Relocation(place, size, target)


def _symbol_address(image: Image, symbol: _Symbol, placed: Sequence[Sequence[Section]]) -> int | None:
    """The address that the linker takes for the symbol, or a stand-in for a symbol that no object defines; None where the linker
    may take another definition, or the program another function."""
    if isinstance(symbol.section, int):
        parts = placed[symbol.section]
        stands = not symbol.is_replaceable and (symbol.name or len(parts) == 1)
        return _address(parts, symbol.value) if stands else None
    if symbol.section not in ("SHN_UNDEF", "SHN_COMMON") or not symbol.name or image.exported.get(symbol.name):
        return None
    if symbol.name not in image.exported:
        address = _new_region(image)
        image.symbols[symbol.name] = address
        image.exported[symbol.name] = False
        image.undefined[address] = symbol.name
    return image.symbols[symbol.name]
