# SPDX-License-Identifier: MIT
"""A machine instruction as a value, and what may stand between instructions in a listing."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.targets.x86.operands import Imm, Mem, Operand, Reg, Symbol
from ecgen.targets.x86.table import Form, form


@dataclass(frozen=True, slots=True)
class Instruction:
    """`operands`: in the order of Intel's manual, the destination first. `mask`: the register whose bits choose lanes of the
    first operand, None for all."""

    mnemonic: str
    operands: tuple[Operand, ...] = ()
    mask: str | None = None

    @property
    def form(self) -> Form:
        """Its row of the table. Raises KeyError for what the table does not hold."""
        return form(self.mnemonic, len(self.operands))

    @property
    def reads(self) -> frozenset[str]:
        """The registers that it reads, those of addresses among them, each by the name of the whole.

        A register written in part (8 or 16 bits) or under a mask is also read: the rest of it stays.
        """
        row, registers = self.form, set[str]()
        for role, operand in zip(row.roles, self.operands, strict=True):
            if isinstance(operand, Mem):
                registers.update(operand.registers)
            elif isinstance(operand, Reg) and (role in "ru" or operand.size < 4 or (self.mask and role == "w")):
                registers.add(operand.whole)
        if self.mask is not None:
            registers.add(self.mask)
        return row.reads | registers

    @property
    def writes(self) -> frozenset[str]:
        """The registers that it writes, each by the name of the whole."""
        row = self.form
        spent = {self.mask} if self.mask is not None and row.spends_mask else set()
        return row.writes | spent | {operand.whole for role, operand in zip(row.roles, self.operands, strict=True)
                             if isinstance(operand, Reg) and role in "wu"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Comment:
    """A line for readers, in front of the instructions that it speaks of."""

    text: str


Line = Instruction | Comment


def instruction(mnemonic: str, *operands: Operand | int, mask: str | None = None) -> Instruction:
    """A number stands for itself. Raises KeyError unless the table holds the mnemonic with so many operands."""
    form(mnemonic, len(operands))
    return Instruction(mnemonic, tuple(Imm(operand) if isinstance(operand, int) else operand for operand in operands), mask)


def jump(mnemonic: str, target: str) -> Instruction:
    return instruction(mnemonic, Symbol(target))
