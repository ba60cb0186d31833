# SPDX-License-Identifier: MIT
"""Proves the ladder for every number of bits, by induction over the iterations of its loop; and what is shown of the ladder's
step, of which the results are not canonical, and of its end, which brings these below p, and what calls of them do.

Trusted, as `lazy_reduction.kernels` and `composed.effects` are. The step is the formula's, modulo p; what comes out is not
canonical, so that two numbers of the same value need not be the same words.

The iteration with `left` bits left to do treats bit `left` - 1 of the scalar. Let m be the integer of the bits
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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ecgen.contracts.standards import multiple_at
from ecgen.curve.library import formula
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Op, Var, apply, choice, little_endian
from ecgen.logic.types import Mask
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Form
from ecgen_verify.prove.composed.formulas import outputs, parameters_of
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.cones import on_graph
from ecgen_verify.prove.contract import Contract as OfNumbers
from ecgen_verify.prove.contract import Kind, Operand, Part, Promise, array, word
from ecgen_verify.prove.goal.contracts import Shown
from ecgen_verify.prove.goal.state import FIELD
from ecgen_verify.prove.kernel import Case, Kernel
from ecgen_verify.prove.kernel import State as KernelState
from ecgen_verify.prove.lazy_reduction.kernels import follows
from ecgen_verify.prove.machine import Machine, Pointer, joined
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.word import Word, constant

#: The state's coordinates, in the order in which they stand in memory, before and after a step.
_STATE = ("X2", "Z2", "X3", "Z3")
_NEXT = ("X4", "Z4", "X5", "Z5")


def lazy_bound(prime: int, limbs: int) -> int:
    """Coordinates of the state are below this: for a prime of k bits, 2^k and a little in the top word.

    Any bound above p would do that each step keeps, which `leave` checks.
    """
    return (1 << prime.bit_length()) + (1 << (64 * (limbs - 1) + 20))


def ladder_kernels(prefix: str, spec: Spec, form: Form) -> list[Kernel]:
    """PREFIX_ladder_step and PREFIX_ladder_end; none of curves in other forms."""
    if spec.curve is None or spec.curve.form != "montgomery":
        return []
    prime, limbs = form.prime, form.limbs
    bound, factor = lazy_bound(prime, limbs), (spec.curve.a - 2) * pow(4, -1, prime) % prime
    state = array("s", 4 * limbs, *(Part(name, limbs * place, limbs, bound) for place, name in enumerate(_STATE)))
    result, u, mask = array("r", 4 * limbs, output=True), array("u", limbs, Part("X1", 0, limbs, prime)), word("mask")

    def known(end: KernelState) -> Mapping[str, Poly]:
        of = (*_STATE[2:], *_STATE[:2]) if end.setting.given["mask"] else _STATE
        chosen = {name: end.number(held) for name, held in zip(_STATE, of, strict=True)}
        return {**chosen, "X1": end.number("X1"), "a24": Poly.constant(factor)}

    elements = [Operand(name, Kind.LIMBS, limbs, prime, False, True) for name in "xz"]
    below = f"coordinates below {bound:#x}"
    chosen = (Var(axis).equals(choice(Var("mask"), Var(f"{axis.upper()}3"), Var(f"{axis.upper()}2"))) for axis in "xz")
    end = OfNumbers(f"(x : z) = P of s = (P, Q), or Q where mask is all-ones, modulo p; {below}", (*elements, state, mask), prime,
                   tuple(chosen), {"mask": Mask()})  # fmt: skip
    about = spec, ("fe", form)
    return [
        Kernel(Promise(f"r = (2P, P + Q), or (2Q, P + Q) where mask is all-ones, by the formula; {below}",
                       (result, state, u, mask)), follows(formula("montgomery_ladder"), _NEXT, form, bound, known),
               tuple(Case(fixed={"mask": value}) for value in (0, ONES)), name=f"{prefix}_ladder_step", assume=on_graph,
               about=about, effect=partial(_step, spec, form)),
        replace(kernel_of(f"{prefix}_ladder_end", end), about=about, effect=partial(_end, form)),
    ]  # fmt: skip


def step_of(spec: Spec, field: Field, state: Sequence[Value], u: Value, *, exchanged: bool) -> list[Value]:
    """(2P, P + Q) of the state (P, Q), or (2Q, P + Q) where they are exchanged, with u = x(P - Q): coordinates X, Z, X, Z."""
    first, second = list(state[:2]), list(state[2:])
    points = (second, first) if exchanged else (first, second)
    stepped = outputs(field, formula("montgomery_ladder"), parameters_of(spec, field), *points, [u])
    return [stepped[name] for name in _NEXT]


def _coordinate(call: Call, form: Form, place: Pointer) -> Value:
    """Canonical, or what an earlier step left."""
    return call.elements.value(form.tag, call.words(place, form.limbs), canonical=False)


def _step(spec: Spec, form: Form, call: Call) -> None:
    target, source, difference = call.arrays(4 * form.limbs, 4 * form.limbs, form.limbs, same=1)
    exchanged = call.decided(call.mask(3))
    state = [_coordinate(call, form, source.moved(form.size * i)) for i in range(4)]
    (u,) = call.loaded(form.tag, difference)
    for i, value in enumerate(step_of(spec, call.elements.fields[form.tag], state, u, exchanged=exchanged)):
        call.put(target.moved(form.size * i), call.elements.opaque(form.tag, value))


def _end(form: Form, call: Call) -> None:
    x, z, source = call.arrays(form.limbs, form.limbs, 4 * form.limbs, written=2)
    first = 2 if call.decided(call.mask(3)) else 0
    for place, i in ((x, first), (z, first + 1)):
        call.store(form.tag, place, _coordinate(call, form, source.moved(form.size * i)))


# ---------------------------------------------------------------------- every number of bits

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
        value: Value
        (value,) = self.execution.setting.inputs["u"]
        return value

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
