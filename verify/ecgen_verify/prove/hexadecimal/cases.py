# SPDX-License-Identifier: MIT
"""What the functions of hexadecimal digits are to do: their contracts, as cases.

Trusted. Lengths that fit are a number of blocks and a rest, for each rest that there is: how many bytes the code takes at once
is a hint, and whatever it is, every length is in one case. A string with nothing in it may be null: nothing is loaded or stored
then. Lengths that do not fit may be any numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hexadecimal.refusing import Refusing
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.hexadecimal.strings import AGAIN_FROM, AGAIN_TO, BYTES, FROM, HEX, LENGTH, TO, Decoding, Encoding
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Call:
    """PREFIX_hex_encode(hex, hex_length, bytes, length, capitals) or PREFIX_hex_decode(bytes, length, hex, hex_length, capitals).
    `block`: how many bytes the code takes at once."""

    output: str
    block: int

    def parts(self) -> Iterator[Callable[[Words], Iterable[Case]]]:
        """The cases, each for words of its own, whose bits take less room then."""
        for rest in range(self.block):
            yield partial(self._fitting, rest=rest)
        for odd in (0, 1):
            yield partial(self._refused, odd=odd)

    def _arguments(self, words: Words, hex_length: Word, length: Word) -> list[Value]:
        strings: dict[str, tuple[Value, Value]] = {HEX: (Pointer(HEX, 0), hex_length), BYTES: (Pointer(BYTES, 0), length)}
        other = BYTES if self.output == HEX else HEX
        return [*strings[self.output], *strings[other], words.join([words.atom("capitals", 1, followed=True)] * 64)]

    def _fitting(self, words: Words, rest: int) -> list[Case]:
        digits, true = Digits(words, words.atom("capitals", 1, followed=True)), words.const(1, 1)
        iterations = words.atom("iterations", 64)
        length = words.total(64, [(iterations, self.block)], rest)
        hex_length = words.total(64, [(length, 2)])

        def enter(machine: Machine) -> list[Value]:
            machine.lengths.ranges[iterations] = 0, (LONGEST - rest) // self.block
            zero = words.const(0, 64)
            machine.registers |= {LENGTH: length}
            if self.output == HEX:
                machine.strings = Encoding(words, digits)
                machine.registers |= {FROM: hex_length, TO: hex_length}  # it goes down
            else:
                machine.strings = Decoding(words, digits, zero, true)
                machine.registers |= dict.fromkeys((FROM, TO, AGAIN_FROM, AGAIN_TO), zero)
            return self._arguments(words, hex_length, length)

        def check(machine: Machine) -> None:
            success, strings = true, machine.strings
            if isinstance(strings, Decoding):
                strings.at_end(machine)
                strings = machine.strings
            if not isinstance(strings, Encoding | Decoding) or not strings.is_done(machine):
                raise Undecided(f"{self.output} is not written as a whole")
            if isinstance(strings, Decoding):
                success = strings.known()
            _returns(machine, success)

        return [Case(f"blocks of {self.block} bytes and {rest} bytes", (), enter, check, by_induction=True)]

    def _refused(self, words: Words, odd: int) -> list[Case]:
        half, blocks, rest = (words.atom(name, 64) for name in ("half", "blocks", "rest"))
        hex_length, length = words.total(64, [(half, 2)], odd), words.total(64, ((blocks, self.block), (rest, 1)))
        size = hex_length if self.output == HEX else length

        def enter(machine: Machine) -> list[Value]:
            machine.lengths.ranges[half] = 0, (1 << 63) - 1
            machine.lengths.ranges |= {blocks: (0, (1 << 64) // self.block - 1), rest: (0, self.block - 1)}
            if not odd:
                machine.lengths.different = (machine.lengths.form(half) - machine.lengths.form(length),)
            machine.registers |= {LENGTH: size}
            machine.strings = Refusing(self.output)
            return self._arguments(words, hex_length, length)

        def check(machine: Machine) -> None:
            strings = machine.strings
            assert isinstance(strings, Refusing)
            if not strings.is_done(machine):
                raise Undecided(f"{self.output} is not cleared as a whole")
            _returns(machine, words.const(0, 1))

        name = "an odd number of characters" if odd else "twice as many characters as another number of bytes"
        return [Case(name, (), enter, check, by_induction=True)]


def _returns(machine: Machine, success: Word) -> None:
    """Raises Undecided unless the int is 0 where `success` is 1, else -1."""
    if machine.word("RAX", 32) is not machine.words.join([machine.words.inverted(success)] * 32):
        raise Undecided("what is returned is not shown to be 0 for success, else -1")
