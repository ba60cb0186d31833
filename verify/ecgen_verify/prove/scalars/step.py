# SPDX-License-Identifier: MIT
"""PREFIX_modulo_bit: its contract, proved word by word, and what a call of it does.

Trusted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Form
from ecgen_verify.prove.contract import Part, array, word
from ecgen_verify.prove.kernel import Case, Kernel, State
from ecgen_verify.prove.scalars.numbers import modulus_tag, number_of, shifted_in
from ecgen_verify.prove.world import Undecided

NAME = "modulo_bit"


def step_kernel(prefix: str, forms: Mapping[str, Form]) -> Kernel:
    """r = (2*v + bit) mod m for v below m, which is one of the moduli, by tag."""
    moduli, limbs = [form.prime for form in forms.values()], next(iter(forms.values())).limbs

    def assume(state: State) -> None:
        state.path.add_fact(state.numbers["v"], 0, state.given["m"] - 1)

    def leave(state: State) -> None:
        modulus, number = state.given["m"], state.output("r", 0, limbs)
        state.below(number, modulus)
        state.congruent(number - state.number("v").scale(2).offset(state.given["bit"]), modulus)

    operands = (array("r", 2 * limbs, output=True), array("v", limbs, Part("v", 0, limbs, max(moduli))), array("m", limbs),
                word("bit"))  # fmt: skip
    cases = tuple(Case(fixed={"bit": bit, "m": modulus}) for modulus in moduli for bit in (0, 1))
    text = f"r = (2*v + bit) mod m for v < m, m = {' or '.join(forms)}"
    return Kernel(f"{prefix}_{NAME}", text, operands, leave, cases, ({}, {"v": "r"}), assume=assume,
                  about=tuple(forms.items()), effect=partial(_step, next(iter(forms.values()))))  # fmt: skip


def _step(scalar: Form, call: Call) -> None:
    target, source, place = (call.pointer(index) for index in range(3))
    call.apart([(target, scalar.size, True), (source, scalar.size, False)], [(place, scalar.size)])
    call.apart([(target.moved(scalar.size), scalar.size, True)], [(source, scalar.size), (place, scalar.size)])
    tag = modulus_tag(call.elements.forms, call.words(place, scalar.limbs))
    value = number_of(call.elements, call.path, tag, call.words(source, scalar.limbs))
    bit = call.path.refined(call.number(3))
    if bit.lo < 0 or bit.hi > 1:
        raise Undecided("a bit that may be more than 1")
    call.store(tag, target, shifted_in(call.elements.fields[tag], call.path, value, 1, bit.poly))
    call.put(target.moved(scalar.size), [call.path.input_word("left over", 0, ONES) for _ in range(scalar.limbs)])
