# SPDX-License-Identifier: MIT
"""The state of one path through a function: registers, memory, flags, and what is known of the lengths.

Trusted. Memory is kept by bytes in named regions: the parameters, the sections of the objects, and the stack, whose offset 0 is
what the stack pointer holds at entry. Whatever a path asks for that is not known is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from ecgen_verify.prove.abi import SAVED, SCRATCH
from ecgen_verify.prove.hashes.decode import Immediate, Memory, Operand, Register
from ecgen_verify.prove.hashes.lengths import Lengths
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.image import REGION, Image
from ecgen_verify.prove.world import Undecided

_FRAME, _RED_ZONE = 1 << 15, 128
#: Begins the names of the regions that are sections or symbols of the objects.
_OBJECTS = "objects "


@dataclass(frozen=True, slots=True)
class Pointer:
    """`offset` bytes from the start of a region."""

    region: str
    offset: Word


Value = Word | Pointer


@dataclass(frozen=True, slots=True)
class Region:
    """A parameter in memory, whose address is a multiple of `align`. The function may write its bytes from `start` to `size`, if
    any."""

    name: str
    size: int
    writable: bool = False
    align: int = 1
    start: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """A value of `size` bytes that was stored at offset `start`; it stands at each of them that still holds it."""

    value: Value
    start: int
    size: int


@dataclass(frozen=True, slots=True)
class Flags:
    """As a comparison of two values leaves them (`two`), or an instruction with this result; `carry`: False where it is clear,
    None where nothing is known of it. Signed conditions are known of constants only."""

    one: Value
    two: Value | None
    carry: bool | None = None


class Strings(Protocol):
    """Operands in memory whose length is not known, and what is known of words that each iteration of a loop changes otherwise
    than by a number."""

    @property
    def names(self) -> frozenset[str]:
        """Of the regions."""
        ...

    def load(self, machine: Machine, place: Pointer, size: int) -> Value: ...

    def store(self, machine: Machine, place: Pointer, value: Value, size: int) -> None:
        """Leaves what is known then in the machine."""
        ...

    def at_header(self, machine: Machine) -> None:
        """A path comes to the header of a loop. Leaves what is known then in the machine."""
        ...

    def middle(self, machine: Machine, later: Machine, old: Word, new: Word) -> Word | None:
        """What stands for a word in the middle of a loop, which was `old` at first and `new` after an iteration, in `later`; None
        where nothing is known of it. Leaves what is known then in the machine."""
        ...

    def in_middle(self, machine: Machine) -> None:
        """The machine is in the middle of the loop. Leaves what is known then in it."""
        ...

    def again(self, machine: Machine, old: Word, new: Value | None) -> bool | None:
        """Whether what is known of `old`, a word of `middle`, holds of `new` after an iteration, in the machine; None: it is no
        such word."""
        ...


@dataclass
class Machine:
    """`notes`: numbers that no register may hold, but what is to be shown speaks of. `copies`: see `adding`. `inside`: headers of
    loops that the path has come to, and what held there; see `iterations`. `counted`: the unknown that says how often the next
    loop iterates; None: "iterations". `loaded`: where it is a set, the bytes that loads read, by region and offset."""

    words: Words
    image: Image
    lengths: Lengths
    regions: dict[str, Region]
    address: int
    registers: dict[str, Value] = field(default_factory=dict)
    vectors: dict[int, Word] = field(default_factory=dict)
    memory: dict[str, dict[int, Cell]] = field(default_factory=dict)
    flags: Flags | None = None
    notes: dict[str, Word] = field(default_factory=dict)
    copies: tuple[tuple[Word, Word, Word], ...] = ()
    inside: dict[int, Machine] = field(default_factory=dict)
    forks: int = 0
    loaded: set[tuple[str, int]] | None = None
    counted: Word | None = None
    strings: Strings | None = None

    def enter(self) -> None:
        """The state at entry, as the ABI has it, but for the arguments."""
        for name in (*SAVED, *SCRATCH):
            self.registers[name] = self.words.atom(("entry", name), 64)
        self.registers["RSP"] = Pointer("stack", self.words.const(0, 64))
        self.memory["stack"] = {}
        self.put(Pointer("stack", self.words.const(0, 64)), self.words.atom(("entry", "return"), 64), 8, checked=False)

    def copy(self) -> Machine:
        memory = {name: dict(cells) for name, cells in self.memory.items()}
        return replace(self, lengths=replace(self.lengths, ranges=dict(self.lengths.ranges)), registers=dict(self.registers),
                       vectors=dict(self.vectors), memory=memory, notes=dict(self.notes), inside=dict(self.inside))  # fmt: skip

    # ------------------------------------------------------------------ memory

    def load(self, place: Value, size: int) -> Value:
        """Raises Undecided where nothing known is there."""
        if isinstance(place, Word):
            raise Undecided("a number, a secret, or what is not known, is an address")
        if self.strings is not None and place.region in self.strings.names:
            return self.strings.load(self, place, size)
        start = self.offset(place)
        if place.region.startswith(_OBJECTS):
            data = self.image.constant(self._address(place), size) if 0 <= start < REGION else None
            if data is None:
                raise Undecided("a load from a variable, or from nowhere")
            return self.words.const(int.from_bytes(data, "little"), 8 * size)
        if self.loaded is not None:
            self.loaded.update((place.region, start + i) for i in range(size))
        cells = self.memory.get(place.region, {})
        first = cells.get(start)
        if first is None:
            raise Undecided(f"a load at {place.region}{start:+d}, where nothing known is")
        if first.start == start and first.size == size and all(cells.get(start + i) is first for i in range(1, size)):
            return first.value
        parts = []
        for offset in range(start, start + size):
            cell = cells.get(offset)
            if cell is None or not isinstance(cell.value, Word):
                raise Undecided(f"a load at {place.region}{offset:+d}, where nothing known is, or part of an address")
            parts.append(self.words.cut(cell.value, 8 * (offset - cell.start), 8))
        return self.words.join(parts)

    def store(self, place: Value, value: Value, size: int) -> None:
        self.put(place, value, size, checked=True)

    def put(self, place: Value, value: Value, size: int, *, checked: bool) -> None:
        """As `store`; where it is not checked, whether the function may write there, it is not it that writes."""
        if not isinstance(place, Pointer):
            raise Undecided("a store to an address that is not known")
        if (value.width if isinstance(value, Word) else 64) != 8 * size:
            raise Undecided("a store of part of a value")
        if self.strings is not None and place.region in self.strings.names:
            self.strings.store(self, place, value, size)
            return
        start = self.offset(place)
        if checked:
            self.writable(place.region, start, size)
        cell, cells = Cell(value, start, size), self.memory.setdefault(place.region, {})
        for i in range(start, start + size):
            cells[i] = cell

    def writable(self, region: str, start: int, size: int) -> None:
        """Raises Undecided unless the function may write there."""
        if region == "stack":
            top = self.stack_pointer()
            if not max(top - _RED_ZONE, -_FRAME) <= start <= start + size <= 0:
                raise Undecided(f"a store at stack{start:+d}, outside the function's own frame")
            return
        known = self.regions.get(region)
        if known is None or not known.writable or not known.start <= start <= start + size <= known.size:
            raise Undecided(f"a store at {region}{start:+d}, outside the outputs")

    def offset(self, place: Pointer) -> int:
        """Raises Undecided where it is not a number."""
        constant = place.offset.constant
        if constant is None:
            raise Undecided(f"a secret, or what is not known, decides an address in {place.region}")
        return constant - (1 << 64) if constant >> 63 else constant

    def aligned(self, place: Value, to: int) -> bool:
        if isinstance(place, Word):
            return False
        if place.region.startswith(_OBJECTS):
            return self.image.is_aligned(self._address(place), to)
        if place.region == "stack":
            return (self.offset(place) + 8) % to == 0 and to <= 16  # the ABI: at entry, rsp + 8 is a multiple of 16
        known = self.regions.get(place.region)
        return known is not None and known.align % to == 0 and self.offset(place) % to == 0

    def _address(self, place: Pointer) -> int:
        """Of what is in the objects, by the numbers of `Image`."""
        return REGION * int(place.region.removeprefix(_OBJECTS)) + self.offset(place)

    def stack_pointer(self) -> int:
        top = self.registers.get("RSP")
        if not isinstance(top, Pointer) or top.region != "stack":
            raise Undecided("the stack pointer is not known")
        return self.offset(top)

    def push(self, value: Value) -> None:
        self.registers["RSP"] = self.moved(self.registers["RSP"], self.words.const(-8, 64))
        self.store(self.registers["RSP"], value, 8)

    def pop(self) -> Value:
        value = self.load(self.registers["RSP"], 8)
        self.registers["RSP"] = self.moved(self.registers["RSP"], self.words.const(8, 64))
        self._forget_below(self.stack_pointer() - _RED_ZONE)
        return value

    def _forget_below(self, lowest: int) -> None:
        """What is lower on the stack may change at any time (the ABI)."""
        cells = self.memory["stack"]
        for offset in [offset for offset in cells if offset < lowest]:
            del cells[offset]

    def called(self) -> None:
        """What a call leaves of registers and of the stack below (the ABI)."""
        for name in SCRATCH:
            self.registers.pop(name, None)
        self.vectors.clear()
        self.flags = None
        self._forget_below(self.stack_pointer())

    # ------------------------------------------------------------------ operands

    def place(self, operand: Memory) -> Value:
        """The address that the operand means."""
        if operand.in_objects:
            region, offset = divmod(operand.displacement, REGION)
            return Pointer(f"{_OBJECTS}{region}", self.words.const(offset, 64))
        total: Value = self.words.const(operand.displacement, 64)
        if operand.base:
            total = self.moved(self.register(operand.base), self.word_of(total))
        if operand.index:
            index = self.register(operand.index)
            if isinstance(index, Pointer):
                if operand.scale != 1 or isinstance(total, Pointer):
                    raise Undecided("arithmetic on addresses")
                index, total = total, index
            total = self.moved(total, self.words.total(64, [(self.word_of(index), operand.scale)]))
        return total

    def moved(self, value: Value, by: Word) -> Value:
        """The sum."""
        if isinstance(value, Pointer):
            return Pointer(value.region, self.words.add(value.offset, by))
        return self.words.add(value, by)

    def register(self, name: str) -> Value:
        value = self.registers.get(name)
        if value is None:
            raise Undecided(f"{name} is not known")
        return value

    def word_of(self, value: Value) -> Word:
        if not isinstance(value, Word):
            raise Undecided("an address where a number is expected")
        return value

    def read(self, operand: Operand, bits: int) -> Value:
        """The operand, of this many bits."""
        if isinstance(operand, Register):
            value = self.register(operand.name)
            if operand.high:
                return self.words.cut(self.word_of(value), 8, 8)
            return value if bits == 64 else self.words.cut(self.word_of(value), 0, bits)
        if isinstance(operand, Immediate):
            return self.words.const(operand.value, bits)
        if isinstance(operand, Memory):
            return self.load(self.place(operand), bits // 8)
        raise Undecided("a vector where a word is expected")

    def word(self, operand: Operand, bits: int) -> Word:
        return self.word_of(self.read(operand, bits))

    def write(self, operand: Operand, value: Value) -> None:
        """A word of 32 bits in a register has zeros above; of 8 or 16, what was there, as beside bits 8 to 15."""
        if isinstance(operand, Register):
            if operand.high:
                old = self.word_of(self.register(operand.name))
                value = self.words.join([self.words.cut(old, 0, 8), self.word_of(value), self.words.cut(old, 16, 48)])
            elif operand.bits < 64:
                value = self.word_of(value)
                if operand.bits == 32:
                    value = self.words.resized(value, 64)
                else:
                    old = self.word_of(self.register(operand.name))
                    value = self.words.join([value, self.words.cut(old, operand.bits, 64 - operand.bits)])
            self.registers[operand.name] = value
            if operand.name == "RSP":
                self._forget_below(self.stack_pointer() - _RED_ZONE)
        elif isinstance(operand, Memory):
            self.store(self.place(operand), value, operand.bits // 8)
        else:
            raise Undecided("an operand that cannot be written")
