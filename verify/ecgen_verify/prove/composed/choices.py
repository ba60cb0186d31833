# SPDX-License-Identifier: MIT
"""Conditional moves of addresses, which the core's model does not have.

Trusted (Intel SDM, volume 2). The condition must be public and known: it decides which address is used.
"""

from __future__ import annotations

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS
from ecgen_verify.prove.machine import Leak, Machine, Pointer
from ecgen_verify.prove.model import Step


def chosen_address(machine: Machine, instruction: x86.Instruction) -> int | None:
    """Execute CMOVcc where one of its operands is an address: the next address of code; None for anything else."""
    name = MNEMONICS[instruction.mnemonic]
    if not name.startswith("CMOV"):
        return None
    step = Step(machine, instruction, name, instruction.next_ip)
    if step.width(0) != 64:
        return None
    values = step.value(0, 64), step.value(1, 64)
    if not any(isinstance(value, Pointer) for value in values):
        return None
    bit = step.condition()
    if bit.secret:
        raise Leak("a secret decides which address is used")
    step.put(0, values[machine.path.decided(bit)], 64)
    return int(instruction.next_ip)
