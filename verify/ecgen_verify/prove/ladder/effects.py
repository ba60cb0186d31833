# SPDX-License-Identifier: MIT
"""What calls of the ladder's step and of its end do.

Trusted, as `composed.effects` is. The step is the formula's, modulo p, as the row of the kernel says; what comes out is not
canonical, so that two numbers of the same value need not be the same words.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.curve.library import formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.formulas import outputs
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.lazy_reduction.kernels import ladder_promises
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.theorem import Reading

_NEXT = ("X4", "Z4", "X5", "Z5")


def kernel_effects_of(spec: Spec, form: Form) -> dict[str, Reading]:
    """By the names after the prefix."""
    if spec.curve is None or spec.curve.form != "montgomery":
        return {}
    step, end = ladder_promises(form.prime, form.limbs, (spec.curve.a - 2) * pow(4, -1, form.prime) % form.prime)
    about = spec, ("fe", form)
    return {"ladder_step": Reading(step, lambda call: _step(call, spec, form), about),
            "ladder_end": Reading(end, lambda call: _end(call, form), about)}  # fmt: skip


def step_of(spec: Spec, field: Field, state: Sequence[Value], u: Value, *, exchanged: bool) -> list[Value]:
    """(2P, P + Q) of the state (P, Q), or (2Q, P + Q) where they are exchanged, with u = x(P - Q): coordinates X, Z, X, Z."""
    first, second = list(state[:2]), list(state[2:])
    points = (second, first) if exchanged else (first, second)
    stepped = outputs(formula("montgomery_ladder"), spec, field, *points, [u])
    return [stepped[name] for name in _NEXT]


def _coordinate(call: Call, form: Form, place: Pointer) -> Value:
    """Canonical, or what an earlier step left."""
    return call.elements.value(form.tag, call.words(place, form.limbs), canonical=False)


def _step(call: Call, spec: Spec, form: Form) -> None:
    target, source, difference = (call.pointer(i) for i in range(3))
    call.apart([(target, 4 * form.size, True), (source, 4 * form.size, False), (difference, form.size, False)])
    exchanged = call.decided(call.mask(3))
    state = [_coordinate(call, form, source.moved(form.size * i)) for i in range(4)]
    u = call.load(form.tag, difference)
    for i, value in enumerate(step_of(spec, call.elements.fields[form.tag], state, u, exchanged=exchanged)):
        call.put(target.moved(form.size * i), call.elements.opaque(form.tag, value))


def _end(call: Call, form: Form) -> None:
    x, z, source = (call.pointer(i) for i in range(3))
    call.apart([(x, form.size, True), (z, form.size, True), (source, 4 * form.size, False)])
    first = 2 if call.decided(call.mask(3)) else 0
    for place, i in ((x, first), (z, first + 1)):
        value = _coordinate(call, form, source.moved(form.size * i))
        call.store(form.tag, place, value)
