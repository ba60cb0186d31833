# SPDX-License-Identifier: MIT
"""Executes a function on elements, with calls replaced by effects.

Trusted: which instructions are tried before the core's model.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

import iced_x86 as x86

from ecgen_verify.prove import run
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.composed.addresses import on_addresses
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.joining import joined_bits
from ecgen_verify.prove.composed.scalar_bit import shifted_bit
from ecgen_verify.prove.composed.strings import memcmp
from ecgen_verify.prove.machine import Machine, Value
from ecgen_verify.prove.run import PLAIN, Fault, Limits, by_address
from ecgen_verify.prove.word import Word

__all__ = ["WITH_DIGITS", "Fault", "Limits", "Run"]

#: Executes an instruction, and returns the next address; None where it does not know it.
Beyond = Callable[[Machine, x86.Instruction], int | None]

#: Where digits are given, these ask for no case distinction either.
WITH_DIGITS = PLAIN | {
    "AND", "OR", "XOR", "NOT", "NEG", "SHL", "SHR", "SAR", "TEST", "PAND", "POR", "PXOR", "PANDN", "PSHUFD", "PUNPCKHQDQ",
}  # fmt: skip

#: Tried before the core's model, by the beginnings of the names of instructions that each may execute.
_BEYOND: tuple[tuple[tuple[str, ...], Beyond], ...] = (
    (("SUB", "CMP"), on_addresses), (("OR",), joined_bits), (("SHR", "SAR", "BT"), shifted_bit),
)  # fmt: skip


@cache
def _beyond(mnemonic: int) -> tuple[Beyond, ...]:
    return tuple(reason for names, reason in _BEYOND if MNEMONICS[mnemonic].startswith(names))


class Run(run.Run[Machine]):
    """`effects`: what calls do, in terms of elements."""

    def __init__(self, code: Code, elements: Elements, effects: Mapping[int, tuple[str, Effect]], limits: Limits | None = None,
                 stops: frozenset[int] = frozenset()) -> None:  # fmt: skip
        known = {**by_address(code.image, {"memcmp": memcmp}), **effects}
        calls = {address: (name, partial(_called, elements, effect)) for address, (name, effect) in known.items()}
        super().__init__(code, calls, limits or Limits(), stops)
        self.elements = elements
        elements.world.budget = self.budget

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        if instruction is not None:
            for beyond in _beyond(instruction.mnemonic):
                done = beyond(machine, instruction)
                if done is not None:
                    return done
        return super()._next(machine, instruction)


def _called(elements: Elements, effect: Effect, machine: Machine) -> Value | None:
    result = effect(Call(machine, elements))
    return machine.path.settled(result) if isinstance(result, Word) else result
