# SPDX-License-Identifier: MIT
"""Frames the generated instructions as a NASM function: saved registers, stack slots, comments."""

from __future__ import annotations

from ecgen.ir import Op, Program
from ecgen.passes.order import Order
from ecgen.targets.x86.ordered import ordered
from ecgen.targets.x86.select import ARGUMENTS, Code, generate


def uses_multiplier(program: Program) -> bool:
    """Whether the two x86-64 variants of the Program differ at all."""
    return any(instr.op is Op.MUL for instr in program.instrs)


def body(program: Program, *, adx: bool, order: Order | None = None) -> list[str]:
    """The lines between the function's ENTER and LEAVE macros, comments included; `order` replaces the scheduler's."""
    if len(program.params) > len(ARGUMENTS):
        raise ValueError(f"{program.name}: {len(program.params)} parameters do not fit the argument registers")
    return _framed(ordered(program, order) if order is not None else generate(program, adx=adx))


def _framed(code: Code) -> list[str]:
    lines = [f"push {register}" for register in code.saved]
    if code.slots:
        lines.append(f"sub rsp, {8 * code.slots}")
    lines += [f"; {line.text}" if line.comment else line.text for line in code.lines]
    if code.slots:
        lines.append(f"add rsp, {8 * code.slots}")
    return lines + [f"pop {register}" for register in reversed(code.saved)]
