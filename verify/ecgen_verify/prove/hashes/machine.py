# SPDX-License-Identifier: MIT
"""The state of one path through a function of strings and lengths, and what is known of the lengths.

Trusted. It is the core's state over words of bits; beside numbers, words may move addresses in parameters, of which the strings
say what is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from ecgen_verify.prove.hashes.domain import HashWords
from ecgen_verify.prove.hashes.lengths import Fork, Lengths
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.machine import RETURN, Initial, Lane, Merged, Pointer, Samples, State, joined, split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.strings import address_of
from ecgen_verify.prove.world import Open, Undecided

__all__ = ["Machine", "Memory", "Pointer", "Saying", "Strings", "Value"]

Value = Word | Pointer | Initial | Merged[Word] | Lane[Word]
#: Words one after the other, from each of these places on.
Memory = Mapping[Pointer, Sequence[Word]]


@dataclass(frozen=True)
class Saying:
    """In a cell at the header of a loop: a word that says what is known of the strings."""


class Strings:
    """Operands in memory whose length is not known. `names`: of the operands."""

    names: ClassVar[frozenset[str]] = frozenset()

    def load(self, machine: Machine, place: Pointer, size: int) -> Word:
        raise Undecided(f"a load from {place.base}")

    def store(self, machine: Machine, place: Pointer, value: Value, size: int) -> None:
        """Leaves what is known then in the machine, as `at_header` and `said` do."""
        raise Undecided(f"a store to {place.base}")

    def at_header(self, machine: Machine) -> None:
        """A path comes to the header of a loop for the first time."""

    def says(self, machine: Machine, word: Word) -> bool:
        """Whether the word says what is known."""
        return False

    def said(self, machine: Machine) -> Word:
        """Any word that says what is known, which may be anything then."""
        raise Undecided("a word that says nothing")

    def at_return(self, machine: Machine) -> None:
        """Raises Undecided unless the function has left what it should."""


@dataclass
class Machine(State[Word]):
    """`registers` has notes as well: numbers that no register may hold, but what is to be shown speaks of. `align`: of operands
    whose addresses are known to be multiples."""

    strings: Strings = field(default_factory=Strings)
    align: Mapping[str, int] = field(default_factory=dict)

    @property
    def words(self) -> HashWords:
        assert isinstance(self.domain, HashWords)
        return self.domain

    @property
    def lengths(self) -> Lengths:
        return self.words.lengths

    # ------------------------------------------------------------------ paths

    def copy(self) -> Self:
        return replace(self.snapshot(), domain=self.words.copy())

    def divided(self, question: Open, points: Samples) -> list[tuple[Self, Samples]]:
        """With the unknown at its least, and with it above."""
        assert isinstance(question, Fork)
        least, most = question.least, self.lengths.ranges[question.unknown][1]
        sides = []
        for above, range_ in enumerate(((least, least), (least + 1, most))):
            copy = self.copy()
            copy.decisions = (*self.decisions, (self.address, above))
            copy.lengths.ranges[question.unknown] = range_
            sides.append((copy, points))
        return sides

    # ------------------------------------------------------------------ registers

    def write(self, register: str, value: Value, bits: int) -> None:
        """Registers hold words of 64 bits, so that those of two states can be compared."""
        super().write(register, self._of(value, 64 if bits >= 32 else bits), bits)

    def _of(self, value: Value, bits: int) -> Value:
        return self.domain.low(value, bits) if isinstance(value, Word) else value

    def note(self, name: str) -> Poly:
        value = self.registers[name]
        assert isinstance(value, Word)
        return self.lengths.form(value)

    def place(self, register: str) -> Pointer:
        """The address that an argument is."""
        return address_of(self.registers[register])

    def output(self, register: str, size: int, align: int = 1) -> Pointer:
        """An argument where a function called writes so many bytes, and takes the address for such a multiple."""
        place = self.place(register)
        self.check_writable(place, size)
        if not self.is_aligned(place, align):
            raise Undecided("an object that is not aligned")
        return place

    # ------------------------------------------------------------------ memory

    def load(self, pointer: Pointer, size: int) -> Value:
        """Raises Undecided where nothing known is there."""
        if split(pointer)[0] in self.strings.names:
            return self.strings.load(self, pointer, size)
        return self._of(super().load(pointer, size), 8 * size)

    def store(self, pointer: Pointer, value: Value, size: int) -> None:
        value = self._of(value, 8 * size)
        if split(pointer)[0] in self.strings.names:
            self.strings.store(self, pointer, value, size)
        else:
            super().store(pointer, value, size)

    def numbers(self, place: Pointer, size: int, count: int) -> tuple[Word, ...]:
        """So many words of `size` bytes, one after the other."""
        loaded = [self.load(place.moved(size * i), size) for i in range(count)]
        known = [word for word in loaded if isinstance(word, Word)]
        if len(known) < count:
            raise Undecided("an address where a number is expected")
        return tuple(known)

    def check(self, expected: Memory) -> None:
        """Raises Undecided unless these words are there."""
        for place, values in expected.items():
            for value in values:
                size = value.width // 8
                if not self.lengths.same(self.numbers(place, size, 1)[0], value):
                    raise Undecided(f"{size} bytes at {place.base}{place.offset:+d} are not shown to be what they should be")
                place = place.moved(size)

    def put(self, place: Pointer, values: Sequence[Word]) -> None:
        """Words one after the other, as they are at entry, or as a call leaves them."""
        for value in values:
            self.forget(place.base, place.offset, value.width // 8)
            self.memory[place.base, place.offset] = value.width // 8, value
            place = place.moved(value.width // 8)

    # ------------------------------------------------------------------ addresses

    def is_aligned(self, pointer: Pointer, to: int) -> bool:
        known = self.align.get(pointer.base)
        if known is None:
            return to == 1 or super().is_aligned(pointer, to)
        return known % to == 0 and pointer.offset % to == 0

    def moved(self, place: Pointer, word: Word, factor: int) -> Pointer:
        if word.is_constant:
            return super().moved(place, word, factor)
        if place.base in ("stack", "image", RETURN.base):
            raise Undecided("a secret, or what is not known, decides an address")
        name, distance = split(place)
        return joined(name, distance.plus(self.lengths.congruent(word), factor))

    def distance(self, one: Pointer, other: Pointer) -> Word:
        (name, start), (same, end) = split(one), split(other)
        return super().distance(one, other) if one.base == other.base or name != same else self.lengths.word(start - end)
