# SPDX-License-Identifier: MIT
"""What a Program costs, to choose between ways of writing the same function.

A throughput bound measured on Zen 4, in quarter cycles: a full multiplication occupies the core like four plain
operations, a low one like three, a double shift like two; loads, constants and byte swaps are nearly free.
"""

from __future__ import annotations

from ecgen.ir import Instr, Op, Program

_FREE = frozenset({Op.LOAD, Op.CONST, Op.BSWAP})


def cost(program: Program) -> int:
    """Quarter cycles by the model; only differences between Programs of one width mean anything."""
    return sum(_instr_cost(instr) for instr in program.instrs)


def _instr_cost(instr: Instr) -> int:
    if instr.op in _FREE:
        return 0
    if instr.op is Op.MUL:
        return 3 if instr.outs[1] is None else 4
    return 2 if instr.op is Op.SHRD else 1
