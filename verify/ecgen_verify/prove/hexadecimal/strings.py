# SPDX-License-Identifier: MIT
"""The strings that a function of hexadecimal digits reads and writes, of any length, a window at a time.

Trusted, but for what tests compare with Python's own. Only the bytes of a window and their characters stand in memory: those of
the string that is read hold anything, the same for the same place, those of the other may be written. When a window is left, its
bytes must hold what they should. Encoders have windows that go down, decoders windows that go up, and then again over all bytes,
which are kept where all characters are digits and are 0 else; before that, nothing is said of bytes whose characters are no
digits. The strings may begin at the same address. What was written in windows before is not what is read in one then: encoders
wrote characters from 2*i on, and read bytes below i; decoders wrote bytes below i, and read characters from 2*i on. In a window,
what is read after a store must be apart from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

from ecgen_verify.prove.composed.elements import same
from ecgen_verify.prove.hashes.words import WithBits
from ecgen_verify.prove.machine import Machine, Pointer, Value, split
from ecgen_verify.prove.machine import joined as address
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: The operands, with how much of each belongs to a byte.
HEX, BYTES = "hex", "bytes"
UNITS = {HEX: 2, BYTES: 1}


@dataclass(frozen=True)
class Digits:
    """Table 5 of RFC 4648, 8, on words: digits are 0 to 9 and six letters. `capitals`: a bit, whether these are written as
    capitals, and may be."""

    words: WithBits
    capitals: Word

    def _is_one_of(self, x: Word, first: int, count: int) -> Word:
        """Whether it is one of so many numbers in a row."""
        return self.words.below(self.words.total([(x, 1)], -first, 8), self.words.const(count), 8)

    def digit(self, number: Word) -> Word:
        """The character for four bits."""
        words, letter = self.words, self._is_one_of(number, 10, 6)
        capital = words.and_(letter, self.capitals, 1)
        gap, case = ord("a") - 10 - ord("0"), ord("A") - ord("a")
        return words.total([(number, 1), (letter, gap), (capital, case)], ord("0"), 8)

    def number(self, character: Word) -> Word:
        """Four bits of a digit, in letters of either kind, which end in 1 to 6; of other characters nothing is said."""
        words, letter = self.words, self.words.complement(self._is_one_of(character, ord("0"), 10))
        return words.total([(character, 1), (letter, 9)], 0, 4)

    def is_digit(self, character: Word) -> Word:
        words = self.words
        small, capital = (self._is_one_of(character, ord(first), 6) for first in "aA")
        letter = words.or_(small, words.and_(capital, self.capitals, 1), 1)
        return words.or_(self._is_one_of(character, ord("0"), 10), letter, 1)

    def are_digits(self, characters: Iterable[Word]) -> Word:
        return reduce(lambda one, two: self.words.and_(one, two, 1), map(self.is_digit, characters), self.words.const(1))


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
    so_far: Word
    source: str
    loops: Sequence[str]
    first: Poly = field(default_factory=lambda: Poly({}))
    given: Sequence[Sequence[Word]] = ()

    def place(self, string: str, item: int) -> Pointer:
        return address(string, self.first.offset(item).scale(UNITS[string]))

    @property
    def size(self) -> int:
        return len(self.given)

    def open(self, machine: Machine, first: Poly, size: int) -> None:
        given = [[machine.domain.unknown(self.source, bits=8) for _ in range(UNITS[self.source])] for _ in range(size)]
        known, machine.written = replace(self, first=first, given=given), set()
        machine.unbounded = known
        for item, place in ((item, known.place(self.source, item)) for item in range(size)):
            machine.memory |= {(place.base, place.offset + i): (1, byte) for i, byte in enumerate(given[item])}
        target = known.place(self.output, 0)
        machine.writable, machine.lowest = {target.base: size * UNITS[self.output]}, {target.base: target.offset}

    def close(self, machine: Machine, size: int, *, last: bool = False) -> Strings:
        """What is known after the first bytes of the window; those behind must not be written yet. `last`: at the return."""
        words, unit = self.digits.words, UNITS[self.output]
        characters = [one for given in self.given[:size] for one in given] if self.source == HEX else []
        so_far = words.and_(self.so_far, self.digits.are_digits(characters), 1)
        for item in range(self.size):
            place = self.place(self.output, item)
            if item >= size and any((place.base, place.offset + i) in machine.written for i in range(unit)):
                raise Undecided("a string is written before its turn")
            if item < size:
                value, said = self._expected(self.given[item], so_far if last or self.source == self.output else None)
                word, mask = machine.number(machine.load(place, unit)), words.spread(said, 8 * unit)
                if not same(machine.path, *([words.and_(one, mask, 8 * unit)] for one in (word, value))):
                    raise Undecided(f"what is written to {self.output} is not shown to be what belongs there")
        bases = {self.place(string, 0).base for string in UNITS}
        machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] not in bases}
        machine.writable, known = {}, replace(self, so_far=so_far, given=())
        machine.unbounded = known
        return known

    def _expected(self, given: Sequence[Word], all_digits: Word | None) -> tuple[Word, Word]:
        """What the output is to hold for a byte, where the bit is 1."""
        words, digits = self.digits.words, self.digits
        if self.output == HEX:
            return words.packed([digits.digit(words.cut(given[0], start, 4)) for start in (4, 0)], 8), words.const(1)
        value = given[0] if self.source == BYTES else words.packed([digits.number(one) for one in reversed(given)], 4)
        if all_digits is None:
            return value, digits.are_digits(given)
        return words.and_(value, words.spread(all_digits, 8), 8), words.const(1)
