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

from abc import abstractmethod
from dataclasses import dataclass, field, replace
from typing import Self

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.loops import word_of
from ecgen_verify.prove.hashes.domain import functions_of
from ecgen_verify.prove.hashes.words import Function
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.machine import Machine, Pointer, Value, split
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: Of the operands.
HEX, BYTES = "hex", "bytes"
#: Notes of the machine: the ends of what is written, of decoders for the first time and again.
FROM, TO, AGAIN_FROM, AGAIN_TO = "from", "to", "again from", "again to"
#: Whether all characters so far are digits: the bits that are all set then, of a word in which decoders keep it.
_TOP = 0x8080808080808080
#: Characters that an iteration may take, or that come after the last one.
_MOST = 256

#: Offsets of the first byte and of the one after the last.
Stretch = tuple[Poly, Poly]


class StringMachine(Machine):
    """Of which loads from and stores to the strings are those of what is known of them. `registers` has notes as well: numbers
    that no register may hold, but what is to be shown speaks of."""

    @property
    def strings(self) -> Strings:
        assert isinstance(self.unbounded, Strings)
        return self.unbounded

    def load(self, pointer: Pointer, size: int) -> Value:
        return self.strings.load(self, pointer, size) if split(pointer)[0] in (HEX, BYTES) else super().load(pointer, size)

    def store(self, pointer: Pointer, value: Value, size: int) -> None:
        if split(pointer)[0] in (HEX, BYTES):
            self.strings.store(self, pointer, value, size)
        else:
            super().store(pointer, value, size)

    def note(self, name: str) -> Poly:
        return self.path.resolve(self.word(name).poly)


def strings_of(machine: Machine) -> StringMachine:
    assert isinstance(machine, StringMachine)
    return machine


@dataclass(frozen=True)
class Strings:
    """`length`: how many bytes there are."""

    length: Poly

    @abstractmethod
    def load(self, machine: StringMachine, place: Pointer, size: int) -> Word: ...

    @abstractmethod
    def store(self, machine: StringMachine, place: Pointer, value: Value, size: int) -> None:
        """Leaves what is known then in the machine, as `at_header` and `said` do."""

    @abstractmethod
    def at_return(self, machine: StringMachine) -> None:
        """Raises Undecided unless the function has left what it should."""

    def at_header(self, machine: StringMachine) -> None:
        """A path comes to the header of a loop for the first time."""

    def says(self, machine: StringMachine, word: Word) -> bool:
        """Whether the word says what is known."""
        return False

    def said(self, machine: StringMachine, word: Word) -> None:
        """Let the word say what is known, and be anything beside that."""


def _returns(machine: Machine, success: Function) -> None:
    """Raises Undecided unless the int is 0 where the bit is 1, else -1."""
    domain, functions = functions_of(machine)
    if not _same(machine.path, machine.word("RAX", 32), domain.word(functions.spread(functions.invert(success, 1), 32))):
        raise Undecided("what is returned is not shown to be 0 for success, else -1")


def _same(path: Path, one: Value, other: Word) -> bool:
    return isinstance(one, Word) and _is_zero(path, one.poly - other.poly)


def _is_zero(path: Path, poly: Poly) -> bool:
    return not path.resolve(poly).terms


@dataclass(frozen=True)
class Refusing(Strings):
    """Of a call whose lengths do not fit: nothing is loaded or stored, but that the output is cleared. `output`: a string of so
    many bytes."""

    output: str
    cleared: bool = False

    def load(self, machine: StringMachine, place: Pointer, size: int) -> Word:
        _possible(machine.path)
        raise Undecided("a load where the lengths do not fit")

    def store(self, machine: StringMachine, place: Pointer, value: Value, size: int) -> None:
        _possible(machine.path)
        raise Undecided("a store where the lengths do not fit")

    def at_return(self, machine: StringMachine) -> None:
        _possible(machine.path)
        if not self.cleared and machine.path.sharp(self.length) != (0, 0):
            raise Undecided(f"{self.output} is not cleared as a whole")
        _returns(machine, functions_of(machine)[1].const(0, 1))


def _possible(path: Path) -> None:
    """Raises Contradiction where it is seen that no lengths take this path."""
    for fact in path.facts:
        low, high = path.sharp(fact.poly)
        if high < fact.lo or low > fact.hi:
            raise Contradiction


def clear(call: Call) -> Pointer:
    """memset of the whole output, which has a byte at least: it may be null otherwise (ISO C 7.24.1)."""
    strings, place, path = strings_of(call.machine).strings, call.pointer(0), call.path
    if not isinstance(strings, Refusing):
        raise Undecided("memset where the lengths fit")
    count = call.number(2).poly
    whole = place == Pointer(strings.output, 0) and _is_zero(path, count - strings.length)
    value = call.number(1, 8)
    if not value.is_constant or value.lo or not whole or path.sharp(count)[0] < 1:
        raise Undecided("memset of anything but the output, as a whole and to 0")
    call.machine.unbounded = replace(strings, cleared=True)
    return place


