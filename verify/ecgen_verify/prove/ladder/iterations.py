# SPDX-License-Identifier: MIT
"""Proves the ladder for every number of bits, by induction over the iterations of its loop.

Trusted. The iteration with `left` bits left to do treats bit `left` - 1 of the scalar. Let m be the integer of the bits
from `left` on, and p the lowest of them, 0 before the first iteration. At the header of the loop the coordinates are those of the
pair (m*P, (m + 1)*P), exchanged where p = 1; where the loop is entered that is (O, P) = ((1 : 0), (u : 1)). An iteration with bit
b is to leave what the formula makes of them, (2*A, A + B), where A is the member that p and b choose: A = (m + b)*P, for it is
the first as stored where p = b, else the second. That is ((2*m + 2*b)*P, (2*m + 1)*P), the pair of 2*m + b, exchanged where b =
1. After the last iteration m is the integer k of all bits, and the result is x/z of the member m*P.

What is used of mathematics: the formula is doubling and differential addition (shown by SymPy in `curve.prove`) wherever x(P) is
not 0, also at neutral points and at those of order 2 (Bernstein 2006, theorem B.1; Bernstein, Lange 2017, 4). Where x(P) = 0, all
multiples are at 0 or neutral, and so x*z stays 0: 2*A has z = 4*x*z*(...), A + B has z = x(P)*(...).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.elements import ONES, Elements, Form
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.loops import put_words
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.scalar_bit import close_bit, open_bit
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal import pins
from ecgen_verify.prove.induction import Invariant, prove
from ecgen_verify.prove.ladder.effects import lazy_value, lazy_words, step_of
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

_NAMES = ("r", "u", "scalar", "bits")
_NO_BITS = Case("no bits", numbers={"bits": (0, 0)})
#: What is shown by induction.
SOME_BITS = Case("any number of bits", numbers={"bits": (1, ONES)})
#: The name of the bit before.
BEFORE = -3


@dataclass(frozen=True)
class State:
    """At the header: the coordinates, p and b."""

    coordinates: Sequence[Value]
    before: Word
    bit: Word


@dataclass(frozen=True)
class Coordinates:
    """Where the four coordinates are at the header; canonical unless they are `lazily_reduced`."""

    places: tuple[Pointer, ...] = ()
    lazily_reduced: bool = False


@dataclass(frozen=True)
class Ladder(Invariant):
    """A ladder (r, u, scalar, bits)."""

    execution: Execution
    spec: Spec
    layout: Coordinates = Coordinates()

    @property
    def elements(self) -> Elements:
        return self.execution.elements

    @property
    def form(self) -> Form:
        return self.execution.setting.form

    @property
    def field(self) -> Field:
        return self.elements.fields[self.form.tag]

    @property
    def u(self) -> Value:
        return self.execution.setting.inputs["u"][0]

    def begin(self) -> tuple[Machine, Word]:
        machine = self.execution.start()
        return machine, machine.word("RCX")

    def names(self) -> Mapping[int, Word]:
        return {BEFORE: self._bit("before")}

    def _bit(self, name: str) -> Word:
        return self.elements.bit(("of the scalar", name))

    def initially(self, machine: Machine, count: Word) -> Mapping[int, Word]:
        self._expect(machine, [self.field.const(1), self.field.const(0), self.u, self.field.const(1)])
        return {BEFORE: constant(0)}

    def assume(self, machine: Machine, left: Word) -> State:
        state = State([self.field.named(("coordinate at the header", i)) for i in range(4)], self._bit("before"),
                      self._bit("of this iteration"))  # fmt: skip
        for place, value in zip(self.layout.places, state.coordinates, strict=True):
            lazy = self.layout.lazily_reduced
            words = lazy_words(self.elements, self.form, value) if lazy else self.elements.words(self.form.tag, value)
            put_words(machine, place, words)
        if left.hi:
            self.open(machine, left, state.bit)
        return state

    @staticmethod
    def open(machine: Machine, left: Word, bit: Word) -> None:
        """Let the bit of an iteration be read."""
        open_bit(machine, "scalar", machine.path.refined(machine.path.sum((left, 1), (constant(1), -1))), bit)

    def repeated(self, machine: Machine, state: State) -> Mapping[int, Word]:
        following, bit = self._following(machine, state)
        close_bit(machine)
        self._expect(machine, following)
        return {BEFORE: constant(int(bit))}

    def _following(self, machine: Machine, state: State) -> tuple[Sequence[Value], bool]:
        """What the formula makes, and b."""
        view = View(machine, self.execution.setting)
        before, bit = view.decided(state.before), view.decided(state.bit)
        return step_of(self.spec, self.field, state.coordinates, self.u, exchanged=before != bit), bit

    def finished(self, machine: Machine, state: State, *, iterated: bool) -> None:
        """r = x/z, 0 where z = 0; -1 where r = 0, else 0."""
        view = View(machine, self.execution.setting)
        coordinates, exchanged = state.coordinates, False
        if iterated:
            coordinates, exchanged = self._following(machine, state)
        elif view.decided(state.before):
            exchanged = True
        x, z = coordinates[2:] if exchanged else coordinates[:2]
        r = view.field.mul(x, view.inv(z))
        view.expect("r", [r])
        view.expect_status(view.is_zero(r))
        view.close()

    def _expect(self, machine: Machine, coordinates: Sequence[Value]) -> None:
        for place, value in zip(self.layout.places, coordinates, strict=True):
            if lazy_value(self.elements, self.form, machine, place, canonical=not self.layout.lazily_reduced) != value:
                raise Undecided("an iteration does not leave the coordinates that the formula makes")


# ---------------------------------------------------------------------- the claim


def ladder_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for a curve in Montgomery form; nothing for others."""
    if spec.curve is None or spec.curve.form != "montgomery":
        return {}

    def every(subject: Subject, at: Callable[[Case], Execution]) -> None:
        """All numbers of bits but 0. Raises Undecided or Fault."""
        if tuple(parameter.name for parameter in subject.parameters) != _NAMES:
            raise Undecided("operands that are not those of a ladder")
        prove(Ladder(at(SOME_BITS), spec))

    return {
        "ladder": Claim(pins.ladder(), _nothing, cases=(_NO_BITS,), every=every, beyond="for any number of bits",
                        about=(spec,)),
    }  # fmt: skip


def _nothing(view: View) -> None:
    """0*P, which is neutral."""
    view.expect("r", [view.field.const(0)])
    view.expect_status(True)
