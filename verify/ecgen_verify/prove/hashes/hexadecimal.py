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

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Op, Term, Var, apply, when
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Elements, same
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Operand
from ecgen_verify.prove.hashes.words import WithBits
from ecgen_verify.prove.induction import Invariant, cell_of
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer, Value, in_registers, split
from ecgen_verify.prove.machine import joined as address
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


# ---------------------------------------------------------------------- what is claimed


def hexadecimal_claim(contract: Contract, block: int) -> Claim | None:
    """None where the contract is another. `block`: how many bytes the code takes at once."""
    output = next(iter(contract.outputs)).name
    if contract.ensures != _ensured(output):
        return None
    numbers = dict.fromkeys(_LENGTHS.values(), (0, 0))
    loops = [(Case(f"{'blocks' if most else 'no block'} of {block} bytes and {rest} bytes", numbers=numbers),
              partial(Iterated, output=output, block=block, rest=rest, iterations=(least, most)))
             for rest in range(block) for least, most in ((0, 0), (1, (LONGEST - rest) // block))]  # fmt: skip
    cases = [Case(f"too {'many' if many else 'few'} characters", numbers=numbers, enter=partial(_unfit, contract.params, many))
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


def _enter(machine: Machine, parameters: Iterable[Param | Operand], lengths: Mapping[str, Poly], **others: Word) -> None:
    """With strings of these lengths, and other parameters."""
    for length in lengths.values():
        machine.path.add_fact(length, 0, ONES)
    words = others | {_LENGTHS[name]: machine.path.word_of(length) for name, length in lengths.items()}
    machine.memory |= in_registers({register: words[parameter.name]
                                    for register, parameter in zip(ARGUMENTS, parameters, strict=False)
                                    if parameter.name in words})  # fmt: skip
    machine.unbounded = Buffers(lengths)


# ---------------------------------------------------------------------- lengths that do not fit

def _unfit(parameters: Iterable[Param], many: bool, machine: Machine, elements: Elements) -> None:
    """With `many` characters, more than two for each byte, or with fewer."""
    half, more, odd = (elements.number(*known) for known in (("half", 0, ONES >> 1), ("more", 1, ONES), ("odd", 0, 1)))
    lengths = (half.scale(2) + more, half) if many else (half.scale(2) + odd, half + more)
    _enter(machine, parameters, dict(zip(_LENGTHS, lengths, strict=True)))


def _refused(output: str, view: View) -> None:
    """The output is cleared by memset, or has no byte, and -1 is returned."""
    machine = view.machine
    assert isinstance(machine.unbounded, Buffers)
    if (output, 0) not in machine.written and view.path.sharp(machine.unbounded.lengths[output]) != (0, 0):
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
class Iterated(Invariant):
    """The loops of one case: an iteration has a block as its window, with the `rest` behind it in the last one that goes up.
    `iterations`: how many there may be. The layout of a loop is the cell with the word that says what is known, or None."""

    execution: Execution
    output: str
    block: int
    rest: int
    iterations: tuple[int, int]

    def begin(self) -> tuple[Machine, Poly]:
        execution = self.execution
        blocks = execution.elements.number("iterations", *self.iterations)
        length = blocks.scale(self.block).offset(self.rest)
        machine = StringMachine(**vars(execution.start()))
        machine.domain = words = WithBits(machine.path, bit_by_bit=True)
        machine.writable = {}
        digits = Digits(words, words.unknown("capitals", bits=1))
        _enter(machine, execution.setting.promise.operands, {BYTES: length, HEX: length.scale(2)},
               capitals=words.spread(digits.capitals, 64))  # fmt: skip
        reading = _LOOPS[self.output]
        strings = Strings(self.output, digits, blocks, words.const(1), reading[0], reading if blocks.terms else ())
        with_rest = self.output == HEX or not blocks.terms
        strings.open(machine, blocks.scale(self.block), self.rest if with_rest else 0)
        return machine, blocks

    def unentered(self, machine: StringMachine) -> None:
        self.finished(machine, None, iterated=False)

    def _check_said(self, machine: StringMachine) -> None:
        """Where it is not known whether all characters are digits, a word has to say of those before the window."""
        if machine.strings.source == HEX and not says(machine, cell_of(machine, self.layout, 8)):
            raise Undecided("no word says what is known")

    def initially(self, machine: StringMachine, count: Word, before: None) -> None:
        self.enter(machine)
        self._check_said(machine)

    def enter(self, machine: StringMachine) -> None:
        known = machine.strings.close(machine, machine.strings.size)
        if not known.loops:
            raise Undecided("a loop more than there should be")
        machine.unbounded = replace(known, source=known.loops[0], loops=known.loops[1:])

    def arbitrary(self, machine: StringMachine, initial: None, left: Word) -> None:
        known = machine.strings
        if known.source == HEX and self.layout is not None:
            word = machine.domain.unknown("what says whether all are digits")
            machine.memory[self.layout] = 8, word
            known = replace(known, so_far=_all_set(machine, word))
        down = self.output == HEX
        first = left.poly.offset(-1) if down else known.blocks - left.poly
        size = self.block * bool(left.hi) + self.rest * (left.hi < 2 and not down)
        known.open(machine, first.scale(self.block), size)

    def known(self, entry: StringMachine, machine: StringMachine) -> StringMachine:
        """What was learned in a loop stays: what the next one knows is of other unknowns."""
        return machine

    def repeated(self, machine: StringMachine, state: None) -> None:
        machine.strings.close(machine, self.block)
        self._check_said(machine)

    def finished(self, machine: StringMachine, state: None, *, iterated: bool) -> None:
        known = machine.strings
        if known.loops:
            raise Undecided("strings are not looked at as a whole")
        words, success = machine.domain, known.close(machine, known.size, last=True).so_far
        if not same(machine.path, [machine.word("RAX", 32)], [words.spread(words.complement(success), 32)]):
            raise Undecided("what is returned is not shown to be 0 for success, else -1")


def says(machine: StringMachine, word: object) -> bool:
    """Whether it is a word that says whether the characters of all bytes before the window are digits."""
    if not isinstance(word, Word) or not (word.secret or word.is_constant):
        return False
    return same(machine.path, [_all_set(machine, word)], [machine.strings.so_far])


def _all_set(machine: Machine, word: Word) -> Word:
    words = machine.domain
    return words.is_zero(words.and_(words.invert(word, 64), words.const(_TOP), 64), 64)
