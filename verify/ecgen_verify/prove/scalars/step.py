# SPDX-License-Identifier: MIT
"""PREFIX_modulo_bit: its contract, proved word by word, and what a call of it does.

Trusted.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Form
from ecgen_verify.prove.composed.kernels import Array, Kernel, Part, State
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.scalars.numbers import as_difference, modulus_tag, number_of, shifted_in
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

NAME = "modulo_bit"


def step_kernel(prefix: str, forms: Mapping[str, Form]) -> Kernel:
    """r = (2*v + bit) mod m for v below m, which is one of the moduli, by tag."""
    moduli, limbs = [form.prime for form in forms.values()], next(iter(forms.values())).limbs
    least = min(moduli)

    def assume(state: State) -> None:
        words = [state.machine.load(Pointer("m", 8 * i), 8) for i in range(limbs)]
        modulus = sum(word.lo << (64 * i) for i, word in enumerate(words) if isinstance(word, Word))
        state.machine.path.add_fact(state.numbers["v"], 0, modulus - 1)

    def draw(rng: random.Random) -> Mapping[str, int]:
        return {"v": rng.choice((0, least - 1, least // 2, rng.randrange(least), rng.randrange(least)))}

    def leave(state: State, given: Mapping[tuple[str, int], int]) -> None:
        modulus = sum(given["m", i] << (64 * i) for i in range(limbs))
        number = state.output("r", 0, limbs)
        difference = state.machine.path.resolve(number - state.number("v").scale(2).offset(given["bit", 0]))
        if not difference.is_constant:
            highest = state.atoms["v"][-1][0]
            raise Fork(_open_bit(state, Word(Poly.atom(highest), 0, ONES), 63))
        if difference.integer not in (0, -modulus):
            raise Undecided("what is subtracted is neither 0 nor the modulus")
        state.below(number, modulus)

    arrays = (Array("r", 2 * limbs, is_output=True), Array("v", limbs, (Part("v", 0, limbs, max(moduli)),)), Array("m", limbs))
    cases = tuple(
        {("bit", 0): bit, **{("m", i): modulus >> (64 * i) & ONES for i in range(limbs)}}
        for modulus in moduli for bit in (0, 1)
    )  # fmt: skip
    text = f"r = (2*v + bit) mod m for v < m, m = {' or '.join(forms)}"
    return Kernel(f"{prefix}_{NAME}", text, arrays, leave, cases, ({}, {"v": "r"}), ("bit",), assume=assume, draw=draw,
                  promise=_promise(forms))  # fmt: skip


def _promise(forms: Mapping[str, Form]) -> object:
    return NAME, tuple(forms.values())


def _open_bit(state: State, word: Word, position: int) -> Poly:
    """A bit that is not known on this path. Raises Undecided where it is."""
    path = state.machine.path
    bit = path.resolve(path.bit_of(path.settled(word), position).poly)
    if bit.is_constant:
        raise Undecided("what is subtracted is not known")
    return bit


def step_effects(forms: Mapping[str, Form]) -> dict[str, Reading]:
    """By the name after the prefix."""
    if not forms:
        return {}
    form = next(iter(forms.values()))
    return {NAME: Reading(_promise(forms), lambda call: _step(call, form), tuple(forms.items()))}


def _step(call: Call, scalar: Form) -> None:
    target, source, place = (call.pointer(index) for index in range(3))
    call.apart([(target, scalar.size, True), (target.moved(scalar.size), scalar.size, True), (source, scalar.size, False)],
               [(place, scalar.size)])  # fmt: skip
    tag = modulus_tag(call.elements.forms, call.words(place, scalar.limbs))
    value = number_of(call.elements, call.path, tag, call.words(source, scalar.limbs))
    bit = call.path.refined(call.number(3))
    if bit.lo < 0 or bit.hi > 1:
        raise Undecided("a bit that may be more than 1")
    call.store(tag, target, shifted_in(call.elements.fields[tag], call.path, value, 1, as_difference(call.path, bit)))
    call.put(target.moved(scalar.size), [call.path.input_word("left over", 0, ONES) for _ in range(scalar.limbs)])
