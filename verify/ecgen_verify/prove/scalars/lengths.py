# SPDX-License-Identifier: MIT
"""PREFIX_bytes_modulo for every length, by induction over the iterations of its loop, each of which takes one byte.

Trusted. At the header of the loop the number v is the integer of the bytes before modulo m; an iteration makes it that of one
byte more, and after the last one the function returns it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.loops import put_words, word_of
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.spread import joined
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.induction import Invariant, prove
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.scalars.numbers import modulo_promise, number_of, of_bytes, shifted_in
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject


def modulus_bytes(form: Form) -> Mapping[tuple[str, int], tuple[int, int]]:
    """The operand m, byte by byte."""
    return {("m", i): (byte, byte) for i, byte in enumerate(form.prime.to_bytes(form.size, "little"))}


@dataclass(frozen=True)
class Number:
    """Where on the stack v is. `ahead`: 1 where the first byte that may exceed m is taken before the header is reached."""

    slot: int
    ahead: int


@dataclass(frozen=True)
class Bytes(Invariant):
    """Lengths from `size` on; all bytes but the last one of so many surely stay below m. `tag`: of m."""

    execution: Execution
    tag: str
    size: int
    layout: Number = Number(0, 0)

    @property
    def elements(self) -> Elements:
        return self.execution.elements

    @property
    def field(self) -> Field:
        return self.elements.fields[self.tag]

    @property
    def taken(self) -> int:
        """Bytes, where the loop is entered."""
        return self.size - 1 + self.layout.ahead

    def begin(self) -> tuple[Machine, Word]:
        machine, parameters = self.execution.start(), self.execution.setting.parameters
        count = Poly.atom(self.elements.world.new_atom("bytes in the loop", 1 - self.layout.ahead, LONGEST))
        length = count.offset(self.taken)
        position = next(i for i, parameter in enumerate(parameters) if parameter.name == "length")
        machine.registers[ARGUMENTS[position]] = word_of(machine.path, length)
        machine.unbounded = Buffers({"b": length})
        return machine, word_of(machine.path, count)

    def initially(self, machine: Machine, count: Word) -> Mapping[int, Word]:
        self._expect(machine, self.first(machine))
        return {}

    def first(self, machine: Machine) -> Value:
        """The integer of the bytes taken where the loop is entered."""
        return of_bytes(self.field, machine.path, self.execution.setting.bytes["b"][: self.taken])

    def assume(self, machine: Machine, left: Word) -> tuple[Value, Value]:
        """The integer of the bytes before, and with that of the iteration."""
        before = self.field.named("the bytes before")
        put_words(machine, Pointer("stack", self.layout.slot), self.elements.words(self.tag, before))
        return before, self.open(machine, left, before) if left.hi else before

    def open(self, machine: Machine, left: Word, before: Value) -> Value:
        """Let the byte of an iteration be read. Returns what it makes of the number."""
        assert isinstance(machine.unbounded, Buffers)
        byte = self.elements.unknown_byte("the byte of this iteration")
        place = joined("b", machine.unbounded.lengths["b"] - left.poly)
        machine.memory[place.base, place.offset] = (1, byte)
        return shifted_in(self.field, machine.path, before, 8, byte.poly)

    def repeated(self, machine: Machine, state: tuple[Value, Value]) -> Mapping[int, Word]:
        self._expect(machine, state[1])
        return {}

    def finished(self, machine: Machine, state: tuple[Value, Value], *, iterated: bool) -> None:
        if self.number_at(machine, Pointer("r", 0)) != state[iterated]:
            raise Undecided("the output r is not what is claimed")

    def _expect(self, machine: Machine, number: Value) -> None:
        if self.number_at(machine, Pointer("stack", self.layout.slot)) != number:
            raise Undecided("an iteration does not leave the number that it should")

    def number_at(self, machine: Machine, place: Pointer) -> Value:
        words = [machine.load(place.moved(8 * i), 8) for i in range(self.elements.forms[self.tag].limbs)]
        return number_of(self.elements, machine.path, self.tag, words)


@dataclass(frozen=True)
class EveryLength:
    """All lengths from `size` on, modulo each of these numbers; the shorter ones are among the claim's cases."""

    size: int
    tags: tuple[str, ...]

    def __call__(self, subject: Subject, at: Callable[[Case], Execution]) -> None:
        """Raises Undecided or Fault."""
        for tag in self.tags:
            prove(bytes_of(self.size, subject, tag, at))


def modulo_claim(forms: Mapping[str, Form]) -> Claim:
    """PREFIX_bytes_modulo(r, b, length, last, m), where m is one of the moduli, by tag: up to as many bytes as the largest has
    executed, the rest by induction."""
    bits = max(form.prime.bit_length() for form in forms.values())
    size = -(-bits // 8)
    lengths = (*((length, 8) for length in range(size)), (size, bits - 8 * (size - 1)))
    cases = [Case(f"{length} bytes mod {tag}", numbers={"length": (length, length), "last": (last, last)},
                  lengths={"b": length, "m": form.size, "r": form.size}, bytes=modulus_bytes(form))
             for tag, form in forms.items() for length, last in lengths]  # fmt: skip

    def check(view: View) -> None:
        tag = next(tag for tag, form in forms.items() if view.setting.case.bytes == modulus_bytes(form))
        field, path, b = view.elements.fields[tag], view.path, view.setting.bytes["b"]
        if len(b) < size:
            expected = of_bytes(field, path, b)
        else:
            used = view.setting.case.numbers["last"][0]
            leading = path.quotient(b[-1], path.low(b[-1], 8 - used), 8 - used) if used < 8 else b[-1]
            expected = shifted_in(field, path, of_bytes(field, path, b[:-1]), used, leading.poly)
        words = [view.machine.load(Pointer("r", 8 * i), 8) for i in range(forms[tag].limbs)]
        view.note("r")
        if number_of(view.elements, path, tag, words) != expected:
            raise Undecided("the output r is not what is claimed")

    return Claim(modulo_promise(forms), check, level=1, cases=cases, every=EveryLength(size, tuple(forms)),
                 about=tuple(forms.items()))  # fmt: skip


def bytes_of(size: int, subject: Subject, tag: str, at: Callable[[Case], Execution]) -> Bytes:
    form = subject.forms[tag]
    case = Case(numbers={"length": (0, LONGEST), "last": (8, 8)}, lengths={"b": size, "m": form.size, "r": form.size},
                bytes=modulus_bytes(form))  # fmt: skip
    return Bytes(at(case), tag, size)
