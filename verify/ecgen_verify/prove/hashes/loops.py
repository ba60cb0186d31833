# SPDX-License-Identifier: MIT
"""Loops of functions of strings and lengths, by the rule for loops.

Trusted. In the middle of a loop the number of its iterations is the sum of two new unknowns: how many are done, and how many are
to come. So all that is known where the loop is entered stays: it speaks of other unknowns. In what a cell holds, the unknowns
`LEFT` and `COUNT` stand for what they are at the header.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen_verify.prove import induction
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Saying, Strings, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.induction import Invariant, Loop, Stage
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
        done, left = self.words.unknown("iterations done"), self.words.const(most, 64)
        if least < most:
            left = self.words.unknown("iterations to come")
            machine.lengths.ranges[left] = least, most
        machine.lengths.ranges[done] = max(low - most, 0), high - least
        return self.words.total(((done, 1), (left, 1)), 0, 64), left

    def instance(self, machine: Machine, held: Value | Saying, at: Mapping[int, Word]) -> Value:
        if isinstance(held, Saying):
            return machine.strings.said(machine)
        if isinstance(held, Pointer):
            distance = self.instance(machine, machine.distance_of(held), at)
            assert isinstance(distance, Word)
            return machine.at(held.base, distance)
        if not isinstance(held, Word):
            return held
        known, names = self.words.sum_of(held), {self.words.atom(name, 64): word for name, word in at.items()}
        if not names.keys() & known.terms.keys():
            return held
        return self.words.total([(names.get(term, term), n) for term, n in known.terms.items()], known.constant, held.width)

    def agrees(self, machine: Machine, value: Value, held: Value | Saying, at: Mapping[int, Word]) -> bool:
        if isinstance(held, Saying):
            return isinstance(value, Word) and machine.strings.says(machine, value)
        expected, same = self.instance(machine, held, at), machine.lengths.same
        if isinstance(value, Pointer) and isinstance(expected, Pointer):
            return value.base == expected.base and same(machine.distance_of(value), machine.distance_of(expected))
        if isinstance(value, Word) and isinstance(expected, Word):
            return value.width == expected.width and same(value, expected)
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
