# SPDX-License-Identifier: MIT
"""One straight-line function as a listing of instructions with the frame around it."""

from __future__ import annotations

from ecgen.ir import Op, Program
from ecgen.targets.x86.operands import ARGUMENTS
from ecgen.targets.x86.select import Code, generate
from ecgen.targets.x86.tuned_schedule import TunedSchedule
from ecgen.targets.x86.validate import validated


def uses_multiplier(program: Program) -> bool:
    """Whether the two x86-64 variants of the Program differ at all."""
    return any(instr.op is Op.MUL for instr in program.instrs)


def code(program: Program, *, adx: bool, schedule: TunedSchedule | None = None) -> Code:
    """The function's instructions and frame; `schedule` replaces the scheduler's order and the allocator's choices.

    Raises ValueError for more parameters than there are argument registers, CheckFailed for a schedule of another Program."""
    if len(program.params) > len(ARGUMENTS):
        raise ValueError(f"{program.name}: {len(program.params)} parameters do not fit the argument registers")
    return validated(program, schedule) if schedule is not None else generate(program, adx=adx)
