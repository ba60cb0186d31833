# SPDX-License-Identifier: MIT
"""A name for a Program, by which a tuned schedule says what it schedules."""

from __future__ import annotations

import hashlib

from ecgen.ir import Program, Value


def digest(program: Program) -> str:
    """A name for what the Program computes and how, whatever its values are numbered and its comments say."""
    number: dict[Value, int] = {}
    text = [program.name, str(program.width)]
    text += [f"{p.kind.value} {p.name} {p.length} {p.output}" for p in program.params]
    for instr in program.instrs:
        for value in instr.defs:
            number[value] = len(number)
        outs = [number[out] if out is not None else None for out in instr.outs]
        args = [number[arg] for arg in instr.args]
        text.append(f"{instr.op.value} {outs} {args} {instr.imm} {instr.param} {instr.index} {instr.size} {bool(instr.wraps)}")
    text += [f"{s.param} {s.index} {s.size} {number[s.value]}" for s in program.stores]
    text.append(f"{program.returns.value} {None if program.result is None else number[program.result]}")
    return hashlib.sha256("\n".join(text).encode()).hexdigest()[:32]
