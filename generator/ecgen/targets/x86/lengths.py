# SPDX-License-Identifier: MIT
"""How many bytes the instructions of prologues and epilogues take, so that unwind information needs no labels among them."""

from __future__ import annotations

from ecgen.targets.x86.instruction import Instruction
from ecgen.targets.x86.operands import Imm, Mem, Reg

_FIXED = {"endbr64": 4, "ret": 1, "je": 6, "jne": 6, "vzeroupper": 3}


def length(measured: Instruction) -> int:
    """Raises ValueError for what stands in no prologue or epilogue."""
    match measured.mnemonic, measured.operands:
        case mnemonic, _ if mnemonic in _FIXED:
            return _FIXED[mnemonic]
        case "push" | "pop", (Reg(register),):
            return 2 if _is_new(register) else 1
        case "mov", (Reg(size=8), Reg(size=8)):
            return 3
        case "add" | "sub" | "and", (Reg("rsp"), Imm(number)):
            return 4 if -128 <= number < 128 else 7
        case "cmp", (Mem(base=None, index=None, size=4), Imm(number)) if -128 <= number < 128:
            return 7
        case "movdqu", (Mem("rsp", offset, index=None), Reg(register)) | (Reg(register), Mem("rsp", offset, index=None)):
            return 5 + _is_new(register) + (0 if offset == 0 else 1 if offset < 128 else 4)
        case _:
            raise ValueError(f"{measured}: of a length that is not known here")


def _is_new(register: str) -> bool:
    """Whether it is one of the registers 8 to 15, which a prefix asks for."""
    number = register.removeprefix("zmm").removeprefix("r")
    return number.isdigit() and int(number) >= 8
