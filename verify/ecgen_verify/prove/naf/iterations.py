# SPDX-License-Identifier: MIT
"""Proves that a function writes a non-adjacent form, by induction over the positions of its digits.

Trusted. PREFIX_naf(digits, v, width) for v below 2^(length - 1), in one word more than these bits need. At the header of the
loop, for the sum S of the digits below a position, each times its power of two,

    S + rest*2^position = v mod 2^(position + width - 1),  0 <= rest <= 2^(width - 1), 2^(length - 1 - position),

as at first for the lowest width - 1 bits. `top` is 2^(width - 1) if the next bit is 1, else 0. If the rest is odd, the digit is
rest - top, odd and below 2^(width - 1) in absolute value, else 0. The next rest is (rest + top - digit)/2; with the last digit it
is 0, and S = v. In an iteration only its digit may be written, so that those before it stay.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from ecgen.contracts.multiples import naf_contract
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.state import no_rule
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

DIGITS, SOURCE = "digits", "v"


@dataclass(frozen=True)
class Recoding(Fold):
    """For as many digits as iterations, so many words of v, and one width. The state: the rest."""

    words: int
    width: int

    #: Where in v the bit of a position stands is not a number times that.
    together: ClassVar[int] = 1

    @property
    def length(self) -> int:
        return self.count.integer

    def begin(self) -> Machine:
        if not 1 < self.width <= min(8, self.length):
            raise Undecided("digits that are not known to be signed bytes")
        if self.length + self.width - 2 >= 64 * self.words:
            raise Undecided("digits whose bits are not all in the words")
        machine = super().begin()
        (lowest,) = self.initial(machine, constant(self.length))
        self._put_word(machine, 0, lowest, self.width - 1)
        return machine

    def _put_word(self, machine: Machine, place: int, part: Word, bits: int) -> None:
        """The word of v of which so many bits from there on are these; of the others nothing is known."""
        path, below = machine.path, place % 64
        first, last = (path.input_word("bits of v", 0, (1 << count) - 1, secret=False) for count in (below, 64 - below - bits))
        whole = path.assemble(((first, 0, below), (part, 0, bits), (last, 0, 64 - below - bits)))
        machine.memory[SOURCE, place // 64 * 8] = 8, whole

    def most(self, position: int) -> int:
        """That the rest may be there."""
        return 1 << min(self.width, self.length - position) - 1 if position < self.length else 0

    def initial(self, machine: Machine, count: Word) -> State:
        odd, others = self.elements.bit("v is odd"), self.elements.unknown_byte("of v", (1 << self.width - 2) - 1)
        return (machine.path.assemble(((odd, 0, 1), (others, 0, self.width - 2))),)

    def unknown(self, machine: Machine, initial: Any, left: Word) -> State:
        machine.writable, machine.lowest = {}, {}
        odd = machine.path.decided(machine.path.settled(self.elements.bit("the rest is odd")))
        half = self.elements.number("half of the rest", 0, (self.most(self.length - left.lo) - odd) // 2)
        return (machine.path.word_of(half.scale(2).offset(odd)),)

    def item(self, machine: Machine, left: Word) -> tuple[int, Word]:
        """The position, and the bit that comes to the rest there."""
        position = self.length - left.lo
        place = position + self.width - 1
        machine.writable, machine.lowest = {DIGITS: 1}, {DIGITS: position}
        bit = self.elements.bit("the next one of v") if place < self.length - 1 else constant(0)
        self._put_word(machine, place, bit, 1)
        return position, bit

    def step(self, view: View, state: State, item: tuple[int, Word]) -> State:
        path, (rest,), (position, bit) = view.path, state, item
        top = view.decided(bit) << self.width - 1
        digit = rest.poly.offset(-top) if view.decided(path.low(rest, 1)) else Poly({})
        (stored,) = view.words(Pointer(DIGITS, position), 1, 1)
        later = path.word_of((rest.poly.offset(top) - digit).shifted_down(1))
        if path.resolve(stored.poly - digit).modulo(1 << 8) or later.hi > self.most(position + 1):
            raise Undecided("an iteration after which the digits are not known to be those of the bits so far")
        return (later,)

    def returned(self, view: View, state: State) -> None:
        view.note(DIGITS)


def naf_claim(length: int, words: int, widths: frozenset[int]) -> Claim:
    """PREFIX_naf(digits, v, width), for each width."""
    recoding = partial(Recoding, tag="", words=words, iterations=(length, length))
    loops = [(Case(numbers={"width": (width, width)}), partial(recoding, width=width)) for width in sorted(widths)]
    return Claim(naf_contract(length, words, widths), no_rule, cases=(), loops=loops, beyond="for each width")
