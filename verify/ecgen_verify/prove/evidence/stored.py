# SPDX-License-Identifier: MIT
"""Functions as they stand in an object, before any linking: their bytes, and what the object says made it."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from elftools.elf.elffile import ELFFile

from ecgen_verify.prove.image import with_versions


@dataclass(frozen=True)
class Stored:
    """`functions`: name -> SHA-256 of the bytes up to the function's size or, where there is none (nasm), to the next
    function, and of its versions after them; relocated fields as stored. `undefined`: symbols that another object has to define.
    `tool`: name and version."""

    path: Path
    tool: str
    functions: dict[str, str]
    undefined: frozenset[str]


def read_stored(path: Path) -> Stored:
    with path.open("rb") as stream:
        elf: Any = ELFFile(stream)
        symbols = list(elf.get_section_by_name(".symtab").iter_symbols())
        defined = [s for s in symbols if s["st_info"]["type"] == "STT_FUNC" and isinstance(s["st_shndx"], int)]
        code = {}
        for symbol in defined:
            section = elf.get_section(symbol["st_shndx"])
            start = symbol["st_value"]
            later = [s["st_value"] for s in defined if s["st_shndx"] == symbol["st_shndx"] and s["st_value"] > start]
            end = start + symbol["st_size"] if symbol["st_size"] else min(later, default=section["sh_size"])
            code[symbol.name] = section.data()[start:end]
        functions = {name: hashlib.sha256(b"".join(code[version] for version in with_versions(name, code))).hexdigest()
                     for name in code}  # fmt: skip
        undefined = frozenset(s.name for s in symbols if s["st_shndx"] == "SHN_UNDEF" and s.name)
        return Stored(path, _tool(elf), functions, undefined)


def _tool(elf: Any) -> str:
    """gcc and clang sign in .comment; nasm in its line information."""
    comment = elf.get_section_by_name(".comment")
    if comment is not None:
        signed = [text for text in comment.data().decode("ascii", "replace").split("\0") if text]
        if signed:
            return re.sub(r"^GCC: ", "gcc ", str(signed[0]))
    if elf.has_dwarf_info():
        for unit in elf.get_dwarf_info().iter_CUs():
            producer = unit.get_top_DIE().attributes.get("DW_AT_producer")
            if producer is not None:
                return str(producer.value.decode("ascii", "replace"))
    return "unknown"
