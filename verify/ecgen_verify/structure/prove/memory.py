# SPDX-License-Identifier: MIT
"""Memory of a call: the objects that arguments point to, the stack, and constants of the image.

Trusted: every access is inside an object that the contract gives, aligned where the instruction asks for it, and writes go to
outputs and the stack alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ecgen_verify.prove.image import Image
from ecgen_verify.structure.prove.values import Fork, Lane, Lanes, Piece, Pointer, Undecided, Value, Violation, split, value_of

STACK, IMAGE = "stack", "image"
#: Bytes below the stack pointer at entry that there are, and below the stack pointer that nobody else writes (psABI, 3.2.2).
_STACK_BYTES, _RED_ZONE = 1 << 17, 128
#: Where a function returns to.
RETURN = Pointer("caller", 0)


@dataclass
class Object:
    """`first`: the offset of the first byte; `align`: of offset 0, whatever the caller does, with `skew` added."""

    first: int
    lanes: list[Lane]
    writable: bool
    align: int
    skew: int = 0


@dataclass
class Memory:
    """`before`: (x, y) -> whether x is before y in memory, where it was asked. `reads`, `writes`: by object, the number of the
    last read and of the first write, as `clock` counts. `compared`: whether it was asked at all."""

    image: Image
    width: int
    before: dict[tuple[str, str], bool]
    objects: dict[str, Object] = field(default_factory=dict)
    reads: dict[str, int] = field(default_factory=dict)
    writes: dict[str, int] = field(default_factory=dict)
    clock: int = 0
    compared: bool = False

    def __post_init__(self) -> None:
        # at entry the return address is on the stack, at an address 8 above a multiple of 16 (psABI, 3.2.2)
        self.objects[STACK] = Object(-_STACK_BYTES, [None] * ((_STACK_BYTES + 8) * 8 // self.width), True, 16, 8)
        self.store(Pointer(STACK, 0), RETURN, 8, 0)

    def add(self, name: str, lanes: Lanes, *, writable: bool, align: int) -> None:
        self.objects[name] = Object(0, list(lanes), writable, align)

    def bytes_of(self, name: str) -> int:
        """From offset 0 on."""
        thing = self.objects[name]
        return thing.first + len(thing.lanes) * self.width // 8

    def load(self, place: Pointer, size: int, top: int) -> Value:
        """`top`: the offset of the stack pointer."""
        if place.base == IMAGE:
            constant = self.image.constant(place.offset, size)
            if constant is None:
                raise Undecided("reads what is no constant of the object")
            return int.from_bytes(constant, "little")
        thing, start, count = self._found(place, size, top)
        self.clock += 1
        self.reads[place.base] = self.clock
        return value_of(tuple(thing.lanes[start : start + count]), self.width)

    def store(self, place: Pointer, value: Value, size: int, top: int) -> None:
        thing, start, count = self._found(place, size, top)
        if not thing.writable:
            raise Violation(f"writes to {place.base}, which is no output")
        self.clock += 1
        self.writes.setdefault(place.base, self.clock)
        thing.lanes[start : start + count] = self.lanes_of(value, size)

    def lanes_of(self, value: Value, size: int) -> Lanes:
        count = size * 8 // self.width
        if size * 8 % self.width:
            raise Undecided("a part of a word")
        if isinstance(value, Pointer):
            if size != 8:
                raise Undecided("a part of a pointer")
            return tuple(Piece(value, number) for number in range(count))
        if isinstance(value, int):
            return split(value, self.width, count)
        if len(value) != count:
            raise Undecided("lanes of another size")
        return value

    def _found(self, place: Pointer, size: int, top: int) -> tuple[Object, int, int]:
        thing = self.objects.get(place.base)
        if thing is None:
            raise Undecided(f"an access through {place.base}")
        start = place.offset - thing.first
        bits = size * 8
        if start < 0 or start * 8 + bits > len(thing.lanes) * self.width:
            raise Violation(f"an access outside {place.base}")
        if place.base == STACK and place.offset < top - _RED_ZONE:
            raise Violation("an access below the stack")
        if start * 8 % self.width or bits % self.width:
            raise Undecided("an access to a part of a word")
        return thing, start * 8 // self.width, bits // self.width

    def is_aligned(self, place: Pointer, to: int) -> bool:
        if place.base == IMAGE:
            return self.image.is_aligned(place.offset, to)
        thing = self.objects[place.base]
        return thing.align % to == 0 and (place.offset + thing.skew) % to == 0

    def compare(self, x: Pointer, y: Pointer) -> dict[str, bool | None]:
        """Flags of x - y: addresses are below 2^63, and objects do not overlap."""
        if x.base == y.base:
            less, same = x.offset < y.offset, x.offset == y.offset
            return {"CF": less, "ZF": same, "SF": less, "OF": False, "BE": less or same}
        for place in (x, y):
            if place.base not in self.objects or place.base == IMAGE:
                raise Undecided(f"a comparison with {place.base}")
            thing = self.objects[place.base]
            if not thing.first <= place.offset <= self.bytes_of(place.base):
                raise Undecided("a comparison with a pointer to nothing")
        self.compared = True
        if self._is_first(x.base, y.base):
            less_or_same, apart = True, x.offset < self.bytes_of(x.base) or y.offset > self.objects[y.base].first
            return {"CF": apart or None, "ZF": False if apart else None, "SF": None, "OF": None, "BE": less_or_same}
        apart = y.offset < self.bytes_of(y.base) or x.offset > self.objects[x.base].first
        return {"CF": False, "ZF": False if apart else None, "SF": None, "OF": None, "BE": False if apart else None}

    def _is_first(self, x: str, y: str) -> bool:
        if (x, y) in self.before:
            return self.before[x, y]
        if (y, x) in self.before:
            return not self.before[y, x]
        raise Fork(x, y)
