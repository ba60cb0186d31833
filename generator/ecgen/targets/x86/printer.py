# SPDX-License-Identifier: MIT
"""Prints machine instructions; what the syntaxes differ in is handed in (nasm.py, gnu.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ecgen.targets.x86.instruction import Comment, Instruction, Line
from ecgen.targets.x86.operands import Imm, Mem, Operand, Reg

#: Numbers from here on are printed in base 16.
_LONG = 1 << 16


@dataclass(frozen=True)
class Printer:
    """One syntax. `comment`: begins one; `sizes`: the word for so many bytes of memory; `place`: the beginning of an address at a
    symbol; `symbol`: a name of C in code; `prepared`: the form in which an instruction is printed."""

    comment: str
    sizes: Mapping[int, str]
    place: Callable[[str], str]
    symbol: Callable[[str], str]
    prepared: Callable[[Instruction], Instruction]

    def line(self, shown: Line) -> str:
        """A comment or one instruction, without indentation or end of line."""
        if isinstance(shown, Comment):
            return f"{self.comment} {shown.text}"
        shown = self.prepared(shown)
        operands = [self._operand(operand) for operand in shown.operands]
        if shown.mask is not None:
            operands[0] += f"{{{shown.mask}}}"
        return f"{shown.mnemonic} {', '.join(operands)}" if operands else shown.mnemonic

    def explained(self, shown: Line) -> str:
        """The same with a comment behind it where it does something other than what its mnemonic says at first sight."""
        trick = None if isinstance(shown, Comment) else _trick(shown)
        return self.line(shown) if trick is None else f"{self.line(shown)} {self.comment} {trick}"

    def _operand(self, shown: Operand) -> str:
        match shown:
            case Reg():
                return shown.name
            case Imm(number):
                return hex(number) if number >= _LONG else str(number)
            case Mem():
                lanes = f"{{1to{shown.broadcast}}}" if shown.broadcast else ""
                return f"{self.sizes.get(shown.size, '')}[{self._address(shown)}]{lanes}"
            case _:
                return self.symbol(shown.name)

    def _address(self, place: Mem) -> str:
        parts = [self.place(place.symbol)] if place.symbol is not None else []
        parts += [place.base] if place.base is not None else []
        if place.index is not None:
            parts.append(f"{place.scale}*{place.index}" if place.scale != 1 else place.index)
        if place.disp or not parts:
            parts.append(str(place.disp))
        return " + ".join(parts)


def _trick(shown: Instruction) -> str | None:
    """What an instruction is there for, where that is an effect on the side."""
    match shown:
        case Instruction("test", (Reg("rsp"), Reg("rsp"))):
            return "clears CF and OF, and writes no register"
        case Instruction("xor", (Reg(first), Reg(second))) if first == second:
            return "0, and clears CF and OF"
        case Instruction("mov", (Reg(), Imm(0))):
            return "0; xor would clear CF and OF"
        case Instruction("sbb", (Reg(first), Reg(second))) if first == second:
            return "all-ones where CF is set, else 0"
        case Instruction("sub", (Reg(size=8), Imm(-1))):
            return "CF = not all-ones"
        case Instruction("add", (Reg(size=8), Imm(-1))):
            return "CF = not 0"
        case Instruction("endbr64"):
            return "an indirect call may land here"
        case _:
            return None
