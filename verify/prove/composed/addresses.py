# SPDX-License-Identifier: MIT
"""Sums and comparisons of addresses as loops over arrays make them; the core's model moves pointers by constants only.

Trusted. Both addresses of a comparison lie in one object, which does not wrap around.
"""

from __future__ import annotations

import iced_x86 as x86

from ecgen.verify.prove.code import MNEMONICS
from ecgen.verify.prove.machine import Machine, Pointer
from ecgen.verify.prove.operands import Operands, signed
from ecgen.verify.prove.path import Word, constant


def on_addresses(machine: Machine, instruction: x86.Instruction) -> int | None:
    """Execute ADD of an address to a number, SUB and CMP of two addresses; the next address, or None for anything else."""
    name = MNEMONICS[instruction.mnemonic]
    if name not in ("ADD", "SUB", "CMP") or instruction.op_kind(0) == x86.OpKind.MEMORY:
        return None
    operands = Operands(machine, instruction)
    if operands.width(0) != 64:
        return None
    second = operands.value(1, 64)
    if not isinstance(second, Pointer):
        return None
    first = operands.value(0, 64)
    if name == "ADD" and isinstance(first, Word) and first.is_constant:
        operands.put(0, second.moved(signed(first.lo)), 64)
        machine.flags.update(CF=None, OF=None, ZF=None, SF=None)
        return int(instruction.next_ip)
    if name == "ADD" or not isinstance(first, Pointer):
        return None
    one, other = machine.resolve(first), machine.resolve(second)
    if one.base != other.base:
        return None
    distance = one.offset - other.offset
    if name == "SUB":
        operands.put(0, constant(distance & ((1 << 64) - 1)), 64)
    negative = constant(int(distance < 0))
    machine.flags.update(CF=negative, SF=negative, ZF=constant(int(distance == 0)), OF=constant(0))
    return int(instruction.next_ip)
