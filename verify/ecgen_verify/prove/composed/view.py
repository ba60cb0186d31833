# SPDX-License-Identifier: MIT
"""Operands of a composed function at its entry, and questions about the state after its return.

Trusted: where operands stand, and that a claim holds on a path only if `expect` and its kin say so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ecgen.logic.types import Point
from ecgen_verify.prove import kernel
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.buffers import Buffers
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, Knowledge, mask_of, same
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.contract import Kind, Operand
from ecgen_verify.prove.kernel import returned
from ecgen_verify.prove.machine import Machine, Pointer, Violation
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


class Mismatch(Violation):
    """What the function leaves behind is not what it claims."""

    def __init__(self, reason: str, tag: str = "", got: Value | None = None, expected: Value | None = None) -> None:
        super().__init__(reason)
        self.tag, self.got, self.expected = tag, got, expected


@dataclass
class Setting(kernel.Setting):
    """The operands of one proof, of which some are elements or bytes: what those are that are inputs."""

    elements: Elements = field(kw_only=True)
    inputs: dict[str, list[Value]] = field(default_factory=dict)
    bytes: dict[str, list[Word]] = field(default_factory=dict)

    @property
    def results(self) -> list[Operand]:
        """The outputs that hold something at the return."""
        return [p for p in self.promise.operands if p.is_output and not p.scratch]

    def extent(self, parameter: Operand) -> int:
        """Elements behind the pointer, or bytes of a string."""
        if parameter.kind is Kind.BYTES:
            length = self.case.lengths.get(parameter.name, parameter.length)
            return 0 if isinstance(length, str) else length
        count = self.case.items.get(parameter.name, 1 if self.case.count is None else self.case.count)
        return count * parameter.length

    def size(self, operand: Operand) -> int:
        unit = 1 if operand.kind is Kind.BYTES else self.elements.forms[operand.tag].size
        return self.extent(operand) * unit

    @property
    def public(self) -> set[str]:
        """The objects that an operand is which may be told."""
        return {self.base(p) for p in self.promise.operands if p.public}

    def called(self, effect: Effect, machine: Machine) -> MachineValue | None:
        result = effect(Call(machine, self.elements))
        return machine.path.settled(result) if isinstance(result, Word) else result

    def enter(self, machine: Machine) -> None:
        super().enter(machine)
        numbers = {p.name: machine.read(register) for register, p in zip(ARGUMENTS, self.promise.operands, strict=False)}
        whole = {name: numbers[length] for name, length in self.case.lengths.items() if isinstance(length, str)}
        if whole:
            machine.unbounded = Buffers({name: word.poly for name, word in whole.items() if isinstance(word, Word)}, self.public)
        if self.case.enter is not None:
            self.case.enter(machine, self.elements)
        self.entry = machine.snapshot()

    def by_value(self, machine: Machine, operand: Operand) -> Word:
        """A digit is a secret like other operands, though it is given."""
        if operand.kind is Kind.MASK:
            return mask_of(self.elements.bit(("parameter", operand.name)))
        if operand.name not in self.case.numbers:
            raise Undecided(f"the number {operand.name} is not given")
        path, (low, high) = machine.path, self.case.numbers[operand.name]
        number = constant(low) if low == high else path.input_word(operand.name, low, high, secret=False)
        if operand.kind is Kind.NUMBER:
            return number
        return path.in_register(path.low(number, 32)).marked(self.elements.secret and not operand.public)

    def _assume(self, machine: Machine, parameter: Operand) -> None:
        """What every value of the parameter's type fulfils beyond the bounds of its elements."""
        others = range(len(self.inputs.get(parameter.name, ()))) if self.case.zero.get(parameter.name) is False else ()
        for index in (*others, *([2] if parameter.is_input and parameter.type == Point("ed25519") else [])):
            machine.path.assume(self.elements.is_zero(parameter.tag, self.inputs[parameter.name][index]).poly, 0)

    def _byte(self, name: str, index: int) -> Word:
        low, high = self.case.bytes.get((name, index), (0, 255))
        return constant(low) if low == high else self.elements.unknown_byte(("input", name, index), high, low)

    def fill(self, machine: Machine, operand: Operand, first: Operand) -> None:
        name, base = operand.name, self.base(operand)
        known: dict[str, list[Any]] = self.bytes if operand.kind is Kind.BYTES else self.inputs
        if first is not operand:
            known[name] = known[first.name]
        elif operand.kind is Kind.BYTES:
            self.bytes[name] = [self._byte(name, i) for i in range(self.extent(operand))]
            self._put(machine, base, self.bytes[name], 1)
        else:
            ring, zero = self.elements.fields[operand.tag], self.case.zero.get(name)
            names = [f"{name}[{i}]" for i in range(self.extent(operand))]
            self.inputs[name] = [ring.const(0) if zero else ring.named(("input", one)) for one in names]
            words = (word for value in self.inputs[name] for word in self.elements.words(operand.tag, value))
            self._put(machine, base, words, 8)
        self._assume(machine, operand)

    def _put(self, machine: Machine, base: str, words: Iterable[Word], size: int) -> None:
        secret = base not in self.public
        machine.memory |= {(base, size * i): (size, word.marked(word.secret and secret)) for i, word in enumerate(words)}


