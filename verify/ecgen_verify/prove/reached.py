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
understood, or data stand among code, as in no emitted file, all objects of the build are added as they are.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import iced_x86 as x86

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import REGION, Image, Section, with_versions

_PLAIN = "_x64"  # ends the names of the versions for every processor, which have the contracts of the others
_FLOW = x86.FlowControl


@dataclass(eq=False)
class _Part:
    """`size` bytes of a section from `address` on. `fields`: offset -> (bytes, meaning) of what is written as zeros."""

    section: Section
    address: int
    size: int
    fields: dict[int, tuple[int, str]] = field(default_factory=dict)


@dataclass
class Reach:
    """The objects of one build. `prefix`: begins the public names, with the _ behind it; `contracts`: of these functions, by
    name with prefix, as `ecgen.logic.serialize.canonical` has them; `numbers`: `ecgen.proofs.numbers_digest`."""

    image: Image
    prefix: str
    contracts: Mapping[str, str]
    numbers: str

    def __post_init__(self) -> None:
        self.code = Code(self.image)
        self.functions = frozenset(self.image.functions.values())
        self.sections = {section.address // REGION: section for section in self.image.sections}
        self.starts: dict[int, list[int]] = {}
        for address in sorted(self.functions):
            self.starts.setdefault(address // REGION, []).append(address)

    def digest(self, name: str, symbol: str, given: frozenset[str]) -> str:
        """SHA-256 of `text`, in hex."""
        return hashlib.sha256(self.text(name, symbol, given).encode()).hexdigest()

    def text(self, name: str, symbol: str, given: frozenset[str]) -> str:
        """`name`: the public function; `symbol`: that of the body; `given`: functions by whose contracts the proof holds, with
        prefix. Raises KeyError when there is no such symbol."""
        return self._walked(_Walk(self, given), name, symbol)

    def _walked(self, walk: _Walk, name: str, symbol: str) -> str:
        functions = self.image.functions
        roots = [walk.meaning(functions[version], is_root=True) for version in with_versions(symbol, functions)]
        heading = f"function {name.removeprefix(self.prefix)} at {', '.join(roots)}"
        promise = f"promises {self.contracts[name]}"
        return "\n".join([heading, promise, f"numbers {self.numbers}", *walk.lines()]) + "\n"

    def parts(self, function: str, given: frozenset[str]) -> Parts:
        """What the function reaches without the code of those that are given, and without what any of them promises."""
        walk = _Walk(self, given)
        return Parts(walk, self._walked(walk, function, function))

    def section_of(self, address: int) -> Section | None:
        return self.sections.get(address // REGION)

    def function_at(self, address: int) -> tuple[int, int]:
        """Where the code around an address begins, and its bytes up to the next function."""
        section = self.sections[address // REGION]
        starts = self.starts.get(address // REGION, [])
        place = bisect_right(starts, address)
        first = starts[place - 1] if place else section.address
        end = starts[place] if place < len(starts) else section.address + len(section.data)
        return first, end - first


@dataclass(frozen=True)
class Parts:
    """All parts of objects that a function reaches. `text`: that of all."""

    walk: _Walk
    text: str

    @property
    def digest(self) -> str:
        """Of all of them, wherever they stand and whatever they are called."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def hold(self, address: int) -> bool:
        """Whether the address is in one of them."""
        return self.walk.holds(address)


class _Walk:
    """Parts in the order in which they are come upon."""

    def __init__(self, reach: Reach, given: frozenset[str]) -> None:
        self.reach, self.image, self.given = reach, reach.image, given
        self.stops = {
            address: name for name, address in self.image.functions.items() if name in given or name.removesuffix(_PLAIN) in given
        }
        self.parts: dict[int, _Part] = {}
        self.numbers: dict[int, int] = {}
        self.seen: set[int] = set()
        self.open: list[int] = []
        self.is_understood = True

    def lines(self) -> Iterator[str]:
        """All that is reached. Call after the roots were asked for."""
        while self.open:
            self._follow(self.open.pop(0))
        for part in self.parts.values():
            data = bytearray(part.section.stored(part.address, part.size))
            for offset, (size, _) in part.fields.items():
                data[offset : offset + size] = bytes(size)
            flags = f"{'w' if part.section.writable else 'r'}{'x' if part.section.executable else ''}"
            yield f"part {self.numbers[part.address]} {flags} {part.section.align}: {data.hex()}"
            yield from (f"  at {offset}: {meaning}" for offset, (_, meaning) in sorted(part.fields.items()))
        if not self.is_understood:
            yield from ("not understood", *(f"object {digest}" for digest in sorted(self.image.objects.values())))

    def holds(self, address: int) -> bool:
        """Whether the address is in a part. Of what is not understood, nothing is known to be."""
        return self.is_understood and any(part.address <= address < part.address + part.size for part in self.parts.values())

    def meaning(self, address: int, *, is_root: bool = False) -> str:
        """What an address is, as text; it is looked at later."""
        if address in self.image.undefined:
            return self._named(self.image.undefined[address])
        if address in self.stops and not is_root:
            return self._named(self.stops[address])
        section = self.reach.section_of(address)
        if section is None:
            self.is_understood = False
            return "unknown"
        if section.executable:
            part = self._part(section, *self.reach.function_at(address))
            self.open.append(address)
            return f"{self.numbers[part.address]}+{address - part.address}"
        part = self._part(section, section.address, len(section.data))
        return f"{self.numbers[part.address]}+{address - section.address}"

    def _named(self, name: str) -> str:
        """A function by its contract, or what is in no object."""
        public = name if name in self.reach.contracts else name.removesuffix(_PLAIN)
        neutral = name.removeprefix(self.reach.prefix)
        if public in self.given and public in self.reach.contracts:
            return f"{neutral}, which promises {hashlib.sha256(self.reach.contracts[public].encode()).hexdigest()}"
        return f"{neutral}, in no object"

    def _part(self, section: Section, address: int, size: int) -> _Part:
        if address not in self.parts:
            self.parts[address] = part = _Part(section, address, size)
            self.numbers[address] = len(self.numbers)
            for relocation in [] if section.executable else section.relocations:
                target = relocation.target
                self.is_understood &= target is not None
                meaning = "not understood" if target is None else self.meaning(target)
                part.fields[relocation.address - address] = relocation.size, meaning
        return self.parts[address]

    def _follow(self, address: int) -> None:
        """All instructions that control can come to from here inside the section."""
        todo = [address]
        while todo:
            place = todo.pop()
            section = self.reach.section_of(place)
            if place in self.seen or section is None or not section.executable:
                continue
            self.seen.add(place)
            part = self._part(section, *self.reach.function_at(place))
            instruction = self.reach.code.at(place)
            if instruction is None:
                self.is_understood &= not self.image.relocations(place, 16)
                continue
            todo += self._leads_to(instruction, part)

    def _leads_to(self, instruction: x86.Instruction, part: _Part) -> Iterator[int]:
        self.is_understood &= instruction.next_ip <= part.address + part.size  # a symbol stands within the instruction
        flow = instruction.flow_control
        if flow not in (_FLOW.UNCONDITIONAL_BRANCH, _FLOW.INDIRECT_BRANCH, _FLOW.RETURN, _FLOW.EXCEPTION, _FLOW.INTERRUPT):
            if instruction.next_ip < part.address + part.size:
                yield instruction.next_ip
            else:
                self._note(part, instruction.next_ip, 0, instruction.next_ip)
        decoder = x86.Decoder(64, self.image.code(instruction.ip), ip=instruction.ip)
        fields = decoder.get_constant_offsets(decoder.decode())
        if instruction.op_count and instruction.op_kind(0) == x86.OpKind.NEAR_BRANCH64:
            target = instruction.near_branch64
            if part.address <= target < part.address + part.size and not self.image.relocations(instruction.ip, instruction.len):
                if target not in self.stops:
                    yield target
                return
            self._note(part, instruction.ip + fields.immediate_offset, fields.immediate_size, target)
        elif instruction.is_ip_rel_memory_operand:
            target = instruction.memory_displacement
            section = self.reach.section_of(target)
            if section is not None and section.executable:  # data among code, or an address of code that may be called
                is_address = instruction.mnemonic == x86.Mnemonic.LEA and target in self.reach.functions
                self.is_understood &= is_address
            self._note(part, instruction.ip + fields.displacement_offset, fields.displacement_size, target)

    def _note(self, part: _Part, place: int, size: int, target: int) -> None:
        part.fields[place - part.address] = size, self.meaning(target)
