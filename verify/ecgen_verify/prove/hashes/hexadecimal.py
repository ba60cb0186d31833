# SPDX-License-Identifier: MIT
"""Hexadecimal digits of strings of every length: what is shown of the functions that write and read them, by induction over
windows of the strings.

Trusted, but for what tests compare with Python's own. Only the bytes of a window and their characters stand in memory: those of
the string that is read hold anything, the same for the same place, those of the other may be written. When a window is left, its
bytes must hold what they should. Encoders have windows that go down, decoders windows that go up, and then again over all bytes,
which are kept where all characters are digits and are 0 else; before that, nothing is said of bytes whose characters are no
digits. The strings may begin at the same address. What was written in windows before is not what is read in one then: encoders
wrote characters from 2*i on, and read bytes below i; decoders wrote bytes below i, and read characters from 2*i on. In a window,
what is read after a store must be apart from it.

Lengths that fit are a number of blocks and a rest, for each rest that there is: how many bytes the code takes at once is a hint,
and whatever it is, every length is in one case. A string with nothing in it may be null: nothing is loaded or stored then.
Lengths that do not fit may be any numbers. A decoder keeps what it finds of characters in a word of which the highest bits of all
bytes are set as long as all characters so far are digits: of such a word no more is known at the header of a loop.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from typing import Any

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract
from ecgen.logic.terms import RESULT, Op, Term, Var, apply, when
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, put_words
from ecgen_verify.prove.composed.elements import ONES, Elements, same
from ecgen_verify.prove.composed.induction import Fold, State, cell_of
from ecgen_verify.prove.composed.view import RETURNED, View
from ecgen_verify.prove.hashes.words import WithBits
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Cell, Machine, Pointer, Value, joined, split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: The operands, with how much of each belongs to a byte.
HEX, BYTES = "hex", "bytes"
UNITS = {HEX: 2, BYTES: 1}
#: Which string the loops over blocks read, by the output.
_LOOPS = {HEX: (BYTES,), BYTES: (HEX, BYTES)}
_LENGTHS = {HEX: "hex_length", BYTES: "length"}
#: The bits of a word that say whether all characters so far are digits.
_TOP = 0x8080808080808080


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

    def load(self, pointer: Pointer, size: int) -> Value:
        string, start = split(pointer)
        if isinstance(self.unbounded, Strings) and string == self.unbounded.source != self.unbounded.output:
            for place in (Pointer(*cell) for cell in self.written if cell[0] in self.writable):
                low, high = self.path.sharp(split(place)[1] - start)
                if low < size and high >= 0:
                    raise Undecided("a load of what may be overwritten, as the strings may begin at the same place")
        return super().load(pointer, size)


@dataclass(frozen=True)
class Strings:
    """The window has `size` bytes from the byte `first` on. `sources`: the string that is read, which is the output where all its
    bytes were written before, and those of the loops over blocks that are still to be entered. `so_far`: a bit, whether the
    characters of all bytes before the window are digits, or of all, once they were looked at."""

    output: str
    digits: Digits
    so_far: Word
    sources: Sequence[str]
    first: Poly = field(default_factory=lambda: Poly({}))
    given: Sequence[Sequence[Word]] = ()

    @property
    def source(self) -> str:
        return self.sources[0]

    @property
    def said(self) -> Sequence[Word]:
        """Where it is not known whether all characters are digits, a word says whether those of all bytes before the window
        are."""
        return [self.digits.words.spread(self.so_far, 64)] if self.source == HEX else []

    def place(self, string: str, item: int) -> Pointer:
        return joined(string, self.first.offset(item).scale(UNITS[string]))

    def open(self, machine: Machine, first: Poly, size: int) -> None:
        given = [[machine.domain.unknown(self.source, bits=8) for _ in range(UNITS[self.source])] for _ in range(size)]
        known, machine.written = replace(self, first=first, given=given), set()
        machine.unbounded = known
        for item in range(size):
            put_words(machine, known.place(self.source, item), given[item], 1)
        target = known.place(self.output, 0)
        machine.writable, machine.lowest = {target.base: size * UNITS[self.output]}, {target.base: target.offset}

    def close(self, machine: Machine, size: int | None = None, *, last: bool = False) -> Strings:
        """What is known after the first bytes of the window, or all; those behind must not be written yet. `last`: at the
        return."""
        words, unit = self.digits.words, UNITS[self.output]
        characters = [one for given in self.given[:size] for one in given] if self.source == HEX else []
        so_far = words.and_(self.so_far, self.digits.are_digits(characters), 1)
        for item, given in enumerate(self.given):
            place = self.place(self.output, item)
            if size is not None and item >= size:
                if any((place.base, place.offset + i) in machine.written for i in range(unit)):
                    raise Undecided("a string is written before its turn")
                continue
            value, said = self._expected(given, so_far if last or self.source == self.output else None)
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


def strings_of(machine: Machine) -> Strings:
    assert isinstance(machine.unbounded, Strings)
    return machine.unbounded


# ---------------------------------------------------------------------- what is claimed


def hexadecimal_claim(contract: Contract, block: int) -> Claim | None:
    """None where the contract is another. `block`: how many bytes the code takes at once."""
    output = next(iter(contract.outputs)).name
    if contract.ensures != _ensured(output):
        return None
    numbers = dict.fromkeys(_LENGTHS.values(), (0, 0))
    loops = [(Case(f"{'blocks' if most else 'no block'} of {block} bytes and {rest} bytes", numbers=numbers),
              partial(Iterated, tag="", output=output, block=block, rest=rest, iterations=(least, most),
                      numbers={_LENGTHS[string]: (unit * block, unit * rest) for string, unit in UNITS.items()}))
             for rest in range(block) for least, most in ((0, 0), (1, (LONGEST - rest) // block))]  # fmt: skip
    registers = {parameter.name: register for parameter, register in zip(contract.params, ARGUMENTS, strict=False)}
    cases = [Case(f"too {'many' if many else 'few'} characters", numbers=numbers, enter=partial(_unfit, registers, many))
             for many in (False, True)]  # fmt: skip
    return Claim(contract, partial(_refused, output), cases=cases, loops=loops, beyond="for strings of any length",
                 library={"memset": _clear})  # fmt: skip


def _ensured(output: str) -> tuple[Term, ...]:
    """The strings are apart, or begin at the same address; neither is longer than anything that a program can address."""
    digits, string, capitals = Var(HEX), Var(BYTES), Var("capitals")
    fit = Var(_LENGTHS[HEX]).equals(2 * Var(_LENGTHS[BYTES]))
    written = digits.equals(s.hexadecimal(string, capitals))
    if output == BYTES:
        fit, written = fit & s.is_hexadecimal(digits, capitals), string.equals(s.hexadecimal_decoded(digits))
    cleared = Var(output).equals(apply(Op.ZEROS, Var(_LENGTHS[output])))
    return when(fit, (written, RESULT.equals(0)), (cleared, RESULT.equals(-1)))


# ---------------------------------------------------------------------- lengths that do not fit


def _unfit(registers: Mapping[str, str], many: bool, machine: Machine, elements: Elements) -> None:
    """With `many` characters, more than two for each byte, or with fewer. `registers`: by the parameter in them."""
    half, more, odd = (elements.number(*known) for known in (("half", 0, ONES >> 1), ("more", 1, ONES), ("odd", 0, 1)))
    lengths = {HEX: half.scale(2) + (more if many else odd), BYTES: half if many else half + more}
    for string, length in lengths.items():
        machine.path.add_fact(length, 0, ONES)
        machine.memory[registers[_LENGTHS[string]], 0] = 8, machine.path.word_of(length)
    machine.unbounded = Buffers(lengths)


def _lengths(machine: Machine) -> Mapping[str, Poly]:
    assert isinstance(machine.unbounded, Buffers)
    return machine.unbounded.lengths


def _refused(output: str, view: View) -> None:
    """The output is cleared by memset, or has no byte, and -1 is returned."""
    machine = view.machine
    if (output, 0) not in machine.written and view.path.sharp(_lengths(machine)[output]) != (0, 0):
        raise Undecided(f"{output} is not cleared as a whole")
    if not view.returned(32):
        raise Undecided("lengths that do not fit are not refused")
    view.note(output)


def _clear(call: Call) -> Pointer:
    """memset of the whole output, which has a byte at least: it may be null otherwise (ISO C 7.24.1). By itself the function
    writes nothing there."""
    machine, place, value, count = call.machine, call.pointer(0), call.number(1, 8), call.number(2)
    if place.base not in machine.writable or not (isinstance(machine.unbounded, Buffers)
                                                  and machine.unbounded.is_whole(call.path, place, count)):  # fmt: skip
        raise Undecided("memset of anything but an output, as a whole, where the lengths do not fit")
    if not value.is_constant or value.lo or call.path.sharp(count.poly)[0] < 1:
        raise Undecided("memset of nothing, or not to 0")
    machine.written.add((place.base, place.offset))
    return place


# ---------------------------------------------------------------------- loops


@dataclass(frozen=True)
class Iterated(Fold):
    """The loops of one case: an iteration has a block as its window, with the `rest` behind it in the last one that goes up. The
    state is what is said of the characters before it, in a word."""

    output: str
    block: int
    rest: int

    def begin(self) -> Machine:
        machine = StringMachine(**vars(super().begin()))
        machine.domain = words = WithBits(machine.path, bit_by_bit=True)
        digits = Digits(words, words.unknown("capitals", bits=1))
        machine.memory[self.register("capitals"), 0] = 8, words.spread(digits.capitals, 64)
        source, *others = _LOOPS[self.output]
        strings = Strings(self.output, digits, words.const(1), [source, source, *others] if self.count.terms else [source])
        with_rest = self.output == HEX or not self.count.terms
        strings.open(machine, self.count.scale(self.block), self.rest if with_rest else 0)
        return machine

    def unentered(self, view: View) -> None:
        self.returned(view, ())

    def initial(self, machine: Machine, count: Word) -> State:
        known = strings_of(machine).close(machine)
        if len(known.sources) < 2:
            raise Undecided("a loop more than there should be")
        machine.unbounded = known = replace(known, sources=known.sources[1:])
        return known.said

    def unknown(self, machine: Machine, initial: Any, left: Word) -> State:
        known, said = strings_of(machine), [machine.domain.unknown("what says whether all are digits") for _ in initial]
        for word in said:
            known = replace(known, so_far=_all_set(machine, word))
        down = self.output == HEX
        first = left.poly.offset(-1) if down else self.count - left.poly
        size = self.block * bool(left.hi) + self.rest * (left.hi < 2 and not down)
        known.open(machine, first.scale(self.block), size)
        return said

    def known(self, entry: Machine | None, machine: Machine) -> Machine:
        """What was learned in a loop stays: what the next one knows is of other unknowns."""
        return machine

    def holds(self, machine: Machine, cell: Cell, part: object) -> bool:
        return says(machine, cell_of(machine, cell, 8))

    def step(self, view: View, state: State, item: Any) -> State:
        again = view.machine.address == self.loop.header
        return strings_of(view.machine).close(view.machine, self.block if again else None, last=not again).said

    def returned(self, view: View, state: State) -> None:
        known = strings_of(view.machine).close(view.machine, last=True)
        if len(known.sources) > 1:
            raise Undecided("strings are not looked at as a whole")
        words = view.machine.domain
        if not same(view.path, [view.machine.word("RAX", 32)], [words.spread(words.complement(known.so_far), 32)]):
            raise Undecided("what is returned is not shown to be 0 for success, else -1")
        view.note(RETURNED)


def says(machine: Machine, word: object) -> bool:
    """Whether it is a word that says whether the characters of all bytes before the window are digits."""
    if not isinstance(word, Word) or not (word.secret or word.is_constant):
        return False
    return same(machine.path, [_all_set(machine, word)], [strings_of(machine).so_far])


def _all_set(machine: Machine, word: Word) -> Word:
    words = machine.domain
    return words.is_zero(words.and_(words.invert(word, 64), words.const(_TOP), 64), 64)