#: In place of the name of an output: the returned value.
RETURNED = "the returned value"


class View(Knowledge):
    """The state after the return of one path. Questions whose answer is open raise Fork.

    `open`: what was compared with nothing on this path: by the name of an output, which of its elements or bytes.
    """

    def __init__(self, machine: Machine, setting: Setting) -> None:
        super().__init__(machine, setting.elements, setting.promise.tag)
        self.setting = setting
        self.open = {parameter.name: set(range(setting.extent(parameter))) for parameter in setting.results}
        if setting.promise.returns:
            self.open[RETURNED] = {0}

    def given(self, name: str) -> list[Value]:
        """The elements of an operand at the entry."""
        return self.setting.inputs[name]

    def known_zero(self, value: Value) -> bool:
        """Whether it is known to be zero; never raises Fork."""
        return not value.terms or (self.tag, self.field.monic(value)[0]) in self.zeros[0]

    # ------------------------------------------------------------------ what was compared

    def note(self, name: str) -> None:
        """The whole output, or the returned value, was compared with something."""
        self.open.pop(name, None)

    def close(self) -> None:
        """Raises Undecided where an output or the returned value was not compared with anything on this path."""
        for name, rest in self.open.items():
            if rest:
                raise Undecided(f"{'' if name == RETURNED else 'the output '}{name} is not compared with anything, as a whole")

    # ------------------------------------------------------------------ what the function left

    def result(self, name: str, count: int | None = None) -> list[Value]:
        """The elements of an output; `count`: the first of them only."""
        parameter = self.setting.operand(name)
        return self.loaded(parameter.tag, Pointer(name, 0), self.setting.extent(parameter) if count is None else count)

    def expect(self, name: str, expected: Sequence[Value]) -> None:
        """Raises Mismatch unless the output is these, whatever the path knows of their words."""
        parameter = self.setting.operand(name)
        self.note(name)
        left = self.words(Pointer(name, 0), self.setting.size(parameter) // 8)
        if not same(self.path, left, [word for value in expected for word in self.elements.words(parameter.tag, value)]):
            unequal = next(pair for pair in zip(self.result(name), expected, strict=True) if pair[0] != pair[1])
            raise Mismatch(f"the output {name} is not what is claimed", self.tag, *unequal)

    def expect_bytes(self, name: str, expected: Sequence[Word], start: int = 0,
                     normal: Callable[[Value], Value] = lambda value: value, size: int = 1) -> None:  # fmt: skip
        """`normal`: rewrites the elements whose bytes are compared, so that equal ones are the same; `size`: bytes of each
        word."""
        self.open.get(name, set()).difference_update(range(start, start + size * len(expected)))
        for i, (left, word) in enumerate(zip(self.words(Pointer(name, start), len(expected), size), expected, strict=True)):
            if not (same(self.path, [left], [word]) or same(self.path, [self._renamed(left, normal)], [word])):
                raise Mismatch(f"byte {start + size * i} of the output {name} is not what is claimed")

    def _renamed(self, word: Word, normal: Callable[[Value], Value]) -> Word:
        """With the bytes of elements in their normal form."""
        renamed = dict[int, Poly]()
        for atom in word.poly.atoms():
            match self.elements.name_of(atom):
                case (self.tag, Value() as value, int(position)):
                    renamed[atom] = self.elements.byte(self.tag, normal(value), position).poly
        return replace(word, poly=word.poly.substitute(renamed))

    def returned(self, bits: int = 64) -> bool:
        """Whether the function returns all-ones rather than 0, as it must return one of them."""
        self.note(RETURNED)
        return returned(self.machine, bits)


def is_odd_word(view: View, word: Word) -> bool:
    """Whether the integer with this lowest word is odd. Code may ask for the lowest bit of x, or for that of x + 1 or -1 - x,
    which is the other one. Raises Contradiction where this path has it otherwise."""
    path = view.path
    bit, opposite = path.low(word, 1), path.low(path.sum((word, 1), (constant(1), 1)), 1)
    if path.assume(bit.poly + opposite.poly, 1):
        view.machine.settle()
    return view.decided(path.settled(bit))