@dataclass(frozen=True)
class _Written(Strings):
    """`digits`: of this call. `pieces`: what is written, but for the notes."""

    digits: Digits = field(compare=False)
    pieces: tuple[Stretch, ...] = ()

    def at_header(self, machine: StringMachine) -> None:
        if self.pieces:
            raise Undecided("what is written when a loop begins is not one stretch")

    # ------------------------------------------------------------------ places

    def _end(self, string: str) -> Poly:
        """How many bytes the string has."""
        return self.length.scale(2 if string == HEX else 1)

    def _inside(self, machine: Machine, place: Pointer, size: int) -> tuple[str, Poly]:
        """The string, and how far from its beginning. Raises Undecided unless the bytes are some of it."""
        (string, start), sharp = split(place), machine.path.sharp
        if sharp(start)[0] < 0 or sharp(self._end(string) - start)[0] < size:
            raise Undecided(f"an access beyond the end of {string}")
        return string, start

    def _inputs(self, machine: Machine, string: str, start: Poly, count: int) -> list[Function]:
        """The bytes that stood there at entry, or that a decoder wrote there first."""
        known, (_, functions) = machine.path.resolve(start), functions_of(machine)
        return [functions.atom((string, known.offset(i).key), 8, followed=True) for i in range(count)]

    def _unwritten(self, machine: StringMachine, start: Poly, size: int, ends: tuple[str, str]) -> None:
        """Raises Undecided where some of these bytes may be written, of this string or of one that begins at the same place."""
        sharp = machine.path.sharp
        for first, last in ((machine.note(ends[0]), machine.note(ends[1])), *self.pieces):
            if sharp(first - start)[0] < size and sharp(start - last)[0] < 0:
                raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")

    def _wrote(self, machine: StringMachine, start: Poly, size: int, ends: tuple[str, str]) -> Self:
        """With these bytes; the notes grow by what is next to them."""
        path, (first, last) = machine.path, ends
        pieces = [*self.pieces, (start, start.offset(size))]
        grown = True
        while grown:
            grown = False
            for piece in pieces:
                if _is_zero(path, piece[0] - machine.note(last)):
                    machine.registers[last] = word_of(path, piece[1])
                elif _is_zero(path, piece[1] - machine.note(first)):
                    machine.registers[first] = word_of(path, piece[0])
                else:
                    continue
                pieces.remove(piece)
                grown = True
                break
        return replace(self, pieces=tuple(pieces))

    def _is_whole(self, machine: StringMachine, ends: tuple[str, str], string: str) -> bool:
        """Whether all of the string is written, each byte at least once."""
        first, last = map(machine.note, ends)
        return not self.pieces and _is_zero(machine.path, first) and _is_zero(machine.path, self._end(string) - last)

    def _read(self, machine: StringMachine, string: str, start: Poly, size: int, ends: tuple[str, str]) -> Word:
        """What stands in the string where nothing is written yet."""
        self._unwritten(machine, start, size, ends)
        domain, functions = functions_of(machine)
        return domain.word(functions.join(self._inputs(machine, string, start, size)))


@dataclass(frozen=True)
class Encoding(_Written):
    """hex: the digits of bytes."""

    def load(self, machine: StringMachine, place: Pointer, size: int) -> Word:
        string, start = self._inside(machine, place, size)
        if string != BYTES:
            raise Undecided("a load from the output")
        return self._read(machine, string, start, size, (FROM, TO))

    def store(self, machine: StringMachine, place: Pointer, value: Value, size: int) -> None:
        (string, start), (domain, functions) = self._inside(machine, place, size), functions_of(machine)
        if string != HEX:
            raise Undecided("a store to the input")
        digits = [self._digit(machine, start.offset(i)) for i in range(size)]
        if not _same(machine.path, value, domain.word(functions.join(digits))):
            raise Undecided("what is written to hex is not shown to be the digits that belong there")
        machine.unbounded = self._wrote(machine, start, size, (FROM, TO))

    def _digit(self, machine: Machine, place: Poly) -> Function:
        """The one that is to stand there."""
        odd = place.terms.get((), 0) % 2
        half = place.offset(-odd).shifted_down(1)
        if half.shift:
            raise Undecided("a store of which it is not known whether it begins with a higher or a lower digit")
        (byte,) = self._inputs(machine, BYTES, half, 1)
        return self.digits.digit(self.digits.words.cut(byte, 0 if odd else 4, 4))

    def at_return(self, machine: StringMachine) -> None:
        if not self._is_whole(machine, (FROM, TO), HEX):
            raise Undecided("hex is not written as a whole")
        _returns(machine, self.digits.words.const(1, 1))


