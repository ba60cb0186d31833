# SPDX-License-Identifier: MIT
"""The state at a call, and what numbers are as bytes.

Trusted: where operands are, which may overlap, and what elements bytes are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.buffers import Buffers, String, Whole
from ecgen_verify.prove.composed.elements import Elements, Form, Knowledge, atom_of, mask_of, names_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.integers import mask_of as bit_of
from ecgen_verify.prove.machine import Leak, Machine, Pointer
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.strings import address_of, length_of, overlap
from ecgen_verify.prove.word import Word, constant, known_number
from ecgen_verify.prove.world import Undecided

#: The returned word, where there is one. Raises Fork before anything is changed.
Effect = Callable[["Call"], MachineValue | None]


class Call(Knowledge):
    """The state at the first instruction of a called function."""

    def pointer(self, index: int) -> Pointer:
        return address_of(self.machine.read(ARGUMENTS[index]))

    def number(self, index: int, bits: int = 64) -> Word:
        return self.machine.word(ARGUMENTS[index], bits)

    def string(self, place: Pointer, length: Word, most: int | None = None) -> String:
        """So many bytes there; no more than `most`, the first ones, have to be known."""
        unbounded = self.machine.unbounded
        if isinstance(unbounded, Buffers) and unbounded.is_whole(self.path, place, length):
            # whoever may be the same object may have been written to before
            self.machine.hazards |= {(place.base, output) for output in self.machine.writable}
            return Whole(place.base, place.base not in unbounded.public)
        if not length.is_constant and (most is None or length.lo < most):
            raise Undecided("bytes that are no whole operand, and whose number is not known")
        return self.words(place, length.lo if most is None else min(length.lo, most), 1)

    def read(self, place: Pointer, length: Word, output: Pointer, size: int) -> String:
        """The same, of bytes that do not overlap an output."""
        string = self.string(place, length)
        if not isinstance(string, Whole):
            self.apart([(output, size, True)], [(place, length.lo)])
        elif output.base == string.operand:
            raise Undecided("a call that writes to the bytes that it reads")
        return string

    def put(self, place: Pointer, words: Iterable[Word], size: int = 8) -> None:
        for i, word in enumerate(words):
            self.machine.store(place.moved(size * i), word, size)

    def store(self, tag: str, place: Pointer, *values: Value) -> None:
        self.put(place, (word for value in values for word in self.elements.words(tag, value)))

    def arrays(self, *sizes: int, written: int = 1, same: int = 0) -> list[Pointer]:
        """The addresses of arguments with so many words each. The first are outputs, and the next so many inputs may be one of
        them; the others may not."""
        places = [self.pointer(i) for i in range(len(sizes))]
        operands = [(place, 8 * size) for place, size in zip(places, sizes, strict=True)]
        end = written + same
        self.apart([(*operand, i < written) for i, operand in enumerate(operands[:end])], operands[end:])
        return places

    def apart(self, sizes: Sequence[tuple[Pointer, int, bool]], others: Sequence[tuple[Pointer, int]] = ()) -> None:
        """Of operands (place, size, is output), an output is the same object as an input of its size, or overlaps none. `others`:
        inputs (place, size) of other types, which no output may be. Of other calls contracts say nothing: raises Undecided."""
        known = [*sizes, *((place, size, True) for place, size in others)]
        for (i, (place, size, output)), (j, (other, length, is_apart)) in product(enumerate(sizes), enumerate(known)):
            if output and i != j and overlap(self.machine, place, size, other, length, same=not is_apart):
                raise Undecided("an output of a call overlaps another operand")

    def mask(self, index: int) -> Word:
        """The bit that a mask is."""
        bit = bit_of(self.path, self.number(index))
        if bit is None:
            raise Undecided("what a call takes as its mask is not known to be 0 or all-ones")
        return bit

    def status(self, failed: Word) -> Word:
        """An int, 0 or -1 where the bit is 1."""
        return self.path.in_register(mask_of(failed, 32), secret=self.elements.secret)


def memcmp(call: Call) -> MachineValue:
    """ISO C 7.24.4.1: 0 where the strings are the same, else anything else. Its time depends on them, so that they have to be
    public."""
    places, length = [call.pointer(index) for index in (0, 1)], length_of(call.number(2))
    strings = [call.words(place, length, 1) for place in places]
    if any(byte.secret for string in strings for byte in string):
        raise Leak("a secret decides how long a comparison takes")
    differ = call.elements.differ(call.path, *strings)
    known = call.decided(differ)
    result = call.path.input_word("difference", 1, (1 << 32) - 1, secret=False) if known else constant(0)
    return call.path.in_register(result, secret=False)


def put_words(machine: Machine, place: Pointer, words: Sequence[Word], size: int = 8) -> None:
    """Words of so many bytes, where nothing else is."""
    for i, word in enumerate(words):
        target = place.moved(size * i)
        if any(machine.cells(target.base, target.offset, size)):
            raise Undecided("words where something else is")
        machine.memory[target.base, target.offset] = (size, word)


def encoded(elements: Elements, path: Path, number: Sequence[Word], tag: str) -> Value | None:
    """The element of which these are all bytes, the lowest first."""
    match (names := byte_names(elements, path, number))[:1]:
        case [(_, Value() as value, 0)] if names == [(tag, value, i) for i in range(size_of(elements.forms[tag]))]:
            return value
    return None


def byte_names(elements: Elements, path: Path, number: Sequence[Word]) -> list[object]:
    """Of bytes that are unknowns; None for others."""
    return [name_of(elements, path, [byte]) for byte in number]


def name_of(elements: Elements, path: Path, words: Sequence[Word]) -> object:
    """What these words are known by together; None where they are not all words of one name."""
    return elements.name_of(*(atom_of(path.resolve(word.poly)) for word in words))


def size_of(form: Form) -> int:
    """Bytes of an element."""
    return -(-form.prime.bit_length() // 8)


def decoded(elements: Elements, form: Form, words: Sequence[Word], path: Path) -> tuple[Value, Word]:
    """The value of bytes (the lowest first) and the bit that is 1 where they are not below the modulus. Those of an element are
    that element; bytes that cannot reach the modulus are the sum that they are; others have a value of their own."""
    if (element := encoded(elements, path, words, form.tag)) is not None:
        return element, constant(0)
    if sum(word.hi << (8 * i) for i, word in enumerate(words)) < form.prime:
        return sum_of_bytes(elements.fields[form.tag], words, path), constant(0)
    if (known := known_number(words, 8)) is not None:
        return elements.fields[form.tag].const(known), constant(int(known >= form.prime))
    key = ("bytes", form.tag, names_of(path, words))
    return elements.fields[form.tag].named(key), elements.bit(key)


def sum_of_bytes(field: Field, number: Sequence[Word], path: Path) -> Value:
    """The sum of bytes (the lowest first), each times its power of 256."""
    return modulo(field, path.resolve(total((word.poly, 256**i) for i, word in enumerate(number))))


def modulo(field: Field, number: Poly) -> Value:
    """A number modulo the field's: a product of what it is made of, words or bits, is an unknown. Raises Undecided for a fraction
    modulo an even number, of which `Poly.modulo` has the numerator."""
    if number.shift and not field.prime % 2:
        raise Undecided("a fraction modulo an even number")
    factors = number.modulo(field.prime)
    return Value({((field.unknown(monomial), 1),) if monomial else (): factor for monomial, factor in factors.items()})
