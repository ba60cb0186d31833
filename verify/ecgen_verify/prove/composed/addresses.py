# SPDX-License-Identifier: MIT
"""Comparisons of addresses as loops over arrays make them; the core's model only asks whether they are the same.

Trusted. An object does not wrap around. Where two objects lie is not known, so that a comparison of addresses in different ones,
as compilers ask whether arrays overlap, may come out in every way; the answer is public.
"""

from __future__ import annotations

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS
from ecgen_verify.prove.composed.spread import split
from ecgen_verify.prove.image import REGION
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def on_addresses(machine: Machine, instruction: x86.Instruction) -> int | None:
    """Execute SUB and CMP of two addresses; the next address, or None for anything else."""
    name = MNEMONICS[instruction.mnemonic]
    if name not in ("SUB", "CMP") or (name != "CMP" and instruction.op_kind(0) == x86.OpKind.MEMORY):
        return None
    if instruction.op_kind(1) not in (x86.OpKind.REGISTER, x86.OpKind.MEMORY):
        return None
    operands = Operands(machine, instruction)
    if operands.width(0) != 64:
        return None
    second = operands.value(1, 64)
    if not isinstance(second, Pointer) or not isinstance(first := operands.value(0, 64), Pointer):
        return None
    (one, start), (other, end) = split(machine.resolve(first)), split(machine.resolve(second))
    sections = {place.offset // REGION for place in (first, second)}
    if one != other or (one == "image" and len(sections) > 1):  # the linker decides where sections lie
        if name != "CMP":
            return None
        places = f"{machine.resolve(first)} {machine.resolve(second)}"
        machine.flags.update(CF=_asked(machine, f"below {places}"), ZF=_asked(machine, f"same {places}"), SF=None, OF=None)
        return int(instruction.next_ip)
    distance = machine.path.resolve(start - end)
    low, high = machine.path.interval(distance)
    if (low <= 0 <= high and low != high) or max(-low, high) >> 63:
        raise Undecided("a comparison of addresses whose order is not known")
    if name == "SUB":
        if not distance.is_constant:
            return None
        operands.put(0, constant(distance.integer & ((1 << 64) - 1)), 64)
    negative = constant(int(high < 0))
    machine.flags.update(CF=negative, SF=negative, ZF=constant(int(low == high == 0)), OF=constant(0))
    return int(instruction.next_ip)


def _asked(machine: Machine, question: str) -> Word:
    """The bit that answers it; the same where it is asked again."""
    if (question, 0) not in machine.memory:
        machine.memory[question, 0] = (1, machine.path.input_word(question, 0, 1, secret=False))
    bit = machine.memory[question, 0][1]
    assert isinstance(bit, Word)
    return bit
