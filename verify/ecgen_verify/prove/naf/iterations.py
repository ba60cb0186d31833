# SPDX-License-Identifier: MIT
"""Proves that a function writes a non-adjacent form, by induction over the iterations of its loops.

Trusted. PREFIX_naf(digits, v, width) for v below 2^(length - 1). At a header with `position` and `carry`, for the sum S of the
digits below the position each times its power of two: S + carry*2^position = v mod 2^position, each of these digits is 0 or odd
and below 2^(width - 1) in absolute value, and the digits from the position on are 0. A family of loops has one for each position,
carry, and what is in registers and on the stack there. At the return S = v.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from ecgen.contracts.multiples import naf_contract
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.execution import Execution, put_words
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.induction import Invariant
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

DIGITS, SOURCE = "digits", "v"


@dataclass(frozen=True)
class State:
    """At a header; at the function's `entry` the digits may be anything."""

    position: int = 0
    carry: int = 0
    entry: bool = True


@dataclass(frozen=True)
class Recoding(Invariant):
    """For so many digits and words of v, and one width. The layout of a loop is the state at its header."""

    execution: Execution
    length: int
    words: int
    width: int

    def initially(self, machine: Machine, count: Word, before: State | None) -> None:
        if before is not None:
            self.expect(machine, before, self.layout)
        elif self.layout != State():
            raise Undecided("a function that is said to begin with bits taken in")

    def arbitrary(self, machine: Machine, initial: None, left: Word) -> State:
        put_words(machine, Pointer(SOURCE, 0), self._source(machine.path))
        if not self.layout.entry and self.layout.position < self.length:
            put_words(machine, Pointer(DIGITS, self.layout.position), [constant(0)], 1)  # no iteration may read those above
        state: State = self.layout
        return state

    def bit(self, position: int) -> Poly:
        """Of v."""
        return self.execution.elements.bit((SOURCE, position)).poly if position < self.length - 1 else Poly({})

    def _source(self, path: Path) -> list[Word]:
        """The words of v: bits one by one from the position on, more than an iteration takes in, and the others together up to
        where 32 and 64 bits from there end, as code may cut."""
        first, end = self.layout.position, self.length - 1
        edges = {*range(0, 64 * self.words, 64), *range(first, first + self.width + 2), first + 32, first + 64}
        parts: list[list[tuple[Word, int]]] = [[] for _ in range(self.words)]
        for low, high in pairwise(sorted({edge for edge in edges if edge < end} | {end})):
            size = high - low
            part = path.input_word("bits of v", 0, (1 << size) - 1, secret=False) if size > 1 else Word(self.bit(low), 0, 1)
            parts[low // 64].append((part, 1 << low % 64))
        return [path.sum(*bits) for bits in parts]

    def repeated(self, machine: Machine, state: State) -> None:
        raise Undecided("an iteration that comes no further")

    def finished(self, machine: Machine, state: State, *, iterated: bool) -> None:
        self.expect(machine, state, State(max(state.position, self.length), entry=False))

    def expect(self, machine: Machine, before: State, after: State) -> None:
        """What holds after an iteration: the bits that it has taken in are in the digit at the position before. Raises Fork on
        those that may decide about the digit and the carry."""
        path, position = machine.path, before.position
        taken = range(after.position - position)
        digit = total((self.bit(position + i), 1 << i) for i in taken).offset(before.carry)
        digit = path.resolve(digit.offset(-after.carry << len(taken)))
        written = {offset for base, offset in machine.written if base == DIGITS}
        changed = set(range(self.length)) if before.entry else written | ({position} & set(range(self.length)))
        holds = not after.entry and after.position >= position and min(changed, default=position) >= position
        holds = holds and (not digit.terms or (position in changed and bool(taken) and self._is_digit(path, digit)))
        if holds and all(self._stores(machine, i, digit if i == position else Poly({})) for i in changed):
            return
        for place in (position, position + self.width - 1):
            bit = path.resolve(self.bit(place))
            if not bit.is_constant:
                raise Fork(bit)
        raise Undecided("an iteration after which the digits are not known to be those of the bits so far")

    def _is_digit(self, path: Path, value: Poly) -> bool:
        """Odd and below 2^(width - 1) in absolute value, whatever the bits are."""
        odd = [monomial for monomial, factor in value.terms.items() if factor % 2]
        low, high = path.interval(value)
        most = (1 << (self.width - 1)) - 1
        return not value.shift and odd == [()] and -most <= low and high <= most <= 127

    @staticmethod
    def _stores(machine: Machine, place: int, digit: Poly) -> bool:
        """Whether the byte there is this digit, which a byte can be: both are the same modulo 256."""
        stored = machine.load(Pointer(DIGITS, place), 1)
        if not isinstance(stored, Word):
            return False
        return not machine.path.less_carries(stored.poly - digit, 8).modulo(1 << 8)


# ---------------------------------------------------------------------- what is shown

def naf_claim(length: int, words: int, widths: frozenset[int]) -> Claim:
    """PREFIX_naf(digits, v, width), for each width."""

    def at_the_return(_: View) -> None:
        raise Undecided("digits that are not shown by induction")

    loops = [(Case(numbers={"width": (width, width)}), partial(Recoding, length=length, words=words, width=width))
             for width in sorted(widths)]  # fmt: skip
    return Claim(naf_contract(length, words, widths), at_the_return, cases=(), loops=loops, beyond="for each width")
