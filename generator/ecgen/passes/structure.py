# SPDX-License-Identifier: MIT
"""What Programs have in common that differ in their constants only: products modulo two primes of one length are the same
instructions with other numbers. An order that is fast for one of them is fast for the other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ecgen.ir import Kind, Op, Program

#: Constants that are part of the structure: code treats them in ways of their own.
_OWN = (0, 1, (1 << 64) - 1)
#: What stands for the constants, by their number: for those that fit an instruction as sign-extended 32 bits, and the others.
_SHORT, _LONG = 0x7EC00000, 0x7EC0_0000_0000_0000
_MOST = 1 << 16


@dataclass(frozen=True)
class Structure:
    """`program`: with names for its constants, and for what it computes modulo; `names`: the name of each constant."""

    program: Program
    names: dict[int, int]

    @property
    def constants(self) -> dict[int, int]:
        """The constant for each name."""
        return {name: constant for constant, name in self.names.items()}


def structure(program: Program) -> Structure:
    """The Program's structure. Those of two Programs are equal, by `digest`, where they differ in constants only."""
    names: dict[int, int] = {}
    for instr in program.instrs:
        if instr.op is Op.CONST and instr.imm not in _OWN and not _is_short_negative(instr.imm):
            names.setdefault(instr.imm, (_SHORT if instr.imm < 1 << 31 else _LONG) + len(names))
    assert len(names) < _MOST
    instrs = tuple(replace(i, imm=names.get(i.imm, i.imm)) if i.op is Op.CONST else i for i in program.instrs)
    params = tuple(replace(param, kind=Kind.LIMBS) if param.kind is Kind.SCALAR or param.kind is Kind.FIELD else param
                   for param in program.params)  # fmt: skip
    return Structure(replace(program, name=program.contract.operation, params=params, instrs=instrs), names)


def _is_short_negative(constant: int) -> bool:
    """Whether it fits an instruction as a negative number: there are few such, and they stay as they are."""
    return constant >= (1 << 64) - (1 << 31)
