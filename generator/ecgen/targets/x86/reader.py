# SPDX-License-Identifier: MIT
"""Reads one machine instruction as a tuned schedule's file has it: the forms that schedules are made of, in NASM's syntax.

The only place where text becomes instructions.
"""

from __future__ import annotations

import re

from ecgen.targets.x86.instruction import Instruction
from ecgen.targets.x86.operands import REGISTERS, Imm, Mem, Operand, Reg
from ecgen.targets.x86.table import form

_REGISTERS = {Reg(name, size).name: Reg(name, size) for name in (*REGISTERS, "rsp") for size in (8, 4)}
_MEMORY = re.compile(r"qword \[(\w+)(?: \+ ([1-9][0-9]{0,5}))?\]", re.ASCII)
_SUM = re.compile(r"\[(\w+) \+ (\w+)\]", re.ASCII)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,19})|0x[0-9a-f]{1,16}", re.ASCII)


class Unreadable(Exception):
    """The text is no instruction of a schedule; says why."""


def read_instruction(text: str) -> Instruction:
    """Raises Unreadable for an unknown mnemonic, a wrong number of operands, or an operand of another form."""
    mnemonic, _, rest = text.partition(" ")
    operands = tuple(_operand(word) for word in rest.split(", ")) if rest else ()
    try:
        form(mnemonic, len(operands))
    except KeyError:
        raise Unreadable(f"'{mnemonic}' with {len(operands)} operands is no instruction of schedules") from None
    return Instruction(mnemonic, operands)


def _operand(text: str) -> Operand:
    if text in _REGISTERS:
        return _REGISTERS[text]
    if _NUMBER.fullmatch(text):
        return Imm(int(text, 0))
    memory, total = _MEMORY.fullmatch(text), _SUM.fullmatch(text)
    if memory is not None:
        return Mem(_address_register(memory[1]), int(memory[2] or 0))
    if total is not None:
        return Mem(_address_register(total[1]), index=_address_register(total[2]), size=0)
    raise Unreadable(f"operand '{text}' is no register, no number and no 'qword [register + offset]'")


def _address_register(text: str) -> str:
    register = _REGISTERS.get(text)
    if register is None or register.size != 8:
        raise Unreadable(f"'{text}' in an address is no 64-bit register")
    return register.whole
