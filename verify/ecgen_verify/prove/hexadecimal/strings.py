# SPDX-License-Identifier: MIT
"""The strings that a function of hexadecimal digits reads and writes, of any length, and what is known while it runs.

Trusted. A load from the string that is read gives data that may be anything, the same for the same place. A store is allowed only
of what is to stand there, and what is written is one stretch of the string, whose ends are notes of the machine, so that they are
followed through loops. The string that is read may begin where the other one does: it is read only where nothing is written yet.

A decoder writes all bytes, and writes them again: as they are if all characters are digits, else as zeros. What it finds
of characters it keeps in a word of which the highest bits of all bytes are set as long as all characters so far are digits. Of
such a word in the middle of a loop no more is known than that.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from ecgen_verify.prove.hashes.machine import Machine, Pointer, Strings, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.machine import split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

#: Of the operands.
HEX, BYTES = "hex", "bytes"
#: Notes of the machine: how many bytes there are, and the ends of what is written, of decoders for the first time and again.
LENGTH, FROM, TO, AGAIN_FROM, AGAIN_TO = "length", "from", "to", "again from", "again to"
#: Whether all characters so far are digits: the bits that are all set then, of a word in which decoders keep it.
_TOP = 0x8080808080808080
#: Characters that an iteration may take, or that come after the last one.
_MOST = 256

#: Offsets of the first byte and of the one after the last.
Stretch = tuple[Poly, Poly]


class HexStrings(Strings):
    """Of either function."""

    names = frozenset((HEX, BYTES))

    def returns(self, machine: Machine, success: Word) -> None:
        """Raises Undecided unless the int is 0 where the bit is 1, else -1."""
        if machine.word("RAX", 32) is not machine.words.spread(machine.words.invert(success, 1), 32):
            raise Undecided("what is returned is not shown to be 0 for success, else -1")


@dataclass(frozen=True)
class Refusing(HexStrings):
    """Of a call whose lengths do not fit: nothing is loaded or stored, but that the output is cleared. `output`: the string of
    which the note LENGTH says how many bytes it has."""

    output: str
    cleared: bool = False

    def at_return(self, machine: Machine) -> None:
        if not self.cleared and not machine.lengths.is_zero(machine.note(LENGTH)):
            raise Undecided(f"{self.output} is not cleared as a whole")
        self.returns(machine, machine.words.const(0, 1))


def clear(machine: Machine) -> Value:
    """memset of the whole output, which has a byte at least: it may be null otherwise (ISO C 7.24.1)."""
    strings, place, lengths = machine.strings, machine.place("RDI"), machine.lengths
    if not isinstance(strings, Refusing):
        raise Undecided("memset where the lengths fit")
    count = lengths.form(machine.word("RDX"))
    whole = place == Pointer(strings.output, 0) and lengths.is_zero(count - machine.note(LENGTH))
    if machine.word("RSI", 8).constant != 0 or not whole or lengths.bounds(count)[0] < 1:
        raise Undecided("memset of anything but the output, as a whole and to 0")
    machine.strings = replace(strings, cleared=True)
    return place


@dataclass(frozen=True)
class _Written(HexStrings):
    """`words`: of the machine. `digits`: of this call. `pieces`: what is written, but for the notes."""

    words: Words = field(compare=False)
    digits: Digits = field(compare=False)
    pieces: tuple[Stretch, ...] = field(default=(), kw_only=True)

    def at_header(self, machine: Machine) -> None:
        if self.pieces:
            raise Undecided("what is written when a loop begins is not one stretch")

    # ------------------------------------------------------------------ places

    def _end(self, machine: Machine, string: str) -> Poly:
        """How many bytes the string has."""
        return machine.note(LENGTH).scale(2 if string == HEX else 1)

    def _inside(self, machine: Machine, place: Pointer, size: int) -> tuple[str, Poly]:
        """The string, and how far from its beginning. Raises Undecided unless the bytes are some of it."""
        (string, start), bounds = split(place), machine.lengths.bounds
        if bounds(start)[0] < 0 or bounds(self._end(machine, string) - start)[0] < size:
            raise Undecided(f"an access beyond the end of {string}")
        return string, start

    def _inputs(self, machine: Machine, string: str, start: Poly, count: int) -> list[Word]:
        """The bytes that stood there at entry, or that a decoder wrote there first."""
        ranges = machine.lengths.ranges
        known = start.substitute({n: Poly.constant(low) for n, (low, high) in ranges.items() if low == high})
        return [self.words.atom((string, known.offset(i).key), 8, followed=True) for i in range(count)]

    def _unwritten(self, machine: Machine, start: Poly, size: int, ends: tuple[str, str]) -> None:
        """Raises Undecided where some of these bytes may be written, of this string or of one that begins at the same place."""
        bounds = machine.lengths.bounds
        for first, last in ((machine.note(ends[0]), machine.note(ends[1])), *self.pieces):
            if bounds(first - start)[0] < size and bounds(start - last)[0] < 0:
                raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")

    def _wrote(self, machine: Machine, start: Poly, size: int, ends: tuple[str, str]) -> Self:
        """With these bytes; the notes grow by what is next to them."""
        lengths, (first, last) = machine.lengths, ends
        pieces = [*self.pieces, (start, start.offset(size))]
        grown = True
        while grown:
            grown = False
            for piece in pieces:
                if lengths.is_zero(piece[0] - machine.note(last)):
                    machine.registers[last] = lengths.word(piece[1])
                elif lengths.is_zero(piece[1] - machine.note(first)):
                    machine.registers[first] = lengths.word(piece[0])
                else:
                    continue
                pieces.remove(piece)
                grown = True
                break
        return replace(self, pieces=tuple(pieces))

    def _is_whole(self, machine: Machine, ends: tuple[str, str], string: str) -> bool:
        """Whether all of the string is written, each byte at least once."""
        first, last = map(machine.note, ends)
        return not self.pieces and all(map(machine.lengths.is_zero, (first, self._end(machine, string) - last)))

    def _read(self, machine: Machine, string: str, start: Poly, size: int, ends: tuple[str, str]) -> Word:
        """What stands in the string where nothing is written yet."""
        self._unwritten(machine, start, size, ends)
        return self.words.join(self._inputs(machine, string, start, size))


@dataclass(frozen=True)
class Encoding(_Written):
    """hex: the digits of bytes."""

    def load(self, machine: Machine, place: Pointer, size: int) -> Word:
        string, start = self._inside(machine, place, size)
        if string != BYTES:
            raise Undecided("a load from the output")
        return self._read(machine, string, start, size, (FROM, TO))

    def store(self, machine: Machine, place: Pointer, value: Value, size: int) -> None:
        string, start = self._inside(machine, place, size)
        if string != HEX:
            raise Undecided("a store to the input")
        if value is not self.words.join([self._digit(machine, start.offset(i)) for i in range(size)]):
            raise Undecided("what is written to hex is not shown to be the digits that belong there")
        machine.strings = self._wrote(machine, start, size, (FROM, TO))

    def _digit(self, machine: Machine, place: Poly) -> Word:
        """The one that is to stand there."""
        odd = place.terms.get((), 0) % 2
        half = place.offset(-odd).shifted_down(1)
        if half.shift:
            raise Undecided("a store of which it is not known whether it begins with a higher or a lower digit")
        (byte,) = self._inputs(machine, BYTES, half, 1)
        return self.digits.digit(self.words.cut(byte, 0 if odd else 4, 4))

    def at_return(self, machine: Machine) -> None:
        if not self._is_whole(machine, (FROM, TO), HEX):
            raise Undecided("hex is not written as a whole")
        self.returns(machine, self.words.const(1, 1))


@dataclass(frozen=True)
class Decoding(_Written):
    """bytes: the bytes of digits, or zeros. `so_far`: a bit, whether the characters of the first `checked` bytes are digits;
    `all`: whether all are, once all bytes are written."""

    checked: Poly
    so_far: Word
    all: Word | None = None

    def load(self, machine: Machine, place: Pointer, size: int) -> Word:
        known, (string, start) = self.at_end(machine), self._inside(machine, place, size)
        if string == BYTES and known.all is None:
            raise Undecided("a load from the output, which is not written")
        if string == HEX and known.all is not None:
            raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")
        return known._read(machine, string, start, size, (FROM, TO) if string == HEX else (AGAIN_FROM, AGAIN_TO))

    def store(self, machine: Machine, place: Pointer, value: Value, size: int) -> None:
        known, (string, start) = self.at_end(machine), self._inside(machine, place, size)
        if string != BYTES:
            raise Undecided("a store to the input")
        known._check(machine, start, value, size)
        machine.strings = known._wrote(machine, start, size, (FROM, TO) if known.all is None else (AGAIN_FROM, AGAIN_TO))

    def _check(self, machine: Machine, start: Poly, value: Value, size: int) -> None:
        """Raises Undecided unless these are the bytes that are to stand there."""
        if self.all is not None:
            decoded = self.words.join(self._inputs(machine, BYTES, start, size))
            if value is not self.words.and_(decoded, self.words.spread(self.all, 8 * size), 8 * size):
                raise Undecided("what is written to bytes again is not shown to be kept for digits, and else 0")
            return
        characters = self._inputs(machine, HEX, start.scale(2), 2 * size)
        numbers = [self.digits.number(character) for character in characters]
        expected = self.words.join([half for i in range(0, 2 * size, 2) for half in (numbers[i + 1], numbers[i])])
        if not isinstance(value, Word) or not self.words.equal(value, expected, self.digits.are_digits(characters)):
            raise Undecided("what is written to bytes is not shown to be what the digits say")

    def at_return(self, machine: Machine) -> None:
        known = self.at_end(machine)
        if known.all is None or not known._is_whole(machine, (AGAIN_FROM, AGAIN_TO), BYTES):
            raise Undecided("bytes is not written as a whole")
        self.returns(machine, known.all)

    # ------------------------------------------------------------------ whether all are digits

    def at_end(self, machine: Machine) -> Self:
        """Leaves what is known once all bytes are written for the first time, if they are."""
        if self.all is not None or not self._is_whole(machine, (FROM, TO), BYTES):
            return self
        known = machine.strings = replace(self, all=self._are_digits(machine))
        return known

    def at_header(self, machine: Machine) -> None:
        super().at_header(machine)
        self.at_end(machine)

    def says(self, machine: Machine, word: Word) -> bool:
        """Before all bytes are written: whether all characters are digits of which bytes are written."""
        followed = word.followed or word.constant is not None
        return self.all is None and word.width == 64 and followed and self._all_set(word) is self._are_digits(machine)

    def said(self, machine: Machine) -> Word:
        word = self.words.unknown("what says whether all are digits", followed=True)
        machine.strings = replace(self, so_far=self._all_set(word), checked=machine.note(TO))
        return word

    def _all_set(self, word: Word) -> Word:
        return self.words.zero(self.words.and_(self.words.invert(word, 64), self.words.const(_TOP), 64))

    def _are_digits(self, machine: Machine) -> Word:
        """Whether all characters are of which bytes are written."""
        return self.words.and_(self.so_far, self._between(machine, self.checked, machine.note(TO)), 1)

    def _between(self, machine: Machine, start: Poly, end: Poly) -> Word:
        """Whether the characters are digits that belong to these bytes, so many as is known."""
        least, most = machine.lengths.bounds(end - start)
        if least != most or not 0 <= 2 * least <= _MOST:
            raise Undecided("characters of which it is not known how many there are")
        return self.digits.are_digits(self._inputs(machine, HEX, start.scale(2), 2 * least))
