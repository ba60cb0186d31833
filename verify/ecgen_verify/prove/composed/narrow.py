# SPDX-License-Identifier: MIT
"""Addresses cut to fewer than 64 bits.

Trusted. A mutant `lea r15d, [r13+40h]` of a pointer showed the need: what it makes is no address.
"""

from __future__ import annotations

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, register
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.world import Undecided


def refuse_narrow(machine: Machine, instruction: x86.Instruction) -> None:
    """Raises Undecided for LEA of an address into a narrower register."""
    if MNEMONICS[instruction.mnemonic] != "LEA" or Operands(machine, instruction).width(0) == 64:
        return
    codes = (instruction.memory_base, instruction.memory_index)
    given = [machine.registers.get(register(code)[0]) for code in codes if code != x86.Register.NONE]
    if instruction.is_ip_rel_memory_operand or any(isinstance(value, Pointer) for value in given):
        raise Undecided("an address cut to fewer than 64 bits")
