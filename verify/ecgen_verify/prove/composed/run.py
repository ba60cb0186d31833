# SPDX-License-Identifier: MIT
"""Executes a function on elements, with calls replaced by effects.

Trusted: that effects get the state of the machine, and what they share.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from ecgen_verify.prove import run
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.strings import memcmp
from ecgen_verify.prove.machine import Machine, Value
from ecgen_verify.prove.run import PLAIN, Fault, Limits
from ecgen_verify.prove.word import Word

__all__ = ["WITH_DIGITS", "Fault", "Limits", "Run"]

#: Where digits are given, these ask for no case distinction either.
WITH_DIGITS = PLAIN | {
    "AND", "OR", "XOR", "NOT", "NEG", "SHL", "SHR", "SAR", "TEST", "PAND", "POR", "PXOR", "PANDN", "PSHUFD", "PUNPCKHQDQ",
}  # fmt: skip


class Run(run.Run[Machine]):
    """`effects`, `library`: what calls do, in terms of elements."""

    def __init__(self, code: Code, elements: Elements, effects: Mapping[int, tuple[str, Effect]], limits: Limits | None = None,
                 stops: frozenset[int] = frozenset(), library: Mapping[str, Effect] = MappingProxyType({})) -> None:  # fmt: skip
        calls = {address: (name, partial(_called, elements, effect)) for address, (name, effect) in effects.items()}
        known = {name: partial(_called, elements, effect) for name, effect in {"memcmp": memcmp, **library}.items()}
        super().__init__(code, calls, limits or Limits(), stops, library=known)
        self.elements = elements
        elements.world.budget = self.budget


def _called(elements: Elements, effect: Effect, machine: Machine) -> Value | None:
    result = effect(Call(machine, elements))
    return machine.path.settled(result) if isinstance(result, Word) else result
