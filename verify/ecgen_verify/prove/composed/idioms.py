# SPDX-License-Identifier: MIT
"""Vector instructions that compilers use for constants and that the core's model does not have.

Trusted.
"""

from __future__ import annotations

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, vector_number
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.path import constant

_COMPARISONS = ("PCMPEQB", "PCMPEQW", "PCMPEQD")
_ONES = (1 << 64) - 1


def all_ones(machine: Machine, instruction: x86.Instruction) -> int | None:
    """A register compared with itself for equality is all-ones (Intel SDM, volume 2); None for anything else."""
    if MNEMONICS[instruction.mnemonic] not in _COMPARISONS or instruction.op_kind(1) != x86.OpKind.REGISTER:
        return None
    number = vector_number(instruction.op_register(0))
    if number is None or instruction.op_register(0) != instruction.op_register(1):
        return None
    machine.vectors[number] = constant(_ONES), constant(_ONES)
    return int(instruction.next_ip)
