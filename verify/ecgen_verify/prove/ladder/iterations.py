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

from dataclasses import dataclass
from functools import partial

from ecgen.contracts.standards import multiple_at
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Op, Var, apply, little_endian
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.shown import Shown
from ecgen_verify.prove.goal.state import FIELD
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.ladder.kernels import step_of
from ecgen_verify.prove.machine import Machine, joined
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant

_NO_BITS = Case("no bits", numbers={"bits": (0, 0)})
#: What is shown by induction.
SOME_BITS = Case("any number of bits", numbers={"bits": (1, ONES)})
_MULTIPLE = multiple_at(little_endian(Var("scalar")) % apply(Op.POW, 2, Var("bits")), Var("u"))


@dataclass(frozen=True)
class Ladder(Fold):
    """The state: coordinates of two points, and the mask of p."""

    kept: Shown

    @property
    def u(self) -> Value:
        return self.execution.setting.inputs["u"][0]

    def initial(self, machine: Machine, count: Word) -> State:
        zero, one = (self.field.const(number) for number in (0, 1))
        return one, zero, self.u, one, constant(0)

    def item(self, machine: Machine, left: Word) -> Word:
        """The bit of the scalar: that at place (`left` - 1) mod 8 of the byte that holds it, and no other may be read. That byte
        is one wherever the scalar has as many bits as that says. Raises Fork on the place."""
        path, bit = machine.path, self.elements.bit(("of the scalar", "of this iteration"))
        place = path.refined(path.sum((left, 1), (constant(1), -1)))
        within = place.lo % 8 if place.is_constant else sum(
            path.decided(path.settled(self.elements.bit(("of its place", i)))) << i for i in range(3))  # fmt: skip
        path.know_low(place.poly, 3, Poly.constant(within))
        below, above = path.input_word("bits below", 0, 127), path.input_word("bits above", 0, 127)
        at = joined("scalar", machine.domain.shift_right(place, 3).poly)
        machine.memory[at.base, at.offset] = 1, path.assemble(((below, 0, within), (bit, 0, 1), (above, 0, 7 - within)))
        return bit

    def step(self, view: View, state: State, item: Word) -> State:
        before, bit = (view.decided(view.path.low(word, 1)) for word in (state[-1], item))
        return *step_of(self.kept.spec, self.field, state[:-1], self.u, exchanged=before != bit), constant(ONES * bit)

    def returned(self, view: View, state: State) -> None:
        """x/z is the multiple, 0 where z = 0."""
        x, z = state[2:4] if view.decided(view.path.low(state[-1], 1)) else state[:2]
        self.kept(view, {_MULTIPLE: view.field.mul(x, view.inv(z))})


def ladder_claim(contract: Contract, spec: Spec) -> Claim:
    kept = Shown(contract, spec, multiples=True)
    loops = [(SOME_BITS, partial(Ladder, tag=FIELD, kept=kept, iterations=(1, ONES), numbers={"bits": (1, 0)}))]
    return Claim(contract, kept, (_NO_BITS,), loops, beyond="for any number of bits", about=(spec,))
