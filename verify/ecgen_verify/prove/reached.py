# SPDX-License-Identifier: MIT
"""All that a function reaches in the objects of a build, as lines of text: what a proof of its bytes is a proof of.

These have every part of the objects that control or an address leads to from its first instruction:

- its code, static functions that it calls or jumps to, and theirs, each from one symbol to the next;
- sections of data of which it takes an address, whole, with what these refer to;
- functions that it takes by their names, and functions in no object: what is said of the name, not the code.

A field that the linker fills in, or that holds a distance to another part, is written as zeros, and what it means beside it. So
the lines do not depend on where parts stand, nor on the names of what is inside. Where a relocation is not understood, data
stand among code, or control may come into the middle of an instruction, as in no emitted file, all objects of the build are
added as they are.

Of code all instructions of a part are looked at, from the first to the last. Where control comes to beginnings of these only, it
stays among them but for where they lead, so that it need not be followed.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator

import iced_x86 as x86

from ecgen_verify.prove.code import BRANCH, Code
from ecgen_verify.prove.image import REGION, Section, with_versions

_FLOW = x86.FlowControl
#: After these, control does not come to the next instruction.
_ENDS = (_FLOW.UNCONDITIONAL_BRANCH, _FLOW.INDIRECT_BRANCH, _FLOW.RETURN, _FLOW.EXCEPTION, _FLOW.INTERRUPT)


def neutral(name: str, prefix: str) -> str:
    """What a name is in folders with other prefixes. With the prefix and without it, it is the name of two functions."""
    return f"prefix + {name.removeprefix(prefix)!r}" if name.startswith(prefix) else repr(name)


class Parts:
    """All parts of objects that a function reaches. `symbol`: that of its body; `given`: of these functions it takes the names;
    `said`: what is written of one that it takes so, or that is in no object. `lines`: where it begins, then the parts; the same
    wherever they stand and whatever they are called. `ends`: where each ends, by where it begins, in the order in which they are
    come upon. Raises KeyError when there is no such symbol."""

    def __init__(self, code: Code, symbol: str, given: Container[str], said: Callable[[str], str]) -> None:
        self.code, self.image, self.said = code, code.image, said
        functions = self.image.functions
        self.stops = {place: one for one, place in functions.items() if one in given}
        self.ends: dict[int, int] = {}
        self.open: list[int] = []
        self.entered, self.instructions = set[int](), set[int]()
        self.is_understood = True
        roots = [self._meaning(functions[version], is_root=True) for version in with_versions(symbol, functions)]
        self.lines = [", ".join(roots)]
        self.lines += [line for number, start in enumerate(self.open) for line in self._lines(number, start)]
        self.is_understood &= self.entered <= self.instructions
        if not self.is_understood:
            self.lines += ["not understood", *(f"object {digest}" for digest in sorted(self.image.objects.values()))]

    def hold(self, address: int) -> bool:
        """Whether the address is in one of them. Of what is not understood, nothing is known to be."""
        return self.is_understood and any(start <= address < end for start, end in self.ends.items())

    def _meaning(self, address: int | None, *, is_root: bool = False) -> str:
        """What an address is, as text; what is there is looked at later. None: it is not known."""
        name = self.image.undefined.get(address or 0) or (None if is_root else self.stops.get(address or 0))
        if name is not None:
            return self.said(name)
        section = None if address is None else self.image.sections.get(address // REGION)
        if address is None or section is None:
            self.is_understood = False
            return "unknown"
        start, end = section.address, section.address + len(section.data)
        if section.executable:
            self.entered.add(address)
            start, end = self.image.part(address)
        if start not in self.ends:
            self.ends[start] = end
            self.open.append(start)
        return f"{self.open.index(start)}+{address - start}"

    def _lines(self, number: int, start: int) -> Iterator[str]:
        """One part, and what its fields mean, which are written as zeros."""
        section, end = self.image.sections[start // REGION], self.ends[start]
        data, fields = bytearray(section.stored(start, end - start)), []
        for place, size, target in self._fields(section, start, end):
            data[place - start : place - start + size] = bytes(size)
            fields.append(f"  at {place - start}: {self._meaning(target)}")
        flags = f"{'w' if section.writable else 'r'}{'x' if section.executable else ''}"
        yield from (f"part {number} {flags} {section.align}: {data.hex()}", *fields)

    def _fields(self, section: Section, start: int, end: int) -> Iterator[tuple[int, int, int | None]]:
        """Where each is, its size, and to where it leads."""
        if not section.executable:
            yield from ((r.address, r.size, r.target) for r in section.relocations.values())
            return
        place, goes_on = start, True
        while place < end and (instruction := self.code.at(place)) is not None:
            self.instructions.add(place)
            field, size, name = self.code.lead(place)
            target = getattr(instruction, name)
            if size and name == BRANCH and start <= target < end:
                self.entered.add(target)
            elif size:
                of = self.image.sections.get(target // REGION)  # of an operand: data among code, or an address of code
                self.is_understood &= name == BRANCH or of is None or not of.executable
                yield field, size, target
            if instruction.mnemonic != x86.Mnemonic.NOP:  # which fill the space up to the next symbol
                goes_on = instruction.flow_control not in _ENDS
            place = instruction.next_ip
        self.is_understood &= place == end
        if goes_on:
            yield end, 0, end
