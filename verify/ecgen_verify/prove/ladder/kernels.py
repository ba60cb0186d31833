# SPDX-License-Identifier: MIT
"""The ladder's step, of which the results are not canonical, and its end, which brings these below p: what is shown of them, and
what calls do.

Trusted, as `lazy_reduction.kernels` and `composed.effects` are. The step is the formula's, modulo p; what comes out is not
canonical, so that two numbers of the same value need not be the same words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from ecgen.curve.library import formula
from ecgen.logic.terms import Var, choice
from ecgen.logic.types import Mask
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Form
from ecgen_verify.prove.composed.formulas import outputs, parameters_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.contract import Contract, Kind, Operand, Part, array, word
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of
from ecgen_verify.prove.lazy_reduction.kernels import NamingRun, follows
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.prover import kernel_of

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

    def known(end: State) -> Mapping[str, Poly]:
        of = (*_STATE[2:], *_STATE[:2]) if end.given["mask"] else _STATE
        chosen = {name: end.number(held) for name, held in zip(_STATE, of, strict=True)}
        return {**chosen, "X1": end.number("X1"), "a24": Poly.constant(factor)}

    elements = [Operand(name, Kind.LIMBS, limbs, prime, False, True) for name in "xz"]
    below = f"coordinates below {bound:#x}"
    chosen = (Var(axis).equals(choice(Var("mask"), Var(f"{axis.upper()}3"), Var(f"{axis.upper()}2"))) for axis in "xz")
    end = Contract(f"(x : z) = P of s = (P, Q), or Q where mask is all-ones, modulo p; {below}", (*elements, state, mask), prime,
                   tuple(chosen), {"mask": Mask()})  # fmt: skip
    about = spec, ("fe", form)
    return [
        Kernel(f"{prefix}_ladder_step", f"r = (2P, P + Q), or (2Q, P + Q) where mask is all-ones, by the formula; {below}",
               (result, state, u, mask), follows(formula("montgomery_ladder"), _NEXT, prime, limbs, bound, known),
               tuple(Case(fixed={"mask": value}) for value in (0, ONES)), aliases_of((result, state)), run=NamingRun,
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
