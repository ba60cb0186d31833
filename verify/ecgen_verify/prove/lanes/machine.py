# SPDX-License-Identifier: MIT
"""The machine state of one path, with the vectors of eight lanes and the memory that only they are kept in.

Trusted. Vectors in memory are whole and at multiples of 64 bytes from where their object begins. The part of the stack that the
function aligns for itself is an object of its own, below everything that stood on the stack before.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ecgen_verify.prove.domain import signed
from ecgen_verify.prove.machine import Machine, Pointer, Value, Violation
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

LANES = 8
SIZE = 64
#: The object that begins at the stack pointer once this is aligned: what is below it, and the room up to what the stack holds.
FRAME = "frame"
_LARGEST_FRAME = 1 << 15


@dataclass(frozen=True)
class Offsets:
    """A constant in each lane, not the same in all."""

    lanes: tuple[int, ...]


Lanes = Word | Offsets


@dataclass
class LaneMachine(Machine):
    """`cells`: vectors in memory. `arrays`: words of arrays of single elements, one element for each lane: base -> words of an
    element. `singles`: what word of its lane's element is. `stored`: the words that were scattered."""

    zmm: dict[int, Lanes] = field(default_factory=dict)
    masks: set[int] = field(default_factory=set)  # those that are all-ones
    cells: dict[tuple[str, int], Word] = field(default_factory=dict)
    arrays: dict[str, int] = field(default_factory=dict)
    singles: dict[tuple[str, int], Word] = field(default_factory=dict)
    stored: set[tuple[str, int]] = field(default_factory=set)
    room: int = 0  # bytes from where the frame begins up to what stood on the stack when it was aligned
    elsewhere: bool = False  # the path ends in the plain function

    def copy(self) -> LaneMachine:
        return self._apart(super().copy())

    def snapshot(self) -> LaneMachine:
        return self._apart(super().snapshot())

    @staticmethod
    def _apart(taken: Machine) -> LaneMachine:
        """The copy, with what vectors are kept in no longer shared."""
        assert isinstance(taken, LaneMachine)
        taken.zmm, taken.masks, taken.cells = dict(taken.zmm), set(taken.masks), dict(taken.cells)
        taken.singles, taken.stored = dict(taken.singles), set(taken.stored)
        return taken

    def restore(self, other: Machine) -> None:
        super().restore(other)
        assert isinstance(other, LaneMachine)
        self.zmm, self.masks, self.cells, self.singles, self.stored = (
            other.zmm, other.masks, other.cells, other.singles, other.stored)  # fmt: skip

    def settle(self) -> None:
        super().settle()
        settled = self.path.settled
        self.zmm = {number: settled(value) if isinstance(value, Word) else value for number, value in self.zmm.items()}
        self.cells = {place: settled(word) for place, word in self.cells.items()}
        self.singles = {place: settled(word) for place, word in self.singles.items()}

    def write(self, register: str, value: Value, bits: int) -> None:
        """As for any machine; what the frame holds below the stack pointer is gone."""
        top = self.registers["RSP"]
        if register != "RSP" or not isinstance(top, Pointer) or top.base != FRAME:
            super().write(register, value, bits)
            return
        if isinstance(value, Pointer) and value.base == FRAME:
            self.registers[register], lowest = value, value.offset
        else:
            super().write(register, value, bits)
            lowest = self.room
        self.cells = {place: word for place, word in self.cells.items() if place[0] != FRAME or place[1] >= lowest}

    def check_writable(self, place: Pointer, size: int) -> None:
        """Words are stored on the stack alone, so that none is stored over part of a vector."""
        if place.base != "stack":
            raise Undecided("a word stored where vectors are kept")
        super().check_writable(place, size)

    # ------------------------------------------------------------------ whole vectors

    def load_lanes(self, place: Pointer) -> Lanes:
        if place.base == "image":
            return self._constants([self._quad(place.moved(8 * lane)) for lane in range(LANES)])
        where = self.resolve(place)
        if (where.base, where.offset) not in self.cells:
            raise Undecided(f"a vector from {where.base}{where.offset:+d}, where none is known")
        return self.cells[where.base, where.offset]

    def broadcast(self, place: Pointer) -> Word:
        """The same word from memory in every lane: only constants, as what stands in objects is not the same for all lanes."""
        if place.base != "image":
            raise Undecided(f"a word for all lanes from {place.base}, which is no constant")
        return constant(signed(self._quad(place)))

    def _quad(self, place: Pointer) -> int:
        data = self.image.constant(place.offset, 8)
        if data is None:
            raise Undecided("a vector from an object that is not constant")
        return int.from_bytes(data, "little")

    @staticmethod
    def _constants(values: list[int]) -> Lanes:
        return constant(signed(values[0])) if len(set(values)) == 1 else Offsets(tuple(values))

    def store_lanes(self, place: Pointer, value: Lanes) -> None:
        if not isinstance(value, Word):
            raise Undecided("a store of constants that differ by lane")
        where = self.resolve(place)
        if where.base == FRAME:
            top = self.registers["RSP"]
            inside = isinstance(top, Pointer) and top.base == FRAME and top.offset <= where.offset <= self.room - SIZE
            if not inside or where.offset < -_LARGEST_FRAME:
                raise Violation(f"a vector stored at {FRAME}{where.offset:+d}, outside the function's own frame")
        elif not (where.base in self.writable and 0 <= where.offset <= self.writable[where.base] - SIZE):
            raise Violation(f"a vector stored at {where.base}{where.offset:+d}, outside the outputs and the frame")
        if where.base in self.arrays or where.offset % SIZE:
            raise Undecided(f"a vector stored at {where.base}{where.offset:+d}, across others")
        self.cells[where.base, where.offset] = value
        self.stored.add((where.base, where.offset))

    # ------------------------------------------------------------------ arrays of single elements

    def single(self, place: Pointer, lanes: Lanes, scale: int) -> tuple[str, int]:
        """Which word of the lane's own element is addressed: all lanes the same word, each of its own element."""
        where = self.resolve(place)
        words = self.arrays.get(where.base)
        if words is None or not isinstance(lanes, Offsets):
            raise Undecided("addresses in lanes that are no elements of an array")
        if [scale * offset for offset in lanes.lanes] != [8 * words * lane for lane in range(LANES)]:
            raise Violation("lanes that do not take the elements of an array in their order")
        if where.offset % 8 or not 0 <= where.offset < 8 * words:
            raise Violation(f"a lane takes a word at {where.offset:+d} from its element, outside it")
        return where.base, where.offset // 8
