# SPDX-License-Identifier: MIT
"""Proofs of the functions that scalar multiplications are made of and that the manifest does not know.

Trusted: that each is shown to do what the effect of that name takes it to do (`effects.Group`), at addresses that do not depend
on what is secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import ClassVar

import iced_x86 as x86

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.account import Account, verdict_of
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements, Form, mask_of
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World

IDLE = "nothing but its own frame changes"
#: What a path may look at: the address of each instruction, and of each load and store with its size.
Trace = list[tuple[object, ...]]


@dataclass
class Recording(Machine):
    """Notes every load and store."""

    trace: Trace = field(default_factory=list)

    def load(self, pointer: Pointer, size: int) -> MachineValue:
        self.trace.append(("load", pointer, size))
        return super().load(pointer, size)

    def store(self, pointer: Pointer, value: MachineValue, size: int) -> None:
        self.trace.append(("store", pointer, size))
        super().store(pointer, value, size)


class RecordingRun(Run):
    """Notes every instruction. With digits that are numbers these take no case distinctions, but what calls do."""

    unforked: ClassVar[frozenset[str]] = Run.unforked | {
        "AND", "OR", "XOR", "NOT", "NEG", "SHL", "SHR", "SAR", "TEST", "PAND", "POR", "PXOR", "PANDN", "PSHUFD", "PUNPCKHQDQ",
        "JE", "JNE",
    }  # fmt: skip

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        if isinstance(machine, Recording):
            machine.trace.append(("at", machine.address))
        return super()._next(machine, instruction)


@dataclass(frozen=True)
class Trial:
    """One case of one function. `enter` puts the operands in place; `leave` looks at the state after the return, and may raise
    Fork."""

    enter: Callable[[Machine, Elements], None]
    leave: Callable[[Machine, Elements], None]


@dataclass(frozen=True)
class Inner:
    """`trials`: all cases, in groups of which all cases must look at the same addresses. `public`: the operands may decide
    branches. `promise`: where the text does not say all. `about`: as a claim has it."""

    name: str
    text: str
    trials: Callable[[], Iterator[list[Trial]]]
    forms: Mapping[str, Form]
    callees: Mapping[str, Effect]
    public: bool = False
    promise: object = None
    about: tuple[object, ...] = ()


def prove_inner(image: Image, inner: Inner) -> Outcome:
    code = Code(image)

    def show(account: Account) -> None:
        for group in inner.trials():
            seen: Trace | None = None
            for trial in group:
                run, trace = _follow(code, inner, trial)
                account.add(run)
                if seen is not None and trace != seen:
                    raise Undecided("a secret decides which instructions are executed, or on which addresses")
                seen = trace

    verdict = verdict_of(code, inner.name, inner.text, show)
    used = {name: inner.callees[name] for name in verdict.given}
    theorem = Theorem(inner.promise or inner.text, (*inner.about, *inner.forms.items()), used)
    return Outcome(verdict, verdict.given, theorem)


def _follow(code: Code, inner: Inner, trial: Trial) -> tuple[Run, Trace]:
    fields_of = {tag: Field(form.prime) for tag, form in inner.forms.items()}
    elements = Elements(World(), fields_of, dict(inner.forms), secret=not inner.public)
    plain = entry_machine(Path(elements.world), code.image, code.image.functions[inner.name])
    machine = Recording(**{attribute.name: getattr(plain, attribute.name) for attribute in fields(plain)})
    trial.enter(machine, elements)
    symbols = code.image.symbols
    effects = {symbols[name]: (name, effect) for name, effect in inner.callees.items() if name in symbols}
    run = (Run if inner.public else RecordingRun)(code, elements, effects, Limits())
    run.explore(machine, lambda end: trial.leave(end, elements))
    return run, machine.trace


def garbled(machine: Machine, number: int, *, secret: bool) -> Word:
    """An argument of 32 bits with this value; the ABI leaves the upper half of its register undefined."""
    world = machine.path.world
    atom = world.new_atom("upper half", 0, (1 << 32) - 1)
    high = Word(Poly.atom(atom), 0, (1 << 32) - 1, {(atom,): 1}, secret=True)
    return replace(machine.path.sum((constant(number), 1), (high, 1 << 32)), secret=secret)


def sign_mask(elements: Elements) -> Word:
    """The argument `negate`: 0 or all-ones."""
    return mask_of(elements.bit("negate"))


def idle(name: str, forms: Mapping[str, Form]) -> Inner:
    """A function without operands that changes nothing but its own frame."""
    none = Trial(_nothing, _nothing)
    return Inner(name, IDLE, lambda: iter([[none]]), forms, {})


def _nothing(machine: Machine, elements: Elements) -> None:
    """No operands."""
