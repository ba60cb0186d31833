# SPDX-License-Identifier: MIT
"""The strings that a function of hexadecimal digits reads and writes, of any length, a window at a time.

Trusted. Only the bytes of a window and their characters stand in memory: those of the string that is read hold anything, the same
for the same place, those of the other may be written. When a window is left, its bytes must hold what they should. Encoders have
windows that go down, decoders windows that go up, and then again over all bytes, which are kept where all characters are digits
and are 0 else; before that, nothing is said of bytes whose characters are no digits. The strings may begin at the same address.
What was written in windows before is not what is read in one then: encoders wrote characters from 2*i on, and read bytes below i;
decoders wrote bytes below i, and read characters from 2*i on. In a window, what is read after a store must be apart from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ecgen_verify.prove.hashes.domain import functions_of
from ecgen_verify.prove.hashes.words import Function
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.machine import Machine, Pointer, Value, split
from ecgen_verify.prove.machine import joined as address
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: The operands, with how much of each belongs to a byte.
HEX, BYTES = "hex", "bytes"
UNITS = {HEX: 2, BYTES: 1}


class StringMachine(Machine):
    """What may have been written in the window is not read from the other string."""

    @property
    def strings(self) -> Strings:
        assert isinstance(self.unbounded, Strings)
        return self.unbounded

    def load(self, pointer: Pointer, size: int) -> Value:
        string, start = split(pointer)
        if isinstance(self.unbounded, Strings) and string == self.strings.source != self.strings.output:
            for place in (Pointer(*cell) for cell in self.written if cell[0] in self.writable):
                low, high = self.path.sharp(split(place)[1] - start)
                if low < size and high >= 0:
                    raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")
        return super().load(pointer, size)


@dataclass(frozen=True)
class Strings:
    """The window has `size` bytes from the byte `first` on. `blocks`: how many there are in all. `source`: the string that is
    read, which is the output where all its bytes were written before; `loops`: those of the loops over blocks that are still to
    be entered. `so_far`: a bit, whether the characters of all bytes before the window are digits, or of all, once they were
    looked at."""

    output: str
    digits: Digits
    blocks: Poly
    so_far: Function
    source: str
    loops: Sequence[str]
    first: Poly = field(default_factory=lambda: Poly({}))
    size: int = 0

    def place(self, string: str, item: int) -> Pointer:
        return address(string, self.first.offset(item).scale(UNITS[string]))

    def given(self, item: int) -> list[Function]:
        """What is read of a byte."""
        place = self.first.offset(item).scale(UNITS[self.source])
        return [self.digits.words.atom((self.source, place.offset(i).key), 8) for i in range(UNITS[self.source])]

    def open(self, machine: Machine, first: Poly, size: int) -> None:
        known = machine.unbounded = replace(self, first=first, size=size)
        machine.written, (domain, _) = set(), functions_of(machine)
        for item in range(size):
            place = known.place(self.source, item)
            machine.memory |= {(place.base, place.offset + i): (1, domain.word(byte)) for i, byte in enumerate(known.given(item))}
        target = known.place(self.output, 0)
        machine.writable, machine.lowest = {target.base: size * UNITS[self.output]}, {target.base: target.offset}

    def close(self, machine: Machine, size: int, *, last: bool = False) -> Strings:
        """What is known after the first bytes of the window; those behind must not be written yet. `last`: at the return."""
        (domain, words), digits = functions_of(machine), self.digits
        characters = [one for item in range(size) for one in self.given(item)] if self.source == HEX else []
        so_far = words.and_(self.so_far, digits.are_digits(characters), 1)
        for item in range(self.size):
            place = self.place(self.output, item)
            if item >= size and any((place.base, place.offset + i) in machine.written for i in range(UNITS[self.output])):
                raise Undecided("a string is written before its turn")
            if item < size:
                value, given = self._expected(item, so_far if last or self.source == self.output else None)
                word, mask = machine.load(place, UNITS[self.output]), words.spread(given, value.width)
                expected = words.and_(value, mask, value.width)
                if not isinstance(word, Word) or words.and_(domain.function(word), mask, value.width) is not expected:
                    raise Undecided(f"what is written to {self.output} is not shown to be what belongs there")
        bases = {self.place(string, 0).base for string in UNITS}
        machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] not in bases}
        machine.writable, known = {}, replace(self, so_far=so_far, size=0)
        machine.unbounded = known
        return known

    def _expected(self, item: int, all_digits: Function | None) -> tuple[Function, Function]:
        """What the output is to hold there, where the bit is 1."""
        words, digits, given = self.digits.words, self.digits, self.given(item)
        if self.output == HEX:
            return words.packed([digits.digit(words.cut(given[0], start, 4)) for start in (4, 0)], 8), words.const(1, 1)
        value = given[0] if self.source == BYTES else words.packed([digits.number(one) for one in reversed(given)], 4)
        if all_digits is None:
            return value, digits.are_digits(given)
        return words.and_(value, words.spread(all_digits, 8), 8), words.const(1, 1)
