# SPDX-License-Identifier: MIT
"""Gives every word of many terms a name, so that products of such words stay short.

Trusted to change no word: see `Path.named`.
"""

from __future__ import annotations

import iced_x86 as x86

from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.word import Word

_TERMS = 2


class NamingRun(Run[Machine]):
    """Names words as they are written to registers and memory."""

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        following = super()._next(machine, instruction)
        for name, value in machine.registers.items():
            if isinstance(value, Word) and len(value.poly.terms) > _TERMS:
                machine.registers[name] = machine.path.named(value)
        for cell, (size, value) in machine.memory.items():
            if isinstance(value, Word) and size == 8 and len(value.poly.terms) > _TERMS:
                machine.memory[cell] = size, machine.path.named(value)
        return following
