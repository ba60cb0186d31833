# SPDX-License-Identifier: MIT
"""Functions that were proved before, in another build of the same sources: compilers often make the same of them.

Trusted. A proof depends on the objects of which it looks at code or constants, and on the names of everything else: what these
refer to outside of themselves is known by its name, or is looked at in turn. So where the objects that a proof has looked at are
there again, it holds again, with the same claims and contracts. So it does where the parts of objects are there again that the
function reaches without those that it takes by their names, if the proof has looked at no other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from io import BytesIO
from typing import Any, Protocol

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from ecgen_verify.prove.image import ALLOCATED, Image
from ecgen_verify.prove.verdict import Outcome


class Parts(Protocol):
    """All parts of objects that a function reaches."""

    @property
    def digest(self) -> str:
        """Of all of them, wherever they stand and whatever they are called."""
        ...

    def hold(self, address: int) -> bool:
        """Whether the address is in one of them."""
        ...


#: The parts that a function of an image reaches, without the code of these functions that it calls. Names begin with the prefix.
Reaching = Callable[[Image, str, frozenset[str], str], Parts]


@dataclass
class Known:
    """What was proved of functions with one set of claims and contracts. `reaching`: None where only whole objects are
    compared."""

    reaching: Reaching | None = None
    _proved: dict[str, list[tuple[frozenset[str], Outcome]]] = field(default_factory=dict)
    _reached: dict[str, list[tuple[str, Outcome]]] = field(default_factory=dict)

    def of(self, image: Image, function: str, prove: Callable[[Image], Outcome], prefix: str = "") -> Outcome:
        """What `prove` says of the function, or has said of it where it stood in the same code. `prefix`: begins the names here,
        and does not matter."""
        digests = {name: object_digest(content, prefix) for name, content in image.objects.items()}
        there = frozenset(digests.values())
        known = self._proved.setdefault(function.removeprefix(prefix), [])
        for needed, outcome in known:
            if needed <= there:
                return _again(outcome, image, function)
        for digest, outcome in self._reached.get(function.removeprefix(prefix), ()):
            if self._parts(image, function, outcome, prefix).digest == digest:
                return _again(outcome, image, function)
        image.seen.clear()
        image.places.clear()
        outcome = replace(prove(image), origin=image.origin)
        if outcome.verdict.proved and image.functions[function] not in image.places:
            raise AssertionError(f"the code of {function} that was looked at is not that of these objects")
        if outcome.verdict.proved and image.seen <= digests.keys():
            known.append((frozenset(digests[name] for name in image.seen), outcome))
            if self.reaching is not None:
                places = set(image.places)
                parts = self._parts(image, function, outcome, prefix)
                if all(map(parts.hold, places)):
                    self._reached.setdefault(function.removeprefix(prefix), []).append((parts.digest, outcome))
        return outcome

    def _parts(self, image: Image, function: str, outcome: Outcome, prefix: str) -> Parts:
        assert self.reaching is not None
        return self.reaching(image, function, frozenset(outcome.called), prefix)


def _again(outcome: Outcome, image: Image, function: str) -> Outcome:
    """Of the function in these objects."""
    verdict = replace(outcome.verdict, function=function, sha256=image.digest(function), seconds=0.0)
    return replace(outcome, verdict=verdict, origin=image.origin)


@cache
def object_digest(content: bytes, prefix: str = "") -> str:
    """SHA-256 over what an object brings to memory: its sections, symbols and references, names without the prefix. What
    debuggers are told is left out."""
    elf: Any = ELFFile(BytesIO(content))
    sections = list(elf.iter_sections())
    placed = {i: s for i, s in enumerate(sections) if s["sh_flags"] & ALLOCATED and s["sh_size"]}
    number = {index: i for i, index in enumerate(placed)}
    table = elf.get_section_by_name(".symtab")

    def place(symbol: Any) -> object:
        """Where it is, or what it is called where that is not in this object."""
        index = symbol["st_shndx"]
        return (number[index], symbol["st_value"]) if index in number else (index, symbol.name.removeprefix(prefix))

    fields = ("sh_type", "sh_flags", "sh_size", "sh_addralign", "sh_entsize")
    parts: list[object] = [(*(s[field] for field in fields), s.data()) for s in placed.values()]
    for symbol in table.iter_symbols() if table else ():
        if symbol.name and symbol["st_shndx"] in number:
            kind = symbol["st_info"]["bind"], symbol["st_info"]["type"], symbol["st_size"]
            parts.append((symbol.name.removeprefix(prefix), place(symbol), kind))
    for section in sections:
        if isinstance(section, RelocationSection) and section["sh_info"] in number:
            for entry in section.iter_relocations():
                target = place(table.get_symbol(entry["r_info_sym"]))
                parts.append((number[section["sh_info"]], entry["r_offset"], entry["r_info_type"], target, entry["r_addend"]))
    return hashlib.sha256(repr(parts).encode()).hexdigest()
