# SPDX-License-Identifier: MIT
"""Loops of functions of strings and lengths, by the rule for loops.

Trusted. In the middle of a loop the number of its iterations is the sum of two new unknowns: how many are done, and how many are
to come. So all that is known where the loop is entered stays: it speaks of other unknowns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen_verify.prove import induction
from ecgen_verify.prove.composed.loops import Line
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Saying, Strings, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.induction import Invariant, Loop, Stage
from ecgen_verify.prove.machine import joined, split
from ecgen_verify.prove.run import PLAIN, Limits, Run
from ecgen_verify.prove.world import Undecided

#: Bits of words decide nothing here.
_UNFORKED = PLAIN | {"AND", "OR", "XOR", "NOT", "SHL", "SHR", "ROL", "ROR", "BSWAP", "RORX"}


@dataclass(frozen=True)
class Execution(induction.Execution[Machine]):
    words: Words

    def run(self, stops: frozenset[int]) -> Run[Machine]:
        return Run(self.code, self.effects, Limits(shared=self.budget), stops, unforked=_UNFORKED)

    def known(self, first: Machine, machine: Machine) -> Machine:
        return machine

    def total(self, machine: Machine, count: Word, loop: Loop) -> Word:
        return count

    def bounds(self, machine: Machine, word: Word) -> tuple[int, int]:
        return machine.lengths.bounds(machine.lengths.form(word))

    def in_middle(self, machine: Machine, count: Word, loop: Loop, least: int, most: int) -> tuple[Word, Word]:
        low, high = self.bounds(machine, count)
        done, left, ranges = self.words.unknown("iterations done"), self.words.const(most), machine.lengths.ranges
        if least < most:
            left = self.words.unknown("iterations to come")
            ranges[self.words.number(left)] = least, most
        ranges[self.words.number(done)] = max(low - most, 0), high - least
        return self.words.plus(done, left), left

    def instance(self, machine: Machine, held: object, at: Mapping[int, Word]) -> object:
        if isinstance(held, Saying):
            return machine.strings.said(machine)
        if not isinstance(held, Line):
            return held
        form = held.poly.substitute({name: machine.lengths.form(word) for name, word in at.items()})
        return machine.lengths.word(form) if held.base is None else joined(held.base, form)

    def agrees(self, machine: Machine, value: Value, held: object, at: Mapping[int, Word]) -> bool:
        if isinstance(held, Saying):
            return isinstance(value, Word) and machine.strings.says(machine, value)
        expected = self.instance(machine, held, at)
        if isinstance(value, Pointer) and isinstance(expected, Pointer):
            (name, place), (same, other) = split(value), split(expected)
            return name == same and machine.lengths.is_zero(place - other)
        if isinstance(value, Word) and isinstance(expected, Word):
            return value.width == expected.width and machine.lengths.same(value, expected)
        return value == expected


@dataclass(frozen=True)
class Iterated(Invariant):
    """The loops of one case."""

    execution: Execution
    case: Case

    def begin(self) -> tuple[Machine, Word]:
        words, code = self.execution.words, self.execution.code
        return self.case.entry(words, code.image, self.execution.address), words.atom("iterations", 64)

    def reached(self, machine: Machine, at_header: bool) -> None:
        if not at_header:
            self.case.returned(machine)

    def initially(self, machine: Machine, count: Word) -> Mapping[int, Word]:
        machine.strings.at_header(machine)
        return {}

    def assume(self, machine: Machine, left: Word) -> Strings:
        return machine.strings

    def repeated(self, machine: Machine, state: Strings) -> Mapping[int, Word]:
        if machine.strings != state:
            raise Undecided("a loop whose iterations are not alike")
        return {}

    def finished(self, machine: Machine, state: Strings, *, iterated: bool) -> None:
        self.case.returned(machine)

    def following(self, machine: Machine, count: Word, stage: Stage | None, state: object) -> Stage | None:
        """The loop again, or what a search says of another."""
        if stage is not None and machine.address == stage[1].header:
            return stage
        loop = counted_loop(self, machine, count, 0 if stage is None else stage[1].rank)
        return None if loop is None else (self, loop)


@searched
def counted_loop(proof: Iterated, machine: Machine, count: Word, rank: int) -> Loop | None:
    """The loop at whose header the path is, of a lower rank, if it iterates as often as `count` says."""
    raise NotImplementedError