@dataclass(frozen=True)
class Decoding(_Written):
    """bytes: the bytes of digits, or zeros. `so_far`: a bit, whether the characters of the first `checked` bytes are digits;
    `all`: whether all are, once all bytes are written."""

    checked: Poly = field(kw_only=True)
    so_far: Function = field(kw_only=True)
    all: Function | None = None

    def load(self, machine: StringMachine, place: Pointer, size: int) -> Word:
        known, (string, start) = self.at_end(machine), self._inside(machine, place, size)
        if string == BYTES and known.all is None:
            raise Undecided("a load from the output, which is not written")
        if string == HEX and known.all is not None:
            raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")
        return known._read(machine, string, start, size, (FROM, TO) if string == HEX else (AGAIN_FROM, AGAIN_TO))

    def store(self, machine: StringMachine, place: Pointer, value: Value, size: int) -> None:
        known, (string, start) = self.at_end(machine), self._inside(machine, place, size)
        if string != BYTES:
            raise Undecided("a store to the input")
        known._check(machine, start, value, size)
        machine.unbounded = known._wrote(machine, start, size, (FROM, TO) if known.all is None else (AGAIN_FROM, AGAIN_TO))

    def _check(self, machine: StringMachine, start: Poly, value: Value, size: int) -> None:
        """Raises Undecided unless these are the bytes that are to stand there."""
        domain, functions = functions_of(machine)
        if self.all is not None:
            decoded = functions.join(self._inputs(machine, BYTES, start, size))
            kept = functions.and_(decoded, functions.spread(self.all, 8 * size), 8 * size)
            if not _same(machine.path, value, domain.word(kept)):
                raise Undecided("what is written to bytes again is not shown to be kept for digits, and else 0")
            return
        characters = self._inputs(machine, HEX, start.scale(2), 2 * size)
        numbers = [self.digits.number(character) for character in characters]
        expected = functions.join([half for i in range(0, 2 * size, 2) for half in (numbers[i + 1], numbers[i])])
        written = functions.low(domain.function(value), 8 * size) if isinstance(value, Word) else None
        if written is None or not functions.equal(written, expected, self.digits.are_digits(characters)):
            raise Undecided("what is written to bytes is not shown to be what the digits say")

    def at_return(self, machine: StringMachine) -> None:
        known = self.at_end(machine)
        if known.all is None or not known._is_whole(machine, (AGAIN_FROM, AGAIN_TO), BYTES):
            raise Undecided("bytes is not written as a whole")
        _returns(machine, known.all)

    # ------------------------------------------------------------------ whether all are digits

    def at_end(self, machine: StringMachine) -> Self:
        """Leaves what is known once all bytes are written for the first time, if they are."""
        if self.all is not None or not self._is_whole(machine, (FROM, TO), BYTES):
            return self
        known = machine.unbounded = replace(self, all=self._are_digits(machine))
        return known

    def at_header(self, machine: StringMachine) -> None:
        super().at_header(machine)
        self.at_end(machine)

    def says(self, machine: StringMachine, word: Word) -> bool:
        """Before all bytes are written: whether all characters are digits of which bytes are written."""
        known = _bits_of(machine, word) if self.all is None else None
        return known is not None and self._all_set(known) is self._are_digits(machine)

    def said(self, machine: StringMachine, word: Word) -> None:
        known = _bits_of(machine, word)
        if self.all is None and known is not None:
            machine.unbounded = replace(self, so_far=self._all_set(known), checked=machine.note(TO))

    def _all_set(self, word: Function) -> Function:
        words = self.digits.words
        return words.zero(words.and_(words.invert(word, 64), words.const(_TOP), 64))

    def _are_digits(self, machine: StringMachine) -> Function:
        """Whether all characters are of which bytes are written."""
        return self.digits.words.and_(self.so_far, self._between(machine, self.checked, machine.note(TO)), 1)

    def _between(self, machine: Machine, start: Poly, end: Poly) -> Function:
        """Whether the characters are digits that belong to these bytes, so many as is known."""
        count = machine.path.resolve(end - start)
        if not count.is_constant or count.shift or not 0 <= 2 * count.integer <= _MOST:
            raise Undecided("characters of which it is not known how many there are")
        return self.digits.are_digits(self._inputs(machine, HEX, start.scale(2), 2 * count.integer))


def _bits_of(machine: Machine, word: Word) -> Function | None:
    """None of what was no data at entry."""
    domain, _ = functions_of(machine)
    known = domain.function(word) if word.secret or word.is_constant else None
    return known if known is None or known.followed or known.constant is not None else None
