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

from ecgen_verify.prove.hashes.lengths import Form
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Strings, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
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
Stretch = tuple[Word, Word]


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
        lengths = machine.lengths
        if not self.cleared and lengths.bounds(lengths.form(machine.note(LENGTH))) != (0, 0):
            raise Undecided(f"{self.output} is not cleared as a whole")
        self.returns(machine, machine.words.const(0, 1))


def clear(machine: Machine) -> Value:
    """memset of the whole output, which has a byte at least: it may be null otherwise (ISO C 7.24.1)."""
    strings, place, lengths = machine.strings, machine.place("RDI"), machine.lengths
    if not isinstance(strings, Refusing):
        raise Undecided("memset where the lengths fit")
    count = machine.word("RDX")
    whole = place == Pointer(strings.output, 0) and lengths.same(count, machine.note(LENGTH))
    if machine.word("RSI", 8).constant != 0 or not whole or lengths.bounds(lengths.form(count))[0] < 1:
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

    def _end(self, machine: Machine, string: str) -> Form:
        """How many bytes the string has."""
        lengths = machine.lengths
        length = lengths.form(machine.note(LENGTH))
        return Form({t: 2 * c for t, c in length.terms.items()}, 2 * length.constant) if string == HEX else length

    def _inside(self, machine: Machine, place: Pointer, size: int) -> Stretch:
        """Raises Undecided unless the bytes are some of the string."""
        lengths = machine.lengths
        offset = machine.distance_of(place)
        start = lengths.form(offset)
        rest = self._end(machine, place.base) - start
        if lengths.bounds(rest)[0] < size:
            raise Undecided(f"an access beyond the end of {place.base}")
        return offset, self.words.total([(offset, 1)], size, 64)

    def _input(self, machine: Machine, string: str, place: Form) -> Word:
        """The byte that stood there at entry, or that a decoder wrote there first."""
        ranges, constant, terms = machine.lengths.ranges, place.constant, {}
        for term, factor in place.terms.items():
            least, most = ranges[term]
            if least == most:
                constant += factor * least
            else:
                terms[term] = factor
        return self.words.atom((string, frozenset(terms.items()), constant), 8, followed=True)

    def _inputs(self, machine: Machine, string: str, start: Form, count: int) -> list[Word]:
        return [self._input(machine, string, _further(start, i)) for i in range(count)]

    def _unwritten(self, machine: Machine, stretch: Stretch, ends: tuple[str, str]) -> None:
        """Raises Undecided where some of these bytes may be written, of this string or of one that begins at the same place."""
        lengths = machine.lengths
        start, end = (lengths.form(word) for word in stretch)
        for first, last in ((machine.note(ends[0]), machine.note(ends[1])), *self.pieces):
            before, behind = lengths.form(first) - end, start - lengths.form(last)
            if lengths.bounds(before)[0] < 0 and lengths.bounds(behind)[0] < 0:
                raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")

    def _wrote(self, machine: Machine, stretch: Stretch, ends: tuple[str, str]) -> Self:
        """With this stretch; the notes grow by what is next to them."""
        same, note = machine.lengths.same, machine.note
        pieces = [*self.pieces, stretch]
        grown = True
        while grown:
            grown = False
            for piece in pieces:
                if same(piece[0], note(ends[1])):
                    machine.registers[ends[1]] = piece[1]
                elif same(piece[1], note(ends[0])):
                    machine.registers[ends[0]] = piece[0]
                else:
                    continue
                pieces.remove(piece)
                grown = True
                break
        return replace(self, pieces=tuple(pieces))

    def _is_whole(self, machine: Machine, ends: tuple[str, str], string: str) -> bool:
        """Whether all of the string is written, each byte at least once."""
        lengths = machine.lengths
        first, last = (lengths.form(machine.note(end)) for end in ends)
        return not self.pieces and lengths.bounds(first) == (0, 0) == lengths.bounds(self._end(machine, string) - last)

    def _read(self, machine: Machine, place: Pointer, size: int, ends: tuple[str, str]) -> Word:
        """What stands in the string where nothing is written yet."""
        stretch = self._inside(machine, place, size)
        self._unwritten(machine, stretch, ends)
        return self.words.join(self._inputs(machine, place.base, machine.lengths.form(stretch[0]), size))


