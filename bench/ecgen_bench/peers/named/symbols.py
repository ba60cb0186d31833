# SPDX-License-Identifier: MIT
"""The symbols of a relocatable ELF object for x86-64, as far as a call to one of them needs them.

Source: System V Application Binary Interface, edition 4.1, chapter 4 (Object Files); AMD64 supplement, section 4.1.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import UsageError

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")

_IDENT = b"\x7fELF\x02\x01"  # 64 bits, little-endian
_RELOCATABLE, _X86_64 = 1, 62
_SYMBOL_TABLE, _UNDEFINED = 2, 0
_LOCAL, _NO_TYPE, _FUNCTION = 0, 0, 2

#: How many names a message lists.
_SHOWN = 8


@dataclass(frozen=True)
class _Symbol:
    name: str
    kind: int
    is_local: bool
    is_defined: bool

    @property
    def can_be_called(self) -> bool:
        return self.is_defined and not self.is_local and self.kind in (_NO_TYPE, _FUNCTION)


def require_function(file: Path, name: str) -> None:
    """Raises UsageError, with the file and the reason, unless `file` is such an object and defines a global function `name`."""
    symbols = _symbols(file)
    named = [symbol for symbol in symbols if symbol.name == name]
    if any(symbol.can_be_called for symbol in named):
        return
    if not named:
        names = sorted(symbol.name for symbol in symbols if symbol.can_be_called)
        there = ", ".join(names[:_SHOWN]) + (", ..." if len(names) > _SHOWN else "") if names else "none"
        raise UsageError(f"{file}: has no symbol {name!r}; the functions that it defines: {there}")
    if not any(symbol.is_defined for symbol in named):
        raise UsageError(f"{file}: {name!r} is undefined there: name the object that defines it")
    if all(symbol.is_local for symbol in named):
        raise UsageError(f"{file}: {name!r} is local to it: only a global function can be called")
    raise UsageError(f"{file}: {name!r} is no function")


def _symbols(file: Path) -> list[_Symbol]:
    """Raises UsageError when the file cannot be read as such an object."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise UsageError(f"{file}: cannot read: {error.strerror or error}") from None
    if data[:4] != _IDENT[:4]:
        raise UsageError(f"{file}: is no ELF object" + (": it is an archive; take the object out with ar x"
                                                       if data.startswith(b"!<arch>") else ""))  # fmt: skip
    try:
        return _parse(data, file)
    except (struct.error, ValueError, IndexError):
        raise UsageError(f"{file}: is damaged: its tables lie outside the file") from None


def _parse(data: bytes, file: Path) -> list[_Symbol]:
    ident, kind, machine, _, _, _, offset, _, _, _, _, size, count, _ = _HEADER.unpack_from(data)
    if not ident.startswith(_IDENT) or machine != _X86_64:
        raise UsageError(f"{file}: is no ELF object for x86-64")
    if kind != _RELOCATABLE:
        raise UsageError(f"{file}: is linked already: name a relocatable object (.o)")
    sections = [_SECTION.unpack_from(data, offset + size * index) for index in range(count)]
    symbols = []
    for _, section_kind, _, _, start, length, link, *_ in sections:
        if section_kind == _SYMBOL_TABLE:
            names = sections[link][4]
            symbols += [_symbol(data, at, names) for at in range(start, start + length, _SYMBOL.size)]
    return symbols


def _symbol(data: bytes, at: int, names: int) -> _Symbol:
    name, info, _, section, _, _ = _SYMBOL.unpack_from(data, at)
    begin = names + name
    text = data[begin : data.index(b"\0", begin)].decode("utf-8", "replace")
    return _Symbol(text, info & 15, info >> 4 == _LOCAL, section != _UNDEFINED)
