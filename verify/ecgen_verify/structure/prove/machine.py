# SPDX-License-Identifier: MIT
"""The state of a call of a function whose words are lanes, with its arguments in memory.

Trusted: every access is inside an object that the contract gives, and objects do not overlap.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ecgen_verify.prove.domain import AnyFlag, AnyWord, Lazy
from ecgen_verify.prove.machine import AnyValue, Pointer, State, Violation
from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.values import Doubt, Fork, Laned, Lanes, Lanewise

_WORD = 8
#: Bytes below the stack pointer at entry, at most.
_STACK = 1 << 16


@dataclass
class Machine(State[Laned]):
    """`sizes`: of the objects that arguments point to, in bytes; `alignments`: what their addresses are multiples of. `before`:
    (x, y) -> whether x is before y in memory, where it was asked; `compared`: whether it was asked at all."""

    sizes: dict[str, int] = field(default_factory=dict)
    alignments: dict[str, int] = field(default_factory=dict)
    before: Mapping[tuple[str, str], bool] = field(default_factory=dict)
    compared: bool = False

    @property
    def lanewise(self) -> Lanewise:
        assert isinstance(self.domain, Lanewise)
        return self.domain

    def put(self, name: str, lanes: Lanes, align: int) -> None:
        """An object, and what stands there at entry."""
        self.sizes[name], self.alignments[name] = len(lanes) * self.lanewise.width // 8, align
        self._put(Pointer(name, 0), lanes, self._enter)

    def _enter(self, place: Pointer, word: Laned, size: int) -> None:
        self.memory[place.base, place.offset] = size, word

    def _put(self, place: Pointer, lanes: Lanes, write: Callable[[Pointer, Laned, int], None]) -> None:
        count = _WORD * 8 // self.lanewise.width
        for start in range(0, len(lanes), count):
            some = lanes[start : start + count]
            write(place.moved(_WORD * start // count), self.lanewise.of_lanes(some), _WORD * len(some) // count)

    def read_lanes(self, place: Pointer, size: int) -> Lanes:
        """Of so many bytes."""
        lanes: list[object] = []
        for offset in range(0, size, _WORD):
            part = min(_WORD, size - offset)
            word = self.load(place.moved(offset), part)
            if not isinstance(word, AnyWord):
                raise Undecided("an address among words")
            lanes += self.lanewise.part(word, 8 * part)
        return tuple(lanes)

    def write_lanes(self, place: Pointer, lanes: Lanes) -> None:
        self._put(place, lanes, self.store)

    def load(self, pointer: Pointer, size: int) -> AnyValue[Laned]:
        if pointer.base in self.sizes and not 0 <= pointer.offset <= self.sizes[pointer.base] - size:
            raise Violation(f"an access outside {pointer.base}")
        return super().load(pointer, size)

    def is_aligned(self, pointer: Pointer, to: int) -> bool:
        if pointer.base not in self.sizes:
            return super().is_aligned(pointer, to)
        return self.alignments[pointer.base] % to == 0 and pointer.offset % to == 0

    # --- the order of objects ---

    def compare(self, x: Pointer, y: Pointer) -> dict[str, AnyFlag[Laned]]:
        """Objects may touch. Raises Fork where it has to be known which of two is first."""
        number, extents = self.domain.const, {place.base: self._extent(place) for place in (x, y)}
        if x.base != y.base:
            self.compared = True
            first = self._is_first(x.base, y.base)
            end, start = (x, y) if first else (y, x)
            if end.offset < extents[end.base][1] or start.offset > extents[start.base][0]:
                return {"CF": number(int(first)), "ZF": number(0), "SF": None, "OF": None}
            same = self.lanewise.of_lanes((Doubt(f"{end.base} ends where {start.base} starts"),))
            return {"CF": self.domain.complement(same) if first else number(0), "ZF": same, "SF": None, "OF": None}
        distance = self.distance(x, y)
        less = number(distance.lo >> 63)
        return {"CF": less, "SF": less, "ZF": Lazy("zero", (distance,), 64), "OF": number(0)}

    def _extent(self, place: Pointer) -> tuple[int, int]:
        """Where the object of an address starts and ends. Raises Undecided for an address beyond it."""
        first, end = (-_STACK, _WORD) if place.base == "stack" else (0, self.sizes.get(place.base, -1))
        if not first <= place.offset <= end:
            raise Undecided(f"a comparison with {place.base}{place.offset:+d}, where no object is")
        return first, end

    def _is_first(self, x: str, y: str) -> bool:
        if (x, y) in self.before:
            return self.before[x, y]
        if (y, x) in self.before:
            return not self.before[y, x]
        raise Fork(x, y)