@dataclass(frozen=True)
class Encoding(_Written):
    """hex: the digits of bytes."""

    def load(self, machine: Machine, place: Pointer, size: int) -> Word:
        if place.base != BYTES:
            raise Undecided("a load from the output")
        return self._read(machine, place, size, (FROM, TO))

    def store(self, machine: Machine, place: Pointer, value: Value, size: int) -> None:
        if place.base != HEX:
            raise Undecided("a store to the input")
        stretch = self._inside(machine, place, size)
        start = machine.lengths.form(stretch[0])
        if value is not self.words.join([self._digit(machine, _further(start, i)) for i in range(size)]):
            raise Undecided("what is written to hex is not shown to be the digits that belong there")
        machine.strings = self._wrote(machine, stretch, (FROM, TO))

    def _digit(self, machine: Machine, place: Form) -> Word:
        """The one that is to stand there."""
        if any(factor % 2 for factor in place.terms.values()):
            raise Undecided("a store of which it is not known whether it begins with a higher or a lower digit")
        half = Form({term: factor // 2 for term, factor in place.terms.items()}, place.constant // 2)
        byte = self._input(machine, BYTES, half)
        return self.digits.digit(self.words.cut(byte, 0 if place.constant % 2 else 4, 4))

    def at_return(self, machine: Machine) -> None:
        if not self._is_whole(machine, (FROM, TO), HEX):
            raise Undecided("hex is not written as a whole")
        self.returns(machine, self.words.const(1, 1))


@dataclass(frozen=True)
class Decoding(_Written):
    """bytes: the bytes of digits, or zeros. `so_far`: a bit, whether the characters of the first `checked` bytes are digits;
    `all`: whether all are, once all bytes are written."""

    checked: Word
    so_far: Word
    all: Word | None = None

    def load(self, machine: Machine, place: Pointer, size: int) -> Word:
        known = self.at_end(machine)
        if place.base == BYTES and known.all is None:
            raise Undecided("a load from the output, which is not written")
        if place.base == HEX and known.all is not None:
            raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")
        return known._read(machine, place, size, (FROM, TO) if place.base == HEX else (AGAIN_FROM, AGAIN_TO))

    def store(self, machine: Machine, place: Pointer, value: Value, size: int) -> None:
        known = self.at_end(machine)
        if place.base != BYTES:
            raise Undecided("a store to the input")
        stretch = known._inside(machine, place, size)
        start = machine.lengths.form(stretch[0])
        known._check(machine, start, value, size)
        machine.strings = known._wrote(machine, stretch, (FROM, TO) if known.all is None else (AGAIN_FROM, AGAIN_TO))

    def _check(self, machine: Machine, start: Form, value: Value, size: int) -> None:
        """Raises Undecided unless these are the bytes that are to stand there."""
        if self.all is not None:
            decoded = self.words.join(self._inputs(machine, BYTES, start, size))
            if value is not self.words.and_(decoded, self.words.spread(self.all, 8 * size), 8 * size):
                raise Undecided("what is written to bytes again is not shown to be kept for digits, and else 0")
            return
        characters = self._inputs(machine, HEX, _doubled(start), 2 * size)
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

    def _between(self, machine: Machine, start: Word, end: Word) -> Word:
        """Whether the characters are digits that belong to these bytes, so many as is known."""
        lengths = machine.lengths
        first = lengths.form(start)
        least, most = lengths.bounds(lengths.form(end) - first)
        if least != most or not 0 <= 2 * least <= _MOST:
            raise Undecided("characters of which it is not known how many there are")
        return self.digits.are_digits(self._inputs(machine, HEX, _doubled(first), 2 * least))


def _further(place: Form, distance: int) -> Form:
    return Form(place.terms, place.constant + distance)


def _doubled(place: Form) -> Form:
    return Form({term: 2 * factor for term, factor in place.terms.items()}, 2 * place.constant)
