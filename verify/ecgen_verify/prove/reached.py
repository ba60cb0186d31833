# SPDX-License-Identifier: MIT
"""All that a function reaches in the objects of a build, as one text and its digest: what a proof of its bytes is a proof of.

The text has what the function promises, the specification's numbers, and every part of the objects that control or an address
leads to from its first instruction:

- its code, static functions that it calls or jumps to, and theirs, each from one symbol to the next;
- sections of data of which it takes an address, whole, with what these refer to;
- functions by whose contract the proof holds: the name and the contract, not the code;
- functions in no object: the name.

A field that the linker fills in, or that holds a distance to another part, is written as zeros, and what it means beside it. So
the text does not depend on where parts stand, on the names of what is inside, nor on the prefix. Where a relocation is not
understood, data stand among code, or control may come into the middle of an instruction, as in no emitted file, all objects of
the build are added as they are.

Of code all instructions of a part are looked at, from the first to the last. Where control comes to beginnings of these only, it
stays among them but for where they lead, so that it need not be followed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import iced_x86 as x86

from ecgen_verify.prove.code import BRANCH, Code
from ecgen_verify.prove.image import REGION, Section, with_versions

_PLAIN = "_x64"  # ends the names of the versions for every processor, which have the contracts of the others
_FLOW = x86.FlowControl
#: After these, control does not come to the next instruction.
_ENDS = (_FLOW.UNCONDITIONAL_BRANCH, _FLOW.INDIRECT_BRANCH, _FLOW.RETURN, _FLOW.EXCEPTION, _FLOW.INTERRUPT)


@dataclass
class Reach:
    """The objects of one build. `prefix`: begins the public names, with the _ behind it; `contracts`: of these functions, by
    name with prefix, as `ecgen.logic.serialize.canonical` has them; `numbers`: `ecgen.proofs.numbers_digest`."""

    code: Code
    prefix: str
    contracts: Mapping[str, str]
    numbers: str


class Parts:
    """All parts of objects that a function reaches. `name`: the public function; `symbol`: that of the body; `given`: functions
    by whose contracts the proof holds, with prefix. `text`: that of all; `ends`: where each ends, by where it begins, in the
    order in which they are come upon. Raises KeyError when there is no such symbol."""

    def __init__(self, reach: Reach, name: str, symbol: str, given: frozenset[str]) -> None:
        self.reach, self.image, self.given = reach, reach.code.image, given
        functions = self.image.functions
        self.stops = {place: one for one, place in functions.items() if one in given or one.removesuffix(_PLAIN) in given}
        self.ends: dict[int, int] = {}
        self.open: list[int] = []
        self.entered, self.instructions = set[int](), set[int]()
        self.is_understood = True
        roots = [self._meaning(functions[version], is_root=True) for version in with_versions(symbol, functions)]
        promise, numbers = f"promises {reach.contracts[name]}", f"numbers {reach.numbers}"
        lines = [f"function {name.removeprefix(reach.prefix)} at {', '.join(roots)}", promise, numbers]
        lines += [line for number, start in enumerate(self.open) for line in self._lines(number, start)]
        self.is_understood &= self.entered <= self.instructions
        if not self.is_understood:
            lines += ["not understood", *(f"object {digest}" for digest in sorted(self.image.objects.values()))]
        self.text = "\n".join(lines) + "\n"

    @property
    def digest(self) -> str:
        """Of all of them, wherever they stand and whatever they are called: SHA-256, in hex."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def hold(self, address: int) -> bool:
        """Whether the address is in one of them. Of what is not understood, nothing is known to be."""
        return self.is_understood and any(start <= address < end for start, end in self.ends.items())

    def _meaning(self, address: int | None, *, is_root: bool = False) -> str:
        """What an address is, as text; what is there is looked at later. None: it is not known."""
        name = self.image.undefined.get(address or 0) or (None if is_root else self.stops.get(address or 0))
        if name is not None:
            return self._named(name)
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

    def _named(self, name: str) -> str:
        """A function by its contract, or what is in no object."""
        public = name if name in self.reach.contracts else name.removesuffix(_PLAIN)
        prefix = self.reach.prefix
        neutral = f"prefix + {name.removeprefix(prefix)!r}" if name.startswith(prefix) else repr(name)  # which are two functions
        if public in self.given and public in self.reach.contracts:
            return f"{neutral}, which promises {hashlib.sha256(self.reach.contracts[public].encode()).hexdigest()}"
        return f"{neutral}, in no object"

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
        while place < end and (instruction := self.reach.code.at(place)) is not None:
            self.instructions.add(place)
            field, size, name = self.reach.code.lead(place)
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
