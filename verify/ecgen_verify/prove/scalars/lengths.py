# SPDX-License-Identifier: MIT
"""PREFIX_bytes_modulo for every length, by induction over the iterations of its loop, each of which takes one byte; and
PREFIX_modulo_bit, by which it takes each bit: its contract, proved word by word, and what a call of it does.

Trusted. At the header of the loop the number v is the integer of the bytes before modulo m; an iteration makes it that of one
byte more, and after the last one the function returns it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ecgen.contracts.scalars import modulo_contract
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Const
from ecgen.logic.types import Element, Words
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, size_of
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Part, Promise, array, word
from ecgen_verify.prove.kernel import Case, Kernel
from ecgen_verify.prove.kernel import State as KernelState
from ecgen_verify.prove.machine import Machine, Pointer, joined
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.scalars.numbers import KEYS, MODULI, modulus_tag, number_of, of_bytes, shifted_in
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def modulus_bytes(form: Form) -> Mapping[tuple[str, int], tuple[int, int]]:
    """The operand m, byte by byte."""
    return {("m", i): (byte, byte) for i, byte in enumerate(form.prime.to_bytes(form.size, "little"))}


@dataclass(frozen=True)
class Bytes(Fold):
    """Lengths of more bytes than those that are known, which surely stay below the modulus; modulo the number of this tag."""

    @property
    def before(self) -> Sequence[Word]:
        """The bytes that no iteration takes."""
        known: Sequence[Word] = self.execution.setting.bytes["b"]
        return known

    def initial(self, machine: Machine, count: Word) -> State:
        return [of_bytes(self.field, machine.path, self.before)]

    def item(self, machine: Machine, left: Word) -> Word:
        byte = self.elements.unknown_byte("the byte of this iteration")
        place = joined("b", self.count.offset(len(self.before)) - left.poly)
        machine.memory[place.base, place.offset] = (1, byte)
        return byte

    def step(self, view: View, state: State, item: Word) -> State:
        (number,) = state
        return [shifted_in(self.field, view.path, number, 8, item.poly)]

    def returned(self, view: View, state: State) -> None:
        _expect(view, self.tag, *state)

    def element(self, path: Path, words: Sequence[Word]) -> Value:
        return number_of(self.elements, path, self.tag, words)


def _expect(view: View, tag: str, number: Value) -> None:
    """r is this number."""
    words = view.words(Pointer("r", 0), view.elements.forms[tag].limbs)
    view.note("r")
    if number_of(view.elements, view.path, tag, words) != number:
        raise Undecided("the output r is not what is claimed")


def contract_of(forms: Mapping[str, Form]) -> Contract:
    """PREFIX_bytes_modulo(r, b, length, m), where m is one of these moduli, by tag."""
    limbs = next(iter(forms.values())).limbs
    if KEYS in forms:
        return modulo_contract(Param("r", Words(limbs), True), limbs, Const(forms[KEYS].prime))
    return modulo_contract(Param("r", Element("n"), True), limbs, *MODULI)


def modulo_claim(forms: Mapping[str, Form]) -> Claim:
    """Fewer bytes than the largest modulus has are executed, the rest is by induction."""
    size = max(map(size_of, forms.values()))
    cases = [Case(f"{length} bytes mod {tag}", numbers={"length": (length, length)},
                  lengths={"b": length, "m": form.size, "r": form.size}, bytes=modulus_bytes(form))
             for tag, form in forms.items() for length in range(size)]  # fmt: skip

    def check(view: View) -> None:
        tag = next(tag for tag, form in forms.items() if view.setting.case.bytes == modulus_bytes(form))
        _expect(view, tag, of_bytes(view.elements.fields[tag], view.path, view.setting.bytes["b"]))

    # all lengths from `size` on
    bytes_of = partial(Bytes, iterations=(1, LONGEST), numbers={"length": (1, size - 1)})
    loops = [(Case(numbers={"length": (0, 0)}, lengths={"b": size - 1, "m": form.size, "r": form.size},
                   bytes=modulus_bytes(form)), partial(bytes_of, tag=tag)) for tag, form in forms.items()]  # fmt: skip
    return Claim(contract_of(forms), check, cases, loops, about=tuple(forms.items()))


# ---------------------------------------------------------------------- a bit

NAME = "modulo_bit"


def step_kernel(prefix: str, forms: Mapping[str, Form]) -> Kernel:
    """r = (2*v + bit) mod m for v below m, which is one of the moduli, by tag."""
    moduli, limbs = [form.prime for form in forms.values()], next(iter(forms.values())).limbs

    def assume(state: KernelState) -> None:
        state.path.add_fact(state.number("v"), 0, state.setting.given["m"] - 1)

    def leave(state: KernelState) -> None:
        given, number = state.setting.given, state.output("r", 0, limbs)
        state.below(number, given["m"])
        state.congruent(number - state.number("v").scale(2).offset(given["bit"]), given["m"])

    operands = (array("r", 2 * limbs, output=True), array("v", limbs, Part("v", 0, limbs, max(moduli))), array("m", limbs),
                word("bit"))  # fmt: skip
    cases = tuple(Case(fixed={"bit": bit, "m": modulus}) for modulus in moduli for bit in (0, 1))
    text = f"r = (2*v + bit) mod m for v < m, m = {' or '.join(forms)}"
    return Kernel(Promise(text, operands), leave, cases, about=tuple(forms.items()), name=f"{prefix}_{NAME}",
                  effect=partial(_step, next(iter(forms.values()))), ways=({}, {"v": "r"}), assume=assume)  # fmt: skip


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
