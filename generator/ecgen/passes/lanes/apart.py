# SPDX-License-Identifier: MIT
"""A Program on four lanes that exchange numbers, as a lane Program on one: every word of every lane is a value of its own.

What permutes words is only another name for them there. So the interpreter and the bounds pass, which follow one lane, follow all
four.
"""

from __future__ import annotations

from ecgen.ir import Builder, Instr, Kind, Op, Param, Program, Value

LANES = 4
_ONES = (1 << 64) - 1
_Lanes = tuple[Value, ...]


def apart(program: Program) -> Program:
    """The same computation. A parameter of n vectors has 4n columns, those of one vector side by side; masks are masks."""
    b = Builder(program.name, program.width)
    params = {param.name: _param(b, param) for param in program.params}
    values: dict[Value, _Lanes] = {}
    comment = -1
    for instr in program.instrs:
        if instr.comment != comment:
            comment = instr.comment
            b.comment(program.comments[comment])
        out, *_ = instr.outs
        assert out is not None
        values[out] = _taken(b, instr, params, values)
    for store in program.stores:
        for lane, value in enumerate(values[store.value]):
            b.store(params[store.param], LANES * store.index + lane, value)
    return b.build(program.contract)


def _param(b: Builder, param: Param) -> Param:
    if param.kind is not Kind.QUADS:
        return b.param(param.name, Kind.MASKS)
    words = LANES * param.length
    return b.param(param.name, Kind.COLUMNS8, words, output=param.output, coordinate=words, highest=param.highest)


def _taken(b: Builder, instr: Instr, params: dict[str, Param], values: dict[Value, _Lanes]) -> _Lanes:
    match instr.op:
        case Op.LOAD if params[instr.param].kind is Kind.MASKS:
            return (b.load(params[instr.param]),) * LANES
        case Op.LOAD:
            return tuple(b.load(params[instr.param], LANES * instr.index + lane) for lane in range(LANES))
        case Op.CONST:
            return (b.const(instr.imm),) * LANES
        case Op.LANES:
            return tuple(b.const(instr.imm >> 64 * lane & _ONES) for lane in range(LANES))
        case Op.PERMUTE:
            (a,) = (values[arg] for arg in instr.args)
            return tuple(a[instr.imm >> 2 * lane & 3] for lane in range(LANES))
        case _:
            return tuple(b.again(instr, [values[arg][lane] for arg in instr.args]) for lane in range(LANES))
