# SPDX-License-Identifier: MIT
"""Executes one case of a composed function: all paths from its entry, or from where a loop begins.

Trusted: that this is the function, with its operands at the entry and with calls replaced by effects; and what words and
addresses are at the header of a loop. What is known there is what was known where the first loop was entered, of operands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ecgen_verify.prove import induction
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import ONES, Elements
from ecgen_verify.prove.composed.loops import Line, word_of
from ecgen_verify.prove.composed.run import WITH_DIGITS, Limits, Run
from ecgen_verify.prove.composed.view import Setting, check_wiped
from ecgen_verify.prove.contract import Kind
from ecgen_verify.prove.induction import COUNT, Loop
from ecgen_verify.prove.machine import Frame, Machine, Pointer, entry_machine, joined
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant


@dataclass(frozen=True)
class Execution(induction.Execution[Machine]):
    """`library`: what calls of C's library do, see `Run`."""

    setting: Setting
    library: Mapping[str, Effect] = field(default_factory=dict)

    @property
    def elements(self) -> Elements:
        return self.setting.elements

    def start(self) -> Machine:
        """The function's entry."""
        machine = entry_machine(Path(self.elements.world), self.code.image, self.address)
        self.setting.enter(machine)
        machine.frame = Frame() if self.setting.promise.wipes else None
        return machine

    def run(self, stops: frozenset[int]) -> Run:
        run = Run(self.code, self.elements, self.effects, Limits(shared=self.budget), stops, self.library)
        if any(parameter.kind is Kind.DIGIT for parameter in self.setting.parameters):
            run.unforked = WITH_DIGITS
        return run

    def check_left(self, machine: Machine) -> None:
        if self.setting.promise.wipes:
            check_wiped(machine)

    def known(self, first: Machine, machine: Machine) -> Machine:
        return first

    def total(self, machine: Machine, count: Word, loop: Loop) -> Word:
        poly = Poly.atom(COUNT) if loop.iterations is None else loop.iterations
        total = word_of(machine.path, poly.substitute({COUNT: count.poly}))
        if total.is_constant:
            machine.path.assume(poly.substitute({COUNT: count.poly}), total.lo)
        return total

    def bounds(self, machine: Machine, word: Word) -> tuple[int, int]:
        return machine.path.interval(machine.path.resolve(word.poly))

    def in_middle(self, machine: Machine, count: Word, loop: Loop, least: int, most: int) -> tuple[Word, Word]:
        left = constant(most)
        if least < most:
            left = machine.path.input_word("iterations to come", least, most, secret=False)
        machine.path.add_fact(self.total(machine, count, loop).poly - left.poly, 0, ONES)
        return count, left

    def instance(self, machine: Machine, held: object, at: Mapping[int, Word]) -> object:
        if not isinstance(held, Line):
            return held
        poly = held.at(at)
        return word_of(machine.path, poly).marked(held.secret) if held.base is None else joined(held.base, poly)

    def agrees(self, machine: Machine, value: MachineValue, held: object, at: Mapping[int, Word]) -> bool:
        path = machine.path
        if isinstance(held, Line):
            poly = held.at(at)
            if held.base is not None:
                distance = machine.between(value, joined(held.base, poly)) if isinstance(value, Pointer) else None
                return distance is not None and not distance.terms
            return isinstance(value, Word) and (held.secret or not value.secret) and not path.resolve(value.poly - poly).terms
        if isinstance(value, Word) and isinstance(held, Word):
            return not path.resolve(value.poly - held.poly).terms and held.secret >= value.secret
        return value == held
