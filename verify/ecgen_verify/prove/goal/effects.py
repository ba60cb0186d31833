# SPDX-License-Identifier: MIT
"""What calls do of batch inversion, and of the kernels of an extension, for functions that build on them.

Trusted, as `effects` is.
"""

from __future__ import annotations

from ecgen.logic.types import Element
from ecgen_verify.prove.composed.arrays import invert_all
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.kernels import pairs_promise
from ecgen_verify.prove.composed.view import nonzero_on
from ecgen_verify.prove.goal import pins
from ecgen_verify.prove.goal.state import TAGS
from ecgen_verify.prove.theorem import Reading


def batch_effect(form: Form) -> Reading:
    """PREFIX_fe_batch_inv or PREFIX_sc_batch_inv"""
    element = Element(next(symbol for symbol, tag in TAGS.items() if tag == form.tag))
    return Reading(pins.batch_inversion(element), lambda call: _invert_all(call, form), ((form.tag, form),))


def _invert_all(call: Call, form: Form) -> None:
    """r[i] = 1/a[i], 0 where a[i] = 0; scratch is overwritten with what nobody may rely on."""
    target, source, scratch = (call.pointer(index) for index in range(3))
    count = call.number(3)
    if not count.is_constant:
        invert_all(call, form, count)
        return
    size = count.lo * form.size
    call.apart([(target, size, True), (source, size, False)])
    call.apart([(scratch, size, True)], [(target, size), (source, size)])
    field = call.elements.fields[form.tag]
    nonzero = nonzero_on(call.elements, form.tag, call.path)
    values = [call.load(form.tag, source.moved(i * form.size)) for i in range(count.lo)]
    for i, value in enumerate(values):
        call.store(form.tag, target.moved(i * form.size), field.inv(value, nonzero))
        call.store(form.tag, scratch.moved(i * form.size), field.named(("left in scratch", len(field.meanings))))


def pair_effects(form: Form, nonresidue: int) -> dict[str, Reading]:
    """The kernels of F_p^2 = F_p(i), i^2 = nonresidue, by the names after the prefix."""

    def product(factors: int) -> Reading:
        promise = pairs_promise(factors, form.prime, form.limbs, form.factor, nonresidue)
        return Reading(promise, lambda call: _multiply_pairs(call, form, factors, nonresidue), (form,))

    return {"fe2_mul_words": product(2), "fe2_sqr_words": product(1)}


def _multiply_pairs(call: Call, form: Form, factors: int, nonresidue: int) -> None:
    target, *sources = (call.pointer(index) for index in range(1 + factors))
    call.apart([(target, 2 * form.size, True), *((source, 2 * form.size, False) for source in sources)])
    field = call.elements.fields[form.tag]
    pairs = [[call.load(form.tag, source.moved(i * form.size)) for i in (0, 1)] for source in sources]
    (a0, a1), (b0, b1) = pairs[0], pairs[-1]
    real = field.add(field.mul(a0, b0), field.scale(field.mul(a1, b1), nonresidue))
    imaginary = field.add(field.mul(a0, b1), field.mul(a1, b0))
    for i, value in enumerate((real, imaginary)):
        call.store(form.tag, target.moved(i * form.size), value)
